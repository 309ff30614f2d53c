package parterre.mars;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Lines;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.testkit.English;

/// A position to try a rule on, written as text; what does not matter may be left out of it.
record Example(Position position) {
    static final MarsGame GAME = new MarsGame();

    /// A position in which flowers that do not matter are left out.
    static Example of(String text) {
        return new Example(MarsPositions.SKETCH.read(text).orThrow());
    }

    /// Two players: P1 as told, P2 far off in the corner k1 with a flower of each colour.
    static Example alone(String p1, String... more) {
        return of("seats: 2\nturn: P1 moves\nP1: " + p1 + "\nP2: gardener k1, flowers 3 green 3 blue\n"
                + String.join("\n", more));
    }

    static Example start(Setup setup) {
        return new Example(GAME.start(setup));
    }

    static Setup setup(int seats, String... options) {
        var setup = Setup.standard(GAME.info(), seats);
        for (var option : options) {
            setup = Setup.read(
                            GAME.info(),
                            1,
                            seats,
                            with(
                                    setup,
                                    option.substring(0, option.indexOf('=')),
                                    option.substring(option.indexOf('=') + 1)))
                    .orThrow();
        }
        return setup;
    }

    private static Map<String, String> with(Setup setup, String name, String value) {
        var chosen = new TreeMap<>(setup.chosen());
        chosen.put(name, value);
        return chosen;
    }

    /// Plays these record lines, each of which must be legal: `P1: 3 e5-h5 red`, `*: dice 1 3`.
    Example after(String... lines) {
        var now = position;
        for (var line : lines) {
            var step = Lines.read(GAME.notation(), line).orThrow();
            var why = judge(now, step);
            if (why.isPresent()) {
                throw new AssertionError(line + ": " + why.get() + " in\n" + MarsPositions.FORM.write(now));
            }
            now = GAME.play(now, step);
        }
        return new Example(now);
    }

    private static Optional<Refusal> judge(Position now, Step<MarsMove> step) {
        return switch (step) {
            case Step.Turn<MarsMove>(Seat seat, MarsMove move) -> GAME.refusal(now, seat, move);
            case Step.Chance<MarsMove>(MarsMove move) ->
                GAME.next(now) instanceof Next.Chance<MarsMove> chance
                        ? chance.odds().refusal(move)
                        : Optional.of(Refusal.chanceIsNotYours());
            case Step.Together<MarsMove> _ -> throw new IllegalStateException("nobody answers together");
        };
    }

    /// The id of the rule by which this line is refused, or "legal".
    String verdict(String line) {
        return judge(position, Lines.read(GAME.notation(), line).orThrow())
                .map(Refusal::rule)
                .orElse("legal");
    }

    /// Returns all listed moves of the seat that is to move, in their order.
    List<String> moves() {
        return GAME.next(position) instanceof Next.Turn<MarsMove> turn
                ? turn.moves().list().stream().map(GAME.notation()::write).toList()
                : List.of();
    }

    /// Where the listed moves go with this die, each cell once.
    List<String> goals(int die) {
        return moves().stream()
                .filter(move -> move.startsWith(die + " "))
                .map(move -> move.substring(move.indexOf('-') + 1).split(" ")[0])
                .distinct()
                .toList();
    }

    int score(int seat) {
        return position.score(seat - 1);
    }

    /// The `turn:` line.
    String turn() {
        return TurnWords.of(Viewing.view(position)).toString();
    }

    int toRoll() {
        return position.toRoll();
    }

    static String problems(String text) {
        return switch (MarsPositions.FORM.read(text)) {
            case Reading.Good<Position> _ -> "";
            case Reading.Bad<Position>(List<Reading.Problem> problems) ->
                String.join("\n", problems.stream().map(English::of).toList());
        };
    }
}
