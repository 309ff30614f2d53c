package parterre.server.table.run;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import parterre.engine.Seat;
import parterre.review.Grade;
import parterre.server.people.Person;
import parterre.server.review.JudgedMove;
import parterre.server.review.MistakeSchedule;
import parterre.server.review.MistakeSchedule.Try;
import parterre.server.review.ReviewScheduler;
import parterre.server.store.MistakeStore;
import parterre.server.store.MistakeStore.Mistake;
import parterre.server.store.Outage;
import parterre.server.table.stored.TableCards;
import parterre.server.wire.Calls;
import parterre.server.wire.Mistakes;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ReviewProgress.FoundError;
import parterre.server.wire.WinChances;
import parterre.server.work.Caller;
import parterre.server.work.WorkOwner;

/// The reviews of finished games, for people at their tables, and the mistakes that come back to those who
/// made them. What takes long is done away from the tables.
public final class TableReviews {
    /// The most mistakes of one game that come back, those that cost most.
    private static final int MOST_OF_A_GAME = 10;

    /// The most mistakes that are told to be due.
    private static final int MOST_DUE = 50;

    private static final double UNIT = 1000;

    private final TableRegistry registry;
    private final ReviewScheduler reviews;
    private final TableContext context;
    private final MistakeStore mistakes;

    TableReviews(TableRegistry registry, ReviewScheduler reviews, TableContext context, MistakeStore mistakes) {
        this.registry = registry;
        this.reviews = reviews;
        this.context = context;
        this.mistakes = mistakes;
    }

    /// Returns what judges moves away from the tables.
    public ReviewScheduler scheduler() {
        return reviews;
    }

    /// Returns how the chances to win went, after the end.
    ///
    /// @param caller waits for it
    public WinChances chances(String table, Person who, Caller caller) {
        return registry.<Supplier<WinChances>>enter(table, live -> {
                    SingleHost.checkIn(live, who, Optional.empty());
                    return live.queries().chances(reviews, caller, live.outcome());
                })
                .get();
    }

    /// Returns as much of the chances as is judged so far, after the end. The first look begins to judge them.
    ///
    /// @param network the address that the person calls from, as limits count it
    public WinChances chancesSoFar(String table, Person who, String network) {
        return registry.<Supplier<WinChances>>enter(table, live -> {
                    SingleHost.checkIn(live, who, Optional.empty());
                    return live.queries().chancesSoFar(reviews, new WorkOwner(network, who.id()), live.outcome());
                })
                .get();
    }

    private record Wanted(Supplier<ReviewProgress> review, PastDecisions.Own own) {}

    /// Returns how far the review of the game has come, after the end. The first look begins it. Once it is
    /// finished, the person's own mistakes come back to them.
    ///
    /// @param network the address that the person calls from, as limits count it
    public ReviewProgress review(String table, Person who, String network) {
        var wanted = registry.enter(table, live -> {
            SingleHost.checkIn(live, who, Optional.empty());
            return new Wanted(
                    live.queries().review(reviews, new WorkOwner(network, who.id()), live.outcome()),
                    live.past().own(who));
        });
        var review = wanted.review().get();
        if (review.done() == review.of()) {
            var errors = review.errors().stream()
                    .filter(error -> wanted.own().has(error.seat(), error.step()))
                    .sorted(Comparator.comparingDouble((FoundError error) -> -error.loss()))
                    .limit(MOST_OF_A_GAME)
                    .toList();
            keep(table, who, errors);
        }
        return review;
    }

    /// Stores the mistakes of a game that come back. If the database is away, they are stored at the next look.
    private void keep(String table, Person who, List<FoundError> errors) {
        long due = MistakeSchedule.first(context.now());
        try {
            mistakes.replace(
                    who.id(),
                    table,
                    errors.stream()
                            .map(error -> new Mistake(
                                    who.id(),
                                    table,
                                    error.step(),
                                    error.seat().toString(),
                                    Grade.STORED.word(error.grade()),
                                    (int) Math.round(UNIT * error.loss()),
                                    0,
                                    due))
                            .toList());
        } catch (RuntimeException e) {
            if (!Outage.is(e)) {
                throw e;
            }
        }
    }

    /// Returns how the game was expected to go on after an error that the review has found, as its seat could know.
    ///
    /// @param seat the seat that decided
    /// @param better true for what was expected after the better move, false for the move that was made
    public Calls.Frames expected(String table, Person who, Seat seat, int step, boolean better) {
        return registry.<Supplier<Calls.Frames>>enter(table, live -> {
                    SingleHost.checkIn(live, who, Optional.empty());
                    return live.past().expected(reviews, seat, step, better);
                })
                .get();
    }

    /// Returns a decision of the person's own, after the end, as their seat saw it.
    ///
    /// @param as the seat; the first one that decided in this step if it is left out
    public Mistakes.PastDecision decision(String table, Person who, Optional<Seat> as, int step) {
        return registry.enter(table, live -> {
            SingleHost.checkIn(live, who, as);
            return live.past().look(who, as, step);
        });
    }

    /// Returns what a move would have visibly done in a decision of the person's own.
    ///
    /// @param move the number of its decision is that of the step that answered it
    public Calls.Preview preview(String table, Person who, Calls.ConsiderMove move) {
        return registry.enter(table, live -> {
            SingleHost.checkIn(live, who, Optional.of(move.seat()));
            return live.past().preview(move);
        });
    }

    /// Judges a move that the person tries in a decision of their own. A mistake of theirs comes back
    /// accordingly.
    ///
    /// @param caller waits for it
    /// @param move the number of its decision is that of the step that answered it
    public Mistakes.Judgement judge(String table, Person who, Caller caller, Calls.SubmitMove move) {
        var judged = registry.<Supplier<JudgedMove>>enter(table, live -> {
                    SingleHost.checkIn(live, who, Optional.of(move.seat()));
                    return live.past().judge(reviews, caller, table, move);
                })
                .get();
        var mistake = mistakes.find(
                        who.id(), table, (int) move.decision(), move.seat().toString())
                .map(known -> tried(known, judged.isGoodEnough() ? Try.RIGHT : Try.WRONG));
        return new Mistakes.Judgement(
                judged.loss(),
                judged.isGoodEnough(),
                judged.isGoodEnough() ? Optional.empty() : Optional.of(judged.best()),
                mistake.filter(known -> known.stage() < MistakeSchedule.LEARNED)
                        .map(known -> Instant.ofEpochMilli(known.due())));
    }

    private Mistake tried(Mistake mistake, Try result) {
        var after = MistakeSchedule.tried(mistake, result, context.now());
        if (!after.equals(mistake)) {
            mistakes.tried(after);
        }
        return after;
    }

    /// Returns the person's mistakes that are due.
    public Mistakes.DueMistakes due(Person who) {
        long now = context.now();
        return new Mistakes.DueMistakes(
                mistakes.due(who.id(), MistakeSchedule.LEARNED, now, MOST_DUE).stream()
                        .flatMap(due -> told(due).stream())
                        .toList(),
                mistakes.next(who.id(), MistakeSchedule.LEARNED, now).map(Instant::ofEpochMilli));
    }

    private static Optional<Mistakes.DueMistake> told(MistakeStore.Due due) {
        var mistake = due.mistake();
        return TableCards.read(due.card())
                .map(card -> new Mistakes.DueMistake(
                        card,
                        mistake.step(),
                        Seat.read(mistake.seat()).orThrow(),
                        Grade.STORED.constant(mistake.grade()),
                        mistake.loss() / UNIT));
    }
}
