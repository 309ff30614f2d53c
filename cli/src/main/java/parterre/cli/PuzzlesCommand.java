package parterre.cli;

import parterre.cli.words.CommandMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `parterre puzzles`: positions of finished games in which one move is clearly the best.
@Command(
        name = "puzzles",
        subcommands = {PuzzlesMineCommand.class})
final class PuzzlesCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLineException(spec, new CommandMessages.SayWhat());
    }
}
