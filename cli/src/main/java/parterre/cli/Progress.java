package parterre.cli;

import java.io.IOException;
import java.util.function.Supplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import parterre.cli.words.Localizer;
import parterre.cli.words.SeriesMessages;
import parterre.cli.words.SeriesMessages.Column;
import parterre.engine.Message;

/// Shows how far a long run has come, with its rate and the time left. It is a bar on standard error if that is
/// a terminal. Otherwise nothing is shown.
interface Progress extends AutoCloseable {
    /// Counts one more step.
    void step();

    /// Shows something more beside the bar.
    ///
    /// @param text called only if the text is shown
    void note(Supplier<String> text);

    @Override
    void close();

    /// Shows the beginning of a long run.
    ///
    /// @param task the name of the task
    /// @param steps the number of steps
    /// @param localizer has the word for a game
    static Progress of(String task, long steps, Localizer localizer) {
        return of(task, steps, new SeriesMessages.Heading(Column.GAMES), localizer);
    }

    /// Returns the same for steps that are called otherwise.
    static Progress of(String task, long steps, Message unit, Localizer localizer) {
        return onTerminal() ? bar(task, steps, localizer.say(unit)) : new Silence();
    }

    private static Progress bar(String task, long steps, String unit) {
        var bar = new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setUnit(" " + unit, 1)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(250)
                .setConsumer(new ConsoleProgressBarConsumer(System.err, 100))
                .clearDisplayOnFinish()
                .showSpeed()
                .build();
        return new Bar(bar);
    }

    private static boolean onTerminal() {
        try {
            return !"dumb".equals(System.getenv("TERM"))
                    && TerminalProvider.load("ffm").isSystemStream(SystemStream.Error);
        } catch (IOException | LinkageError e) {
            return false; // no native access: then there is no bar
        }
    }

    /// Shown.
    record Bar(ProgressBar bar) implements Progress {
        @Override
        public void step() {
            bar.step();
        }

        @Override
        public void note(Supplier<String> text) {
            bar.setExtraMessage(" " + text.get());
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /// Not shown.
    record Silence() implements Progress {
        @Override
        public void step() {}

        @Override
        public void note(Supplier<String> text) {}

        @Override
        public void close() {}
    }
}
