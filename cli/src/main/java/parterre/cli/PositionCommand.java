package parterre.cli;

import org.jspecify.annotations.Nullable;
import parterre.cli.words.RecordMessages;
import parterre.engine.Move;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre position`: checks and shows a position given as text.
@Command(name = "position")
final class PositionCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Parameters(index = "1", arity = "0..1", descriptionKey = "file", paramLabel = "FILE")
    private @Nullable String file;

    @Option(names = "--start")
    private boolean start;

    @Option(names = "--seats", paramLabel = "N")
    private @Nullable Integer seats;

    @Mixin
    private Agreement agreement;

    @Option(names = "--text")
    private boolean text;

    @Option(
            names = "--view",
            paramLabel = "WHO",
            defaultValue = "all",
            converter = PositionPrinter.ViewerConverter.class)
    private Viewer viewer;

    @Override
    public void run() {
        show(game.box());
    }

    private <S, M extends Move, V> void show(GameBox<S, M, V> box) {
        var out = spec.commandLine().getOut();
        if (start == (file != null)) {
            throw new CommandLineException(spec, new RecordMessages.FileOrStart());
        }
        if (file == null) {
            int players = seats == null ? box.game().info().leastSeats() : seats;
            out.print(ended(box.positions().write(box.game().start(agreement.setup(box.game(), players)))));
            return;
        }
        var position = CommandException.inputUnlessGood(file, box.positions().read(Files.text(file)));
        if (text) {
            out.print(ended(box.positions().write(position)));
            return;
        }
        out.print(ended(PositionPrinter.board(box, position, viewer, Parterre.localizer(spec, box))));
        out.println(Parterre.localizer(spec).say(PositionPrinter.waits(box.game(), position)));
    }

    /// Returns the text, ended by a line break.
    static String ended(String text) {
        return text.endsWith("\n") ? text : text + "\n";
    }
}
