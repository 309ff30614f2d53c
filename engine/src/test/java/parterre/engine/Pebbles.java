package parterre.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A throwaway game for the tests of this module. Everybody hides a red or a blue pebble, together and in
/// secret. Then the seats take turns, two rounds long. A die is rolled, and the mover takes up to so many
/// points, or dares the others, who pass or call together. Each call costs the mover a point. At the end a
/// red pebble is worth one more.
public final class Pebbles implements Game<Pebbles.State, Pebbles.Act, Pebbles.View> {
    public static final Option.Flag LONG = new Option.Flag("long", "PB-1", false);
    public static final Option.Range SIDES = new Option.Range("sides", "PB-2", 2, 9, 2);
    public static final Option.Flag BLIND = new Option.Flag("blind", "PB-3", false);
    public static final Option.Choice FIRST =
            new Option.Choice("first", "PB-4", List.of("eldest", "youngest"), "eldest");
    public static final Option.Table START = new Option.Table("start", "PB-5", 0, 9, new TreeMap<>(Map.of(2, 0, 3, 1)));
    public static final Option.File CARDS = new Option.File("cards", "PB-6", new Attachment("cards.json", "{}\n"));

    private static final GameInfo INFO = new GameInfo(
            "pebbles", "Pebbles", "PB", 2, 3, 3, 2, List.of(LONG, SIDES, BLIND, FIRST, START, CARDS), List.of());

    /// The position. The die shows 0 before it is rolled.
    public record State(Setup setup, List<String> hidden, List<Integer> score, int turn, int die, boolean dared) {
        int mover() {
            return turn % setup.seats();
        }

        boolean isOver() {
            return turn == setup.seats() * (setup.value(LONG) ? 4 : 2);
        }
    }

    public record View(State seen) {}

    public sealed interface Act extends Move {
        record Hide(String colour) implements Act {}

        record Roll(int pips) implements Act, ChanceMove {}

        record Take(int points) implements Act {}

        record Dare() implements Act {}

        record Answer(String word) implements Act {}
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return setup.value(LONG) && setup.value(SIDES) == 9
                ? Optional.of(
                        new Refusal("PB-1", new EngineWords.Told("A long game cannot have nine sides; choose fewer.")))
                : Optional.empty();
    }

    @Override
    public OptionalInt bound(Setup setup) {
        return OptionalInt.of(40);
    }

    @Override
    public State start(Setup setup) {
        return new State(setup, List.of(), Collections.nCopies(setup.seats(), setup.value(START)), 0, 0, false);
    }

    @Override
    public Setup setup(State state) {
        return state.setup();
    }

    @Override
    public Next<Act> next(State state) {
        var mover = Seat.of(state.mover());
        if (state.hidden().isEmpty()) {
            return new Next.Together<>(BySeat.each(
                    state.setup().seats(), _ -> Moves.of(List.of(new Act.Hide("red"), new Act.Hide("blue")))));
        }
        if (state.isOver()) {
            return new Next.Over<>(result(state));
        }
        if (state.die() == 0) {
            return new Next.Chance<>(
                    new Rolls(state.setup().value(SIDES), state.setup().value(BLIND)));
        }
        if (!state.dared()) {
            var moves = new ArrayList<Act>();
            IntStream.rangeClosed(1, state.die()).forEach(points -> moves.add(new Act.Take(points)));
            moves.add(new Act.Dare());
            return new Next.Turn<>(mover, Moves.of(moves));
        }
        BySeat<Moves<Act>> open = BySeat.none();
        BySeat<Act> defaults = BySeat.none();
        for (var seat : Seat.first(state.setup().seats())) {
            if (!seat.equals(mover)) {
                open = open.with(seat, Moves.of(List.of(new Act.Answer("pass"), new Act.Answer("call"))));
                defaults = defaults.with(seat, new Act.Answer("pass"));
            }
        }
        return new Next.Together<>(open, defaults, Optional.of(mover));
    }

    private static Result result(State state) {
        var standings = new ArrayList<Result.Standing>();
        for (var seat : Seat.first(state.setup().seats())) {
            int score = score(state, seat.index());
            int place = 1;
            for (int other = 0; other < state.setup().seats(); other++) {
                place += score(state, other) > score ? 1 : 0;
            }
            standings.add(new Result.Standing(new Result.Party.Seated(seat), place, score));
        }
        standings.sort((a, b) -> Integer.compare(a.place(), b.place()));
        return new Result.Placed("all rounds played", standings);
    }

