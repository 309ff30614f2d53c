package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import parterre.engine.BySeat;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Preview;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// Compares exactly what a viewer could work out from all they have seen with what the game says that they know.
///
/// It keeps the viewer's belief: every position that is possible after these lines, views and events, with its
/// weight. The positions are gathered from every history that the rules allow. Within a belief nothing that the
/// viewer is shown may differ: view, whom the game waits for, own moves, refusals. What a preview calls certain
/// must happen in all of its positions. And `imagine` must draw exactly these positions, each with exactly its
/// share. This is checked by going through all that luck could bring, not by sampling.
///
/// Weights follow the contract: chance counts with its odds, a choice of others is no evidence. Where cards of a kind
/// are alike, a world is an assignment of the single cards. So a choice counts as many times as there are single cards
/// to make it with: [Ways] says so. Choices that lead to the same position and look the same to the viewer (a sealed
/// answer that came to nothing) count once.
///
/// Meant for small setups: a dozen hidden cards are too many.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
public final class NoLeak<S, M extends Move, V> {
    private static final int MOST_RUNS = 200_000;
    private static final int MOST_BELIEFS = 50_000;

    private final Game<S, M, V> game;
    private final Ways<S, M> ways;
    private final Evidence evidence;
    private final Function<S, ?> cards;

    private NoLeak(Game<S, M, V> game, Ways<S, M> ways, Evidence evidence, Function<S, ?> cards) {
        this.game = game;
        this.ways = ways;
        this.evidence = evidence;
        this.cards = cards;
    }

    /// For a game whose views forget nothing that tells positions apart, and whose pieces all differ.
    public static <S, M extends Move, V> NoLeak<S, M, V> in(Game<S, M, V> game) {
        return new NoLeak<>(game, (_, _, _) -> 1, Evidence.KEPT, Function.identity());
    }

    /// Returns the same for pieces that are alike.
    public NoLeak<S, M, V> counting(Ways<S, M> ways) {
        return new NoLeak<>(game, ways, evidence, cards);
    }

    /// Returns the same for views that forget by a ruling: `imagine` must draw every position that is possible, but may
    /// draw others, and with other shares.
    ///
    /// @param cards what of a position must be drawn: all but what only others remember
    public NoLeak<S, M, V> forgetting(Function<S, ?> cards) {
        return new NoLeak<>(game, ways, Evidence.FORGOTTEN, cards);
    }

    /// How many single choices a step stands for.
    @FunctionalInterface
    public interface Ways<S, M extends Move> {
        /// Returns the number of different worlds of single pieces that `after` stands for, of one such world of
        /// `before`. It is 3 where one of three equal hidden cards has been played. Not asked for chance.
        ///
        /// @return at least 1
        long of(S before, Step<M> step, S after);
    }

    /// How much was looked at.
    ///
    /// @param beliefs how many different things a viewer had seen
    /// @param positions how many positions these beliefs held together
    /// @param walks what the viewer had read at the end of each history that was followed further
    public record Extent(int beliefs, int positions, List<List<String>> walks) {
        public Extent {
            walks = List.copyOf(walks);
        }

        /// Returns how many of the walks came to a line that contains this.
        public long walksWith(String part) {
            return walks.stream()
                    .filter(lines -> lines.stream().anyMatch(line -> line.contains(part)))
                    .count();
        }
    }

    /// Looks at everything that a viewer can see within so many steps, then follows some random histories
    /// to their end.
    ///
    /// @param depth within so many steps every history is followed
    /// @param walks how many histories are followed further
    /// @param mostSteps where they are broken off
    /// @throws AssertionError telling what the viewer had read and what is wrong with their view
    public Extent check(S start, Viewer viewer, int depth, int walks, int mostSteps, long seed) {
        var search = new Search(viewer, Generator.of(seed));
        search.everything(new Belief<>(List.of(), Map.of(start, Share.ALL)), depth);
        var read = new ArrayList<List<String>>();
        for (int i = 0; i < walks; i++) {
            read.add(search.walk(new Belief<>(List.of(), Map.of(start, Share.ALL)), mostSteps));
        }
        return new Extent(search.beliefs, search.positions, read);
    }

    /// The lines that a viewer has read, and the positions that are possible for them.
    private record Belief<S>(List<String> lines, Map<S, Share> weights) {}

    /// The part of one more step that the viewer sees.
    private record Observation(String line, Object view, List<? extends Event> events) {}

    private enum Evidence {
        KEPT,
        FORGOTTEN
    }

    private final class Search {
        private final Viewer viewer;
        private final Luck luck;
        private int beliefs;
        private int positions;

