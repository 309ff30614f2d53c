package parterre.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.play.Console;
import parterre.cli.play.Journal;
import parterre.cli.play.PlainConsole;
import parterre.cli.play.SeatHolder;
import parterre.cli.play.Table;
import parterre.cli.play.TableMessages;
import parterre.cli.play.TerminalConsole;
import parterre.cli.words.FileFault;
import parterre.cli.words.Localizer;
import parterre.cli.words.PlayMessages;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre play`: a table in the terminal.
@Command(name = "play")
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            descriptionKey = "game",
            paramLabel = "GAME",
            completionCandidates = GameLookup.Slugs.class)
    private @Nullable String game;

    @Option(names = "--seats", paramLabel = "WHO,WHO…")
    private @Nullable String seats;

    @Mixin
    private Agreement agreement;

    @Option(names = "--seed", paramLabel = "N")
    private @Nullable Long seed;

    @Option(names = "--position", paramLabel = "FILE")
    private @Nullable String position;

    @Option(names = "--resume", paramLabel = "FILE")
    private @Nullable String resume;

    @Option(names = "--journal", paramLabel = "FILE")
    private @Nullable Path journal;

    @Override
    public Integer call() {
        if (resume != null) {
            if (position != null || !agreement.silent()) {
                throw new CommandLineException(spec, new PlayMessages.ResumeSaysAll());
            }
            return resumed(resume);
        }
        if (game == null) {
            throw new CommandLineException(spec, new PlayMessages.WhichGame());
        }
        return begun(GameLookup.box(game));
    }

    private <S, M extends Move, V> int begun(GameBox<S, M, V> box) {
        var info = box.game().info();
        if (journal != null) {
            Files.creatable(journal);
        }
        var file = journal == null
                ? Journal.fresh(info.slug(), LocalDateTime.now(ZoneId.systemDefault()))
                : new Journal(journal);
        if (position != null) {
            if (!agreement.silent()) {
                throw new CommandLineException(spec, new PlayMessages.PositionSaysAll());
            }
            S start = CommandException.inputUnlessGood(
                    position, box.positions().read(Files.text(position).stripTrailing()));
            int count = box.game().setup(start).seats();
            var referee = Referee.from(box.game(), box.positions(), start);
            return play(box, referee, sitters(box, count), file, Optional.ofNullable(seed));
        }
        int standard = Math.min(Math.max(2, info.leastSeats()), info.mostSeats());
        var sitters = sitters(box, standard);
        Setup setup = agreement.setup(box.game(), sitters.size());
        return play(box, Referee.start(box.game(), setup), sitters, file, Optional.ofNullable(seed));
    }

    private int resumed(String file) {
        var infos = Boxes.all().stream().map(box -> box.game().info()).toList();
        var record = CommandException.inputUnlessGood(file, new RecordForm(infos).read(Files.text(file)));
        if (game != null && !game.equals(record.game())) {
            throw CommandException.usage(new PlayMessages.OtherGame(file, record.game(), game));
        }
        return resumed(GameLookup.box(record.game()), file, record);
    }

    private <S, M extends Move, V> int resumed(GameBox<S, M, V> box, String file, GameRecord record) {
        var referee = CommandException.inputUnlessGood(file, Referee.resume(box.game(), box.positions(), record));
        if (seats == null) {
            seats = record.notes().get("line-up");
        }
        var sitters = sitters(box, record.setup().seats());
        var noted = record.notes().getOrDefault("seed", "");
        var luck = seed != null
                ? Optional.of(seed)
                : noted.matches("-?[0-9]{1,18}") ? Optional.of(Long.parseLong(noted)) : Optional.<Long>empty();
        if (journal != null
                && !journal.toAbsolutePath()
                        .normalize()
                        .equals(Path.of(file).toAbsolutePath().normalize())) {
            Files.creatable(journal);
        }
        var kept = journal == null ? new Journal(Path.of(file)) : new Journal(journal);
        return play(box, referee, sitters, kept, luck);
    }

    /// Returns the players, as many as there are seats, or throws an exception.
    private List<SeatHolder> sitters(GameBox<?, ?, ?> box, int count) {
        var sitters = seats == null
                ? SeatHolder.standard(count, you())
                : CommandException.usageUnlessGood(SeatHolder.lineUp(seats, you()));
        boolean fixed = position != null || resume != null;
        if (fixed && sitters.size() != count) {
            throw CommandException.usage(new PlayMessages.SeatsDiffer(count, sitters.size()));
        }
        for (var sitter : sitters) {
            if (sitter instanceof SeatHolder.Program(var entrant)) {
                var misfits = entrant.misfits(box);
                if (!misfits.isEmpty()) {
                    throw CommandException.usage(misfits);
                }
            }
        }
        return sitters;
    }

    private <S, M extends Move, V> int play(
            GameBox<S, M, V> box,
            Referee<S, M, V> referee,
            List<SeatHolder> sitters,
            Journal file,
            Optional<Long> luck) {
        try (var console = console()) {
            var localizer = Parterre.localizer(spec, box);
            var table = new Table<>(box, referee, sitters, file, luck, console, localizer);
            console.say(table.title());
            return switch (table.play()) {
                case OVER, LEFT, DISCARDED -> Exit.OK.code();
                case INTERRUPTED -> Exit.INTERRUPTED.code();
            };
        } catch (UncheckedIOException e) {
            throw CommandException.input(new FileFault.NotWritten(file.file().toString(), FileFault.reason(e)));
        }
    }

    /// Returns a terminal if input and output are one, otherwise plain lines.
    private Console console() {
        if (Optional.ofNullable(System.console())
                .filter(java.io.Console::isTerminal)
                .isPresent()) {
            try {
                return TerminalConsole.open(Colours.ink());
            } catch (IOException e) {
                // This terminal can only do lines.
            }
        }
        return new PlainConsole(
                new InputStreamReader(System.in, StandardCharsets.UTF_8),
                new PrintWriter(System.out, false, StandardCharsets.UTF_8),
                Colours.ink(),
                localizer().say(new TableMessages.StreamNotCleared()));
    }

    private Localizer localizer() {
        return Parterre.localizer(spec);
    }

    private String you() {
        return localizer().say(new PlayMessages.You());
    }
}
