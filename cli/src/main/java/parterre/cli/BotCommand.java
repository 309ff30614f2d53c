package parterre.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.protocol.Driver;
import parterre.cli.protocol.ExecEntrant;
import parterre.cli.protocol.RemoteTableSession;
import parterre.cli.words.FileFault;
import parterre.cli.words.ServerMessages;
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
            completionCandidates = GameLookup.Slugs.class)
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
            throw CommandException.usage(new ServerMessages.DriveOrJoin());
        }
        var box = GameLookup.box(game);
        try (var out = new FileOutputStream(FileDescriptor.out)) {
            Driver.serve(box, System.in, out);
        } catch (IOException e) {
            throw CommandException.input(new ServerMessages.OtherEndGone(FileFault.reason(e)));
        }
        return Exit.OK.code();
    }

    private int join(String link, String command) throws InterruptedException {
        var out = spec.commandLine().getOut();
        var localizer = Parterre.localizer(spec);
        var visit =
                CommandException.usageUnlessGood(RemoteTableSession.by(link, name, Parterre.language(spec), does -> {
                    out.println(localizer.say(new ServerMessages.ProgramDoes(name, does)));
                    out.flush();
                }));
        try (var program = CommandException.usageUnlessGood(ExecEntrant.read("exec:" + command))) {
            visit.play(GameLookup::box, program);
        } catch (IOException e) {
            throw CommandException.input(new FileFault.Failed(link, FileFault.reason(e)));
        }
        return Exit.OK.code();
    }
}
