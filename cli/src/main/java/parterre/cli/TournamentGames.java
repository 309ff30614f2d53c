package parterre.cli;

import java.util.List;
import java.util.Optional;
import parterre.bots.Entrant;
import parterre.cli.words.CompareMessages;
import parterre.cli.words.Localizer;
import parterre.cli.words.RateMessages;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.lab.measure.BotVersions;
import parterre.lab.run.Machines;
import parterre.lab.tournament.GameScore;
import parterre.lab.tournament.Ladder;
import parterre.lab.tournament.Meeting;
import parterre.lab.tournament.SwissRound;
import parterre.lab.tournament.TableGroup;

/// Plays the meetings of a tournament, and saves the ladder after each.
final class TournamentGames<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final Setup setup;
    private final List<Entrant> entrants;
    private final Play play;
    private final Optional<LadderFile> file;
    private final Localizer localizer;
    private volatile boolean stopped;
    private volatile Runnable stopMeeting = () -> {};

    /// How meetings are played.
    ///
    /// @param seed of the luck of the tournament
    /// @param mostSteps after which a game without a bound is stopped
    record Play(Machines machines, long seed, int mostSteps) {}

    /// @param entrants the bots of the ladder
    /// @param file keeps the ladder; empty if nothing is kept
    TournamentGames(
            GameBox<S, M, V> box,
            Setup setup,
            List<Entrant> entrants,
            Play play,
            Optional<LadderFile> file,
            Localizer localizer) {
        this.box = box;
        this.setup = setup;
        this.entrants = entrants;
        this.play = play;
        this.file = file;
        this.localizer = localizer;
    }

    /// Plays what is missing in a round robin, and returns the ladder then.
    Ladder roundRobin(Ladder begun) {
        return play(begun, TableGroup.roundRobin(begun));
    }

    /// Finishes the Swiss round that has begun, goes on until there were so many rounds, and returns the ladder then.
    Ladder swiss(Ladder begun, int rounds) {
        var ladder = begun;
        var open = open(ladder);
        while (!stopped && (!open.isEmpty() || number(ladder) < rounds)) {
            ladder = open.isEmpty() ? ladder.withNextRound() : play(ladder, open);
            open = open(ladder);
        }
        return ladder;
    }

    /// Returns the groups of the Swiss round that have not met yet.
    private static List<TableGroup> open(Ladder ladder) {
        return ladder.round().map(SwissRound::open).orElse(List.of());
    }

    private static int number(Ladder ladder) {
        return ladder.round().map(SwissRound::number).orElse(0);
    }

    private Ladder play(Ladder begun, List<TableGroup> groups) {
        var ladder = begun;
        int games = begun.terms().games();
        try (var progress = Progress.of("", (long) groups.size() * games, localizer)) {
            for (var group : groups) {
                if (stopped) {
                    break;
                }
                var meeting = new Meeting<>(box, setup, entrants, group, games, play.seed(), play.mostSteps());
                stopMeeting = meeting::stop;
                var names = group.bots().stream().map(begun.bots()::get).toList();
                progress.note(() -> localizer.say(new RateMessages.RateProgress(
                        names.getFirst(), String.join(", ", names.subList(1, names.size())))));
                var scores = meeting.play(play.machines(), score -> {
                    hasWinner(score);
                    progress.step();
                });
                // A meeting that was stopped is not kept: all bots play equally much.
                if (!stopped) {
                    var played = ladder.with(group, scores).playedBy(BotVersions.program(box));
                    file.ifPresent(kept -> kept.save(played));
                    ladder = played;
                }
            }
        }
        return ladder;
    }

    private void hasWinner(GameScore score) {
        if (score.isShared()) {
            throw CommandException.usage(
                    new CompareMessages.NobodyWins(box.game().info().slug()));
        }
    }

    /// Ends the games soon. Any thread may call it.
    void stop() {
        stopped = true;
        stopMeeting.run();
    }
}
