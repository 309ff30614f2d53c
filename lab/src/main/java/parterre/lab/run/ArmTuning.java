package parterre.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import parterre.bots.BotSpec;
import parterre.bots.search.SearchPlan;
import parterre.bots.series.SearchTuning;
import parterre.bots.series.SearchTuning.Effort;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.Experiment;

/// Tunes the searches of an experiment for the rules of each arm, before its games. Every search of every arm is tuned
/// with the same effort and the same luck, in games of two. Equal experiments find the same settings.
public final class ArmTuning {
    private static final int SEATS = 2;

    private final Experiment experiment;
    private final List<OfArm> tunings = new ArrayList<>();
    private volatile boolean stopped;

    /// The tuning of one search for one arm.
    private record OfArm(int arm, String bot, SearchPlan plan, SearchTuning<?, ?, ?> tuning) {}

    /// @param experiment one that is to be tuned
    public ArmTuning(Experiment experiment) {
        this.experiment = experiment;
        var searches = new TreeMap<String, SearchPlan>();
        experiment.lineUps().forEach(lineUp -> searches.putAll(lineUp.searches(experiment.box())));
        for (int arm = 0; arm < experiment.arms().size(); arm++) {
            int index = arm;
            searches.forEach(
                    (bot, plan) -> tunings.add(new OfArm(index, bot, plan, tuning(experiment.box(), index, plan))));
        }
    }

    private <S, M extends Move, V> SearchTuning<S, M, V> tuning(GameBox<S, M, V> box, int arm, SearchPlan plan) {
        var effort = experiment.retune().orElseThrow();
        return new SearchTuning<>(
                box,
                experiment.arms().get(arm).setup(box.game().info(), SEATS),
                plan,
                SearchTuning.standardParameters(box, plan),
                SearchTuning.standardOpponents(box, plan),
                new Effort(
                        effort.runs(),
                        effort.tries(),
                        effort.pairs(),
                        effort.playoff(),
                        Generator.of(experiment.seed(), -4).bits()));
    }

    /// Returns the most games that are played.
    public long mostGames() {
        return tunings.stream().mapToLong(each -> each.tuning().mostGames()).sum();
    }

    /// Plays, and returns the experiment whose arms have the best bots; empty after [#stop()].
    ///
    /// @param threads how many games are played at a time
    /// @param watcher is called after each game
    public Optional<Experiment> play(int threads, Runnable watcher) {
        var bots = new ArrayList<SortedMap<String, String>>();
        experiment.arms().forEach(_ -> bots.add(new TreeMap<>()));
        for (var each : tunings) {
            if (!stopped) {
                var found = each.tuning().run(threads, _ -> watcher.run());
                if (!stopped) {
                    var best = found.getFirst().bot().name();
                    if (!best.equals(new BotSpec.Mcts(each.plan()).name())) {
                        bots.get(each.arm()).put(each.bot(), best);
                    }
                }
            }
        }
        if (stopped) {
            return Optional.empty();
        }
        var arms = new ArrayList<Arm>();
        for (int i = 0; i < bots.size(); i++) {
            var arm = experiment.arms().get(i);
            arms.add(new Arm(arm.name(), arm.edition(), arm.options(), bots.get(i)));
        }
        return Optional.of(experiment.withTuned(arms));
    }

    /// Gives up. Any thread may call it.
    public void stop() {
        stopped = true;
        tunings.forEach(each -> each.tuning().stop());
    }
}
