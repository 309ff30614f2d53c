package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import parterre.engine.BySeat;
import parterre.engine.ChanceMove;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.box.RuleBook;

/// Checks lists of moves, and refusals.
final class MoveChecks {
    private static final int PROBES = 12;
    private static final int MOST_TRIED = 40;

    private MoveChecks() {}

    static <S, M extends Move, V> void distinctAndInFixedOrder(Subject<S, M, V> subject, Moment<S, M> moment) {
        var again = subject.game().next(moment.position());
        assertThat(again.getClass()).isEqualTo(moment.next().getClass());
        for (var seat : moment.asked()) {
            var moves = moment.moves(seat);
            assertThat(moves.size()).as("number of moves of %s", seat).isPositive();
            assertThat(new HashSet<>(moves.list()))
                    .as("moves of %s are distinct: %s", seat, moves.list())
                    .hasSize(moves.size());
            var sameMoves = Moment.<S, M>at(moment.trial(), moment.position(), again, moment.steps())
                    .moves(seat);
            assertThat(sameMoves.list()).as("moves of %s, asked again", seat).isEqualTo(moves.list());
            assertThat(sameMoves.unlisted()).isEqualTo(moves.unlisted());
        }
        subject.game().byDefault(moment.position()).ifPresent(answer -> {
            assertThat(moment.next())
                    .as("an answer stands by default for one seat that is asked")
                    .isInstanceOf(Next.Turn.class);
            assertThat(moment.moves(moment.asked().getFirst()).list())
                    .as("what stands by default")
                    .contains(answer);
        });
        if (moment.next() instanceof Next.Together<M> together) {
            together.defaults().seats().forEach(seat -> {
                assertThat(together.open().has(seat))
                        .as("%s has a default and is asked", seat)
                        .isTrue();
                assertLegal(subject, moment, seat, together.defaults().of(seat));
            });
        }
    }

    static <S, M extends Move, V> void listedAreLegalAndPlayable(Subject<S, M, V> subject, Moment<S, M> moment) {
        for (var seat : moment.asked()) {
            var moves = moment.moves(seat);
            int stride = Math.max(1, moves.size() / MOST_TRIED);
            for (int i = moment.luck().below(stride); i < moves.size(); i += stride) {
                var move = moves.get(i);
                assertLegal(subject, moment, seat, move);
                var after = subject.game().play(moment.position(), step(moment, seat, move));
                assertThat(subject.game().next(after))
                        .as("what follows %s", move)
                        .isNotNull();
            }
        }
    }

    /// Returns the step in which this seat does this and every other open seat something at random.
    static <S, M extends Move> Step<M> step(Moment<S, M> moment, Seat seat, M move) {
        return switch (moment.next()) {
            case Next.Turn<M>(Seat turn, Moves<M> _) -> new Step.Turn<>(turn, move);
            case Next.Together<M> together -> {
                BySeat<M> answers = together.open().map((_, moves) -> moves.sample(moment.luck()));
                yield new Step.Together<>(answers.with(seat, move));
            }
            case Next.Chance<M> _, Next.Over<M> _ -> throw new IllegalArgumentException(seat + " is not asked");
        };
    }

    static <S, M extends Move, V> void legalAreListedOrDeclaredUnlisted(
            Subject<S, M, V> subject, Probes<M> probes, Moment<S, M> moment) {
        for (var seat : moment.asked()) {
            var moves = moment.moves(seat);
            for (var probe : probes.some(PROBES, moment.luck())) {
                boolean legal =
                        subject.game().refusal(moment.position(), seat, probe).isEmpty();
                if (legal != moves.list().contains(probe)) {
                    assertThat(legal && moves.unlisted())
                            .as(
                                    "%s by %s is %s and %s, and unlisted() is %s",
                                    words(subject, probe),
                                    seat,
                                    legal ? "legal" : "refused",
                                    legal ? "not listed" : "listed",
                                    moves.unlisted())
                            .isTrue();
                }
            }
        }
    }

