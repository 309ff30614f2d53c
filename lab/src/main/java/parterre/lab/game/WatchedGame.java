package parterre.lab.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parterre.bots.Bot;
import parterre.bots.BotSpec;
import parterre.bots.Question;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.lab.game.UnitPlayer.GameLuck;
import parterre.lab.game.UnitPlayer.Opening;
import parterre.review.LuckMeter;

/// One game between bots, with all that measures want to see of it. Bots get their views alone.
final class WatchedGame<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private final int seats;
    private final GameLuck luck;
    private final Optional<OccurrenceWatch<S, M>> occurrences;
    private final boolean refusals;
    private final int mostSteps;
    private final List<Bot<M, V>> bots = new ArrayList<>();
    private final FlowCount flow = new FlowCount();
    private final Optional<CourseWatch<S>> course;
    private final Optional<LuckMeter<S, M>> meter;
    private final Optional<ChoiceWatch<S, M>> choices;
    private S state;

    WatchedGame(
            GameBox<S, M, V> box,
            Opening<S> opening,
            List<BotSpec> seated,
            GameLuck luck,
            Optional<Value<S>> value,
            Needs needs,
            Optional<OccurrenceWatch<S, M>> occurrences) {
        game = box.game();
        seats = opening.seats();
        this.luck = luck;
        this.occurrences = occurrences;
        mostSteps = opening.mostSteps();
        refusals = needs.refusals();
        state = opening.start();
        for (var seat : Seat.first(seats)) {
            bots.add(seated.get(seat.index())
                    .sit(box, opening.setup(), seat, luck.bots().get(seat.index())));
        }
        course = value.filter(_ -> needs.course())
                .map(judge -> new CourseWatch<>(judge, box.evaluators().stream().findFirst(), state, seats));
        meter = value.filter(_ -> needs.luck()).map(judge -> new LuckMeter<>(game, judge, state));
        choices = value.filter(_ -> needs.choices())
                .map(judge -> new ChoiceWatch<>(game, judge, state, luck.measuring()));
    }

    GameFacts play(int block, int rotation) {
        occurrences.ifPresent(OccurrenceWatch::begin);
        var result = toTheEnd();
        occurrences.ifPresent(OccurrenceWatch::end);
        bots.forEach(Bot::close);
        var won = Facts.shares(result, seats);
        return Facts.of(
                block,
                rotation,
                result,
                seats,
                flow.flow(),
                course.map(watch -> watch.course(won)),
                meter.map(watch -> watch.luck().subList(0, seats)),
                occurrences.map(OccurrenceWatch::holders).orElseGet(Collections::emptySortedMap),
                choices.map(ChoiceWatch::choices));
    }

    private Optional<Result> toTheEnd() {
        while (true) {
            var next = game.next(state);
            if (next instanceof Next.Over<M>(Result result)) {
                return Optional.of(result);
            }
            if (flow.steps() == mostSteps) {
                return Optional.empty();
            }
            flow.step();
            switch (next) {
                case Next.Turn<M>(Seat seat, Moves<M> moves) -> turn(seat, moves);
                case Next.Chance<M> chance -> {
                    var before = state;
                    advance(new Step.Chance<>(chance.odds().sample(luck.chance())));
                    meter.ifPresent(watch -> watch.chance(before, state, luck.measuring()));
                }
                case Next.Together<M> together -> together(together.open());
                case Next.Over<M> _ -> throw new IllegalStateException("the game was not over");
            }
        }
    }

    private void turn(Seat seat, Moves<M> moves) {
        flow.turn(seat, moves.size());
        course.ifPresent(watch -> watch.decision(state));
        choices.ifPresent(watch -> watch.turn(state, seat, moves));
        tryMoves(seat, moves);
        var move = ask(seat, moves);
        occurrences.ifPresent(watch -> watch.played(move));
        advance(new Step.Turn<>(seat, move));
        course.ifPresent(watch -> watch.turn(seat, state));
    }

    private void together(BySeat<Moves<M>> open) {
        flow.together(open.seats().stream().mapToInt(seat -> open.of(seat).size()));
        course.ifPresent(watch -> watch.decision(state));
        open.seats().forEach(seat -> tryMoves(seat, open.of(seat)));
        var answers = open.map(this::ask);
        occurrences.ifPresent(watch -> answers.seats().forEach(seat -> watch.played(answers.of(seat))));
        advance(new Step.Together<>(answers));
    }

    private void tryMoves(Seat seat, Moves<M> moves) {
        if (refusals) {
            occurrences.ifPresent(watch -> watch.tryMoves(state, seat, moves, luck.measuring()));
        }
    }

    private M ask(Seat seat, Moves<M> moves) {
        var position = state;
        return bots.get(seat.index()).choose(Question.of(() -> game.view(position, Viewer.player(seat)), moves));
    }

    private void advance(Step<M> step) {
        if (occurrences.isPresent()) {
            var played = game.played(state, step);
            occurrences.get().happened(played.events());
            state = played.after();
        } else {
            state = game.play(state, step);
        }
    }
}
