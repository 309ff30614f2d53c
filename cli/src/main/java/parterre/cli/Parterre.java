package parterre.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import parterre.engine.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/// The command `parterre`: lists its subcommands, turns what goes wrong into one message and an exit code.
@Command(
        name = "parterre",
        description = "Plays, referees and analyses garden games.",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        synopsisSubcommandLabel = "COMMAND",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        optionListHeading = "%nOptions:%n",
        commandListHeading = "%nCommands:%n",
        footerHeading = "%nExamples:%n",
        footer = {
            "  parterre                      # opens the tables in the browser (the same as 'parterre serve')",
            "  parterre games                # which games there are",
            "  parterre rules GAME           # how one is played",
            "  parterre help rules           # what a command can do",
        },
        subcommands = {
            ServeCommand.class,
            BackupCommand.class,
            GamesCommand.class,
            RulesCommand.class,
            PlayCommand.class,
            SimulateCommand.class,
            ReplayCommand.class,
            VerifyCommand.class,
            PositionCommand.class,
            PerftCommand.class,
            SanityCommand.class,
            SoakCommand.class,
            BotCommand.class,
            CompletionCommand.class,
            HelpCommand.class,
        })
final class Parterre implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "With an error of Parterre's own, print where it happened (also: PARTERRE_DEBUG=1).")
    private boolean debug;

    @Option(
            names = "--lang",
            paramLabel = "LANGUAGE",
            scope = ScopeType.INHERIT,
            converter = LanguageReader.class,
            description = "Speak this language: en or de. Default: the environment's (LANG).")
    private @Nullable Locale language;

    private Parterre() {}

    public static void main(String[] args) {
        // Boards and records are UTF-8 wherever they go; a PrintWriter over System.out would follow the locale.
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        // Who types nothing more wants to play.
        int code = commandLine(out, err).execute(args.length == 0 ? new String[] {"serve"} : args);
        out.flush();
        err.flush();
        System.exit(code);
    }

    /// Returns the language in which a command speaks.
    static Locale language(CommandSpec spec) {
        var chosen = ((Parterre) spec.root().userObject()).language;
        return chosen == null ? Language.of(System.getenv()) : chosen;
    }

    /// Reads a language's name.
    private static final class LanguageReader implements ITypeConverter<Locale> {
        @Override
        public Locale convert(String name) {
            return Language.known(name)
                    .orElseThrow(() ->
                            new TypeConversionException("'" + name + "' is no language of Parterre; write en or de"));
        }
    }

    /// The whole command, writing there.
    static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        var parterre = new Parterre();
        var command = new CommandLine(parterre);
        nameAGame(command, Shelf.slugs().stream().findFirst().orElse("GAME"));
        return command.setOut(out)
                .setErr(err)
                .registerConverter(int.class, Numbers::whole)
                .registerConverter(Integer.class, Numbers::whole)
                .registerConverter(long.class, Numbers::seed)
                .registerConverter(Long.class, Numbers::seed)
                .registerConverter(Double.class, Numbers::any)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setAbbreviatedOptionsAllowed(false)
                .setParameterExceptionHandler((e, _) -> misused(e))
                .setExecutionExceptionHandler((e, failed, _) -> parterre.failed(e, failed));
    }

    /// Examples that can be typed as they stand: the first game on the shelf takes the place of `GAME`.
    private static void nameAGame(CommandLine command, String game) {
        var usage = command.getCommandSpec().usageMessage();
        usage.footer(Arrays.stream(usage.footer())
                .map(line -> line.replace("GAME", game))
                .toArray(String[]::new));
        command.getSubcommands().values().forEach(subcommand -> nameAGame(subcommand, game));
    }

    /// Called without a command: help, and the exit code for a command line that asks for nothing.
    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do");
    }

    private static int misused(ParameterException e) {
        var command = e.getCommandLine();
        var err = command.getErr();
        err.println(error(
                command,
                e instanceof UnmatchedArgumentException unmatched
                        ? unknown(unmatched)
                        : String.valueOf(e.getMessage()).replaceFirst("^Error: ", "")));
        err.println("See '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return Exit.USAGE.code();
    }

    private static String unknown(UnmatchedArgumentException e) {
        var spec = e.getCommandLine().getCommandSpec();
        var written = e.getUnmatched().getFirst();
        var where = "'" + spec.qualifiedName() + "'";
        if (written.startsWith("-")) {
            var names = spec.options().stream()
                    .flatMap(option -> Arrays.stream(option.names()))
                    .toList();
            return written + " is no option of " + where + Nearest.question(written, names);
        }
        var commands = spec.subcommands().keySet();
        return commands.isEmpty()
                ? "'" + written + "' is more than " + where + " takes"
                : "'" + written + "' is no command of " + where + Nearest.question(written, commands);
    }

    private int failed(Exception e, CommandLine command) {
        var err = command.getErr();
        // What runs on several threads wraps what went wrong on one of them.
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof Complaint complaint) {
                err.println(error(command, complaint.getMessage()));
                return complaint.exit().code();
            }
        }
        err.println(error(command, "an error of Parterre's own, please report it: " + e));
        if (debug || System.getenv("PARTERRE_DEBUG") != null) {
            e.printStackTrace(err);
        } else {
            err.println("With --debug it says where.");
        }
        return Exit.INTERNAL.code();
    }

    private static String error(CommandLine command, @Nullable String message) {
        return command.getColorScheme().errorText("parterre: ") + message;
    }
}
