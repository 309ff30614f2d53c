package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parterre.engine.EndCause;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.walk.Playout;

/// Checks positions and the end of a game.
final class PositionChecks {
    private PositionChecks() {}

    /// Plays one trial while everything that may look at a position does so, then looks whether any
    /// position of the game has become another one.
    static <S, M extends Move, V> void neverChange(Subject<S, M, V> subject, String check, Trial trial) {
        var game = subject.game();
        var texts = new ArrayList<String>();
        var hashes = new ArrayList<Integer>();
        var played = TrialRunner.<S, M, V>play(subject, check, trial, moment -> {
            texts.add(subject.box().positions().write(moment.position()));
            hashes.add(moment.position().hashCode());
            for (var viewer : moment.viewers()) {
                game.imagine(game.view(moment.position(), viewer), moment.luck());
            }
            for (var seat : moment.asked()) {
                var move = moment.moves(seat).sample(moment.luck());
                game.refusal(moment.position(), seat, move);
                game.play(moment.position(), MoveChecks.step(moment, seat, move));
                assertThat(subject.box().positions().write(moment.position()))
                        .as("the position after a move has been played from it")
                        .isEqualTo(texts.getLast());
            }
        });
        for (int i = 0; i < played.positions().size(); i++) {
            var position = played.positions().get(i);
            assertThat(subject.box().positions().write(position))
                    .as(
                            "%s: the position after step %d, at the end of the game. Again: %s",
                            trial, i, trial.command(check))
                    .isEqualTo(texts.get(i));
            assertThat(position.hashCode()).as("its hash").isEqualTo(hashes.get(i));
        }
    }

    static <S, M extends Move, V> void knowTheirSetup(Subject<S, M, V> subject, Moment<S, M> moment) {
        assertThat(subject.game().setup(moment.position()))
                .isEqualTo(moment.trial().setup());
    }

    static <S, M extends Move, V> void holdEveryPieceOnce(Subject<S, M, V> subject, Moment<S, M> moment) {
        subject.census().ifPresent(census -> {
            var counts = census.of(moment.position());
            assertThat(counts).allSatisfy(count -> assertThat(count.number()).isNotNegative());
            var start = sums(census.of(subject.game().start(moment.trial().setup())));
            assertThat(sums(counts))
                    .as("pieces of each kind, all places together: %s", counts)
                    .isEqualTo(start);
        });
    }

    private static Map<String, Integer> sums(List<Census.Count> counts) {
        var sums = new TreeMap<String, Integer>();
        counts.forEach(count -> sums.merge(count.piece(), count.number(), Integer::sum));
        return sums;
    }

    static <S, M extends Move, V> void endWithinTheirBound(Subject<S, M, V> subject, String check, Trial trial) {
        var played = TrialRunner.<S, M, V>play(subject, check, trial, _ -> {});
        assertThat(played.over() || subject.game().bound(trial.setup()).isEmpty())
                .as(
                        "%s is over after its bound of %s steps. Again: %s",
                        trial, subject.game().bound(trial.setup()), trial.command(check))
                .isTrue();
    }

    static <S, M extends Move, V> void endWithAWellFormedResult(Subject<S, M, V> subject, Moment<S, M> moment) {
        if (!(moment.next() instanceof Next.Over<M>(Result result))) {
            return;
        }
        assertThat(result.ending())
                .as("ending")
                .isIn(subject.box().endings().stream().map(EndCause::notation).toList());
        switch (result) {
            case Result.Group group -> assertThat(group.scores().seats()).isEqualTo(moment.seats());
            case Result.Placed(String _, List<Result.Standing> standings) -> {
                var parties = new HashSet<String>();
                standings.forEach(standing -> parties.add(standing.party().toString()));
                assertThat(parties).as("each party stands once").hasSize(standings.size());
                var taking = new HashSet<String>();
                moment.seats().forEach(seat -> taking.add(seat.toString()));
                subject.game().rivals(moment.trial().setup()).forEach(rival -> taking.add(rival.toString()));
                assertThat(parties).as("the seats and the rivals by rule").isEqualTo(taking);
                int better = 0;
                for (int i = 0; i < standings.size(); i++) {
                    int place = standings.get(i).place();
                    if (i == 0 || place != standings.get(i - 1).place()) {
                        assertThat(place)
                                .as("places count who stands before: %s", standings)
                                .isEqualTo(i + 1);
                        better = place;
                    }
                    assertThat(place).isEqualTo(better);
                }
            }
        }
    }

    /// Checks that a game played on in place goes the same way as one played position by position, at its end and on
    /// the way there. It must leave the position from which it began unchanged.
    static <S, M extends Move, V> void endTheSameInPlace(Subject<S, M, V> subject, Moment<S, M> moment) {
        var game = subject.game();
        if (game.scratch(moment.position()).isEmpty() || !moment.onceIn(5)) {
            return;
        }
        long seed = moment.luck().bits();
        var ours = Generator.of(seed);
        var theirs = Generator.of(seed);
        int most = moment.luck().below(game.bound(moment.trial().setup()).orElse(subject.mostSteps()));
        var text = subject.box().positions();
        var before = text.write(moment.position());
        var inPlace = Playout.finish(game, moment.position(), theirs, most);
        assertThat(text.write(moment.position()))
                .as("the position from which a game was played on in place")
                .isEqualTo(before);
        assertThat(inPlace)
                .as("what a game played on in place has come to")
                .isEqualTo(Playout.finishByPositions(game, moment.position(), ours, most));
        assertThat(theirs.bits()).as("the luck left behind").isEqualTo(ours.bits());
    }
}