    static <S, M extends Move, V> void movesOfUnaskedSeatsAreRefused(
            Subject<S, M, V> subject, Probes<M> probes, Moment<S, M> moment) {
        var asked = moment.asked();
        for (var seat : moment.seats()) {
            if (asked.contains(seat)) {
                continue;
            }
            for (var probe : probes.some(PROBES / 2, moment.luck())) {
                assertRefused(subject, moment, seat, probe);
            }
            for (var other : asked) {
                assertRefused(subject, moment, seat, moment.moves(other).sample(moment.luck()));
            }
            if (moment.next() instanceof Next.Chance<M> chance) {
                assertRefused(subject, moment, seat, chance.odds().sample(moment.luck()));
            }
        }
    }

    /// Mistakes that are common to all games are refused in the same words in each, by the table's own rules. Other
    /// mistakes are refused by rules of the game.
    static <S, M extends Move, V> void edgesAreRefusedAlike(
            Subject<S, M, V> subject, Probes<M> probes, Moment<S, M> moment) {
        int seats = moment.seats().size();
        for (var seat : Seat.first(Math.min(seats + 1, Seat.MOST))) {
            for (var probe : probes.some(PROBES / 2, moment.luck())) {
                var refusal = subject.game().refusal(moment.position(), seat, probe);
                var edge = Refusal.atTheEdge(moment.next(), seats, seat, probe);
                if (edge.isPresent()) {
                    assertThat(refusal)
                            .as("refusal of %s by %s", words(subject, probe), seat)
                            .isEqualTo(edge);
                } else {
                    refusal.ifPresent(found -> assertThat(found.rule())
                            .as("rule of the refusal of %s by %s, which is asked", words(subject, probe), seat)
                            .matches(rule -> !rule.startsWith("table/") || rule.equals("table/not-listed")));
                }
            }
        }
        if (moment.next() instanceof Next.Chance<M> chance) {
            assertThat(chance.odds().sample(moment.luck()))
                    .as("what chance brings")
                    .isInstanceOf(ChanceMove.class);
        }
        for (var seat : moment.asked()) {
            assertThat(moment.moves(seat).sample(moment.luck()))
                    .as("what a seat may do")
                    .isNotInstanceOf(ChanceMove.class);
        }
    }

    static <S, M extends Move, V> void refusalsNameARule(
            Subject<S, M, V> subject, RuleBook rules, Probes<M> probes, Moment<S, M> moment) {
        for (var seat : moment.seats()) {
            for (var probe : probes.some(PROBES / 2, moment.luck())) {
                subject.game()
                        .refusal(moment.position(), seat, probe)
                        .ifPresent(refusal -> assertNamesARule(rules, refusal));
            }
        }
        if (moment.next() instanceof Next.Chance<M> chance) {
            for (var probe : probes.some(PROBES, moment.luck())) {
                chance.odds().refusal(probe).ifPresent(refusal -> assertNamesARule(rules, refusal));
            }
        }
    }

    static void assertNamesARule(RuleBook rules, Refusal refusal) {
        assertThat(refusal.rule().startsWith("table/")
                        || rules.rule(refusal.rule()).isPresent())
                .as("the rule of the refusal '%s' is in RULES.md", refusal)
                .isTrue();
        assertThat(English.of(refusal.reason()))
                .as("reason of %s", refusal.rule())
                .matches("(?s).*\\w.*[.!?]");
    }

    private static <S, M extends Move, V> void assertLegal(
            Subject<S, M, V> subject, Moment<S, M> moment, Seat seat, M move) {
        assertThat(subject.game().refusal(moment.position(), seat, move))
                .as("refusal of %s by %s, which is listed", words(subject, move), seat)
                .isEmpty();
    }

    private static <S, M extends Move, V> void assertRefused(
            Subject<S, M, V> subject, Moment<S, M> moment, Seat seat, M move) {
        assertThat(subject.game().refusal(moment.position(), seat, move))
                .as("refusal of %s by %s, who is not asked", words(subject, move), seat)
                .isPresent();
    }

    static <S, M extends Move, V> String words(Subject<S, M, V> subject, M move) {
        return "'" + subject.game().notation().write(move) + "'";
    }
}
