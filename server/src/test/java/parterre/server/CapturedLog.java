package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/// Collects what this process logs from now on.
public final class CapturedLog extends AppenderBase<ILoggingEvent> implements AutoCloseable {
    private static final Logger ROOT = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);

    private final List<ILoggingEvent> events = new CopyOnWriteArrayList<>();

    public CapturedLog() {
        start();
        ROOT.addAppender(this);
    }

    @Override
    protected void append(ILoggingEvent event) {
        events.add(event);
    }

    /// Returns the messages so far.
    public List<String> messages() {
        return events.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }

    /// Checks that each message is one line without a stack trace.
    public void mustBeLines() {
        assertThat(events)
                .allSatisfy(event -> assertThat(event.getThrowableProxy())
                        .as(event.getFormattedMessage())
                        .isNull())
                .allSatisfy(
                        event -> assertThat(event.getFormattedMessage().lines()).hasSize(1));
    }

    @Override
    public void close() {
        ROOT.detachAppender(this);
        stop();
    }
}
