package parterre.cli;

import java.util.List;
import parterre.cli.play.PromptSays;
import parterre.cli.play.Says;
import parterre.cli.play.TableSays;
import parterre.cli.words.AdminSays;
import parterre.cli.words.CommandSays;
import parterre.cli.words.FileFault;
import parterre.cli.words.GamesSays;
import parterre.cli.words.MeasureProblem;
import parterre.cli.words.PlaySays;
import parterre.cli.words.ProgramSays;
import parterre.cli.words.RecordSays;
import parterre.cli.words.SanitySays;
import parterre.cli.words.SeriesSays;
import parterre.cli.words.ServerSays;
import parterre.engine.Message;

/// The families of everything that the command line says.
final class Messages {
    static final List<Class<? extends Message>> FAMILIES = List.of(
            Says.class,
            TableSays.class,
            PromptSays.class,
            PlaySays.class,
            CommandSays.class,
            FileFault.class,
            RecordSays.class,
            SeriesSays.class,
            SanitySays.class,
            GamesSays.class,
            ServerSays.class,
            ProgramSays.class,
            MeasureProblem.class,
            AdminSays.class);

    private Messages() {}
}
