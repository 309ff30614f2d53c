package parterre.server.puzzle;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Move;
import parterre.review.puzzles.Glicko;
import parterre.review.puzzles.SetPuzzle;
import parterre.server.people.Person;
import parterre.server.review.JudgedMove;
import parterre.server.review.LegalMove;
import parterre.server.review.ReviewScheduler;
import parterre.server.store.PuzzleStore;
import parterre.server.store.PuzzleStore.Attempt;
import parterre.server.store.PuzzleStore.Rated;
import parterre.server.store.PuzzleStore.Tried;
import parterre.server.table.project.OpenDecisions;
import parterre.server.table.project.Previews;
import parterre.server.table.run.Bots;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Puzzles.AttemptResult;
import parterre.server.wire.Puzzles.PuzzleCard;
import parterre.server.wire.Puzzles.PuzzleList;
import parterre.server.wire.Puzzles.PuzzlePosition;
import parterre.server.wire.Puzzles.PuzzleVerdict;
import parterre.server.wire.Puzzles.RatingChange;
import parterre.server.wire.Puzzles.SolverRating;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Words;
import parterre.server.work.Caller;
import parterre.stored.EnumCodec;

/// Shows puzzles to people, and judges their attempts. Thread-safe.
public final class PuzzleSolving {
    /// The most puzzles of a list.
    private static final int MOST_TOLD = 500;

    private static final double UNIT = 1000;

    private static final EnumCodec<AttemptResult> RESULT = new EnumCodec<>(
            AttemptResult.class,
            Map.of(
                    AttemptResult.RIGHT, "right",
                    AttemptResult.NEARLY, "nearly",
                    AttemptResult.WRONG, "wrong",
                    AttemptResult.GAVE_UP, "gave-up"));

    private final PuzzleLibrary library;
    private final PuzzleStore store;
    private final ReviewScheduler reviews;
    private final Bots bots;
    private final Clock clock;

    /// @param reviews judges moves that the miner has not compared
    public PuzzleSolving(PuzzleLibrary library, PuzzleStore store, ReviewScheduler reviews, Bots bots, Clock clock) {
        this.library = library;
        this.store = store;
        this.reviews = reviews;
        this.bots = bots;
        this.clock = clock;
    }

    /// Returns the puzzles of the day and all others, as one person has tried them.
    public PuzzleList list(Person who) {
        var day = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        var ratings = store.puzzles();
        var tried = store.tried(who.id());
        var all = library.all().values().stream()
                .map(set -> card(set, ratings, tried))
                .toList();
        var today = all.stream().map(PuzzleCard::game).distinct().sorted().map(game -> today(day, game, all));
        var told = all.stream()
                .sorted(Comparator.comparingInt(PuzzleCard::rating).thenComparing(PuzzleCard::id))
                .limit(MOST_TOLD)
                .toList();
        return new PuzzleList(
                day.toString(),
                today.toList(),
                told,
                store.player(who.id()).entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(rated -> rating(rated.getKey(), rated.getValue()))
                        .toList());
    }

    /// Returns the puzzle of a day. Ids are digits of hashes, so their order is as good as random, and no
    /// puzzle comes again before all others.
    ///
    /// @param all in the order of their ids
    private static PuzzleCard today(LocalDate day, String game, List<PuzzleCard> all) {
        var own = all.stream().filter(card -> card.game().equals(game)).toList();
        return own.get(Math.floorMod(day.toEpochDay(), own.size()));
    }

    /// Themes are part of the answer: they are told to those who have it.
    private static PuzzleCard card(SetPuzzle<?, ?, ?> set, Map<String, Rated> ratings, Map<String, Tried> attempts) {
        var puzzle = set.puzzle();
        var tried = Optional.ofNullable(attempts.get(puzzle.id()));
        var rated = Optional.ofNullable(ratings.get(puzzle.id()));
        return new PuzzleCard(
                puzzle.id(),
                puzzle.game(),
                set.decision().setup().seats(),
                rated.map(known -> rounded(known.glicko().rating())).orElse(puzzle.rating()),
                rated.map(Rated::tries).orElse(0),
                tried.filter(Tried::told).stream()
                        .flatMap(_ -> puzzle.themes().stream().map(Words::of))
                        .toList(),
                tried.map(Tried::result).map(RESULT::constant));
    }

