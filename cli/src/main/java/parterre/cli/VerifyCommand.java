package parterre.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import parterre.engine.Reading;
import parterre.engine.Result;
import parterre.engine.table.ResultForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre verify`: plays records through and judges every move, every outcome of chance and the result.
@Command(
        name = "verify",
        description = {
            "Plays records through by the rules: every move, every outcome of chance and the result is judged.",
            "Tells of each record whether it is ok, or its line, the rule and the reason. The exit code is 1 if one is"
                    + " refused, 3 if a file cannot be read."
        },
        footer = {
            "  parterre verify game.txt",
            "  parterre verify --quiet games/*.txt",
        })
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Records; - is standard input.")
    private List<String> files;

    @Option(
            names = {"-q", "--quiet"},
            description = "Tell only of the refused ones, and the count.")
    private boolean quiet;

    @Override
    public Integer call() {
        int refused = 0;
        int unreadable = 0;
        for (var file : files) {
            try {
                refused += isRefused(file) ? 1 : 0;
            } catch (Complaint complaint) {
                unreadable++;
                spec.commandLine().getErr().println("parterre: " + complaint.getMessage());
            }
        }
        if (files.size() > 1) {
            spec.commandLine()
                    .getOut()
                    .println(Words.count(files.size() - refused - unreadable) + " ok, " + Words.count(refused)
                            + " refused"
                            + (unreadable == 0 ? "" : ", " + Words.count(unreadable) + " could not be read"));
        }
        return (unreadable > 0 ? Exit.BAD_INPUT : refused > 0 ? Exit.CHECK_FAILED : Exit.OK).code();
    }

    private boolean isRefused(String file) {
        var out = spec.commandLine().getOut();
        return switch (Records.read(file)) {
            case Reading.Good<Records.Replayed<?, ?, ?>>(var replayed) -> {
                if (!quiet) {
                    out.println(file + ": ok, " + told(replayed));
                }
                yield false;
            }
            case Reading.Bad<Records.Replayed<?, ?, ?>>(List<Reading.Problem> problems) -> {
                tell(file, problems, out);
                yield true;
            }
        };
    }

    private static void tell(String file, List<Reading.Problem> problems, PrintWriter out) {
        problems.forEach(problem -> out.println(file + ": refused, " + problem));
    }

    private static String told(Records.Replayed<?, ?, ?> replayed) {
        var replay = replayed.replay();
        return Words.count(replay.steps().size()) + " steps, "
                + replay.result().map(VerifyCommand::told).orElse("unfinished");
    }

    private static String told(Result result) {
        return new ResultForm().write(result);
    }
}
