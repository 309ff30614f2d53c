package parterre.lab.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.bots.series.Estimate;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.game.GameFacts;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitPlayer;
import parterre.lab.game.UnitResult;
import parterre.lab.measure.UnitSums;
import parterre.lab.run.Cluster;
import parterre.lab.run.Machines;
import parterre.lab.run.RunJournal;
import parterre.lab.run.UnitPool;
import parterre.lab.statistics.Holm;
import parterre.lab.statistics.Inference;
import parterre.lab.statistics.RatioSums;

/// Measures what a card's numbers are worth to the player who gets the card.
///
/// Every game is played twice with the same luck: with the card, and with the average card of its kind or a
/// blank in its place. The value is the difference of the win share of the seat that the card came to first.
/// It is not a win rate of cards held, in which strong players who choose good cards make them look good.
///
/// Where the card came to different seats in the two games, the mean over both seats counts. Players who are
/// ahead may get a card more often. If the seat of one game alone counted, this would look like a value of
/// the card.
public final class CardStudy {
    private static final double ERROR_RATE = 0.05;

    private final Experiment experiment;
    private final List<String> cards;
    /// For each line-up the sums of each card.
    private final List<List<RatioSums>> sums = new ArrayList<>();
    private final IntConsumer watcher;
    private final List<Unit> units;
    private final UnitPlayer<?, ?, ?> player;
    private int done;
    private volatile boolean stopped;

    /// The value of a card at one strength.
    ///
    /// @param lineUp the name of the line-up that played
    /// @param points of the win, with a 95 % interval
    /// @param games in how many games the card came to a seat
    /// @param adjusted the p-value of no value at all, corrected for all cards and line-ups
    public record CardValue(String card, String lineUp, Estimate points, int games, double adjusted) {
        private CardValue corrected(double other) {
            return new CardValue(card, lineUp, points, games, other);
        }

        /// Returns true if the card certainly has a value, after the correction.
        public boolean isFound() {
            return adjusted <= ERROR_RATE;
        }
    }

    /// @param base an experiment with one arm, whose measures have the cards
    /// @param option the game's card file
    /// @param by the card that takes the place of each
    /// @param watcher receives the number of finished units after each of them
    public CardStudy(Experiment base, Option.File option, Replacement by, IntConsumer watcher) {
        var first = base.arms().getFirst();
        var file = Optional.ofNullable(first.options().get(option.name()))
                .map(text -> option.read(text).orThrow())
                .orElse(option.standard(0));
        var arms = new ArrayList<Arm>();
        var measured = new ArrayList<String>();
        arms.add(first);
        for (var card : AverageCard.cards(file)) {
            replaced(base, first, option, file, card, by).ifPresent(arm -> {
                arms.add(arm);
                measured.add(card);
            });
        }
        cards = List.copyOf(measured);
        experiment = base.with(arms, base.seed());
        var none = Collections.nCopies(cards.size(), RatioSums.NONE);
        experiment.lineUps().forEach(_ -> sums.add(new ArrayList<>(none)));
        units = Unit.of(experiment);
        player = UnitPlayer.of(experiment);
        this.watcher = watcher;
    }

    private static Optional<Arm> replaced(
            Experiment base, Arm first, Option.File option, Attachment file, String card, Replacement by) {
        return AverageCard.replaced(file, card, by)
                .map(changed -> first.with(card, Map.of(option.name(), option.write(changed))))
                .filter(arm -> base.lineUps().stream().allMatch(lineUp -> canPlay(base, arm, lineUp.seats())));
    }

    private static boolean canPlay(Experiment base, Arm arm, int seats) {
        var game = base.box().game();
        return Setup.read(game.info(), arm.edition(), seats, arm.options()) instanceof Reading.Good<Setup>(Setup setup)
                && game.refusal(setup).isEmpty();
    }

    /// Returns the cards that are measured: those whose numbers differ from the replacement's. A card that
    /// the game does not allow to be replaced is left out.
    public List<String> cards() {
        return cards;
    }

    /// Returns how many units the study has.
    public int units() {
        return units.size();
    }

    /// Returns the experiment that is played: the game's own cards first, then an arm for each card.
    public Experiment experiment() {
        return experiment;
    }

