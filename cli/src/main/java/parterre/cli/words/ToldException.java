package parterre.cli.words;

import java.io.IOException;
import parterre.engine.Message;

/// Something failed between programs, and the reason is a message.
public final class ToldException extends IOException {
    private static final long serialVersionUID = 1;

    private final transient Message says;

    public ToldException(Message says) {
        super(says.toString());
        this.says = says;
    }

    public ToldException(Message says, Throwable cause) {
        super(says.toString(), cause);
        this.says = says;
    }

    public Message says() {
        return says;
    }
}
