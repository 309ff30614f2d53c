package parterre.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.Level;
import parterre.bots.Levels;
import parterre.bots.LineUp;
import parterre.bots.search.Budget;
import parterre.bots.search.SearchPlan;
import parterre.bots.series.SeriesPlan;
import parterre.cli.LabOptions.LabFormat;
import parterre.cli.protocol.ExecEntrant;
import parterre.cli.words.LabCommandMessages;
import parterre.cli.words.Localizer;
import parterre.cli.words.RateMessages;
import parterre.cli.words.SeriesMessages;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.lab.run.Machines;
import parterre.lab.tournament.Ladder;
import parterre.lab.tournament.LadderTerms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre lab tournament`: bots and outside programs play each other, in a round robin or by the Swiss
/// system. A ladder file keeps the results, so that another bot can join later.
@Command(name = "tournament")
final class LabTournamentCommand implements Callable<Integer> {
    private static final int PAIR = 2;

    /// About how many games each group plays, if nothing else is said.
    private static final int GAMES = 100;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--bots", paramLabel = "BOT,BOT…")
    private @Nullable String bots;

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Option(names = "--swiss", paramLabel = "ROUNDS")
    private @Nullable Integer swiss;

    @Option(names = "--ladder", paramLabel = "FILE")
    private @Nullable Path ladderFile;

    @Option(names = "--playouts", paramLabel = "N")
    private @Nullable Integer playouts;

    @Option(names = "--format", descriptionKey = "lab-format", paramLabel = "FORM", defaultValue = "text")
    private LabFormat format;

    @Option(names = "--games", paramLabel = "N")
    private @Nullable Integer games;

    @Mixin
    private ChosenLuck luck;

    @Mixin
    private ChosenMachines machines;

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
        var known = file.flatMap(LadderFile::read);
        var setup = agreement.setup(box.game(), seats(known));
        var ladder = ladder(setup, known);
        var entrants = Entrants.read(String.join(",", ladder.bots()));
        check(box, entrants, ladder.terms().playouts());
        machines.check();
        return machines.on(
                entrants.stream().allMatch(Entrant::reproducible),
                chosen -> play(box, setup, ladder, entrants, chosen, file));
    }

    private <S, M extends Move, V> Exit play(
            GameBox<S, M, V> box,
            Setup setup,
            Ladder begun,
            List<Entrant> entrants,
            Machines chosen,
            Optional<LadderFile> file) {
        var localizer = Parterre.localizer(spec);
        long began = System.nanoTime();
        var play = new TournamentGames.Play(chosen, luck.seed(), Numbers.atLeast(1, mostSteps, "--most-steps"));
        var meetings = new TournamentGames<>(box, setup, entrants, play, file, localizer);
        Ladder ladder;
        boolean interrupted;
        try (var interrupt = new Interrupt(meetings::stop)) {
            ladder = swiss == null
                    ? meetings.roundRobin(begun)
                    : meetings.swiss(begun, Numbers.atLeast(1, swiss, "--swiss"));
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

    /// Returns the number of seats that was asked for, or that of the known ladder.
    private int seats(Optional<Ladder> known) {
        int wanted = seats == null ? known.map(ladder -> ladder.terms().seats()).orElse(PAIR) : seats;
        int least = Math.max(PAIR, game.box().game().info().leastSeats());
        int most = game.box().game().info().mostSeats();
        if (wanted < least || wanted > most) {
            throw CommandException.usage(new LabCommandMessages.NotSoManySeats(wanted, least, most));
        }
        return wanted;
    }

    /// Returns the ladder to begin with: that of the file, with the bots that are new.
    private Ladder ladder(Setup setup, Optional<Ladder> kept) {
        int many = games(setup.seats(), kept);
        if (many % setup.seats() != 0) {
            throw CommandException.usage(
                    setup.seats() == PAIR
                            ? new SeriesMessages.OddPairs(many)
                            : new LabCommandMessages.NoWholeRounds(many, setup.seats()));
        }
        var told = playouts == null ? OptionalInt.empty() : OptionalInt.of(Numbers.atLeast(1, playouts, "--playouts"));
        var terms = LadderTerms.of(setup, game.slug(), many, told);
        kept.ifPresent(known -> check(known.terms(), terms));
        var ladder = kept.orElseGet(() -> Ladder.of(terms, List.of()));
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
        if (ladder.bots().size() < setup.seats()) {
            throw CommandException.usage(
                    new LabCommandMessages.TooFewBots(ladder.bots().size(), setup.seats()));
        }
        return ladder;
    }

    /// Returns the number of games that was asked for, or that of the known ladder, or about the standard.
    private int games(int seats, Optional<Ladder> known) {
        return games == null
                ? known.map(ladder -> ladder.terms().games()).orElse(Math.ceilDiv(GAMES, seats) * seats)
                : Numbers.atLeast(1, games, "--games");
    }

    private void check(LadderTerms known, LadderTerms asked) {
        var file = String.valueOf(ladderFile);
        if (!known.equals(asked.withPlayouts(known.playouts()))) {
            throw CommandException.usage(new LabCommandMessages.OtherLadder(
                    file,
                    known.game(),
                    known.edition(),
                    known.games(),
                    known.seats(),
                    List.copyOf(known.options().keySet())));
        }
        // A bot that joins may leave out how much bots think.
        if (asked.playouts().isPresent() && !asked.equals(known)) {
            throw CommandException.usage(new LabCommandMessages.OtherPlayouts(file));
        }
    }

    private void check(GameBox<?, ?, ?> box, List<Entrant> entrants, OptionalInt playouts) {
        var problems =
                entrants.stream().flatMap(bot -> bot.misfits(box).stream()).toList();
        if (!problems.isEmpty()) {
            throw CommandException.usage(problems);
        }
        var program = entrants.stream().filter(ExecEntrant.class::isInstance).findFirst();
        if (machines.isCluster() && program.isPresent()) {
            throw CommandException.usage(
                    new LabCommandMessages.ProgramNotOnSpark(program.get().name()));
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

    private void tell(Ladder ladder, Duration time, Localizer localizer) {
        var out = spec.commandLine().getOut();
        if (ladder.scores().isEmpty()) {
            out.println(localizer.say(new LabCommandMessages.NobodyMeets()));
            return;
        }
        var page = TournamentPage.of(ladder, time, localizer);
        out.print(new LabPage(page, ladder, game.box(), localizer.language()).in(format));
        out.flush();
    }
}
