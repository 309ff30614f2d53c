package parterre.server.table.run;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.MadeDecision;
import parterre.server.people.Person;
import parterre.server.review.JudgedMove;
import parterre.server.review.LegalMove;
import parterre.server.review.ReviewScheduler;
import parterre.server.table.project.OpenDecisions;
import parterre.server.table.project.Previews;
import parterre.server.table.project.StepFrames;
import parterre.server.table.state.Chair;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Mistakes;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.work.Caller;

/// The decisions of a finished game, which their players try again. All is told as the seat knew it when it
/// decided, so what was hidden then stays hidden.
final class PastDecisions<S, M extends Move, V> {
    private final MutableTable<S, M, V> current;
    private final TableContext context;

    PastDecisions(MutableTable<S, M, V> current, TableContext context) {
        this.current = current;
        this.context = context;
    }

    /// The decisions that a person made themselves.
    ///
    /// @param steps those that no bot made at this table
    record Own(Set<Seat> seats, Set<Integer> steps) {
        boolean has(Seat seat, int step) {
            return seats.contains(seat) && steps.contains(step);
        }
    }

    /// Returns which decisions a person made themselves.
    Own own(Person who) {
        var steps = new HashSet<Integer>();
        for (int step = current.session().opening() + 1;
                step <= current.session().steps().size();
                step++) {
            if (!current.session().isByBot(step)) {
                steps.add(step);
            }
        }
        return new Own(
                current.state().chairsOf(who.id()).stream().map(Chair::seat).collect(Collectors.toSet()), steps);
    }

    /// Returns a decision as its seat saw it.
    ///
    /// @param as the seat; the person's first one that decided in this step if it is left out
    Mistakes.PastDecision look(Person who, Optional<Seat> as, int step) {
        checkOver();
        var seat = as.or(() -> current.state().chairsOf(who.id()).stream()
                        .map(Chair::seat)
                        .filter(own -> made(own, step).isPresent())
                        .findFirst())
                .orElseThrow(() -> none(step));
        var decision = decision(seat, step);
        var box = current.session().box();
        var moves = decision.listed();
        return new Mistakes.PastDecision(
                current.projection().head(who.id()),
                decision.view(),
                OpenDecisions.of(box, step, decision.view(), seat, moves),
                Previews.of(box, decision.view(), seat, moves));
    }

    /// Returns what a move would have visibly done.
    Calls.Preview preview(Calls.ConsiderMove wanted) {
        var decision = decision(wanted.seat(), wanted.decision());
        var box = current.session().box();
        var view = decision.view();
        return Previews.of(
                box,
                view,
                wanted.seat(),
                Previews.meant(box, view, wanted),
                move -> box.game().refusal(decision.before(), wanted.seat(), move),
                _ -> true);
    }

    /// Returns how the game was expected to go on after an error, as its seat could know, to be looked up away from
    /// the table.
    ///
    /// @param seat the seat that decided; every reader sees what it could know
    /// @param better true for what was expected after the better move, false for the move that was made
    Supplier<Calls.Frames> expected(ReviewScheduler reviews, Seat seat, int step, boolean better) {
        var decision = decision(seat, step);
        var box = current.session().box();
        var value = value(box);
        return () -> reviews.expected(current.id(), box, value, decision, better)
                .map(line -> new Calls.Frames(
                        line.steps().size(),
                        IntStream.rangeClosed(0, line.steps().size())
                                .mapToObj(at -> StepFrames.of(
                                        box, line.positions()::get, line.steps(), at, Viewer.player(seat)))
                                .toList()))
                .orElseThrow(() -> ApiException.of(FaultCode.RANGE, new ServerFault.NoExpectedLine(step), "step"));
    }

    private Value<S> value(GameBox<S, M, V> box) {
        return context.bots()
                .value(box)
                .orElseThrow(() -> ApiException.of(FaultCode.NOT_NOW, new ServerFault.NotReviewable()));
    }

    /// Judges a move in place of the one that was made, away from the table.
    Supplier<JudgedMove> judge(ReviewScheduler reviews, Caller caller, String table, Calls.SubmitMove tried) {
        var decision = decision(tried.seat(), tried.decision());
        var box = current.session().box();
        var move = LegalMove.of(box, decision.before(), tried.seat(), tried.move());
        var value = value(box);
        return () -> reviews.judge(table, caller, box, value, decision, move);
    }

    private MadeDecision<S, M, V> decision(Seat seat, long step) {
        checkOver();
        return made(seat, step).orElseThrow(() -> none(step));
    }

    private void checkOver() {
        if (current.state().phase() != TableHead.Phase.OVER) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.TableNotOver());
        }
    }

    private static ApiException none(long step) {
        return ApiException.of(FaultCode.RANGE, new ServerFault.NoDecision(step), "step");
    }

    /// Returns the decision of a seat that was answered in a step; empty if it did not decide there.
    private Optional<MadeDecision<S, M, V>> made(Seat seat, long step) {
        var session = current.session();
        if (step < 1 || step > session.steps().size()) {
            return Optional.empty();
        }
        int before = (int) step - 1;
        var move = switch (session.steps().get(before)) {
            case Step.Turn<M>(Seat by, M made) -> by.equals(seat) ? Optional.of(made) : Optional.<M>empty();
            case Step.Together<M>(var answers) ->
                answers.has(seat) ? Optional.of(answers.of(seat)) : Optional.<M>empty();
            case Step.Chance<M> _ -> Optional.<M>empty();
        };
        return move.map(
                made -> new MadeDecision<>(session.box().game(), before + 1, session.position(before), seat, made));
    }
}
