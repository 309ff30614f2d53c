package parterre.lab.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.SeriesPlan;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.lab.run.ClusterTask;

/// Games of a meeting, as other machines play them. A part is the number of a game. Programs of others are not
/// played so, since other machines do not have them.
///
/// @param game the game's slug
/// @param bots the canonical texts of the bots
record MeetingTask(
        String game,
        int edition,
        int seats,
        SortedMap<String, String> options,
        List<String> bots,
        int games,
        long seed,
        int mostSteps)
        implements ClusterTask<Integer, GameScore> {
    MeetingTask {
        options = new TreeMap<>(options);
        bots = List.copyOf(bots);
    }

    static MeetingTask of(GameBox<?, ?, ?> box, SeriesPlan plan) {
        var setup = plan.setup();
        return new MeetingTask(
                box.game().info().slug(),
                setup.edition(),
                setup.seats(),
                setup.chosen(),
                plan.lineUp().stream().map(Entrant::name).toList(),
                plan.games(),
                plan.seed(),
                plan.mostSteps());
    }

    @Override
    public GameBox<?, ?, ?> box() {
        return Boxes.named(game).orElseThrow(() -> new IllegalStateException("this machine has no game " + game));
    }

    @Override
    public List<GameScore> call(List<Integer> numbers) {
        return play(box(), numbers);
    }

    private <S, M extends Move, V> List<GameScore> play(GameBox<S, M, V> box, List<Integer> numbers) {
        var setup = Setup.read(box.game().info(), edition, seats, options).orThrow();
        var entrants = bots.stream().map(text -> BotSpec.read(text).orThrow()).toList();
        var series = new MatchSeries<>(box, Meeting.plan(setup, entrants, games, seed, mostSteps));
        var scores = new ArrayList<GameScore>();
        for (int number : numbers) {
            scores.add(GameScore.of(series.game(number)));
        }
        return scores;
    }
}
