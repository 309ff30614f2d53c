package parterre.cli;

import java.util.List;
import java.util.concurrent.Callable;
import parterre.cli.words.Localizer;
import parterre.cli.words.RecordMessages;
import parterre.engine.Reading;
import parterre.engine.table.ResultForm;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre verify`: plays records through and judges every move, every outcome of chance and the result.
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", descriptionKey = "files", paramLabel = "FILE")
    private List<String> files;

    @Option(names = {"-q", "--quiet"})
    private boolean quiet;

    @Override
    public Integer call() {
        var localizer = Parterre.localizer(spec);
        int refused = 0;
        int unreadable = 0;
        for (var file : files) {
            try {
                refused += isRefused(file, localizer) ? 1 : 0;
            } catch (CommandException exception) {
                unreadable++;
                spec.commandLine().getErr().println("parterre: " + exception.said(localizer));
            }
        }
        if (files.size() > 1) {
            spec.commandLine()
                    .getOut()
                    .println(localizer.say(new RecordMessages.RecordsJudged(
                            files.size() - refused - unreadable, refused, unreadable)));
        }
        return (unreadable > 0 ? Exit.BAD_INPUT : refused > 0 ? Exit.CHECK_FAILED : Exit.OK).code();
    }

    private boolean isRefused(String file, Localizer localizer) {
        var out = spec.commandLine().getOut();
        return switch (Records.read(file)) {
            case Reading.Good<Records.Replayed<?, ?, ?>>(var replayed) -> {
                var replay = replayed.replay();
                var result = replay.result().map(end -> new ResultForm().write(end));
                if (result.isPresent() && replay.record().result().isEmpty()) {
                    out.println(localizer.say(
                            new RecordMessages.RecordRefused(file, new RecordMessages.ResultMissing(result.get()))));
                    yield true;
                }
                if (!quiet) {
                    out.println(localizer.say(
                            new RecordMessages.RecordOk(file, replay.steps().size(), result)));
                }
                yield false;
            }
            case Reading.Bad<Records.Replayed<?, ?, ?>>(List<Reading.Problem> problems) -> {
                problems.forEach(
                        problem -> out.println(localizer.say(new RecordMessages.RecordRefused(file, problem))));
                yield true;
            }
        };
    }
}