    private static int score(State state, int seat) {
        return state.score().get(seat) + (state.hidden().get(seat).equals("red") ? 1 : 0);
    }

    @Override
    public State play(State state, Act move) {
        return switch (move) {
            case Act.Roll(int pips) ->
                new State(state.setup(), state.hidden(), state.score(), state.turn(), pips, false);
            case Act.Take(int points) -> scored(state, points);
            case Act.Dare() -> new State(state.setup(), state.hidden(), state.score(), state.turn(), state.die(), true);
            case Act.Hide _, Act.Answer _ -> throw new IllegalArgumentException("seats answer together");
        };
    }

    @Override
    public State play(State state, BySeat<Act> answers) {
        if (state.hidden().isEmpty()) {
            var hidden = answers.seats().stream()
                    .map(seat -> ((Act.Hide) answers.of(seat)).colour())
                    .toList();
            return new State(state.setup(), hidden, state.score(), 0, 0, false);
        }
        int calls = (int) answers.seats().stream()
                .filter(seat -> answers.of(seat).equals(new Act.Answer("call")))
                .count();
        return scored(state, calls == 0 ? state.die() + 1 : -calls);
    }

    private static State scored(State state, int points) {
        var score = new ArrayList<>(state.score());
        score.set(state.mover(), score.get(state.mover()) + points);
        return new State(state.setup(), state.hidden(), List.copyOf(score), state.turn() + 1, 0, false);
    }

    @Override
    public Optional<Refusal> refusal(State state, Seat seat, Act move) {
        var next = next(state);
        var edge = Refusal.atTheEdge(next, state.setup().seats(), seat, move);
        return edge.isPresent() || open(next, seat).list().contains(move)
                ? edge
                : Optional.of(
                        new Refusal("PB-7", new EngineWords.Told("That cannot be done here; do what is listed.")));
    }

    private static Moves<Act> open(Next<Act> next, Seat seat) {
        return switch (next) {
            case Next.Turn<Act> turn -> turn.moves();
            case Next.Together<Act> together -> together.open().of(seat);
            case Next.Chance<Act> _, Next.Over<Act> _ -> throw new IllegalArgumentException("nobody is asked");
        };
    }

    @Override
    public View view(State state, Viewer viewer) {
        var hidden = new ArrayList<String>();
        for (int i = 0; i < state.hidden().size(); i++) {
            hidden.add(viewer.sees(Seat.of(i)) ? state.hidden().get(i) : Lines.HIDDEN);
        }
        return new View(
                new State(state.setup(), List.copyOf(hidden), state.score(), state.turn(), state.die(), state.dared()));
    }

    @Override
    public State imagine(View view, Luck luck) {
        var seen = view.seen();
        var hidden = seen.hidden().stream()
                .map(colour -> colour.equals(Lines.HIDDEN) ? (luck.below(2) == 0 ? "red" : "blue") : colour)
                .toList();
        return new State(seen.setup(), hidden, seen.score(), seen.turn(), seen.die(), seen.dared());
    }

    @Override
    public String line(State before, Step<Act> step, Viewer viewer) {
        return Lines.line(
                step,
                (Seat seat, Act act) -> act instanceof Act.Hide && !viewer.sees(seat)
                        ? Lines.HIDDEN
                        : notation().write(act),
                notation()::write);
    }

    @Override
    public Notation<Act> notation() {
        return new Words();
    }

    /// A die whose outcomes can be told, or not listed at all.
    private record Rolls(int sides, boolean blind) implements Odds<Act> {
        @Override
        public Act sample(Luck luck) {
            return new Act.Roll(1 + luck.below(sides));
        }

        @Override
        public Optional<Refusal> refusal(Act outcome) {
            return outcome instanceof Act.Roll(int pips) && pips >= 1 && pips <= sides
                    ? Optional.empty()
                    : Optional.of(new Refusal("PB-2", new EngineWords.Told("The die shows 1 to " + sides + ".")));
        }

