package parterre.cli;

import parterre.cli.words.Localizer;
import parterre.engine.Message;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// A command line whose parts do not go together. Its message comes with a hint at the command's help.
final class CommandLineException extends ParameterException {
    private static final long serialVersionUID = 1;

    private final transient Message says;

    CommandLineException(CommandSpec spec, Message says) {
        super(spec.commandLine(), Localizer.standard().say(says));
        this.says = says;
    }

    Message says() {
        return says;
    }
}
