package parterre.server.table.run;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.review.SeenDecision;
import parterre.server.people.Person;
import parterre.server.review.LegalMove;
import parterre.server.review.MoveCoach;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.MoveAdvice;
import parterre.server.wire.MovePreview;
import parterre.server.wire.ServerFault;

/// Helps a person who plays against bots: hints, and warnings before a blunder. Nobody is helped where people
/// compete. All is judged by what the person's seat sees.
final class Coaching<S, M extends Move, V> {
    private final MutableTable<S, M, V> current;
    private final TableContext context;

    Coaching(MutableTable<S, M, V> current, TableContext context) {
        this.current = current;
        this.context = context;
    }

    /// Returns a strong bot's move, to be thought out away from the table.
    ///
    /// The function takes what says whether somebody still waits.
    Function<BooleanSupplier, Calls.Hint> hint(Seat seat) {
        current.checkPlaying();
        checkAlone(seat, new ServerFault.HintsAlone());
        var moves = moves(seat);
        var box = current.session().box();
        var setup = current.session().setup();
        var view = view(seat);
        int step = step();
        var level = context.bots().ladder(box).getLast().id();
        var coach = coach();
        return wanted -> {
            var move = context.bots().choose(box, setup, seat, level, view, moves, Bots.LONGEST_TURN);
            var decision = new SeenDecision<>(setup, step, seat, view, moves, move);
            return new Calls.Hint(
                    box.game().notation().write(move),
                    MovePreview.of(box.game().preview(view, seat, move)),
                    coach.flatMap(known -> known.lead(decision, wanted)));
        };
    }

    /// Returns what the coach says of a move, to be thought out away from the table.
    ///
    /// The function takes what says whether somebody still waits. Its result is empty if nobody waited until the
    /// end, or if nothing judges the game.
    Function<BooleanSupplier, Optional<MoveAdvice>> advice(Person by, Calls.SubmitMove wanted) {
        current.checkPlaying();
        var seat = wanted.seat();
        checkAlone(seat, new ServerFault.WarningsAlone());
        current.checkDecision(by, seat, wanted.decision());
        var session = current.session();
        var moves = moves(seat);
        var move = LegalMove.read(session.box(), wanted.move());
        session.refusal(seat, move).ifPresent(refusal -> {
            throw ApiException.of(refusal);
        });
        var decision = new SeenDecision<>(session.setup(), step(), seat, view(seat), moves, move);
        var coach = coach();
        return waits -> coach.flatMap(known -> known.advice(decision, waits));
    }

    /// Returns the coach; empty if the game has no value that judges it.
    private Optional<MoveCoach<S, M, V>> coach() {
        var box = current.session().box();
        return context.bots().value(box).map(value -> new MoveCoach<>(box, value));
    }

    private void checkAlone(Seat seat, ServerFault otherwise) {
        if (!current.state().playsAlone(seat)) {
            throw ApiException.of(FaultCode.NOT_NOW, otherwise);
        }
    }

    private Moves<M> moves(Seat seat) {
        return current.session()
                .moves(seat)
                .orElseThrow(() -> ApiException.of(FaultCode.NOT_NOW, new ServerFault.NotYourTurn()));
    }

    private V view(Seat seat) {
        return current.session().view(Viewer.player(seat));
    }

    /// Returns the number of the step that answers the present decision, from 1.
    private int step() {
        return current.session().steps().size() + 1;
    }
}
