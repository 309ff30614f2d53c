package parterre.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Step;

/// Moves to try on a game that mostly do not fit: taken from other seats, other positions, other trials and
/// from chance, some of them with damaged text.
final class Probes<M extends Move> {
    private static final int TRIALS = 12;
    private static final int MOST = 3000;

    private final List<M> moves;

    private Probes(List<M> moves) {
        this.moves = moves;
    }

    /// Gathers moves from the first trials of a subject.
    static <S, M extends Move, V> Probes<M> of(Subject<S, M, V> subject) {
        var found = new LinkedHashSet<M>();
        var notation = subject.game().notation();
        for (var trial : Trial.of(subject).stream().limit(TRIALS).toList()) {
            int room = found.size() + MOST / TRIALS;
            TrialRunner.<S, M, V>play(subject, "gathering of moves", trial, moment -> {
                var move = some(moment);
                if (move.isEmpty() || found.size() >= room) {
                    return;
                }
                found.add(move.getFirst());
                var damaged = TextCorruption.to(notation.write(move.getFirst()), moment.luck());
                if (notation.read(damaged) instanceof Reading.Good<M>(M other)) {
                    found.add(other);
                }
            });
        }
        return new Probes<>(List.copyOf(found));
    }

    private static <S, M extends Move> List<M> some(Moment<S, M> moment) {
        return switch (moment.next()) {
            case Next.Chance<M> chance -> List.of(chance.odds().sample(moment.luck()));
            case Next.Over<M> _ -> List.of();
            case Next.Turn<M>(var _, var moves) -> List.of(moves.sample(moment.luck()));
            case Next.Together<M> together -> {
                var seats = together.open().seats();
                var seat = seats.get(moment.luck().below(seats.size()));
                yield List.of(together.open().of(seat).sample(moment.luck()));
            }
        };
    }

    /// Returns this number of moves at random, repetitions included.
    List<M> some(int number, Luck luck) {
        var chosen = new ArrayList<M>();
        for (int i = 0; i < number && !moves.isEmpty(); i++) {
            chosen.add(moves.get(luck.below(moves.size())));
        }
        return chosen;
    }

    /// Returns every seat's part of a step.
    static <M extends Move> List<M> parts(Step<M> step) {
        return switch (step) {
            case Step.Turn<M>(var _, M move) -> List.of(move);
            case Step.Chance<M>(M move) -> List.of(move);
            case Step.Together<M>(var answers) ->
                answers.seats().stream().map(answers::of).toList();
        };
    }
}
