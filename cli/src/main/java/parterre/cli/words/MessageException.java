package parterre.cli.words;

import java.io.IOException;
import parterre.engine.Message;

/// Something failed between programs, and the reason is a message.
public final class MessageException extends IOException {
    private static final long serialVersionUID = 1;

    private final transient Message says;

    public MessageException(Message says) {
        super(says.toString());
        this.says = says;
    }

    public MessageException(Message says, Throwable cause) {
        super(says.toString(), cause);
        this.says = says;
    }

    public Message says() {
        return says;
    }
}
