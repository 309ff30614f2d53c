package parterre.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.Level;
import parterre.bots.Levels;
import parterre.bots.LineUp;
import parterre.bots.search.Budget;
import parterre.bots.search.SearchPlan;
import parterre.bots.series.Outcome;
import parterre.bots.series.SeriesPlan;
import parterre.cli.LabOptions.LabFormat;
import parterre.cli.protocol.ExecEntrant;
import parterre.cli.words.CompareMessages;
import parterre.cli.words.LabCommandMessages;
import parterre.cli.words.LabCommandMessages.LabColumn;
import parterre.cli.words.LabCommandMessages.LabTable;
import parterre.cli.words.Localizer;
import parterre.cli.words.RateMessages;
import parterre.cli.words.SeriesMessages;
import parterre.engine.Move;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.lab.measure.BotVersions;
import parterre.lab.report.ReportPage;
import parterre.lab.tournament.Ladder;
import parterre.lab.tournament.Meeting;
import parterre.lab.tournament.Pairing;
import parterre.lab.tournament.SwissRound;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre lab tournament`: bots and outside programs play each other, in a round robin or by the Swiss
/// system. A ladder file keeps the results, so that another bot can join later.
@Command(name = "tournament")
final class LabTournamentCommand implements Callable<Integer> {
    private static final int SEATS = 2;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--bots", paramLabel = "BOT,BOT…")
    private @Nullable String bots;

    @Option(names = "--swiss", paramLabel = "ROUNDS")
    private @Nullable Integer swiss;

    @Option(names = "--ladder", paramLabel = "FILE")
    private @Nullable Path ladderFile;

    @Option(names = "--playouts", paramLabel = "N")
    private @Nullable Integer playouts;

    @Option(names = "--format", descriptionKey = "lab-format", paramLabel = "FORM", defaultValue = "text")
    private LabFormat format;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100")
    private int games;

    @Mixin
    private ChosenLuck luck;

    @Mixin
    private GamesAtATime threads;

    @Mixin
    private Agreement agreement;

    @Option(names = "--most-steps", paramLabel = "N", defaultValue = "" + SeriesPlan.STOPPED_AFTER)
    private int mostSteps;

    @Override
    public Integer call() {
        if (ladderFile == null) {
            return play(game.box(), Optional.empty()).code();
        }
        try (var file = LadderFile.open(ladderFile)) {
            return play(game.box(), Optional.of(file)).code();
        }
    }

    private <S, M extends Move, V> Exit play(GameBox<S, M, V> box, Optional<LadderFile> file) {
        var setup = agreement.setup(box.game(), SEATS);
        var ladder = ladder(setup, file);
        var entrants = Entrants.read(String.join(",", ladder.bots()));
        check(box, entrants, ladder.playouts());
        int atATime = threads.count(entrants.stream().allMatch(Entrant::reproducible));
        var localizer = Parterre.localizer(spec);
        long began = System.nanoTime();
        var round = new Round<>(box, setup, entrants, atATime, file, localizer);
        boolean interrupted;
        try (var interrupt = new Interrupt(round::stop)) {
            if (swiss == null) {
                ladder = round.play(ladder, Pairing.roundRobin(ladder));
            } else {
                int rounds = Numbers.atLeast(1, swiss, "--swiss");
                var open = open(ladder);
                while (!interrupt.came() && (!open.isEmpty() || number(ladder) < rounds)) {
                    ladder = open.isEmpty() ? ladder.withNextRound() : round.play(ladder, open);
                    open = open(ladder);
                }
            }
            interrupted = interrupt.came();
        }
        tell(ladder, Duration.ofNanos(System.nanoTime() - began), localizer);
        if (file.isPresent()) {
            file.get().save(ladder);
            spec.commandLine()
                    .getErr()
                    .println(localizer.say(
                            new LabCommandMessages.LadderWritten(file.get().toString())));
        }
        return interrupted ? Exit.INTERRUPTED : Exit.OK;
    }

    /// Returns the pairs of the Swiss round that have not met yet.
    private static List<Pairing> open(Ladder ladder) {
        return ladder.round().map(SwissRound::open).orElse(List.of());
    }

    private static int number(Ladder ladder) {
        return ladder.round().map(SwissRound::number).orElse(0);
    }

    /// Returns the ladder to begin with: that of the file, with the bots that are new.
    private Ladder ladder(Setup setup, Optional<LadderFile> file) {
        Numbers.atLeast(SEATS, games, "--games");
        if (games % SEATS != 0) {
            throw CommandException.usage(new SeriesMessages.OddPairs(games));
        }
        var told = playouts == null ? OptionalInt.empty() : OptionalInt.of(Numbers.atLeast(1, playouts, "--playouts"));
        var kept = file.flatMap(LadderFile::read);
        kept.ifPresent(known -> check(known, setup, told));
        var ladder = kept.orElseGet(
                () -> new Ladder(game.slug(), setup.edition(), setup.chosen(), games, told, List.of(), List.of()));
        var named = new HashSet<String>();
        for (var text : bots == null ? List.<String>of() : CommandException.usageUnlessGood(LineUp.split(bots))) {
            // A program keeps its whole command, because its short name could not start it.
            var bot = ExecEntrant.isMeant(text)
                    ? text.strip()
                    : CommandException.usageUnlessGood(Entrants.one(text)).name();
            if (!named.add(bot)) {
                throw CommandException.usage(new RateMessages.BotTwiceInPool(bot));
            }
            // The same command goes on after a stop, when its bots have joined already.
            if (!ladder.bots().contains(bot)) {
                ladder = ladder.with(bot);
            }
        }
        if (ladder.bots().size() < SEATS) {
            throw CommandException.usage(
                    new RateMessages.PoolTooSmall(ladder.bots().size()));
        }
        return ladder;
    }

    private void check(Ladder ladder, Setup setup, OptionalInt told) {
        var file = String.valueOf(ladderFile);
        if (!ladder.game().equals(game.slug())
                || ladder.edition() != setup.edition()
                || !ladder.options().equals(setup.chosen())
                || ladder.games() != games) {
            throw CommandException.usage(new LabCommandMessages.OtherLadder(
                    file,
                    ladder.game(),
                    ladder.edition(),
                    ladder.games(),
                    List.copyOf(ladder.options().keySet())));
        }
        // A bot that joins may leave out how much bots think.
        if (told.isPresent() && !told.equals(ladder.playouts())) {
            throw CommandException.usage(new LabCommandMessages.OtherPlayouts(file));
        }
    }

    private static void check(GameBox<?, ?, ?> box, List<Entrant> entrants, OptionalInt playouts) {
        var problems =
                entrants.stream().flatMap(bot -> bot.misfits(box).stream()).toList();
        if (!problems.isEmpty()) {
            throw CommandException.usage(problems);
        }
        if (playouts.isPresent()) {
            for (var entrant : entrants) {
                if (!keepsTo(playouts.getAsInt(), entrant, box)) {
                    throw CommandException.usage(new LabCommandMessages.NotSoManyPlayouts(
                            entrant.name(), Integer.toString(playouts.getAsInt())));
                }
            }
        }
    }

    /// Returns true if a bot thinks so much about an answer, or does not search at all.
    private static boolean keepsTo(int playouts, Entrant entrant, GameBox<?, ?, ?> box) {
        return switch (entrant) {
            case ExecEntrant program -> program.playouts().equals(Optional.of(playouts));
            case BotSpec.OfLevel(Level level) ->
                keepsTo(playouts, Levels.of(box).spec(level), box);
            case BotSpec.Mcts(SearchPlan plan) ->
                plan.threads() == 1 && plan.budget().equals(new Budget.Playouts(playouts));
            default -> true;
        };
    }

    /// Plays meetings.
    private final class Round<S, M extends Move, V> {
        private final GameBox<S, M, V> box;
        private final Setup setup;
        private final List<Entrant> entrants;
        private final int atATime;
        private final Optional<LadderFile> file;
        private final Localizer localizer;
        private volatile boolean stopped;
        private volatile Runnable stopMeeting = () -> {};

        Round(
                GameBox<S, M, V> box,
                Setup setup,
                List<Entrant> entrants,
                int atATime,
                Optional<LadderFile> file,
                Localizer localizer) {
            this.box = box;
            this.setup = setup;
            this.entrants = entrants;
            this.atATime = atATime;
            this.file = file;
            this.localizer = localizer;
        }

        Ladder play(Ladder ladder, List<Pairing> pairings) {
            var next = ladder;
            try (var progress = Progress.of("", (long) pairings.size() * games, localizer)) {
                for (var pairing : pairings) {
                    if (stopped) {
                        break;
                    }
                    var meeting = new Meeting<>(
                            box,
                            setup,
                            entrants,
                            pairing,
                            games,
                            luck.seed(),
                            Numbers.atLeast(1, mostSteps, "--most-steps"));
                    stopMeeting = meeting::stop;
                    progress.note(() -> localizer.say(new RateMessages.RateProgress(
                            ladder.bots().get(pairing.first()), ladder.bots().get(pairing.second()))));
                    var score = meeting.play(atATime, outcome -> {
                        hasWinner(outcome);
                        progress.step();
                    });
                    // A meeting that was stopped is not kept: all pairs play equally much.
                    if (!stopped) {
                        var played = next.with(score.orElseThrow()).playedBy(BotVersions.program(box));
                        file.ifPresent(kept -> kept.save(played));
                        next = played;
                    }
                }
            }
            return next;
        }

        void stop() {
            stopped = true;
            stopMeeting.run();
        }
    }

    private void hasWinner(Outcome outcome) {
        if (outcome.result().orElse(null) instanceof Result.Group) {
            throw CommandException.usage(new CompareMessages.NobodyWins(game.slug()));
        }
    }

    private void tell(Ladder ladder, Duration time, Localizer localizer) {
        if (ladder.scores().isEmpty()) {
            spec.commandLine().getOut().println(localizer.say(new LabCommandMessages.NobodyMeets()));
            return;
        }
        var numerals = new Numerals(localizer);
        var ranking = ladder.ranking();
        var parts = new ArrayList<ReportPage.Part>();
        parts.add(new ReportPage.Paragraph(localizer.say(new LabCommandMessages.TournamentTold(
                ladder.scores().stream().mapToInt(each -> each.games()).sum(),
                ladder.bots().size(),
                numerals.time(time)))));
        if (ladder.programs().size() > 1) {
            parts.add(new ReportPage.Paragraph(localizer.say(
                    new LabCommandMessages.SeveralPrograms(ladder.programs().size()))));
        }
        parts.add(new ReportPage.Table(
                Stream.of(LabColumn.BOT, LabColumn.PLACE, LabColumn.ELO, LabColumn.GAMES, LabColumn.POINTS)
                        .map(column -> localizer.say(new LabCommandMessages.LabHead(column)))
                        .toList(),
                ranking.stream()
                        .map(rated -> List.of(
                                rated.bot(),
                                Integer.toString(rated.place()),
                                numerals.estimate(rated.elo(), 0),
                                numerals.count(rated.played()),
                                numerals.number(rated.won(), 1)))
                        .toList()));
        parts.add(new ReportPage.Heading(localizer.say(new LabCommandMessages.LabTitle(LabTable.CROSS))));
        parts.add(new ReportPage.Table(
                Stream.concat(
                                Stream.of(localizer.say(new LabCommandMessages.LabHead(LabColumn.BOT))),
                                IntStream.rangeClosed(1, ranking.size()).mapToObj(Integer::toString))
                        .toList(),
                ranking.stream()
                        .map(row -> cross(ladder, ranking, row, numerals))
                        .toList()));
        var page = new ReportPage(localizer.say(new LabCommandMessages.LabTitle(LabTable.RANKING)), parts);
        spec.commandLine().getOut().print(new LabPage(page, ladder, game.box(), localizer.language()).in(format));
        spec.commandLine().getOut().flush();
    }

    private static List<String> cross(Ladder ladder, List<Ladder.Rated> ranking, Ladder.Rated row, Numerals numerals) {
        int own = ladder.bots().indexOf(row.bot());
        return Stream.concat(
                        Stream.of(row.place() + " " + row.bot()),
                        ranking.stream()
                                .map(column -> ladder.percent(own, ladder.bots().indexOf(column.bot()))
                                        .map(each -> numerals.estimate(each, 1))
                                        .orElse("-")))
                .toList();
    }
}
