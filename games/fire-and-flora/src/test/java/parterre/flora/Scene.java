package parterre.flora;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.engine.Lines;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.flora.knowledge.FloraView;
import parterre.flora.material.Hand;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraNotation;
import parterre.flora.position.Position;
import parterre.flora.text.FloraPositions;
import parterre.testkit.English;

/// Tables for tests, as text, and what happens on them.
final class Scene {
    static final FloraGame GAME = new FloraGame();

    private static final FloraNotation NOTATION = FloraNotation.NOTATION;
    private static final List<String> STARTS = List.of(
            "headquarters-1 empty-field-1",
            "headquarters-3 empty-field-3",
            "headquarters-2 empty-field-2",
            "headquarters-4 empty-field-4");

    private final Map<String, String> lines = new LinkedHashMap<>();

    private Scene(int seats) {
        lines.put("seats", Integer.toString(seats));
        lines.put("stage", "action");
        lines.put("turns", "0, first P1");
        for (int seat = 0; seat < seats; seat++) {
            lines.put("P" + (seat + 1), "coins 10, hand -, lands " + STARTS.get(seat));
        }
    }

    /// P1 acts in the first turn; everybody has 10 coins, no card, and the two lands of the start.
    static Scene of(int seats) {
        return new Scene(seats);
    }

    Scene with(String line, String value) {
        lines.put(line, value);
        return this;
    }

    Scene option(String name, String value) {
        return with("option " + name, value);
    }

    Scene hand(int player, String cards) {
        return with("P" + player, line(player).replaceFirst("hand [^,]*", "hand " + cards));
    }

    Scene coins(int player, int coins) {
        return with("P" + player, line(player).replaceFirst("coins [0-9]*", "coins " + coins));
    }

    /// More lands at the right end of a row.
    Scene lands(int player, String lands) {
        return with("P" + player, line(player) + " " + lands);
    }

    /// All lands of a row.
    Scene row(int player, String lands) {
        return with("P" + player, line(player).replaceFirst("lands .*", "lands " + lands));
    }

    private String line(int player) {
        return lines.getOrDefault("P" + player, "");
    }

    String text() {
        return lines.entrySet().stream()
                .map(line -> line.getKey() + ": " + line.getValue() + "\n")
                .collect(Collectors.joining());
    }

    /// A position as it is written.
    static String text(Position position) {
        return FloraPositions.of(GAME).write(position);
    }

    Position position() {
        return FloraPositions.of(GAME).read(text()).orThrow();
    }

    /// The position after these steps, written as in records; each must be allowed.
    Position after(String... steps) {
        return after(position(), steps);
    }

    static Position after(Position start, String... steps) {
        var position = start;
        for (var text : steps) {
            Step<FloraMove> step = Lines.read(NOTATION, text).orThrow();
            var refusal = GAME.refusal(position, step);
            if (refusal.isPresent()) {
                throw new AssertionError(text + " is refused: " + refusal.get() + "\n" + text(position));
            }
            position = GAME.play(position, step);
        }
        return position;
    }

    /// The rule by which a move is refused; empty if it is allowed.
    String refusedBy(String line) {
        return refusedBy(position(), line);
    }

    static String refusedBy(Position position, String line) {
        return refusal(position, line).map(Refusal::rule).orElse("");
    }

    /// Returns the reason why a move is refused; empty if it is allowed.
    String told(String line) {
        return saidOf(position(), line);
    }

    static String saidOf(Position position, String line) {
        return refusal(position, line).map(Refusal::reason).map(English::of).orElse("");
    }

    private static Optional<Refusal> refusal(Position position, String line) {
        var step = Lines.read(NOTATION, line).orThrow();
        if (!(step instanceof Step.Turn<FloraMove>(Seat seat, FloraMove move))) {
            throw new AssertionError(line + " is nobody's move");
        }
        return GAME.refusal(position, seat, move);
    }

    /// The listed moves of the one who is asked.
    static List<String> moves(Position position) {
        return switch (GAME.next(position)) {
            case Next.Turn<FloraMove>(Seat _, Moves<FloraMove> moves) ->
                moves.list().stream().map(NOTATION::write).toList();
            case Next.Together<FloraMove> together ->
                together.open().of(together.open().seats().getFirst()).list().stream()
                        .map(NOTATION::write)
                        .toList();
            case Next.Chance<FloraMove> _, Next.Over<FloraMove> _ -> throw new AssertionError("nobody is asked");
        };
    }

    static String waitsFor(Position position) {
        return GAME.next(position).waitsFor();
    }

    /// Returns the possible outcomes of chance, as text.
    static List<String> outcomes(Position position) {
        if (GAME.next(position) instanceof Next.Chance<FloraMove>(var odds)) {
            return odds.outcomes().stream()
                    .map(outcome -> NOTATION.write(outcome.move()))
                    .toList();
        }
        throw new AssertionError("chance is not asked in\n" + text(position));
    }

    static Result.Placed result(Position position) {
        if (GAME.next(position) instanceof Next.Over<FloraMove>(Result.Placed placed)) {
            return placed;
        }
        throw new AssertionError("the game is not over in\n" + text(position));
    }

    static boolean isOver(Position position) {
        return GAME.next(position) instanceof Next.Over<FloraMove>;
    }

    static FloraView view(Position position) {
        return GAME.view(position, Viewer.everyone());
    }

    static FloraView.Landscape player(Position position, int player) {
        return view(position).players().get(player - 1);
    }

    static int score(Position position, int player) {
        return player(position, player).score();
    }

    static int coins(Position position, int player) {
        return player(position, player).coins();
    }

    static String hand(Position position, int player) {
        return Hand.write(position.table().purses().hand(player - 1));
    }

    static String discard(Position position) {
        return Hand.write(position.table().decks().discard());
    }

    static int pool(Position position, String species) {
        return position.table().lands().pool(position.table().facts().species(species));
    }

    /// Returns the content of a parcel: `big sagebrush`, `fire-station`, `open`, `gone` if nobody has it.
    static String at(Position position, String land) {
        return ground(position, land)
                .map(ground -> ground.plant()
                        .map(plant -> (ground.big() ? "big " : "small ") + plant)
                        .or(ground::building)
                        .orElse("open"))
                .orElse("gone");
    }

    static Optional<FloraView.Ground> ground(Position position, String land) {
        return view(position).players().stream()
                .flatMap(player -> player.lands().stream())
                .filter(ground -> ground.land().equals(land))
                .findFirst();
    }

    static List<String> row(Position position, int player) {
        return player(position, player).lands().stream()
                .map(FloraView.Ground::land)
                .toList();
    }
}
