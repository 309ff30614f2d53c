package parterre.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parterre.cli.play.StepWording;
import parterre.cli.words.RecordMessages;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.table.GameRecord;
import parterre.wording.Naming;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre replay`: shows a record step by step, and forks a game from any of its steps.
@Command(name = "replay")
final class ReplayCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Parameters(descriptionKey = "file", paramLabel = "FILE")
    private String file;

    @Option(names = "--at", paramLabel = "N")
    private @Nullable Integer at;

    @Option(
            names = "--view",
            paramLabel = "WHO",
            defaultValue = "all",
            converter = PositionPrinter.ViewerConverter.class)
    private Viewer viewer;

    @Option(names = "--boards")
    private boolean boards;

    @Option(names = "--position")
    private boolean position;

    @Option(names = "--fork", paramLabel = "N")
    private @Nullable Integer fork;

    @Option(names = "--out", paramLabel = "FILE")
    private @Nullable Path target;

    @Override
    public void run() {
        replay(CommandException.inputUnlessGood(file, Records.read(file)));
    }

    private <S, M extends Move, V> void replay(Records.Replayed<S, M, V> replayed) {
        var out = spec.commandLine().getOut();
        if (target != null && fork == null) {
            throw new CommandLineException(spec, new RecordMessages.OutNeedsFork());
        }
        if (fork != null && at != null) {
            throw new CommandLineException(spec, new RecordMessages.AtOrFork());
        }
        if (fork != null) {
            write(Records.form().write(replayed.replay().record().upTo(step(replayed, "--fork", fork))), out);
            return;
        }
        int shown = at == null ? replayed.replay().steps().size() : step(replayed, "--at", at);
        if (position) {
            out.print(PositionCommand.ended(
                    replayed.box().positions().write(replayed.replay().position(shown))));
            return;
        }
        tell(replayed, shown, out);
    }

    private void write(String record, PrintWriter out) {
        if (target == null) {
            out.print(record);
        } else {
            Files.write(target, record);
        }
    }

    private <S, M extends Move, V> void tell(Records.Replayed<S, M, V> replayed, int shown, PrintWriter out) {
        var box = replayed.box();
        var replay = replayed.replay();
        var record = replay.record();
        var localizer = Parterre.localizer(spec, box);
        out.println(localizer.say(new RecordMessages.Playing(
                box.game().info().name(),
                Integer.toString(record.setup().edition()),
                record.setup().seats())));
        record.players()
                .seats()
                .forEach(seat -> out.println(seat + ": " + record.players().of(seat)));
        out.println();
        var wording = new StepWording<>(box, localizer);
        var naming = new Naming(names(record), Optional.empty());
        for (int step = 0; step < shown; step++) {
            out.println((step + 1) + ". "
                    + box.game().line(replay.position(step), replay.steps().get(step), viewer));
            var says = wording.step(replay.position(step), replay.steps().get(step), viewer, naming);
            if (!says.isEmpty()) {
                out.println("   " + says);
            }
            if (boards && step + 1 < shown) {
                out.println(PositionCommand.ended(
                        PositionPrinter.board(box, replay.position(step + 1), viewer, localizer)));
            }
        }
        out.println();
        out.print(PositionCommand.ended(PositionPrinter.board(box, replay.position(shown), viewer, localizer)));
        out.println(localizer.say(PositionPrinter.waits(box.game(), replay.position(shown))));
    }

    private static Map<Seat, String> names(GameRecord record) {
        return record.players().seats().stream()
                .collect(Collectors.toMap(seat -> seat, seat -> record.players().of(seat)));
    }

    private int step(Records.Replayed<?, ?, ?> replayed, String option, int wanted) {
        int steps = replayed.replay().steps().size();
        if (wanted < 0 || wanted > steps) {
            throw new CommandLineException(spec, new RecordMessages.NoStep(option, Integer.toString(wanted), steps));
        }
        return wanted;
    }
}
