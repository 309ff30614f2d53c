package parterre.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.junit.jupiter.api.Test;

/// A line that is provoked again and again is written a few times.
class ThrottleTest {
    @Test
    void aKindOfLineIsWrittenAFewTimes() {
        var context = new LoggerContext();
        var throttle = new Throttle();
        context.addTurboFilter(throttle);
        var logger = context.getLogger("test");
        var written = new ListAppender<ILoggingEvent>();
        written.start();
        logger.addAppender(written);
        for (int i = 0; i < 10_000; i++) {
            logger.error("call {} broke down", i);
        }
        assertThat(written.list.size()).isBetween(Throttle.MOST, 2 * Throttle.MOST);
        logger.error("something else");
        assertThat(written.list.getLast().getFormattedMessage()).isEqualTo("something else");
    }
}
