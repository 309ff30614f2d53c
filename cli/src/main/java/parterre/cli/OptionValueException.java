package parterre.cli;

import parterre.cli.words.Localizer;
import parterre.engine.Message;
import picocli.CommandLine.TypeConversionException;

/// A value on the command line that its option or parameter cannot take.
final class OptionValueException extends TypeConversionException {
    private static final long serialVersionUID = 1;

    private final transient Message says;

    OptionValueException(Message says) {
        super(Localizer.standard().say(says));
        this.says = says;
    }

    Message says() {
        return says;
    }
}
