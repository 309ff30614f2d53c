package parterre.cli;

import org.jspecify.annotations.Nullable;
import parterre.engine.Move;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre position`: a position as text, checked and shown.
@Command(
        name = "position",
        description = "Checks a position written as text and shows it; or writes the start position, to begin from.",
        footer = {
            "  parterre position GAME --start --seats 2 > my-position.txt",
            "  parterre position GAME my-position.txt",
            "  parterre position GAME my-position.txt --view P1",
        })
final class PositionCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", description = "The position; - is standard input.")
    private @Nullable String file;

    @Option(names = "--start", description = "Write the start position of --seats and --option instead.")
    private boolean start;

    @Option(names = "--seats", paramLabel = "N", description = "With --start: how many play.")
    private @Nullable Integer seats;

    @Mixin
    private Agreement agreement;

    @Option(names = "--text", description = "Write the position as text, in its one canonical form, and no board.")
    private boolean text;

    @Option(
            names = "--view",
            paramLabel = "WHO",
            defaultValue = "all",
            converter = Sight.ViewerConverter.class,
            description =
                    "Whose view is shown: P1, P2 …, table (what everyone may see) or all (default: ${DEFAULT-VALUE}).")
    private Viewer viewer;

    @Override
    public void run() {
        show(game.box());
    }

    private <S, M extends Move, V> void show(GameBox<S, M, V> box) {
        var out = spec.commandLine().getOut();
        if (start == (file != null)) {
            throw new ParameterException(spec.commandLine(), "give either a FILE with a position or --start");
        }
        if (file == null) {
            int players = seats == null ? box.game().info().leastSeats() : seats;
            out.print(ended(box.positions().write(box.game().start(agreement.setup(box.game(), players)))));
            return;
        }
        var position = Complaint.inputUnlessGood(file, box.positions().read(Files.text(file)));
        if (text) {
            out.print(ended(box.positions().write(position)));
            return;
        }
        out.print(ended(Sight.board(box, position, viewer)));
        out.println(Sight.waits(box.game(), position));
    }

    /// The text, ended by a line break.
    static String ended(String text) {
        return text.endsWith("\n") ? text : text + "\n";
    }
}
