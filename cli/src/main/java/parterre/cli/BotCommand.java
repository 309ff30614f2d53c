package parterre.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.protocol.Driver;
import parterre.cli.protocol.ExecEntrant;
import parterre.cli.protocol.Visit;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerSays;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre bot`: lets a program drive the engine by a pipe, or brings a bot to a table of a server.
@Command(name = "bot")
final class BotCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            descriptionKey = "game",
            paramLabel = "GAME",
            completionCandidates = Shelf.Slugs.class)
    private @Nullable String game;

    @Option(names = "--join", paramLabel = "LINK")
    private @Nullable String link;

    @Option(names = "--exec", paramLabel = "COMMAND")
    private @Nullable String command;

    @Option(names = "--name", paramLabel = "NAME", defaultValue = "Program")
    private String name;

    @Override
    public Integer call() throws InterruptedException {
        if (link != null && command != null && game == null) {
            return join(link, command);
        }
        if (game == null || link != null || command != null) {
            throw Complaint.usage(new ServerSays.DriveOrJoin());
        }
        var box = Shelf.box(game);
        try (var out = new FileOutputStream(FileDescriptor.out)) {
            Driver.serve(box, System.in, out);
        } catch (IOException e) {
            throw Complaint.input(new ServerSays.OtherEndGone(FileFault.reason(e)));
        }
        return Exit.OK.code();
    }

    private int join(String link, String command) throws InterruptedException {
        var out = spec.commandLine().getOut();
        var voice = Parterre.voice(spec);
        var visit = Complaint.usageUnlessGood(Visit.by(link, name, Parterre.language(spec), does -> {
            out.println(voice.say(new ServerSays.ProgramDoes(name, does)));
            out.flush();
        }));
        try (var program = Complaint.usageUnlessGood(ExecEntrant.read("exec:" + command))) {
            visit.play(Shelf::box, program);
        } catch (IOException e) {
            throw Complaint.input(new FileFault.Failed(link, FileFault.reason(e)));
        }
        return Exit.OK.code();
    }
}
