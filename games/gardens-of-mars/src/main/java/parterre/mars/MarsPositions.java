package parterre.mars;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.TextForm;

/// Positions as text, one line for each thing on the table:
///
/// ```
/// seats: 2
/// option special-empty: on
/// turn: P1 moves
/// dice: 1 3 3
/// P1: score 3, gardener f8, flowers 1 green 2 red
/// P2: score 5, gardener d5, flowers 2 blue
/// green: g4
/// red: f7 f9
/// ```
///
/// RULES.md has all of it. What is read is checked: sixty flowers, gardeners apart and off the centre, scores apart,
/// and a turn that fits what lies there. GM-D15
public final class MarsPositions implements TextForm<Position> {
    private static final Pattern OPTION = Pattern.compile("option\\s+(\\S+)");
    private static final Pattern PLAYER = Pattern.compile("p[1-8]");
    private static final Pattern FIELD = Pattern.compile("players\\[(\\d)](?:\\.(.*))?|beds\\[(.*)]");

    @Override
    public String write(Position position) {
        var view = Viewing.view(position);
        var lines = new ArrayList<String>();
        lines.add("edition: " + view.edition());
        lines.add("seats: " + view.players().size());
        view.options().forEach(option -> lines.add("option " + option.replaceFirst("=", ": ")));
        if (position.options().firstSeat() == MarsOptions.DRAWN && position.phase() != Phase.BEGIN) {
            lines.add("first: P" + view.first());
        }
        lines.add("turn: " + TurnWords.of(view));
        if (!view.dice().isEmpty()) {
            lines.add("dice: " + position.dice());
        }
        if (view.idle() > 0) {
            lines.add("idle: " + view.idle());
        }
        for (int seat = 0; seat < view.players().size(); seat++) {
            lines.add(Seat.of(seat) + ": "
                    + player(view.players().get(seat), position.flowers().bunch(seat)));
        }
        view.beds().forEach(bed -> lines.add(bed.colour() + ": " + String.join(" ", bed.cells())));
        return String.join("\n", lines) + "\n";
    }

    private static String player(MarsView.Player player, int bunch) {
        var gardeners = player.gardeners().stream().map(MarsView.Gardener::cell).collect(Collectors.joining(" "));
        return "score " + player.score() + ", gardener " + (gardeners.isEmpty() ? "none" : gardeners) + ", flowers "
                + new Bunch(bunch);
    }

    @Override
    public Reading<Position> read(String text) {
        return new Reader().read(text, Arranging::position);
    }

    /// Reads a position in which flowers that do not matter may be left out.
    Reading<Position> readSketch(String text) {
        return new Reader().read(text, Arranging::sketch);
    }

    /// How a view becomes a position.
    @FunctionalInterface
    private interface Arranged {
        Reading<Position> position(MarsView view);
    }

    /// One text being read.
    private static final class Reader {
        private final Map<String, Integer> lineOf = new TreeMap<>();
        private final Map<String, String> values = new TreeMap<>();
        private final List<Reading.Problem> problems = new ArrayList<>();

        Reading<Position> read(String text, Arranged arranged) {
            var lines = text.lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                readLine(i + 1, lines.get(i).strip());
            }
            var view = view();
            if (!problems.isEmpty()) {
                return new Reading.Bad<>(problems);
            }
            return switch (arranged.position(view)) {
                case Reading.Good<Position> good -> good;
                case Reading.Bad<Position>(List<Reading.Problem> wrong) ->
                    new Reading.Bad<>(wrong.stream().map(this::inText).toList());
            };
        }

        private void readLine(int number, String line) {
            if (line.isEmpty() || line.startsWith("#")) {
                return;
            }
            int colon = line.indexOf(':');
            var key = colon < 0 ? line : line.substring(0, colon).strip().toLowerCase(Locale.ROOT);
            if (colon < 0 || !isKnown(key)) {
                problems.add(new Reading.Problem(
                        number,
                        key,
                        "is nothing that a position has",
                        "write seats, option NAME, first, turn, dice, idle, P1, P2 …, a colour, and a colon after it"));
            } else if (values.putIfAbsent(key, line.substring(colon + 1).strip()) != null) {
                problems.add(new Reading.Problem(number, key, "is there twice", "write it once"));
            } else {
                lineOf.put(key, number);
            }
        }

        private static boolean isKnown(String key) {
            return List.of("edition", "seats", "first", "turn", "dice", "idle").contains(key)
                    || OPTION.matcher(key).matches()
                    || PLAYER.matcher(key).matches()
                    || Colour.all().stream().anyMatch(colour -> colour.word().equals(key));
        }