        Search(Viewer viewer, Luck luck) {
            this.viewer = viewer;
            this.luck = luck;
        }

        void everything(Belief<S> belief, int depth) {
            check(belief);
            if (depth > 0) {
                after(belief).values().forEach(next -> everything(next, depth - 1));
            }
        }

        List<String> walk(Belief<S> start, int mostSteps) {
            var belief = start;
            for (int i = 0; i < mostSteps; i++) {
                var next = List.copyOf(after(belief).values());
                if (next.isEmpty()) {
                    break;
                }
                belief = next.get(luck.below(next.size()));
                check(belief);
            }
            return belief.lines();
        }

        // --- What follows
        // ---------------------------------------------------------------------------------------------

        /// Returns each thing that the viewer may see next, with the belief that follows.
        private Map<Observation, Belief<S>> after(Belief<S> belief) {
            var weights = new LinkedHashMap<Observation, Map<S, Share>>();
            belief.weights().forEach((position, weight) -> follow(position, weight, weights));
            var next = new LinkedHashMap<Observation, Belief<S>>();
            weights.forEach((sight, shares) -> {
                var lines = new ArrayList<>(belief.lines());
                lines.add(sight.line());
                next.put(sight, new Belief<>(lines, shares));
            });
            return next;
        }

        private void follow(S position, Share weight, Map<Observation, Map<S, Share>> weights) {
            switch (game.next(position)) {
                case Next.Chance<M>(Odds<M> odds) -> {
                    long sum = odds.outcomes().stream()
                            .mapToLong(Odds.Outcome::weight)
                            .sum();
                    for (var outcome : odds.outcomes()) {
                        var step = new Step.Chance<>(outcome.move());
                        var after = game.play(position, step);
                        weights.computeIfAbsent(sight(position, step, after), _ -> new LinkedHashMap<>())
                                .merge(after, weight.times(Share.of(outcome.weight(), sum)), Share::plus);
                    }
                }
                case Next.Turn<M>(Seat seat, Moves<M> moves) ->
                    choose(
                            position,
                            weight,
                            weights,
                            moves.list().stream()
                                    .<Step<M>>map(move -> new Step.Turn<>(seat, move))
                                    .toList());
                case Next.Together<M> together ->
                    choose(
                            position,
                            weight,
                            weights,
                            answers(together.open()).stream()
                                    .<Step<M>>map(Step.Together::new)
                                    .toList());
                case Next.Over<M> _ -> {}
            }
        }

        /// Choices that lead to one position and look the same are one.
        private void choose(S position, Share weight, Map<Observation, Map<S, Share>> weights, List<Step<M>> steps) {
            var seen = new HashSet<Map.Entry<Observation, S>>();
            for (var step : steps) {
                var after = game.play(position, step);
                var sight = sight(position, step, after);
                if (seen.add(Map.entry(sight, after))) {
                    weights.computeIfAbsent(sight, _ -> new LinkedHashMap<>())
                            .merge(after, weight.times(Share.of(ways.of(position, step, after), 1)), Share::plus);
                }
            }
        }

        private Observation sight(S before, Step<M> step, S after) {
            return new Observation(
                    game.line(before, step, viewer), game.view(after, viewer), game.events(before, step, viewer));
        }

        private List<BySeat<M>> answers(BySeat<Moves<M>> open) {
            var all = new ArrayList<BySeat<M>>();
            all.add(BySeat.none());
            for (var seat : open.seats()) {
                var longer = new ArrayList<BySeat<M>>();
                for (var answers : all) {
                    open.of(seat).list().forEach(move -> longer.add(answers.with(seat, move)));
                }
                all = longer;
            }
            return all;
        }

        // --- What must hold
        // -------------------------------------------------------------------------------------------

        private void check(Belief<S> belief) {
            if (++beliefs > MOST_BELIEFS) {
                throw new IllegalStateException("there is more to see than fits a test; look less deep");
            }
            positions += belief.weights().size();
            var one = belief.weights().keySet().iterator().next();
            var view = game.view(one, viewer);
            for (var other : belief.weights().keySet()) {
                assertThat(game.view(other, viewer))
                        .as(() -> told("the view", belief))
                        .isEqualTo(view);
                assertThat(SecretChecks.waitsFor(game.next(other)))
                        .as(() -> told("whom the game waits for", belief))
                        .isEqualTo(SecretChecks.waitsFor(game.next(one)));
                if (viewer instanceof Viewer.Player(Seat seat)) {
                    assertSameDecision(seat, one, other, belief);
                }
            }
            var imagined = EnumeratingLuck.distribution(game.imagination(view)::draw, MOST_RUNS);
            var believed = Share.normalized(belief.weights());
            switch (evidence) {
                case KEPT -> {
                    if (!imagined.equals(believed)) {
                        throw new AssertionError(
                                told("the worlds that are imagined", belief) + "\n" + differences(believed, imagined));
                    }
                }
                case FORGOTTEN ->
                    assertThat(of(imagined.keySet()))
                            .as(() -> told("the worlds that are imagined", belief))
                            .containsAll(of(believed.keySet()));
            }
        }