    /// Plays all games, or those before [#stop()]. May be called once.
    ///
    /// @param journal keeps finished units, and has those of an earlier run; empty if nothing is kept
    /// @return for each line-up, in their order, the cards by their value, the best first
    /// @throws IllegalStateException if a game broke down, or the cluster was lost
    public List<CardValue> play(Machines machines, Optional<RunJournal> journal) {
        journal.map(RunJournal::found).orElse(List.of()).forEach(this::fold);
        Consumer<UnitSums> finish = unit -> {
            journal.ifPresent(file -> file.add(unit));
            fold(unit);
        };
        switch (machines) {
            case Machines.Threads(int count) -> new UnitPool<>(done, units.size(), this::played, finish).run(count);
            case Machines.Remote(Cluster cluster) ->
                cluster.play(
                        new CardTask(experiment.json(), cards),
                        units.subList(done, units.size()),
                        json -> finish.accept(UnitSums.ofJson(json)),
                        () -> stopped);
        }
        return values();
    }

    private List<CardValue> values() {
        // A study that was stopped has no number of games that was agreed before.
        var inference = done < units.size() ? Inference.ANYTIME : Inference.FIXED;
        var raw = new ArrayList<CardValue>();
        for (int i = 0; i < sums.size(); i++) {
            var lineUp = experiment.lineUps().get(i);
            int planned = Unit.blocks(experiment, lineUp);
            for (int card = 0; card < cards.size(); card++) {
                raw.add(value(cards.get(card), lineUp.name(), sums.get(i).get(card), inference, planned));
            }
        }
        var adjusted =
                Holm.adjusted(raw.stream().mapToDouble(CardValue::adjusted).toArray());
        return IntStream.range(0, adjusted.length)
                .mapToObj(i -> raw.get(i).corrected(adjusted[i]))
                .filter(each -> each.games() > 0)
                .sorted(Comparator.comparingInt((CardValue each) -> place(each.lineUp()))
                        .thenComparingDouble(each -> -each.points().value()))
                .toList();
    }

    private int place(String lineUp) {
        return experiment.lineUps().stream().map(LineUpPlan::name).toList().indexOf(lineUp);
    }

    /// Returns a value whose p-value is not corrected yet.
    private static CardValue value(String card, String lineUp, RatioSums sum, Inference inference, int planned) {
        double value = 100 * sum.ratio();
        double margin = 100 * inference.margin(sum.blocks(), sum.deviation(), ERROR_RATE, planned);
        double pValue = sum.blocks() == 0 ? 1 : inference.pValue(sum.blocks(), sum.ratio(), sum.deviation(), planned);
        return new CardValue(card, lineUp, new Estimate(value, value - margin, value + margin), (int) sum.y(), pValue);
    }

    /// Ends the study soon. Any thread may call it.
    public void stop() {
        stopped = true;
    }

    private Optional<UnitSums> played(int index) {
        return stopped
                ? Optional.empty()
                : player.play(units.get(index), () -> stopped).map(result -> summed(experiment, cards, result));
    }

    private void fold(UnitSums unit) {
        var own = sums.get(unit.unit().lineUp());
        for (int i = 0; i < own.size(); i++) {
            own.set(i, own.get(i).plus(unit.ratios().getFirst().get(i)));
        }
        done++;
        watcher.accept(done);
    }

    /// Returns the sums of a unit, as a journal keeps them: a single quantity, with a place for each card.
    static UnitSums summed(Experiment experiment, List<String> cards, UnitResult result) {
        return new UnitSums(
                result.unit(),
                result.arms().getFirst().games().size(),
                List.of(folded(experiment, cards, result)),
                List.of(),
                List.of());
    }

    /// Folds the games of a unit. The games of a block are not independent, so that blocks are the trials.
    private static List<RatioSums> folded(Experiment experiment, List<String> cards, UnitResult result) {
        int rotations = experiment.lineUps().get(result.unit().lineUp()).rotations();
        var with = result.arms().getFirst().games();
        var folded = new ArrayList<RatioSums>();
        for (int card = 0; card < cards.size(); card++) {
            var without = result.arms().get(card + 1).games();
            var sum = RatioSums.NONE;
            for (int first = 0; first < with.size(); first += rotations) {
                double gained = 0;
                int games = 0;
                for (int game = first; game < first + rotations; game++) {
                    var gain = gain(cards.get(card), with.get(game), without.get(game));
                    gained += gain.orElse(0);
                    games += gain.isPresent() ? 1 : 0;
                }
                if (games > 0) {
                    sum = sum.with(gained, games);
                }
            }
            folded.add(sum);
        }
        return folded;
    }

    /// Returns what the card brought, in shares of the win: the mean over the seats that it came to first.
    /// Empty if it came to nobody.
    static OptionalDouble gain(String card, GameFacts with, GameFacts without) {
        return Stream.of(with, without)
                .flatMap(game -> Optional.ofNullable(game.holders().get(card)).stream())
                .mapToDouble(seat -> with.shares().get(seat) - without.shares().get(seat))
                .average();
    }
}