        @Override
        public boolean listed() {
            return !blind;
        }

        @Override
        public List<Outcome<Act>> outcomes() {
            if (blind) {
                throw new UnsupportedOperationException();
            }
            return IntStream.rangeClosed(1, sides)
                    .mapToObj(pips -> new Outcome<Act>(new Act.Roll(pips), 1))
                    .toList();
        }
    }

    /// `hide red`, `rolls 2`, `take 1`, `dare`, `pass`, `call`.
    private record Words() implements Notation<Act> {
        @Override
        public String write(Act act) {
            return switch (act) {
                case Act.Hide(String colour) -> "hide " + colour;
                case Act.Roll(int pips) -> "rolls " + pips;
                case Act.Take(int points) -> "take " + points;
                case Act.Dare() -> "dare";
                case Act.Answer(String word) -> word;
            };
        }

        @Override
        public Reading<Act> read(String text) {
            return switch (text) {
                case "hide red", "hide blue" -> Reading.good(new Act.Hide(text.substring(5)));
                case "dare" -> Reading.good(new Act.Dare());
                case "pass", "call" -> Reading.good(new Act.Answer(text));
                default ->
                    text.matches("rolls [0-9]")
                            ? Reading.good(new Act.Roll(text.charAt(6) - '0'))
                            : text.matches("take [0-9]")
                                    ? Reading.good(new Act.Take(text.charAt(5) - '0'))
                                    : Reading.bad(
                                            text,
                                            new EngineWords.Told(
                                                    "is no act; write 'take 1', 'dare', 'pass' or 'hide red'"));
            };
        }

        @Override
        public List<Example> examples() {
            return List.of(new Example("take", "take 1"));
        }
    }

    /// Positions as text: one line a component, then the options.
    public static final class Positions implements TextForm<State> {
        @Override
        public String write(State state) {
            var text = new StringBuilder("seats " + state.setup().seats()
                    + "\nhidden " + String.join(" ", state.hidden())
                    + "\n\nscore "
                    + String.join(
                            " ", state.score().stream().map(String::valueOf).toList())
                    + "\nturn " + state.turn()
                    + "\ndie " + state.die());
            state.setup()
                    .chosen()
                    .forEach((name, value) ->
                            text.append("\n").append(name).append(" ").append(value));
            return text.toString();
        }

        @Override
        public Reading<State> read(String text) {
            var said = new HashMap<String, String>();
            var all = text.split("\n", -1);
            for (int i = 0; i < all.length; i++) {
                var words = all[i].split(" ", 2);
                if (words.length == 2) {
                    said.put(words[0], words[1]);
                } else if (!all[i].isEmpty()) {
                    return new Reading.Bad<>(List.of(
                            new Reading.Problem(i + 1, all[i], new EngineWords.Told("says nothing; add a word"))));
                }
            }
            var options = new HashMap<>(said);
            List.of("seats", "hidden", "score", "turn", "die").forEach(options::remove);
            return WholeNumber.read("seats", said.getOrDefault("seats", ""), 2, 3)
                    .then(seats -> Setup.read(INFO, INFO.edition(), seats, options))
                    .then(setup -> WholeNumber.read("turn", said.getOrDefault("turn", ""), 0, 99)
                            .then(turn -> WholeNumber.read("die", said.getOrDefault("die", ""), 0, 9)
                                    .then(die -> whole(setup, said, turn, die))));
        }

        private static Reading<State> whole(Setup setup, Map<String, String> said, int turn, int die) {
            var colours = said.getOrDefault("hidden", "");
            var hidden = colours.isEmpty() ? List.<String>of() : List.of(colours.split(" "));
            var score = new ArrayList<Integer>();
            for (var word : said.getOrDefault("score", "").split(" ")) {
                if (!word.matches("-?[0-9]{1,3}")) {
                    return Reading.bad(word, new EngineWords.Told("is no score; write a number"));
                }
                score.add(Integer.parseInt(word));
            }
            return score.size() == setup.seats() && (hidden.isEmpty() || hidden.size() == setup.seats())
                    ? Reading.good(new State(setup, hidden, List.copyOf(score), turn, die, false))
                    : Reading.bad("score", new EngineWords.Told("does not fit the seats; write one for each seat"));
        }
    }
}
