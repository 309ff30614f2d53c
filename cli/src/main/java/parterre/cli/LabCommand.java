package parterre.cli;

import parterre.cli.words.CommandMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `parterre lab`: experiments that tell whether a rule, an option or a card makes a game better.
@Command(
        name = "lab",
        subcommands = {
            LabRunCommand.class,
            LabReportCommand.class,
            LabQueryCommand.class,
            LabCompareCommand.class,
            LabSweepCommand.class,
            LabTournamentCommand.class,
            LabCardsCommand.class,
            LabCalibrateCommand.class
        })
final class LabCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLineException(spec, new CommandMessages.SayWhat());
    }
}
