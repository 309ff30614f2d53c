package parterre.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import parterre.bots.Bot;
import parterre.bots.Question;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Features;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;

/// Plays games between bots drawn for each seat, and keeps some positions of each. Seed and number determine a
/// game, so that the number of threads changes nothing.
///
/// In a part of the games all players may first move at random for a while, so that there are samples of odd
/// positions, too.
final class SelfPlay<S, M extends Move, V> {
    /// The number of games that are kept together.
    private static final int PART = 20;

    private static final int MOST_RANDOM = 40;
    private static final int MOST_STEPS = 20_000;

    /// A player, which makes a bot for a seat of a game.
    interface Player<M extends Move, V> {
        Bot<M, V> sit(Setup setup, Seat seat, Luck luck);
    }

    /// How the shares that a position is to be trained on come about: TD(lambda) with the value of an earlier
    /// net (Sutton, "Learning to Predict by the Methods of Temporal Differences", 1988).
    ///
    /// @param lambda from 0, which takes the value of the next position alone, to 1, which takes the final
    ///     shares
    record Ahead<S>(Value<S> value, double lambda) {}

    private final GameBox<S, M, V> box;
    private final Features<S> features;
    private final List<Setup> setups;
    private final List<Player<M, V>> pool;
    private final int positions;
    private final int odd;
    private final long seed;
    private final Optional<Ahead<S>> ahead;

    /// @param setups the setups from which one is drawn for each game
    /// @param pool the pool from which a bot is drawn for each seat
    /// @param positions the most positions kept from each game
    /// @param odd the number of games in ten that start with random moves
    SelfPlay(
            GameBox<S, M, V> box,
            Features<S> features,
            List<Setup> setups,
            List<Player<M, V>> pool,
            int positions,
            int odd,
            long seed) {
        this(box, features, setups, pool, positions, odd, seed, Optional.empty());
    }

    /// @param ahead blends the final shares with those that a value expects; empty for the final shares alone
    SelfPlay(
            GameBox<S, M, V> box,
            Features<S> features,
            List<Setup> setups,
            List<Player<M, V>> pool,
            int positions,
            int odd,
            long seed,
            Optional<Ahead<S>> ahead) {
        this.box = box;
        this.features = features;
        this.setups = setups;
        this.pool = pool;
        this.positions = positions;
        this.odd = odd;
        this.seed = seed;
        this.ahead = ahead;
    }

    /// Plays games on all processors and returns their samples, in the order of the games.
    ///
    /// @param store has the samples of parts that were played before, and gets the samples of the others
    /// @param stream distinguishes these games from others in the store
    /// @param done receives the number of games played so far
    Samples play(int games, Optional<SampleStore> store, long stream, IntConsumer done) {
        int count = (games + PART - 1) / PART;
        var parts = new Samples[count];
        var next = new AtomicInteger();
        var played = new AtomicInteger();
        Runnable work = () -> {
            for (int part = next.getAndIncrement(); part < count; part = next.getAndIncrement()) {
                int number = part;
                int first = part * PART;
                int behind = Math.min(games, first + PART);
                parts[part] = store.flatMap(kept -> kept.find(stream, number)).orElseGet(() -> {
                    var samples = part(first, behind);
                    store.ifPresent(kept -> kept.keep(stream, number, samples));
                    return samples;
                });
                for (int game = first; game < behind; game++) {
                    done.accept(played.incrementAndGet());
                }
            }
        };
        CompletableFuture.allOf(IntStream.range(0, Runtime.getRuntime().availableProcessors())
                        .mapToObj(_ -> CompletableFuture.runAsync(
                                work, task -> Thread.ofPlatform().daemon().start(task)))
                        .toArray(CompletableFuture[]::new))
                .join();
        var all = new Samples(features.names().size());
        for (var part : parts) {
            all.addAll(part);
        }
        return all;
    }

    private Samples part(int first, int behind) {
        var samples = new Samples(features.names().size());
        for (int game = first; game < behind; game++) {
            play(game, samples);
        }
        samples.trim();
        return samples;
    }

