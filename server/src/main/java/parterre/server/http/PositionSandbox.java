package parterre.server.http;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import parterre.engine.BySeat;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.box.Selection;
import parterre.server.table.project.OpenDecisions;
import parterre.server.table.project.Previews;
import parterre.server.table.state.PositionText;
import parterre.server.wire.Calls;

/// Tells what is asked in a position that the caller wrote, and what a move would do there. This serves lessons and
/// setting positions up. It touches no table, and nothing is secret, since the caller wrote all of it.
final class PositionSandbox {
    private PositionSandbox() {}

    static <S, M extends Move, V> Calls.PositionTry of(GameBox<S, M, V> box, Calls.TryPosition body) {
        return switch (PositionText.read(box, body.text())) {
            case Reading.Bad<S>(var problems) -> wrong(problems, Optional.empty());
            case Reading.Good<S>(S position) ->
                body.change()
                        .map(change -> changed(box, box.positions().changed(position, change), body))
                        .orElseGet(() -> asked(box, position, body));
        };
    }

    /// @param text the position with the change
    private static <S, M extends Move, V> Calls.PositionTry changed(
            GameBox<S, M, V> box, String text, Calls.TryPosition body) {
        return switch (PositionText.read(box, text)) {
            case Reading.Bad<S>(var problems) -> wrong(problems, Optional.of(text));
            case Reading.Good<S>(S position) -> asked(box, position, body);
        };
    }

    private static Calls.PositionTry wrong(List<Reading.Problem> problems, Optional<String> text) {
        return new Calls.PositionTry(
                problems,
                Optional.empty(),
                Optional.empty(),
                text,
                Optional.empty(),
                Map.of(),
                Optional.empty(),
                Optional.empty());
    }

    private static <S, M extends Move, V> Calls.PositionTry asked(
            GameBox<S, M, V> box, S position, Calls.TryPosition body) {
        return switch (box.game().next(position)) {
            case Next.Turn<M>(Seat seat, Moves<M> moves) -> asked(box, position, body, seat, moves, Step.Turn::new);
            case Next.Together<M> together
            when together.open().size() == 1 -> {
                var seat = together.open().seats().getFirst();
                yield asked(
                        box,
                        position,
                        body,
                        seat,
                        together.open().of(seat),
                        (one, answer) -> new Step.Together<>(BySeat.only(one, answer)));
            }
            case Next.Together<M> _, Next.Chance<M> _, Next.Over<M> _ ->
                new Calls.PositionTry(
                        List.of(),
                        seats(box, position),
                        Optional.of(box.game().view(position, Viewer.everyone())),
                        text(box, position, body),
                        Optional.empty(),
                        Map.of(),
                        Optional.empty(),
                        Optional.empty());
        };
    }

    private static <S> Optional<String> text(GameBox<S, ?, ?> box, S position, Calls.TryPosition body) {
        return body.change().map(_ -> box.positions().write(position));
    }

    private static <S> Optional<Integer> seats(GameBox<S, ?, ?> box, S position) {
        return Optional.of(box.game().setup(position).seats());
    }

    /// Tells about a position where one seat is asked: at its turn, or as the only one to answer.
    private static <S, M extends Move, V> Calls.PositionTry asked(
            GameBox<S, M, V> box,
            S position,
            Calls.TryPosition body,
            Seat seat,
            Moves<M> moves,
            BiFunction<Seat, M, Step<M>> step) {
        var view = box.game().view(position, Viewer.everyone());
        var meant = meant(box, view, seat, body);
        var after = meant.flatMap(reading -> legal(box, position, seat, reading))
                .map(move -> box.game().play(position, step.apply(seat, move)))
                .map(next ->
                        new Calls.After(box.positions().write(next), box.game().view(next, Viewer.everyone())));
        return new Calls.PositionTry(
                List.of(),
                seats(box, position),
                Optional.of(view),
                text(box, position, body),
                Optional.of(OpenDecisions.of(box, 0, view, seat, moves)),
                meant.isEmpty() ? Previews.of(box, view, seat, moves) : Map.of(),
                meant.map(reading -> Previews.of(
                        box,
                        box.game().view(position, Viewer.player(seat)),
                        seat,
                        reading,
                        move -> box.game().refusal(position, seat, move),
                        _ -> true)),
                after);
    }

    private static <S, M extends Move, V> Optional<Reading<M>> meant(
            GameBox<S, M, V> box, V view, Seat seat, Calls.TryPosition body) {
        return body.move()
                .map(text -> box.game().notation().read(text))
                .or(() -> body.selection().map(picks -> box.board().move(view, seat, new Selection(picks))));
    }

    private static <S, M extends Move, V> Optional<M> legal(
            GameBox<S, M, V> box, S position, Seat seat, Reading<M> reading) {
        return reading instanceof Reading.Good<M>(M move)
                        && box.game().refusal(position, seat, move).isEmpty()
                ? Optional.of(move)
                : Optional.empty();
    }
}
