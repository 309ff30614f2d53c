package parterre.bots.search;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Game.Imagination;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;

/// Solves an ending exactly: looks at every line of play to its end. It does so where no chance and no secret is left
/// and the tree is small. Each seat takes the largest share of the win, and of equal shares the largest lead. Players
/// of a group take the largest score.
///
/// With more than two parties the moves of rivals are not predicted: only endings are solved in which the seat itself
/// makes all moves that are left.
///
/// @param <S> positions
/// @param <M> the game's moves
final class EndingSolver<S, M extends Move> {
    /// The number of positions drawn from a view to see whether it hides anything.
    private static final int DRAWS = 16;

    private final Game<S, M, ?> game;
    private final Seat seat;
    private int left;

    /// The worth of an end to the seat. Worse ends come first.
    ///
    /// @param group true if all players are one group, which wants the largest score
    private record Worth(boolean group, double share, long lead) implements Comparable<Worth> {
        @Override
        public int compareTo(Worth other) {
            int byShare = Double.compare(share, other.share);
            return byShare != 0 ? byShare : Long.compare(lead, other.lead);
        }
    }

    /// @param seat for whom it solves
    EndingSolver(Game<S, M, ?> game, Seat seat) {
        this.game = game;
        this.seat = seat;
    }

    /// Returns the place of the best move among `own`, the first of equals; empty if the ending cannot be solved.
    ///
    /// @param imagination the positions that fit the seat's view
    /// @param most how many positions may be looked at
    OptionalInt best(Imagination<S> imagination, Moves<M> own, int most) {
        if (most < own.size() || own.unlisted()) {
            return OptionalInt.empty();
        }
        var luck = Generator.of(0);
        var position = imagination.draw(luck);
        if (!(game.next(position) instanceof Next.Turn<M>)) {
            return OptionalInt.empty();
        }
        left = most;
        int best = 0;
        Worth found = null;
        for (int i = 0; i < own.size(); i++) {
            var worth = worth(game.play(position, own.get(i)));
            if (worth == null) {
                return OptionalInt.empty();
            }
            if (found == null || worth.compareTo(found) > 0) {
                found = worth;
                best = i;
            }
        }
        for (int i = 1; i < DRAWS; i++) {
            if (!imagination.draw(luck).equals(position)) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.of(best);
    }

    /// Returns what a position is worth; null if that cannot be found out.
    private @Nullable Worth worth(S position) {
        left--;
        if (left < 0) {
            return null;
        }
        return switch (game.next(position)) {
            case Next.Over<M>(Result result) -> worth(result);
            case Next.Chance<M> _, Next.Together<M> _ -> null;
            case Next.Turn<M>(Seat asked, Moves<M> moves) ->
                moves.unlisted() ? null : best(position, moves, asked.equals(seat));
        };
    }

    private @Nullable Worth best(S position, Moves<M> moves, boolean own) {
        Worth best = null;
        for (int i = 0; i < moves.size(); i++) {
            var worth = worth(game.play(position, moves.get(i)));
            if (worth == null || (!own && !worth.group() && parties(position) > 2)) {
                return null;
            }
            if (best == null || better(worth, best, own || worth.group())) {
                best = worth;
            }
        }
        return best;
    }

    private static boolean better(Worth one, Worth other, boolean larger) {
        return larger ? one.compareTo(other) > 0 : one.compareTo(other) < 0;
    }

    private int parties(S position) {
        var setup = game.setup(position);
        return setup.seats() + game.rivals(setup).size();
    }

    private Worth worth(Result result) {
        return switch (result) {
            case Result.Group(String _, long score, BySeat<Long> _) -> new Worth(true, 0, score);
            case Result.Placed(String _, List<Standing> standings) -> placed(standings);
        };
    }

    private Worth placed(List<Standing> standings) {
        double share = 0;
        long score = 0;
        long rival = Long.MIN_VALUE;
        long winners =
                standings.stream().filter(standing -> standing.place() == 1).count();
        for (var standing : standings) {
            if (standing.party() instanceof Party.Seated(Seat other) && other.equals(seat)) {
                share = standing.place() == 1 ? 1.0 / winners : 0;
                score = standing.score();
            } else {
                rival = Math.max(rival, standing.score());
            }
        }
        return new Worth(false, share, rival == Long.MIN_VALUE ? score : score - rival);
    }
}