    /// Plays one game and adds its samples. It adds none if there is no winner or no end.
    void play(int number, Samples into) {
        var luck = Generator.of(seed, number);
        var setup = setups.get(luck.below(setups.size()));
        var bots = new ArrayList<Bot<M, V>>();
        try {
            var who = new int[setup.seats()];
            for (var seat : Seat.first(setup.seats())) {
                int place = luck.below(pool.size());
                who[seat.index()] = place;
                bots.add(pool.get(place).sit(setup, seat, Generator.of(luck.bits())));
            }
            playOn(setup, bots, who, luck, into);
        } finally {
            bots.forEach(Bot::close);
        }
    }

    private void playOn(Setup setup, List<Bot<M, V>> bots, int[] who, Luck luck, Samples into) {
        int random = luck.below(10) < odd ? luck.below(MOST_RANDOM) : 0;
        var seen = new ArrayList<S>();
        var state = box.game().start(setup);
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            var game = box.game();
            switch (game.next(state)) {
                case Next.Over<M>(Result result) -> {
                    keep(seen, state, result, who, luck, into);
                    return;
                }
                case Next.Chance<M> chance ->
                    state = game.play(state, chance.odds().sample(luck));
                case Next.Turn<M>(Seat seat, Moves<M> moves) -> {
                    seen.add(state);
                    state = game.play(state, ask(bots, state, seat, moves, random-- > 0, luck));
                }
                case Next.Together<M> together -> {
                    seen.add(state);
                    boolean any = random-- > 0;
                    var asked = state;
                    state = game.play(
                            state, together.open().map((seat, moves) -> ask(bots, asked, seat, moves, any, luck)));
                }
            }
        }
    }

    private M ask(List<Bot<M, V>> bots, S state, Seat seat, Moves<M> moves, boolean any, Luck luck) {
        return any
                ? moves.sample(luck)
                : bots.get(seat.index()).choose(Question.of(() -> box.game().view(state, Viewer.player(seat)), moves));
    }

    private void keep(List<S> seen, S end, Result result, int[] who, Luck luck, Samples into) {
        if (!(result instanceof Result.Placed(String _, List<Result.Standing> standings)) || seen.isEmpty()) {
            return;
        }
        int parties = features.parties(end);
        var shares = new double[parties];
        var scores = new double[parties];
        var players = Arrays.copyOf(who, parties);
        Arrays.fill(players, who.length, parties, -1);
        long winners =
                standings.stream().filter(standing -> standing.place() == 1).count();
        for (var standing : standings) {
            int party = standing.party() instanceof Result.Party.Seated(Seat seat) ? seat.index() : parties - 1;
            shares[party] = standing.place() == 1 ? 1.0 / winners : 0;
            scores[party] = standing.score();
        }
        var targets = ahead.map(known -> targets(seen, shares, known));
        for (int i = 0; i < positions; i++) {
            int at = luck.below(seen.size());
            var numbers = new float[parties * features.names().size()];
            features.write(seen.get(at), numbers);
            into.add(
                    numbers,
                    targets.map(known -> known[at]).orElse(shares),
                    scores,
                    players,
                    (double) at / seen.size());
        }
    }

    /// Returns the target shares of each position, worked out from the last to the first. The value of the
    /// next position counts `1 - lambda`, and the target of the next position `lambda`.
    private static <S> double[][] targets(List<S> seen, double[] shares, Ahead<S> ahead) {
        var targets = new double[seen.size()][];
        targets[seen.size() - 1] = shares;
        var expected = new double[shares.length];
        for (int i = seen.size() - 2; i >= 0; i--) {
            ahead.value().shares(seen.get(i + 1), expected);
            var target = new double[shares.length];
            for (int party = 0; party < target.length; party++) {
                target[party] = (1 - ahead.lambda()) * expected[party] + ahead.lambda() * targets[i + 1][party];
            }
            targets[i] = target;
        }
        return targets;
    }
}
