package parterre.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.AdminSays;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerSays;
import parterre.cli.words.TransferSays;
import parterre.engine.box.Boxes;
import parterre.server.store.PostgresqlAddress;
import parterre.server.transfer.Export;
import parterre.server.transfer.UnknownPersonException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre export`: the tables of a server or of one person as records.
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--out", paramLabel = "FOLDER", required = true)
    private Path out;

    @Option(names = "--person", paramLabel = "BADGE")
    private @Nullable String badge;

    @Option(names = "--data", paramLabel = "FOLDER", defaultValue = "data")
    private Path data;

    @Option(names = "--database-url", paramLabel = "URL")
    private @Nullable String databaseUrl;

    @Override
    public Integer call() {
        if (databaseUrl != null && !PostgresqlAddress.isValid(databaseUrl)) {
            throw Complaint.usage(new ServerSays.NoDatabase());
        }
        var findings = findings();
        var terminal = spec.commandLine().getOut();
        var voice = Parterre.voice(spec);
        terminal.println(voice.say(
                new TransferSays.Exported(out.toString(), findings.tables(), findings.hidden(), findings.gathering())));
        findings.unreadable()
                .forEach((table, why) -> terminal.println(voice.say(new AdminSays.StuckTable(table, why))));
        return findings.unreadable().isEmpty() ? Exit.OK.code() : Exit.CHECK_FAILED.code();
    }

    private Export.Findings findings() {
        try {
            return Export.write(data, Optional.ofNullable(databaseUrl), Optional.ofNullable(badge), out, Boxes.all());
        } catch (UnknownPersonException e) {
            throw Complaint.input(new TransferSays.NoSuchPerson(String.valueOf(badge)));
        } catch (NoSuchFileException e) {
            throw Complaint.input(new ServerSays.NoGamesIn(data.toString()));
        } catch (FileAlreadyExistsException e) {
            throw Complaint.input(new ServerSays.FileTaken(out.toString()));
        } catch (IOException e) {
            throw Complaint.input(new FileFault.NotWritten(out.toString(), FileFault.reason(e)));
        }
    }
}