        private MarsView view() {
            int seats = number("seats", "", 2, 5);
            var options = new ArrayList<String>();
            for (var entry : values.entrySet()) {
                var option = OPTION.matcher(entry.getKey());
                if (option.matches()) {
                    options.add(option.group(1) + "=" + entry.getValue());
                }
            }
            var turn = values.containsKey("turn")
                    ? read("turn", value("turn", ""), TurnWords::read, TurnWords.NONE)
                    : TurnWords.NONE;
            if (!values.containsKey("turn")) {
                wrong("turn", "turn", "is missing", "write for example turn: P1 moves");
            }
            boolean isInPlay = !List.of("", "begin", "place", "deal").contains(turn.waitsFor());
            var players = new ArrayList<MarsView.Player>();
            for (var seat : Seat.first(seats)) {
                if (isInPlay && !values.containsKey(seat.toString().toLowerCase(Locale.ROOT))) {
                    wrong(
                            seat.toString(),
                            seat.toString(),
                            "is missing",
                            "write for example " + seat + ": score 0, gardener e5, flowers 5 green 1 red");
                }
                players.add(player(seat));
            }
            for (int seat = seats; seat < Seat.MOST; seat++) {
                var key = "p" + (seat + 1);
                if (values.containsKey(key)) {
                    wrong(key, "P" + (seat + 1), "does not play", "there are " + seats + " seats");
                }
            }
            var beds = new ArrayList<MarsView.Bed>();
            for (var colour : Colour.all()) {
                var cells = value(colour.word(), "");
                if (!cells.isEmpty()) {
                    beds.add(new MarsView.Bed(colour.word(), List.of(cells.split("\\s+"))));
                }
            }
            var dice = value("dice", "none");
            return new MarsView(
                    number("edition", Integer.toString(MarsOptions.INFO.edition()), 0, 1_000_000),
                    options,
                    turn.waitsFor(),
                    turn.seat().isEmpty() ? first(options) : turn.seat().get().number(),
                    first(options),
                    turn.extra(),
                    dice.equals("none")
                            ? List.of()
                            : read("dice", dice, MarsPositions::dice, Dice.NONE).values(),
                    turn.toRoll(),
                    number("idle", "0", 0, Draft.MOST_IDLE),
                    players,
                    beds);
        }

        /// Who began: as written, as agreed, or P1.
        private int first(List<String> options) {
            if (values.containsKey("first")) {
                return read("first", value("first", ""), Seat::read, Seat.of(0)).number();
            }
            return options.stream()
                    .filter(option -> option.matches("first-player=[1-5]"))
                    .map(option -> option.charAt(option.length() - 1) - '0')
                    .findFirst()
                    .orElse(1);
        }

        private MarsView.Player player(Seat seat) {
            var key = seat.toString().toLowerCase(Locale.ROOT);
            int score = 0;
            var gardeners = new ArrayList<MarsView.Gardener>();
            var counts = new ArrayList<MarsView.Count>();
            for (var part : value(key, "").split(",", -1)) {
                var words = List.of(part.strip().toLowerCase(Locale.ROOT).split("\\s+"));
                var rest = words.subList(1, words.size());
                switch (words.getFirst()) {
                    case "" -> {}
                    case "score" -> {
                        if (rest.size() == 1 && rest.getFirst().matches("\\d{1,4}")) {
                            score = Integer.parseInt(rest.getFirst());
                        } else {
                            wrong(key, part.strip(), "is not a score", "write for example score 12");
                        }
                    }
                    case "gardener" -> {
                        if (!rest.equals(List.of("none"))) {
                            rest.forEach(cell -> gardeners.add(new MarsView.Gardener(cell, 0)));
                        }
                    }
                    case "flowers" -> {
                        var bunch = read(key, part.strip(), text -> MarsNotation.bunch(text, rest), Bunch.NONE);
                        new EnumMap<>(bunch.counts())
                                .forEach((colour, count) -> counts.add(new MarsView.Count(colour.word(), count)));
                    }
                    default ->
                        wrong(
                                key,
                                part.strip(),
                                "is nothing that a player has",
                                "write score 12, gardener e5, flowers 5 green 1 red");
                }
            }
            return new MarsView.Player(score, 0, gardeners, counts);
        }

        private String value(String key, String missing) {
            return values.getOrDefault(key, missing);
        }

        private int number(String key, String missing, int least, int most) {
            var text = value(key, missing);
            if (text.matches("\\d{1,7}") && Integer.parseInt(text) >= least && Integer.parseInt(text) <= most) {
                return Integer.parseInt(text);
            }
            wrong(
                    key,
                    key,
                    text.isEmpty() ? "is missing" : "is '" + text + "'",
                    "write " + key + ": and a number from " + least + " to " + most);
            return least;
        }

        private <T> T read(String key, String text, java.util.function.Function<String, Reading<T>> form, T otherwise) {
            return switch (form.apply(text)) {
                case Reading.Good<T>(T value) -> value;
                case Reading.Bad<T>(List<Reading.Problem> wrong) -> {
                    wrong.forEach(problem -> problems.add(problem.at(lineOf.getOrDefault(key, 0))));
                    yield otherwise;
                }
            };
        }

        private void wrong(String key, String where, String says, String remedy) {
            problems.add(new Reading.Problem(lineOf.getOrDefault(key, 0), where, says, remedy));
        }

        /// The same problem in the words and at the line of the text.
        private Reading.Problem inText(Reading.Problem problem) {
            var field = FIELD.matcher(problem.where());
            var key = problem.where();
            var where = problem.where();
            if (field.matches() && field.group(1) != null) {
                where = "P" + (Integer.parseInt(field.group(1)) + 1);
                key = where.toLowerCase(Locale.ROOT);
                where = field.group(2) == null ? where : where + " " + field.group(2);
            } else if (field.matches()) {
                key = field.group(3);
                where = key;
            } else if (key.equals("options")) {
                key = lineOf.keySet().stream()
                        .filter(line -> line.startsWith("option ")
                                && problem.says()
                                        .contains("'"
                                                + line.substring("option ".length())
                                                        .strip()))
                        .findFirst()
                        .orElse(key);
                where = key;
            } else if (List.of("waitsFor", "seat", "toRoll", "extraTurn").contains(where)) {
                key = "turn";
                where = "turn";
            }
            return new Reading.Problem(lineOf.getOrDefault(key, 0), where, problem.says(), problem.remedy());
        }
    }

    private static Reading<Dice> dice(String text) {
        return MarsNotation.dice(text, List.of(text.split("\\s+")));
    }
}
