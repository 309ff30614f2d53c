package parterre.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parterre.cli.play.Teller;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.table.GameRecord;
import parterre.wording.Naming;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre replay`: a record step by step, and games that go on from any of its steps.
@Command(
        name = "replay",
        description = {
            "Shows a record: its moves and the board, at its end or after any step, as anybody at the table saw it.",
            "With --fork it begins another game from there, with --position it writes the position as text."
        },
        footer = {
            "  parterre replay game.txt",
            "  parterre replay game.txt --at 12 --view P1     # what P1 saw after step 12",
            "  parterre replay game.txt --fork 12 --out fork.txt",
            "  parterre replay game.txt --at 12 --position > position.txt",
        })
final class ReplayCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record; - is standard input.")
    private String file;

    @Option(
            names = "--at",
            paramLabel = "N",
            description = "The board after step N, 0 for the start; otherwise at the end.")
    private @Nullable Integer at;

    @Option(
            names = "--view",
            paramLabel = "WHO",
            defaultValue = "all",
            converter = Sight.ViewerConverter.class,
            description = "Whose view is shown: P1, P2 …, table (what everyone may see) or all (default: all).")
    private Viewer viewer;

    @Option(names = "--boards", description = "The board after every step.")
    private boolean boards;

    @Option(names = "--position", description = "Write the position as text, and nothing else.")
    private boolean position;

    @Option(
            names = "--fork",
            paramLabel = "N",
            description = "Write the record of a game that went the same way for N steps and is still to be finished.")
    private @Nullable Integer fork;

    @Option(names = "--out", paramLabel = "FILE", description = "With --fork: where to; otherwise it is printed.")
    private @Nullable Path target;

    @Override
    public void run() {
        replay(Complaint.inputUnlessGood(file, Records.read(file)));
    }

    private <S, M extends Move, V> void replay(Records.Replayed<S, M, V> replayed) {
        var out = spec.commandLine().getOut();
        if (target != null && fork == null) {
            throw new ParameterException(spec.commandLine(), "--out goes with --fork");
        }
        if (fork != null && at != null) {
            throw new ParameterException(
                    spec.commandLine(), "--at shows a step and --fork goes on from one; leave out one of them");
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
        out.println(box.game().info().name() + ", edition " + record.setup().edition() + ", "
                + record.setup().seats() + " seats");
        record.players()
                .seats()
                .forEach(seat -> out.println(seat + ": " + record.players().of(seat)));
        out.println();
        var teller = new Teller<>(box, Parterre.language(spec));
        var naming = new Naming(names(record), Optional.empty());
        for (int step = 0; step < shown; step++) {
            out.println((step + 1) + ". "
                    + box.game().line(replay.position(step), replay.steps().get(step), viewer));
            var says = teller.step(replay.position(step), replay.steps().get(step), viewer, naming);
            if (!says.isEmpty()) {
                out.println("   " + says);
            }
            if (boards && step + 1 < shown) {
                out.println(PositionCommand.ended(Sight.board(box, replay.position(step + 1), viewer)));
            }
        }
        out.println();
        out.print(PositionCommand.ended(Sight.board(box, replay.position(shown), viewer)));
        out.println(Sight.waits(box.game(), replay.position(shown)));
    }

    private static Map<Seat, String> names(GameRecord record) {
        return record.players().seats().stream()
                .collect(Collectors.toMap(seat -> seat, seat -> record.players().of(seat)));
    }

    private int step(Records.Replayed<?, ?, ?> replayed, String option, int wanted) {
        int steps = replayed.replay().steps().size();
        if (wanted < 0 || wanted > steps) {
            throw new ParameterException(
                    spec.commandLine(), option + " " + wanted + " is not there; the record has steps 0 to " + steps);
        }
        return wanted;
    }
}
