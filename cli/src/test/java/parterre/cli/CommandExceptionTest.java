package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import parterre.cli.words.FileFault;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// Checks the messages for errors that no command expects.
class CommandExceptionTest {
    @Command(name = "break")
    static final class Break implements Runnable {
        @Override
        public void run() {
            throw new IllegalStateException("a wheel came off", new ArithmeticException());
        }
    }

    @Command(name = "grumble")
    static final class Grumble implements Runnable {
        @Override
        public void run() {
            throw new IllegalStateException(
                    "on another thread", CommandException.input(new FileFault.NotText("f.txt")));
        }
    }

    private static CommandRun run(Object command, String... words) {
        var err = new StringWriter();
        CommandLine parterre =
                Parterre.commandLine(Locale.ENGLISH, new PrintWriter(new StringWriter()), new PrintWriter(err, true));
        parterre.addSubcommand(command).setErr(parterre.getErr());
        return new CommandRun(parterre.execute(words), "", err.toString());
    }

    @Test
    void anErrorOfParterresOwnHasNoStackTrace() {
        var typed = run(new Break(), "break");
        assertThat(typed.exit()).isEqualTo(70);
        assertThat(typed.err())
                .contains(
                        "an error of Parterre’s own, please report it: java.lang.IllegalStateException: a wheel came off")
                .contains("With --debug it says where.")
                .doesNotContain("\tat ");
    }

    @Test
    void unlessItIsAskedFor() {
        assertThat(run(new Break(), "--debug", "break").err()).contains("\tat ", "Caused by: ");
    }

    @Test
    void aComplaintIsFoundInWhateverItIsWrapped() {
        var typed = run(new Grumble(), "grumble");
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).isEqualTo("parterre: f.txt: is not text in UTF-8\n");
    }
}
