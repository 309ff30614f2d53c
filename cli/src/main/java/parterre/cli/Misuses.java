package parterre.cli;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import parterre.cli.words.CommandSays;
import parterre.cli.words.Voice;
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
final class Misuses {
    private Misuses() {}

    /// Returns what is wrong, as a message.
    static Message told(ParameterException e, Voice voice) {
        return switch (e) {
            case Misuse misuse -> misuse.says();
            case UnmatchedArgumentException unmatched -> unknown(unmatched);
            case MissingParameterException missing
            when isOption(missing.getMissing()) ->
                new CommandSays.NoValue(named(missing.getMissing().getFirst()));
            case MissingParameterException missing ->
                new CommandSays.Missing(
                        missing.getMissing().stream().map(Misuses::named).toList());
            case OverwrittenOptionException twice -> new CommandSays.Twice(named(twice.getOverwritten()));
            case MutuallyExclusiveArgsException _ -> new CommandSays.OnlyOneOf(exclusive(e));
            default -> value(e, voice);
        };
    }

    /// True if an option is there and its value is missing.
    private static boolean isOption(List<ArgSpec> missing) {
        return missing.size() == 1
                && missing.getFirst().isOption()
                && !missing.getFirst().required();
    }

    private static Message value(ParameterException e, Voice voice) {
        var spec = e.getArgSpec();
        if (spec == null || !(e.getCause() instanceof TypeConversionException cause)) {
            return new CommandSays.Other(String.valueOf(e.getMessage()));
        }
        var fault = switch (cause) {
            case Misfit misfit -> misfit.says();
            case TypeConversionException _
            when spec.type().isEnum() ->
                new CommandSays.NotOneOfThese(String.valueOf(e.getValue()), words(spec.type()));
            case TypeConversionException _ -> new CommandSays.Other(String.valueOf(cause.getMessage()));
        };
        return new CommandSays.BadValue(named(spec), voice.say(fault));
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
            return new CommandSays.NoOption(written, where, CommandSays.nearest(written, names));
        }
        var commands = spec.subcommands().keySet();
        return commands.isEmpty()
                ? new CommandSays.TooMuch(written, where)
                : new CommandSays.NoCommand(written, where, CommandSays.nearest(written, commands));
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
