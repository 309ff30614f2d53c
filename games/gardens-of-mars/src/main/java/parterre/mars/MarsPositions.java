package parterre.mars;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.text.Field;
import parterre.engine.text.Fields;
import parterre.engine.text.Form;
import parterre.engine.text.Forms;
import parterre.engine.text.PositionForm;

/// The text form of positions, one line for each thing on the table:
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
/// RULES.md describes the whole form. Reading checks the position. There must be sixty flowers. Gardeners must
/// stand on different cells off the centre, scores must differ, and the turn must fit the table. GM-D15
public final class MarsPositions {
    public static final PositionForm<Position> FORM = form(Arranging::position);

    /// The text form of positions in which unimportant flowers may be left out.
    static final PositionForm<Position> SKETCH = form(Arranging::sketch);

    private static final int MOST_SCORE = 9_999;
    private static final String NONE = "none";
    private static final Map<String, String> LINES = lines();
    private static final Form<Dice> DICE = Forms.ofWords(
            Form.of(
                    "1 3 3",
                    Dice::toString,
                    text -> text.equals(NONE) ? Reading.good(Dice.NONE) : MarsNotation.dice(text, words(text))),
            NONE);
    private static final Form<Bunch> BUNCH = Forms.ofCounts(
            Form.of(
                    "5 green 1 red",
                    Bunch::toString,
                    text -> MarsNotation.bunch("flowers " + text, text.isEmpty() ? List.of() : words(text))),
            NONE,
            (colour, count) -> count + " " + colour);
    private static final Form<List<String>> CELLS = Forms.ofWords(
            Form.of(
                    "e5",
                    cells -> cells.isEmpty() ? NONE : String.join(" ", cells),
                    text -> Reading.good(words(text).stream()
                            .filter(word -> !word.isEmpty() && !word.equals(NONE))
                            .toList())),
            NONE);
    private static final Player ABSENT = new Player(0, List.of(), Bunch.NONE);

    private MarsPositions() {}

    /// @param arranged turns a view into a position, at the beginning of a turn or within it
    private static PositionForm<Position> form(BiFunction<MarsView, Boolean, Reading<Position>> arranged) {
        return new PositionForm<>(
                new MarsGame(),
                setup -> lines(setup)
                        .within(
                                Sketched::of,
                                sketched -> arranged.apply(sketched.view(), sketched.isBeginning())
                                        .mapProblems(MarsPositions::inText)));
    }

    private static Fields<Sketched> lines(Setup setup) {
        var terms = MarsTerms.of(setup);
        var agreed = Seat.of(terms.opening().isDrawn() ? 0 : terms.opening().firstSeat());
        var first = Field.of(
                        "first",
                        Forms.seat(setup.seats()),
                        (Sketched sketched) -> Seat.of(sketched.view().first() - 1))
                .orElse(agreed)
                .onlyIf(sketched -> terms.opening().isDrawn() && sketched.view().waitsFor() != Phase.BEGIN);
        var turn = Field.of("turn", TurnWords.FORM, (Sketched sketched) -> TurnWords.of(sketched.view()));
        var dice = Field.of(
                        "dice",
                        DICE,
                        (Sketched sketched) -> Dice.of(sketched.view().dice()))
                .orElse(Dice.NONE)
                .onlyIf(sketched -> !sketched.view().dice().isEmpty());
        var idle = Field.of(
                        "idle",
                        Forms.number(0, Draft.MOST_IDLE),
                        (Sketched sketched) -> sketched.view().idle())
                .orElse(0)
                .onlyIf(sketched -> sketched.view().idle() > 0);
        var players = Seat.first(setup.seats()).stream()
                .map(seat -> Field.of(
                                seat.toString(), player(), (Sketched sketched) -> Player.of(sketched.view(), seat))
                        .orElse(ABSENT))
                .toList();
        var beds = Colour.all().stream()
                .map(colour -> Field.of(colour.word(), CELLS, (Sketched sketched) -> bed(sketched.view(), colour))
                        .orElse(List.of())
                        .onlyIf(sketched -> !bed(sketched.view(), colour).isEmpty()))
                .toList();
        var all = new ArrayList<Field<Sketched, ?>>(List.of(first, turn, dice, idle));
        all.addAll(players);
        all.addAll(beds);
        return new Fields<>(all, values -> {
            var words = values.of(turn);
            int began = values.of(first).number();
            var view = new MarsView(
                    setup.edition(),
                    setup.chosen(),
                    words.phase(),
                    words.seat().map(Seat::number).orElse(began),
                    began,
                    words.isExtra(),
                    values.of(dice).values(),
                    words.toRoll(),
                    values.of(idle),
                    players.stream().map(player -> values.of(player).seen()).toList(),
                    beds.stream()
                            .filter(bed -> !values.of(bed).isEmpty())
                            .map(bed ->
                                    new MarsView.Bed(Colour.all().get(beds.indexOf(bed)), values.of(bed), List.of()))
                            .toList(),
                    List.of());
            return Reading.good(new Sketched(view, words.isBeginning()));
        });
    }

    private static List<String> bed(MarsView view, Colour colour) {
        return view.beds().stream()
                .filter(bed -> bed.colour() == colour)
                .flatMap(bed -> bed.cells().stream())
                .toList();
    }

    /// The content of all lines.
    ///
    /// @param isBeginning true if a turn begins, so that its phase follows from the rules
    private record Sketched(MarsView view, boolean isBeginning) {
        private static Sketched of(Position position) {
            return new Sketched(Viewing.view(position), false);
        }
    }

    /// The content of the line of a player.
    private record Player(int score, List<String> gardeners, Bunch flowers) {
        private static Player of(MarsView view, Seat seat) {
            var player = view.players().get(seat.index());
            return new Player(
                    player.score(),
                    player.gardeners().stream().map(MarsView.Gardener::cell).toList(),
                    Viewing.bunch(player.flowers()));
        }

        private MarsView.Player seen() {
            return new MarsView.Player(
                    score,
                    0,
                    gardeners.stream()
                            .map(cell -> new MarsView.Gardener(cell, 0))
                            .toList(),
                    Viewing.counts(flowers));
        }
    }

    private static Form<Player> player() {
        return Fields.of(
                        Player::new,
                        Field.of("score", Forms.number(0, MOST_SCORE), Player::score)
                                .orElse(0),
                        Field.of("gardener", CELLS, Player::gardeners).orElse(List.of()),
                        Field.of("flowers", BUNCH, Player::flowers).orElse(Bunch.NONE))
                .byName(", ");
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    }

    /// Returns a problem with the line of the text instead of the field of the view.
    private static Reading.Problem inText(Reading.Problem problem) {
        return problem.about(LINES.getOrDefault(problem.where(), problem.where()));
    }

    private static Map<String, String> lines() {
        var lines = new HashMap<String, String>();
        List.of("waitsFor", "seat", "toRoll", "extraTurn").forEach(field -> lines.put(field, "turn"));
        for (var seat : Seat.first(MarsOptions.INFO.mostSeats())) {
            for (var part : List.of("score", "gardeners", "flowers")) {
                lines.put("players[" + seat.index() + "]." + part, seat + " " + part);
            }
        }
        Colour.all().forEach(colour -> lines.put("beds[" + colour.word() + "]", colour.word()));
        return lines;
    }
}
