package parterre.lab.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.GameFacts;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitResult;
import parterre.lab.statistics.PairSums;
import parterre.lab.statistics.RatioSums;

/// The sums that a unit adds to the measures. Plain data, small enough to be kept for every unit of a large
/// experiment.
///
/// @param unit the unit
/// @param games how many games it has in each arm
/// @param ratios for each quantity of the unit's line-up the sums of each arm
/// @param pairs for each quantity the products of the first arm with each later one
/// @param occurrences for each arm the number of games in which each thing happened
public record UnitSums(
        Unit unit,
        int games,
        List<List<RatioSums>> ratios,
        List<List<PairSums>> pairs,
        List<SortedMap<String, Integer>> occurrences) {
    public UnitSums {
        ratios = ratios.stream().map(List::copyOf).toList();
        pairs = pairs.stream().map(List::copyOf).toList();
        occurrences = List.copyOf(occurrences);
    }

    /// Folds the games of a unit.
    public static UnitSums of(Experiment experiment, UnitResult result) {
        var lineUp = experiment.lineUps().get(result.unit().lineUp());
        int rotations = lineUp.rotations();
        var ratios = new ArrayList<List<RatioSums>>();
        var pairs = new ArrayList<List<PairSums>>();
        for (var quantity : Quantities.of(experiment, lineUp)) {
            var blocks = result.arms().stream()
                    .map(arm -> blocks(arm.games(), rotations, quantity))
                    .toList();
            ratios.add(blocks.stream().map(UnitSums::sums).toList());
            pairs.add(blocks.stream()
                    .skip(1)
                    .map(arm -> products(blocks.getFirst(), arm))
                    .toList());
        }
        return new UnitSums(
                result.unit(),
                result.arms().getFirst().games().size(),
                ratios,
                pairs,
                result.arms().stream().map(UnitResult.ArmGames::occurrences).toList());
    }

    /// Returns the sums as JSON, which a journal keeps and other machines send. It keeps every bit of a
    /// number.
    public String json() {
        return UnitSumsCodec.SUMS.text(this);
    }

    /// Returns the sums of a text that [#json()] wrote.
    ///
    /// @throws parterre.stored.StoredException if it has another form
    public static UnitSums ofJson(String json) {
        return UnitSumsCodec.SUMS.ofText(json);
    }

    /// The sums of one block.
    private record Block(double x, double y) {}

    private static List<Block> blocks(List<GameFacts> games, int rotations, Quantity quantity) {
        var blocks = new ArrayList<Block>(games.size() / rotations);
        for (int first = 0; first < games.size(); first += rotations) {
            double x = 0;
            double y = 0;
            for (var game : games.subList(first, first + rotations)) {
                x += quantity.x().applyAsDouble(game);
                y += quantity.y().applyAsDouble(game);
            }
            blocks.add(new Block(x, y));
        }
        return blocks;
    }

    private static RatioSums sums(List<Block> blocks) {
        var sums = RatioSums.NONE;
        for (var block : blocks) {
            sums = sums.with(block.x, block.y);
        }
        return sums;
    }

    private static PairSums products(List<Block> first, List<Block> second) {
        var sums = PairSums.NONE;
        for (int i = 0; i < first.size(); i++) {
            sums = sums.with(first.get(i).x, first.get(i).y, second.get(i).x, second.get(i).y);
        }
        return sums;
    }
}
