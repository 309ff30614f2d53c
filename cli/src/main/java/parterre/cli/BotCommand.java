package parterre.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.protocol.Driver;
import parterre.cli.protocol.ExecEntrant;
import parterre.cli.protocol.Visit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre bot`: the engine at the end of a pipe, or a program brought to somebody's table.
@Command(
        name = "bot",
        description = {
            "Lets a program in any language drive the engine: reads requests from standard input and answers each on"
                    + " standard output, as lines of JSON, until its input ends.",
            "",
            "With --join it brings a program to a table in the browser, marked as a program, until the game is over.",
            "",
            "To let a program play here, see 'parterre help simulate': --seats greedy,exec:\"python3 mybot.py\"."
                    + " docs/bot-protocol.md describes all of these."
        },
        footer = {
            "  parterre bot GAME    # then one request a line, such as {\"protocol\":1,\"id\":1,\"op\":\"hello\"}",
            "  parterre bot --join http://localhost:8080/t/ID --exec 'python3 mybot.py'",
        })
final class BotCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = Shelf.Slugs.class,
            description = "The game ('parterre games' lists them); a table knows its own.")
    private @Nullable String game;

    @Option(names = "--join", paramLabel = "LINK", description = "A link to a table of a server, with a free seat.")
    private @Nullable String link;

    @Option(
            names = "--exec",
            paramLabel = "COMMAND",
            description = "The program to bring there; it speaks the bot protocol.")
    private @Nullable String command;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            defaultValue = "Program",
            description = "What it is called there (default: Program).")
    private String name;

    @Override
    public Integer call() throws InterruptedException {
        if (link != null && command != null && game == null) {
            return join(link, command);
        }
        if (game == null || link != null || command != null) {
            throw Complaint.usage("name a game to drive, or a table and a program: --join LINK --exec COMMAND");
        }
        var box = Shelf.box(game);
        try (var out = new FileOutputStream(FileDescriptor.out)) {
            Driver.serve(box, System.in, out);
        } catch (IOException e) {
            throw Complaint.input("the program at the other end is gone: " + Files.reason(e));
        }
        return Exit.OK.code();
    }

    private int join(String link, String command) throws InterruptedException {
        var out = spec.commandLine().getOut();
        var visit = Complaint.usageUnlessGood(Visit.by(link, name, line -> {
            out.println(name + ": " + line);
            out.flush();
        }));
        try (var program = Complaint.usageUnlessGood(ExecEntrant.read("exec:" + command))) {
            visit.play(Shelf::box, program);
        } catch (IOException e) {
            throw Complaint.input(link + ": " + Files.reason(e));
        }
        return Exit.OK.code();
    }
}