    private static SolverRating rating(String game, Rated rated) {
        return new SolverRating(
                game, rounded(rated.glicko().rating()), rounded(rated.glicko().deviation()), rated.tries());
    }

    private static int rounded(double rating) {
        return Math.toIntExact(Math.round(rating));
    }

    /// Returns a puzzle as its seat sees it.
    ///
    /// @throws ApiException if there is none of this id
    public PuzzlePosition look(Person who, String id) {
        return look(who, find(id));
    }

    private <S, M extends Move, V> PuzzlePosition look(Person who, SetPuzzle<S, M, V> set) {
        var decision = set.decision();
        var view = decision.view();
        var moves = decision.listed();
        return new PuzzlePosition(
                card(set, store.puzzles(), store.tried(who.id())),
                decision.seat(),
                view,
                OpenDecisions.of(set.box(), decision.step(), view, decision.seat(), moves),
                Previews.of(set.box(), view, decision.seat(), moves));
    }

    private SetPuzzle<?, ?, ?> find(String id) {
        return Optional.<SetPuzzle<?, ?, ?>>ofNullable(library.all().get(id))
                .orElseThrow(() -> ApiException.of(FaultCode.NO_PAGE, new ServerFault.NoPuzzle()));
    }

    /// Returns what a move would visibly do in a puzzle.
    ///
    /// @throws ApiException if there is no such puzzle, or another seat is to move there
    public Calls.Preview preview(String id, Calls.ConsiderMove wanted) {
        return preview(find(id), wanted);
    }

    private <S, M extends Move, V> Calls.Preview preview(SetPuzzle<S, M, V> set, Calls.ConsiderMove wanted) {
        var decision = set.decision();
        if (!wanted.seat().equals(decision.seat())) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.NoDecision(decision.step()), "seat");
        }
        var box = set.box();
        var view = decision.view();
        return Previews.of(
                box,
                view,
                decision.seat(),
                Previews.meant(box, view, wanted),
                move -> box.game().refusal(decision.before(), decision.seat(), move),
                _ -> true);
    }

    /// Judges an attempt. The first one of a person counts for their rating and that of the puzzle.
    ///
    /// @param caller waits for it
    /// @param move as it is written; empty to give up
    /// @throws ApiException if there is no such puzzle, or the move may not be made
    public PuzzleVerdict attempt(Person who, Caller caller, String id, Optional<String> move) {
        return attempt(who, caller, find(id), move);
    }

    private <S, M extends Move, V> PuzzleVerdict attempt(
            Person who, Caller caller, SetPuzzle<S, M, V> set, Optional<String> move) {
        var decision = set.decision();
        var judged =
                move.map(text -> judge(caller, set, LegalMove.of(set.box(), decision.before(), decision.seat(), text)));
        var result = judged.map(PuzzleSolving::result).orElse(AttemptResult.GAVE_UP);
        boolean solved = result == AttemptResult.RIGHT || result == AttemptResult.NEARLY;
        var puzzle = set.puzzle();
        var change = store.attempted(
                new Attempt(
                        who.id(),
                        puzzle.game(),
                        puzzle.id(),
                        RESULT.word(result),
                        judged.map(one -> (int) Math.round(UNIT * one.loss())),
                        clock.millis()),
                solved,
                result != AttemptResult.WRONG,
                Glicko.start(puzzle.rating()));
        return new PuzzleVerdict(
                result,
                judged.map(JudgedMove::loss),
                result == AttemptResult.WRONG
                        ? Optional.empty()
                        : judged.map(JudgedMove::best).or(() -> Optional.of(ReviewScheduler.best(set))),
                change.map(rated -> new RatingChange(
                        rounded(rated.before().glicko().rating()),
                        rounded(rated.after().glicko().rating()))));
    }

    private <S, M extends Move, V> JudgedMove judge(Caller caller, SetPuzzle<S, M, V> set, M move) {
        var value = bots.value(set.box())
                .orElseThrow(() -> ApiException.of(FaultCode.NOT_NOW, new ServerFault.NotReviewable()));
        return reviews.judge(caller, set, value, move);
    }

    private static AttemptResult result(JudgedMove judged) {
        if (judged.loss() <= 0) {
            return AttemptResult.RIGHT;
        }
        return judged.isGoodEnough() ? AttemptResult.NEARLY : AttemptResult.WRONG;
    }
}
