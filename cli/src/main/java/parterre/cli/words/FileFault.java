package parterre.cli.words;

import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import parterre.engine.Message;

/// The reason why a file or an address cannot be used.
public sealed interface FileFault extends Message {
    record NotText(String file) implements FileFault {}

    record TooLong(String file, int most) implements FileFault {}

    record NotRead(String file, Reason reason) implements FileFault {}

    record NotWritten(String file, Reason reason) implements FileFault {}

    record NotMade(String folder, Reason reason) implements FileFault {}

    record NoFolder(String folder, String there) implements FileFault {}

    record NotWrittenInto(String folder, Reason reason) implements FileFault {}

    /// Something else at an address or a file failed.
    record Failed(String where, Reason reason) implements FileFault {}

    /// The reason behind a fault.
    sealed interface Reason extends FileFault {}

    record NotThere() implements Reason {}

    record ThereAlready() implements Reason {}

    record NotOpened() implements Reason {}

    record NobodyAnswers() implements Reason {}

    record NoHost() implements Reason {}

    record AnswersLate() implements Reason {}

    /// The system's own message.
    record SystemSays(String text) implements Reason {}

    /// A program or server told the reason.
    record ToldBy(Message says) implements Reason {}

    /// Returns the reason that an exception tells of.
    static Reason reason(Exception e) {
        return switch (e) {
            case MessageException told -> new ToldBy(told.says());
            case NoSuchFileException _ -> new NotThere();
            case FileAlreadyExistsException _ -> new ThereAlready();
            case AccessDeniedException _ -> new NotOpened();
            case ConnectException unknown when unknown.getCause() instanceof UnresolvedAddressException -> new NoHost();
            case ConnectException _ -> new NobodyAnswers();
            case UnknownHostException _ -> new NoHost();
            case SocketTimeoutException _, HttpTimeoutException _ -> new AnswersLate();
            case UncheckedIOException unchecked when unchecked.getCause() != null -> reason(unchecked.getCause());
            default -> new SystemSays(String.valueOf(e.getMessage()));
        };
    }
}
