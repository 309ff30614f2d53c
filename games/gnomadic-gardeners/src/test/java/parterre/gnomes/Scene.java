package parterre.gnomes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.TextForm;
import parterre.engine.Viewer;

/// A table to try a rule on: a position by its text, and steps by their lines.
///
/// @param events the events of all steps
record Scene(Position position, List<GnomeEvent> events) {
    static final GnomeGame GAME = new GnomeGame();
    private static final TextForm<Position> FORM = GnomePositions.FORM;

    Scene(Position position) {
        this(position, List.of());
    }

    /// Two players about to choose: tasks by t1 and t3, gnomes g01 to g06 and g07 to g12. Lines given replace
    /// these or come to them.
    static Scene two(String... lines) {
        return of("P2", "hand g07 g08 g09 g10 g11 g12", 2, lines);
    }

    /// The same alone.
    static Scene solo(String... lines) {
        return of("automa", "pile g07 g08 g09 g10 g11 g12", 1, lines);
    }

    private static Scene of(String second, String holds, int seats, String... lines) {
        var all = new LinkedHashMap<String, String>();
        all.put("seats", Integer.toString(seats));
        all.put("phase", "commit");
        all.put("round", "1");
        all.put("tasks", "t1 t3");
        all.put("pile", "t2 t4 t5 t6 t7");
        all.put("P1", "hand g01 g02 g03 g04 g05 g06");
        all.put(second, holds);
        for (var line : lines) {
            int colon = line.indexOf(':');
            all.put(line.substring(0, colon), line.substring(colon + 1).strip());
        }
        var text = new StringBuilder();
        all.forEach(
                (name, value) -> text.append(name).append(": ").append(value).append('\n'));
        return new Scene(FORM.read(text.toString()).orThrow());
    }

    /// The position after these steps, each of which must be allowed.
    Scene then(String... steps) {
        var now = position;
        var told = new ArrayList<>(events);
        for (var line : steps) {
            var step = step(line);
            var refusal = GAME.refusal(now, step);
            if (refusal.isPresent()) {
                throw new AssertionError(line + ": " + refusal.get());
            }
            told.addAll(GAME.events(now, step, Viewer.everyone()));
            now = GAME.play(now, step);
        }
        return new Scene(now, List.copyOf(told));
    }

    static Step<GnomeMove> step(String line) {
        return Lines.read(GAME.notation(), line).orThrow();
    }

    /// By which rule a step is refused; empty if it is not.
    Optional<String> refused(String line) {
        return GAME.refusal(position, step(line)).map(Refusal::rule);
    }

    /// All moves open to a seat, as they are written.
    List<String> moves(int seat) {
        return switch (GAME.next(position)) {
            case Next.Turn<GnomeMove> turn
            when turn.seat().index() == seat -> words(turn.moves().list());
            case Next.Together<GnomeMove> together
            when together.open().has(Seat.of(seat)) ->
                words(together.open().of(Seat.of(seat)).list());
            case Next.Turn<GnomeMove> _, Next.Together<GnomeMove> _, Next.Chance<GnomeMove> _, Next.Over<GnomeMove> _ ->
                List.of();
        };
    }

    /// All outcomes of chance, as they are written.
    List<String> outcomes() {
        var chance = (Next.Chance<GnomeMove>) GAME.next(position);
        return chance.odds().outcomes().stream()
                .map(outcome -> GAME.notation().write(outcome.move()))
                .toList();
    }

    private static <M extends Move> List<String> words(List<M> moves) {
        return moves.stream()
                .map(move -> GAME.notation().write((GnomeMove) move))
                .toList();
    }

    String waitsFor() {
        return GAME.next(position).waitsFor();
    }

    Result result() {
        return ((Next.Over<GnomeMove>) GAME.next(position)).result();
    }

    int score(int side) {
        return position.side(side).score();
    }

    /// Returns the bliss of this source that a side has scored last.
    int from(BlissSource source, int side) {
        return events.reversed().stream()
                .flatMap(event -> event instanceof GnomeEvent.Scored scored ? Stream.of(scored) : Stream.empty())
                .filter(scored -> scored.seat().map(Seat::index).orElse(Automa.SIDE) == side)
                .limit(1)
                .flatMap(scored -> scored.parts().stream())
                .filter(part -> part.source() == source)
                .mapToInt(GnomeEvent.BlissPart::bliss)
                .sum();
    }

    String hand(int side) {
        return Names.gnomes(position.side(side).hand());
    }

    String animals(int side) {
        return position.side(side).animals().toString();
    }
}
