package parterre.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.protocol.Driver;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `parterre analyse`: sends programs the findings of a search about decisions, as lines of JSON.
@Command(name = "analyse")
final class AnalyseCommand implements Callable<Integer> {
    @Option(names = "--threads", paramLabel = "T")
    private @Nullable Integer threads;

    @Override
    public Integer call() throws InterruptedException {
        int atATime =
                threads == null ? Runtime.getRuntime().availableProcessors() : Numbers.atLeast(1, threads, "--threads");
        var version = Optional.ofNullable(Parterre.class.getPackage().getImplementationVersion());
        try (var out = new FileOutputStream(FileDescriptor.out)) {
            Driver.analyse(System.in, out, atATime, version);
        } catch (IOException e) {
            throw CommandException.input(new ServerMessages.OtherEndGone(FileFault.reason(e)));
        }
        return Exit.OK.code();
    }
}
