package parterre.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import parterre.cli.words.CommandMessages;
import parterre.cli.words.Localizer;
import parterre.engine.box.GameBox;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// The command `parterre`: lists its subcommands, and turns every failure into one message and an exit
/// code.
@Command(
        name = "parterre",
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        synopsisSubcommandLabel = "COMMAND",
        descriptionHeading = "%n",
        parameterListHeading = "%n",
        subcommands = {
            ServeCommand.class,
            DoctorCommand.class,
            BackupCommand.class,
            ExportCommand.class,
            ImportCommand.class,
            AdminCommand.class,
            GamesCommand.class,
            RulesCommand.class,
            PlayCommand.class,
            SimulateCommand.class,
            CompareCommand.class,
            RateCommand.class,
            ExploitCommand.class,
            NoiseCommand.class,
            TuneCommand.class,
            TrainCommand.class,
            CalibrateCommand.class,
            AnalyseCommand.class,
            ReplayCommand.class,
            ReviewCommand.class,
            LuckCommand.class,
            GradesCommand.class,
            PuzzlesCommand.class,
            LabCommand.class,
            VerifyCommand.class,
            PositionCommand.class,
            PerftCommand.class,
            SanityCommand.class,
            SoakCommand.class,
            NewGameCommand.class,
            BotCommand.class,
            CompletionCommand.class,
            HelpCommand.class,
        })
final class Parterre implements Runnable {
    @Spec
    private CommandSpec spec;

    @Option(names = "--debug", scope = ScopeType.INHERIT)
    private boolean debug;

    private final Locale language;

    private Parterre(Locale language) {
        this.language = language;
    }

    /// The option only checks its value. [Language] has read it before anything else.
    @Option(names = "--lang", paramLabel = "LANGUAGE", scope = ScopeType.INHERIT, converter = LanguageReader.class)
    void checkLanguage(Locale asked) {}

    public static void main(String[] args) {
        // Boards and records are always UTF-8. A PrintWriter over System.out would follow the locale.
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        // A person who types only the command wants to play.
        int code = run(args.length == 0 ? new String[] {"serve"} : args, out, err);
        out.flush();
        err.flush();
        System.exit(code);
    }

    /// Runs a command line, in the language that it asks for, and returns the exit code.
    static int run(String[] args, PrintWriter out, PrintWriter err) {
        var language = Language.of(args, System.getenv());
        var thread = Thread.currentThread();
        var before = thread.getContextClassLoader();
        try {
            thread.setContextClassLoader(GameJars.loader(GameJars.named(args, System.getenv(), Path.of(""))));
            return commandLine(language, out, err).execute(GameJars.without(args));
        } catch (CommandException exception) {
            err.println("parterre: " + exception.said(Localizer.of(language)));
            return exception.exit().code();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /// Returns the localizer of a command.
    ///
    /// @param games games whose messages it has words for
    static Localizer localizer(CommandSpec spec, GameBox<?, ?, ?>... games) {
        return Localizer.of(language(spec), games);
    }

    /// Returns the language of a command.
    static Locale language(CommandSpec spec) {
        return ((Parterre) spec.root().userObject()).language;
    }

    /// Reads a language's name.
    private static final class LanguageReader implements ITypeConverter<Locale> {
        @Override
        public Locale convert(String name) {
            return Language.known(name)
                    .orElseThrow(() -> new OptionValueException(new CommandMessages.NoLanguage(
                            name,
                            Language.all().stream().map(Locale::toLanguageTag).toList())));
        }
    }

    /// Returns the whole command in this language, with these outputs.
    static CommandLine commandLine(Locale language, PrintWriter out, PrintWriter err) {
        var parterre = new Parterre(language);
        var command = new CommandLine(parterre);
        return command.setResourceBundle(new HelpTexts(
                        language, GameLookup.slugs().stream().findFirst().orElse("GAME")))
                .setOut(out)
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

    /// Called without a subcommand. Prints help and ends with the exit code for a wrong command line.
    @Override
    public void run() {
        throw new CommandLineException(spec, new CommandMessages.SayWhat());
    }

    private static int misused(ParameterException e) {
        var command = e.getCommandLine();
        var localizer = localizer(command.getCommandSpec());
        var err = command.getErr();
        err.println(error(command, localizer.say(CommandLineErrors.told(e, localizer))));
        err.println(localizer.say(
                new CommandMessages.SeeHelp(command.getCommandSpec().qualifiedName() + " --help")));
        return Exit.USAGE.code();
    }

    private int failed(Exception e, CommandLine command) {
        var err = command.getErr();
        var localizer = localizer(command.getCommandSpec());
        // Code on several threads wraps the failure of one of them.
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof CommandException exception) {
                err.println(error(command, exception.said(localizer)));
                return exception.exit().code();
            }
        }
        err.println(error(command, localizer.say(new CommandMessages.OwnError(e.toString()))));
        if (debug || System.getenv("PARTERRE_DEBUG") != null) {
            e.printStackTrace(err);
        } else {
            err.println(localizer.say(new CommandMessages.DebugTells()));
        }
        return Exit.INTERNAL.code();
    }

    private static String error(CommandLine command, String message) {
        return command.getColorScheme().errorText("parterre: ") + message;
    }
}
