package parterre.lab.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import parterre.bots.BotSpec;
import parterre.bots.Level;
import parterre.bots.Levels;
import parterre.bots.search.SearchPlan;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.box.GameBox;

/// The bots that play a block of games.
///
/// A block holds one game for each way in which the line-up can be rotated. All games of a block have the
/// same luck of chance.
///
/// @param name how a report calls it
/// @param bots the canonical text of a bot for each seat
/// @param role what the line-up is for
public record LineUpPlan(String name, List<String> bots, Role role) {
    public LineUpPlan {
        bots = List.copyOf(bots);
    }

    /// The purpose of a line-up.
    public enum Role {
        /// Someone named it.
        NAMED,
        /// Its first bot has twice the budget of the others.
        DOUBLED
    }

    /// Reads a bot for experiments about a game: a level's plain name, or any other bot whose answers follow from the
    /// seed alone.
    public static Reading<BotSpec> bot(String word, GameBox<?, ?, ?> box) {
        var read = Level.read(word) instanceof Reading.Good<Level>(Level level)
                ? Reading.<BotSpec>good(new BotSpec.OfLevel(level))
                : BotSpec.read(word);
        if (!(read instanceof Reading.Good<BotSpec>(BotSpec spec))) {
            return read;
        }
        var problems = new ArrayList<>(spec.misfits(box));
        if (!spec.reproducible()) {
            problems.add(Problem.of(word, new ExperimentFault.BotTimed()));
        }
        return problems.isEmpty() ? read : new Reading.Bad<>(problems);
    }

    public int seats() {
        return bots.size();
    }

    /// Returns true if all bots are the same, so that seats and rules alone make a difference.
    public boolean ofEquals() {
        return bots.stream().distinct().count() == 1;
    }

    /// Returns true if there are two kinds of bots, which can be compared.
    public boolean ofTwo() {
        return bots.stream().distinct().count() == 2;
    }

    /// Returns true if all bots play at random.
    public boolean atRandom() {
        return ofEquals() && BotSpec.read(bots.getFirst()).orThrow() instanceof BotSpec.Random;
    }

    /// Returns how many games a block has: the number of different rotations.
    public int rotations() {
        var different = new LinkedHashSet<List<String>>();
        var rotated = new ArrayList<>(bots);
        for (int i = 0; i < bots.size(); i++) {
            different.add(List.copyOf(rotated));
            Collections.rotate(rotated, 1);
        }
        return different.size();
    }

    /// Returns which bot of the line-up sits in a seat.
    ///
    /// @param seat the seat's index
    /// @param rotation from 0 to [#rotations()] - 1
    public int at(int seat, int rotation) {
        return Math.floorMod(seat - rotation, bots.size());
    }

    /// Returns true if the bot at this place is of the first bot's kind.
    public boolean isFirst(int place) {
        return bots.get(place).equals(bots.getFirst());
    }

    /// Returns the share of the win that the first kind of bot has if all are equally strong.
    public double even() {
        return (double) bots.stream().filter(bots.getFirst()::equals).count() / bots.size();
    }

    /// Returns the plans of the bots that search, by the texts of these bots.
    public SortedMap<String, SearchPlan> searches(GameBox<?, ?, ?> box) {
        var searches = new TreeMap<String, SearchPlan>();
        for (var bot : specs()) {
            var spec =
                    bot instanceof BotSpec.OfLevel(Level level) ? Levels.of(box).spec(level) : bot;
            if (spec instanceof BotSpec.Mcts(SearchPlan plan)) {
                searches.put(bot.name(), plan);
            }
        }
        return searches;
    }

    /// Returns the bots that play.
    public List<BotSpec> specs() {
        return bots.stream().map(bot -> BotSpec.read(bot).orThrow()).toList();
    }
}
