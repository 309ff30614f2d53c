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
import parterre.cli.words.CompareSays;
import parterre.cli.words.LabCommandSays;
import parterre.cli.words.LabCommandSays.LabColumn;
import parterre.cli.words.LabCommandSays.LabTable;
import parterre.cli.words.RateSays;
import parterre.cli.words.SeriesSays;
import parterre.cli.words.Voice;
import parterre.engine.Move;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.lab.report.ReportPage;
import parterre.lab.tournament.Ladder;
import parterre.lab.tournament.Meeting;
import parterre.lab.tournament.Pairing;
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
        var voice = Parterre.voice(spec);
        long began = System.nanoTime();
        var round = new Round<>(box, setup, entrants, atATime, file, voice);
        boolean interrupted;
        try (var interrupt = new Interrupt(round::stop)) {
            if (swiss == null) {
                ladder = round.play(ladder, Pairing.roundRobin(ladder));
            } else {
                for (int i = 0; i < Numbers.atLeast(1, swiss, "--swiss") && !interrupt.came(); i++) {
                    ladder = round.play(ladder, Pairing.swissRound(ladder));
                }
            }
            interrupted = interrupt.came();
        }
        tell(ladder, Duration.ofNanos(System.nanoTime() - began), voice);
        if (file.isPresent()) {
            file.get().save(ladder);
            spec.commandLine()
                    .getErr()
                    .println(voice.say(
                            new LabCommandSays.LadderWritten(file.get().toString())));
        }
        return interrupted ? Exit.INTERRUPTED : Exit.OK;
    }

    /// Returns the ladder to begin with: that of the file, with the bots that are new.
    private Ladder ladder(Setup setup, Optional<LadderFile> file) {
        Numbers.atLeast(SEATS, games, "--games");
        if (games % SEATS != 0) {
            throw Complaint.usage(new SeriesSays.OddPairs(games));
        }
        var told = playouts == null ? OptionalInt.empty() : OptionalInt.of(Numbers.atLeast(1, playouts, "--playouts"));
        var kept = file.flatMap(LadderFile::read);
        kept.ifPresent(known -> check(known, setup, told));
        var ladder = kept.orElseGet(
                () -> new Ladder(game.slug(), setup.edition(), setup.chosen(), games, told, List.of(), List.of()));
        var named = new HashSet<String>();
        for (var text : bots == null ? List.<String>of() : Complaint.usageUnlessGood(LineUp.split(bots))) {
            // The name of a program is shortened, so that it could not be started by it.
            var bot = ExecEntrant.isMeant(text)
                    ? text.strip()
                    : Complaint.usageUnlessGood(Entrants.one(text)).name();
            if (!named.add(bot)) {
                throw Complaint.usage(new RateSays.BotTwiceInPool(bot));
            }
            // The same command goes on after a stop, when its bots have joined already.
            if (!ladder.bots().contains(bot)) {
                ladder = ladder.with(bot);
            }
        }
        if (ladder.bots().size() < SEATS) {
            throw Complaint.usage(new RateSays.PoolTooSmall(ladder.bots().size()));
        }
        return ladder;
    }

    private void check(Ladder ladder, Setup setup, OptionalInt told) {
        var file = String.valueOf(ladderFile);
        if (!ladder.game().equals(game.slug())
                || ladder.edition() != setup.edition()
                || !ladder.options().equals(setup.chosen())
                || ladder.games() != games) {
            throw Complaint.usage(new LabCommandSays.OtherLadder(
                    file,
                    ladder.game(),
                    ladder.edition(),
                    ladder.games(),
                    List.copyOf(ladder.options().keySet())));
        }
        // A bot that joins need not know how much the others think.
        if (told.isPresent() && !told.equals(ladder.playouts())) {
            throw Complaint.usage(new LabCommandSays.OtherPlayouts(file));
        }
    }

    private static void check(GameBox<?, ?, ?> box, List<Entrant> entrants, OptionalInt playouts) {
        var problems =
                entrants.stream().flatMap(bot -> bot.misfits(box).stream()).toList();
        if (!problems.isEmpty()) {
            throw Complaint.usage(problems);
        }
        if (playouts.isPresent()) {
            for (var entrant : entrants) {
                if (!keepsTo(playouts.getAsInt(), entrant, box)) {
                    throw Complaint.usage(new LabCommandSays.NotSoManyPlayouts(
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
        private final Voice voice;
        private volatile boolean stopped;
        private volatile Runnable stopMeeting = () -> {};

        Round(
                GameBox<S, M, V> box,
                Setup setup,
                List<Entrant> entrants,
                int atATime,
                Optional<LadderFile> file,
                Voice voice) {
            this.box = box;
            this.setup = setup;
            this.entrants = entrants;
            this.atATime = atATime;
            this.file = file;
            this.voice = voice;
        }

        Ladder play(Ladder ladder, List<Pairing> pairings) {
            var next = ladder;
            try (var progress = Progress.of("", (long) pairings.size() * games, voice)) {
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
                    progress.note(() -> voice.say(new RateSays.RateProgress(
                            ladder.bots().get(pairing.first()), ladder.bots().get(pairing.second()))));
                    var score = meeting.play(atATime, outcome -> {
                        hasWinner(outcome);
                        progress.step();
                    });
                    // A meeting that was stopped is not kept: all pairs play equally much.
                    if (!stopped) {
                        var played = next.with(score.orElseThrow());
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
            throw Complaint.usage(new CompareSays.NobodyWins(game.slug()));
        }
    }

    private void tell(Ladder ladder, Duration time, Voice voice) {
        if (ladder.scores().isEmpty()) {
            spec.commandLine().getOut().println(voice.say(new LabCommandSays.NobodyMeets()));
            return;
        }
        var numerals = new Numerals(voice);
        var ranking = ladder.ranking();
        var parts = new ArrayList<ReportPage.Part>();
        parts.add(new ReportPage.Paragraph(voice.say(new LabCommandSays.TournamentTold(
                ladder.scores().stream().mapToInt(each -> each.games()).sum(),
                ladder.bots().size(),
                numerals.time(time)))));
        parts.add(new ReportPage.Table(
                Stream.of(LabColumn.BOT, LabColumn.PLACE, LabColumn.ELO, LabColumn.GAMES, LabColumn.POINTS)
                        .map(column -> voice.say(new LabCommandSays.LabHead(column)))
                        .toList(),
                ranking.stream()
                        .map(rated -> List.of(
                                rated.bot(),
                                Integer.toString(rated.place()),
                                numerals.number(rated.elo().value(), 0) + " ["
                                        + numerals.number(rated.elo().low(), 0) + "; "
                                        + numerals.number(rated.elo().high(), 0) + "]",
                                numerals.count(rated.played()),
                                numerals.number(rated.won(), 1)))
                        .toList()));
        parts.add(new ReportPage.Heading(voice.say(new LabCommandSays.LabTitle(LabTable.CROSS))));
        parts.add(new ReportPage.Table(
                Stream.concat(
                                Stream.of(voice.say(new LabCommandSays.LabHead(LabColumn.BOT))),
                                IntStream.rangeClosed(1, ranking.size()).mapToObj(Integer::toString))
                        .toList(),
                ranking.stream()
                        .map(row -> cross(ladder, ranking, row, numerals))
                        .toList()));
        var page = new ReportPage(voice.say(new LabCommandSays.LabTitle(LabTable.RANKING)), parts);
        spec.commandLine().getOut().print(new LabPage(page, ladder, game.box(), voice.language()).in(format));
        spec.commandLine().getOut().flush();
    }

    private static List<String> cross(Ladder ladder, List<Ladder.Rated> ranking, Ladder.Rated row, Numerals numerals) {
        int own = ladder.bots().indexOf(row.bot());
        return Stream.concat(
                        Stream.of(row.place() + " " + row.bot()),
                        ranking.stream()
                                .map(column -> ladder.share(own, ladder.bots().indexOf(column.bot()))
                                        .map(numerals::percent)
                                        .orElse("-")))
                .toList();
    }
}
