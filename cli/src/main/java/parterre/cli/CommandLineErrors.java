package parterre.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import parterre.cli.words.CommandMessages;
import parterre.cli.words.Localizer;
import parterre.engine.Message;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Tells what is wrong with a command line that picocli does not understand.
final class CommandLineErrors {
    private CommandLineErrors() {}

    /// Returns what is wrong, as a message.
    static Message told(ParameterException e, Localizer localizer) {
        return switch (e) {
            case CommandLineException misuse -> misuse.says();
            case UnmatchedArgumentException unmatched -> unknown(unmatched);
            case MissingParameterException missing
            when isOption(missing.getMissing()) ->
                new CommandMessages.NoValue(named(missing.getMissing().getFirst()));
            case MissingParameterException missing ->
                new CommandMessages.Missing(missing.getMissing().stream()
                        .map(CommandLineErrors::named)
                        .toList());
            case OverwrittenOptionException twice -> new CommandMessages.Twice(named(twice.getOverwritten()));
            case MutuallyExclusiveArgsException _ -> new CommandMessages.OnlyOneOf(exclusive(e));
            default -> value(e, localizer);
        };
    }

    /// Returns true if an option is there and its value is missing.
    private static boolean isOption(List<ArgSpec> missing) {
        return missing.size() == 1
                && missing.getFirst().isOption()
                && !missing.getFirst().required();
    }

    private static Message value(ParameterException e, Localizer localizer) {
        var spec = e.getArgSpec();
        if (spec == null || !(e.getCause() instanceof TypeConversionException cause)) {
            return new CommandMessages.Other(String.valueOf(e.getMessage()));
        }
        var fault = switch (cause) {
            case OptionValueException misfit -> misfit.says();
            case TypeConversionException _
            when spec.type().isEnum() ->
                new CommandMessages.NotOneOfThese(String.valueOf(e.getValue()), words(spec.type()));
            case TypeConversionException _ -> new CommandMessages.Other(String.valueOf(cause.getMessage()));
        };
        return new CommandMessages.BadValue(named(spec), localizer.say(fault));
    }

    private static List<String> words(Class<?> type) {
        return Arrays.stream(type.getEnumConstants()).map(Object::toString).toList();
    }

    private static Message unknown(UnmatchedArgumentException e) {
        var spec = e.getCommandLine().getCommandSpec();
        var written = e.getUnmatched().getFirst();
        var where = spec.qualifiedName();
        if (written.startsWith("-")) {
            var names = spec.options().stream()
                    .flatMap(option -> Arrays.stream(option.names()))
                    .toList();
            return new CommandMessages.NoOption(written, where, CommandMessages.nearest(written, names));
        }
        var commands = spec.subcommands().keySet();
        return commands.isEmpty()
                ? new CommandMessages.TooMuch(written, where)
                : new CommandMessages.NoCommand(written, where, CommandMessages.nearest(written, commands));
    }

    private static List<String> exclusive(ParameterException e) {
        return e.getCommandLine().getCommandSpec().argGroups().stream()
                .filter(ArgGroupSpec::exclusive)
                .map(ArgGroupSpec::options)
                .flatMap(Collection::stream)
                .flatMap(option -> Stream.of(option.longestName()))
                .toList();
    }

    private static String named(ArgSpec spec) {
        return spec instanceof OptionSpec option ? option.longestName() : spec.paramLabel();
    }
}
