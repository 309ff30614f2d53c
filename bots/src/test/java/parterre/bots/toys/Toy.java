package parterre.bots.toys;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import parterre.engine.Fault;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Odds;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// The common part of all toys: two seats unless they say otherwise, nothing to draw, moves of a word
/// and a number.
///
/// @param <S> positions
/// @param <V> views
public abstract class Toy<S, V> implements Game<S, ToyMove, V>, GameBox<S, ToyMove, V> {
    private final String slug;
    private final int seats;

    protected Toy(String slug, int seats) {
        this.slug = slug;
        this.seats = seats;
    }

    public Setup setup() {
        return Setup.standard(info(), seats);
    }

    @Override
    public GameInfo info() {
        return new GameInfo(slug, slug, "TOY", seats, seats, 1, 1, List.of(), List.of());
    }

    @Override
    public OptionalInt bound(Setup setup) {
        return OptionalInt.of(200);
    }

    @Override
    public Setup setup(S state) {
        return setup();
    }

    @Override
    public Optional<Refusal> refusal(S state, Seat seat, ToyMove move) {
        List<ToyMove> legal = switch (next(state)) {
            case Next.Turn<ToyMove>(var asked, var moves) -> asked.equals(seat) ? moves.list() : List.of();
            case Next.Together<ToyMove> together ->
                together.open().has(seat) ? together.open().of(seat).list() : List.of();
            case Next.Chance<ToyMove> _, Next.Over<ToyMove> _ -> List.of();
        };
        return legal.contains(move)
                ? Optional.empty()
                : Optional.of(new Refusal("TOY-1", new Fault.NotOneOf(legal.toString())));
    }

    @Override
    public Notation<ToyMove> notation() {
        return new Notation<>() {
            @Override
            public List<Example> examples() {
                return List.of();
            }

            @Override
            public String write(ToyMove move) {
                return move.toString();
            }

            @Override
            public Reading<ToyMove> read(String text) {
                throw new UnsupportedOperationException("toys are never read");
            }
        };
    }

    @Override
    public Game<S, ToyMove, V> game() {
        return this;
    }

    /// The seats in this order, the first alone in the first place.
    protected static Next<ToyMove> won(Seat winner, Seat loser) {
        return new Next.Over<>(new Result.Placed(
                "won",
                List.of(new Standing(new Party.Seated(winner), 1, 1), new Standing(new Party.Seated(loser), 2, 0))));
    }

    /// Two outcomes of chance, `yes 1` with this weight of a hundred and `no 0` with the rest.
    protected static Next<ToyMove> chance(int weight) {
        var outcomes = new ArrayList<Odds.Outcome<ToyMove>>();
        if (weight > 0) {
            outcomes.add(new Odds.Outcome<>(new ToyMove("yes", 1), weight));
        }
        if (weight < 100) {
            outcomes.add(new Odds.Outcome<>(new ToyMove("no", 0), 100 - weight));
        }
        return new Next.Chance<>(new Odds<>() {
            @Override
            public ToyMove sample(Luck luck) {
                return luck.below(100) < weight ? new ToyMove("yes", 1) : new ToyMove("no", 0);
            }

            @Override
            public Optional<Refusal> refusal(ToyMove outcome) {
                return Optional.empty();
            }

            @Override
            public boolean listed() {
                return true;
            }

            @Override
            public List<Outcome<ToyMove>> outcomes() {
                return outcomes;
            }
        });
    }

    /// `word 0`, `word 1` and so on.
    protected static List<ToyMove> words(String word, int count) {
        return IntStream.range(0, count).mapToObj(i -> new ToyMove(word, i)).toList();
    }
}