        private Set<Object> of(Set<S> positions) {
            return positions.stream().map(cards).collect(Collectors.toSet());
        }

        private void assertSameDecision(Seat seat, S one, S other, Belief<S> belief) {
            var moves = own(seat, one);
            assertThat(own(seat, other).map(Moves::list))
                    .as(() -> told("the moves", belief))
                    .isEqualTo(moves.map(Moves::list));
            assertThat(own(seat, other).map(Moves::unlisted))
                    .as(() -> told("the moves", belief))
                    .isEqualTo(moves.map(Moves::unlisted));
            for (var probe : probes(one)) {
                assertThat(game.refusal(other, seat, probe))
                        .as(() -> told("the refusal of '" + game.notation().write(probe) + "' by the viewer", belief))
                        .isEqualTo(game.refusal(one, seat, probe));
            }
            for (var move : moves.map(Moves::list).orElse(List.of())) {
                assertKnowable(seat, game.preview(game.view(one, viewer), seat, move), other, move, belief);
            }
        }

        /// An event that a preview calls certain happens in every position of the belief, whatever others do.
        private void assertKnowable(Seat seat, Preview<? extends Event> preview, S position, M move, Belief<S> belief) {
            for (var step : stepsWith(seat, move, position)) {
                var events = game.events(position, step, viewer);
                if (!PreviewChecks.isWithin(preview.events(), events)) {
                    throw new AssertionError(
                            told("the preview of '" + game.notation().write(move) + "' by the viewer", belief)
                                    + "promises " + preview.events() + "\nbut there may happen " + events);
                }
            }
        }

        private List<Step<M>> stepsWith(Seat seat, M move, S position) {
            return switch (game.next(position)) {
                case Next.Turn<M> _ -> List.of(new Step.Turn<>(seat, move));
                case Next.Together<M> together ->
                    answers(together.open()).stream()
                            .filter(answers -> answers.of(seat).equals(move))
                            .<Step<M>>map(Step.Together::new)
                            .toList();
                case Next.Chance<M> _, Next.Over<M> _ -> List.of();
            };
        }

        private Optional<Moves<M>> own(Seat seat, S position) {
            return switch (game.next(position)) {
                case Next.Turn<M>(Seat turn, Moves<M> moves) when turn.equals(seat) -> Optional.of(moves);
                case Next.Together<M> together
                when together.open().has(seat) -> Optional.of(together.open().of(seat));
                case Next.Turn<M> _, Next.Together<M> _, Next.Chance<M> _, Next.Over<M> _ -> Optional.empty();
            };
        }

        /// Moves that somebody could make here, and one example of each kind.
        private List<M> probes(S position) {
            var probes = new ArrayList<M>();
            switch (game.next(position)) {
                case Next.Turn<M>(Seat _, Moves<M> moves) -> probes.addAll(moves.list());
                case Next.Together<M> together ->
                    together.open()
                            .seats()
                            .forEach(seat ->
                                    probes.addAll(together.open().of(seat).list()));
                case Next.Chance<M>(Odds<M> odds) -> odds.outcomes().forEach(outcome -> probes.add(outcome.move()));
                case Next.Over<M> _ -> {}
            }
            game.notation()
                    .examples()
                    .forEach(example ->
                            probes.add(game.notation().read(example.text()).orThrow()));
            return probes;
        }

        private String told(String what, Belief<S> belief) {
            return what + ", for " + viewer + ", who has read\n  " + String.join("\n  ", belief.lines()) + "\n";
        }

        private String differences(Map<S, Share> believed, Map<S, Share> imagined) {
            var text = new StringBuilder();
            var all = new HashSet<>(believed.keySet());
            all.addAll(imagined.keySet());
            for (var position : all) {
                var share = believed.getOrDefault(position, Share.NONE);
                var drawn = imagined.getOrDefault(position, Share.NONE);
                if (!share.equals(drawn)) {
                    text.append("  ")
                            .append(share)
                            .append(" is right, ")
                            .append(drawn)
                            .append(" is drawn: ");
                    text.append(position).append('\n');
                }
            }
            return text.toString();
        }
    }
}
