package parterre.stalks;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Tables for tests, as text, and what happens on them.
final class Scene {
    static final StalkGame GAME = new StalkGame();

    private static final StalkNotation NOTATION = new StalkNotation();

    private final Map<String, String> lines = new LinkedHashMap<>(Map.of(
            "seats", "2",
            "phase", "act",
            "turn", "1, P1, actions 2",
            "first", "P1",
            "garden", ".".repeat(37),
            "exchange", "DFGSTD",
            "P1", "tokens 4, portfolio D4 F2 G2 S2 T2",
            "P2", "tokens 4, portfolio D2 F4 G2 S2 T2"));

    private Scene() {}

    /// The first turn of two players in an empty garden.
    static Scene usual() {
        return new Scene();
    }

    /// The first turn of two players with two flowers each in a garden of seven cells: `../.../..`.
    static Scene small(String exchange) {
        return new Scene()
                .option("garden-shape", "side-2")
                .option("portfolio-size", "2")
                .option("exchange-slots", Integer.toString(exchange.length()))
                .with("garden", ".".repeat(7))
                .with("exchange", exchange)
                .with("P1", "tokens 0, portfolio D1 F1")
                .with("P2", "tokens 0, portfolio D1 F1");
    }

    Scene with(String line, String value) {
        lines.put(line, value);
        return this;
    }

    Scene without(String line) {
        lines.remove(line);
        return this;
    }

    Scene option(String name, String value) {
        return with("option " + name, value);
    }

    /// The usual garden with these letters on these cells: `d4D c3f`.
    Scene growing(String cells) {
        var shape = Shape.hexagon(4);
        var garden = new StringBuilder(".".repeat(shape.size()));
        for (var word : cells.split(" ")) {
            int end = word.length() - 1;
            garden.setCharAt(shape.index(Cell.read(word.substring(0, end)).orThrow()), word.charAt(end));
        }
        return with("garden", garden.toString());
    }

    String text() {
        return lines.entrySet().stream()
                .map(line -> line.getKey() + ": " + line.getValue() + "\n")
                .collect(Collectors.joining());
    }

    Position position() {
        return StalkPositions.FORM.read(text()).orThrow();
    }

    static StalkMove move(String text) {
        return NOTATION.read(text).orThrow();
    }

    /// The position after these moves of players and chance, each of which must be allowed.
    Position after(String... moves) {
        return after(position(), moves);
    }

    static Position after(Position start, String... moves) {
        var position = start;
        for (var text : moves) {
            var move = move(text);
            var refusal = GAME.next(position) instanceof Next.Chance<StalkMove>(var odds)
                    ? odds.refusal(move)
                    : GAME.refusal(position, Seat.of(position.table().seat), move);
            refusal.ifPresent(reason -> {
                throw new AssertionError(text + " is refused: " + reason);
            });
            position = GAME.play(position, move);
        }
        return position;
    }

    /// Returns the events of this move of the player who is asked, or of chance, for a viewer who sees everything.
    static List<StalkEvent> events(Position position, String move) {
        return events(position, move, Viewer.everyone());
    }

    static List<StalkEvent> events(Position position, String move, Viewer viewer) {
        Step<StalkMove> step = GAME.next(position) instanceof Next.Chance<StalkMove>
                ? new Step.Chance<>(move(move))
                : new Step.Turn<>(Seat.of(position.table().seat), move(move));
        return GAME.events(position, step, viewer);
    }

    Optional<Refusal> refusal(String move) {
        return refusal(position(), move);
    }

    static Optional<Refusal> refusal(Position position, String move) {
        return GAME.refusal(position, Seat.of(position.table().seat), move(move));
    }

    /// The rule by which a move of the player who is asked is refused; empty if it is allowed.
    String refusedBy(String move) {
        return refusal(move).map(Refusal::rule).orElse("");
    }

    /// All moves of the player who is asked.
    static List<String> moves(Position position) {
        if (GAME.next(position) instanceof Next.Turn<StalkMove>(var _, var moves)) {
            return moves.list().stream().map(NOTATION::write).toList();
        }
        throw new AssertionError("nobody is asked in\n" + position);
    }

    static Result result(Position position) {
        if (GAME.next(position) instanceof Next.Over<StalkMove>(var result)) {
            return result;
        }
        throw new AssertionError("the game is not over in\n" + position);
    }

    static String exchange(Position position) {
        return Exchange.write(position.table().exchange, position.table().terms.slots());
    }

    static String garden(Position position) {
        return position.table().garden.write(position.table().terms.shape());
    }

    /// Returns the content of a cell: an upper case letter for a bloom, `.` for nothing.
    static char at(Position position, String cell) {
        return garden(position)
                .charAt(position.table().terms.shape().index(Cell.read(cell).orThrow()));
    }

    static List<Integer> values(Position position) {
        return Viewing.view(position.table(), Viewer.spectator()).values();
    }
}
