package parterre.mars;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.NamedLines;

/// The lines of a position being read: first as the [MarsView] that they describe, which [Arranging] then sets up.
/// GM-D15
final class PositionReader {
    private static final int MOST_SEATS = MarsOptions.INFO.mostSeats();
    private static final List<String> NAMES = names();
    private static final List<String> PARTS = List.of("score", "gardener", "flowers");
    private static final List<String> NONE = List.of("none");
    private static final Pattern PLAYER = Pattern.compile("players\\[(\\d)]\\.?(.*)");
    private static final Pattern BED = Pattern.compile("beds\\[(.*)]");

    private final NamedLines lines;
    private final Setup setup;

    private PositionReader(NamedLines lines, Setup setup) {
        this.lines = lines;
        this.setup = setup;
    }

    private static List<String> names() {
        var names = new ArrayList<>(List.of("first", "turn", "dice", "idle"));
        Seat.first(MOST_SEATS).forEach(seat -> names.add(seat.toString()));
        Colour.all().forEach(colour -> names.add(colour.word()));
        return names;
    }

    /// The position that the text describes, or everything that is wrong with it.
    ///
    /// @param arranged how its view becomes a position
    static Reading<Position> read(String text, Function<MarsView, Reading<Position>> arranged) {
        var lines = new NamedLines(text, NAMES);
        return lines.setup(MarsOptions.INFO)
                .then(setup -> new PositionReader(lines, setup).view())
                .then(view -> arranged.apply(view).mapProblems(problem -> lines.located(inText(problem))));
    }

    private Reading<MarsView> view() {
        var turn = turn();
        int first = first();
        var view = new MarsView(
                setup.edition(),
                Viewing.chosen(setup),
                turn.waitsFor(),
                turn.seat().map(Seat::number).orElse(first),
                first,
                turn.extra(),
                dice().values(),
                turn.toRoll(),
                lines.numberOr("idle", 0, Draft.MOST_IDLE, 0),
                players(turn),
                beds());
        return lines.problems().isEmpty() ? Reading.good(view) : new Reading.Bad<>(lines.problems());
    }

    private TurnWords turn() {
        var text = lines.value("turn");
        if (text.isEmpty()) {
            lines.wrong("turn", "is missing", "write for example turn: P1 moves");
            return TurnWords.NONE;
        }
        return lines.part("turn", TurnWords.read(text.get()), TurnWords.NONE);
    }

    /// The number of the seat that began: as written, as agreed, or 1.
    private int first() {
        var opening = MarsTerms.of(setup).opening();
        var agreed = Seat.of(opening.isDrawn() ? 0 : opening.firstSeat());
        return lines.value("first")
                .map(text -> lines.part("first", Seat.read(text), agreed))
                .orElse(agreed)
                .number();
    }

    private Dice dice() {
        var text = lines.value("dice").orElse("none");
        return text.equals("none") ? Dice.NONE : lines.part("dice", MarsNotation.dice(text, words(text)), Dice.NONE);
    }

    private List<MarsView.Player> players(TurnWords turn) {
        boolean isInPlay = !List.of("", "begin", "place", "deal").contains(turn.waitsFor());
        var players = new ArrayList<MarsView.Player>();
        for (var seat : Seat.first(MOST_SEATS)) {
            var name = seat.toString();
            var text = lines.value(name);
            if (seat.number() > setup.seats()) {
                if (text.isPresent()) {
                    lines.wrong(name, "does not play", "there are " + setup.seats() + " seats");
                }
                continue;
            }
            if (isInPlay && text.isEmpty()) {
                lines.wrong(
                        name,
                        "is missing",
                        "write for example " + name + ": score 0, gardener e5, flowers 5 green 1 red");
            }
            players.add(player(name, parts(name, text.orElse(""))));
        }
        return players;
    }

    /// "score 3, gardener f8" as the words behind the first word of each part.
    private Map<String, List<String>> parts(String name, String text) {
        var parts = new HashMap<String, List<String>>();
        for (var part : text.split(",", -1)) {
            var words = words(part);
            var kind = words.getFirst();
            if (!part.isBlank() && !PARTS.contains(kind)) {
                lines.wrong(name, "has '" + part.strip() + "'", "write score 12, gardener e5, flowers 5 green 1 red");
            } else if (!part.isBlank() && parts.put(kind, words.subList(1, words.size())) != null) {
                lines.wrong(name, "says twice what " + kind + " he has", "write " + kind + " once");
            }
        }
        return parts;
    }

    private MarsView.Player player(String name, Map<String, List<String>> parts) {
        var flowers = parts.getOrDefault("flowers", NONE);
        var bunch = lines.part(name, MarsNotation.bunch("flowers " + String.join(" ", flowers), flowers), Bunch.NONE);
        return new MarsView.Player(
                score(name, parts.getOrDefault("score", List.of("0"))),
                0,
                parts.getOrDefault("gardener", NONE).stream()
                        .filter(word -> !NONE.contains(word))
                        .map(cell -> new MarsView.Gardener(cell, 0))
                        .toList(),
                Viewing.counts(bunch));
    }

    private int score(String name, List<String> words) {
        var text = String.join(" ", words);
        if (text.matches("\\d{1,4}")) {
            return Integer.parseInt(text);
        }
        lines.wrong(name, "has the score '" + text + "'", "write for example score 12");
        return 0;
    }

    private List<MarsView.Bed> beds() {
        return Colour.all().stream()
                .map(Colour::word)
                .filter(colour -> !lines.value(colour).orElse("").isEmpty())
                .map(colour ->
                        new MarsView.Bed(colour, words(lines.value(colour).orElseThrow())))
                .toList();
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    }

    /// The same problem with the line of the text in place of the field of the view.
    private static Reading.Problem inText(Reading.Problem problem) {
        var field = problem.where();
        var player = PLAYER.matcher(field);
        var bed = BED.matcher(field);
        String where;
        if (player.matches()) {
            where = (Seat.of(Integer.parseInt(player.group(1))) + " " + player.group(2)).strip();
        } else if (bed.matches()) {
            where = bed.group(1);
        } else {
            where = List.of("waitsFor", "seat", "toRoll", "extraTurn").contains(field) ? "turn" : field;
        }
        return new Reading.Problem(0, where, problem.says(), problem.remedy());
    }
}
