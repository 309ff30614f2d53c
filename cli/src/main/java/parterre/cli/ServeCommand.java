package parterre.cli;

import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.slf4j.LoggerFactory;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerMessages;
import parterre.server.Server;
import parterre.server.ServerOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `parterre serve`: runs the server for tables in the browser.
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {
    private static final String LOG = "PARTERRE_LOG";
    private static final String JSON = "json";
    private static final String PLAIN = "plain";

    @Spec
    private CommandSpec spec;

    @Mixin
    private ServeOptions options;

    @Override
    public Integer call() throws InterruptedException {
        options.logFile().ifPresent(file -> System.setProperty("parterre." + log() + ".file", file.toString()));
        System.setProperty("parterre.log", options.logFile().isEmpty() ? log() : log() + "-file");
        var server = started(options.read());
        say(Parterre.localizer(spec).say(new ServerMessages.ServerOpen("http://localhost:" + server.port())));
        var stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }));
        var takenOver = server.takenOver();
        var _ = takenOver.thenRun(stopped::countDown);
        stopped.await();
        if (takenOver.isDone()) {
            server.close();
            throw CommandException.input(new ServerMessages.TakenOver());
        }
        return Exit.OK.code();
    }

    /// Returns the format of the log.
    private static String log() {
        var wanted = Optional.ofNullable(System.getenv(LOG)).orElse("");
        if (!wanted.isEmpty() && !wanted.equals(PLAIN) && !wanted.equals(JSON)) {
            throw CommandException.usage(new ServerMessages.NoLog(LOG, wanted, JSON, PLAIN));
        }
        return wanted.isEmpty() ? PLAIN : wanted;
    }

    /// Prints a line for the person who typed the command. If a program reads all output, the line goes to the
    /// log.
    private void say(String line) {
        if (log().equals(JSON)) {
            LoggerFactory.getLogger(ServeCommand.class).info(line);
            return;
        }
        var out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }

    private static Server started(ServerOptions options) {
        try {
            return Server.start(options);
        } catch (UncheckedIOException e) {
            throw CommandException.input(
                    new ServerMessages.NotStarted(String.valueOf(e.getMessage()), FileFault.reason(e)));
        }
    }
}
