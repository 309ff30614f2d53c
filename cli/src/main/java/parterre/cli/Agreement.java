package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.CommandMessages;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Option.File;
import parterre.engine.Setup;
import picocli.CommandLine.Option;

/// The command line options for the setup of a game. Mixed into every command that sets up a game.
final class Agreement {
    /// The name of the option for a game's card file.
    private static final String CARDS = "cards";

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE")
    private List<String> options = new ArrayList<>();

    @Option(names = "--cards", paramLabel = "FILE")
    private @Nullable String cards;

    @Option(names = "--preset", paramLabel = "NAME")
    private @Nullable String preset;

    @Option(names = "--edition", paramLabel = "N")
    private @Nullable Integer edition;

    /// Returns the setup that was asked for, or throws an exception.
    ///
    /// @param seats the number of players
    Setup setup(Game<?, ?, ?> game, int seats) {
        var info = game.info();
        var texts = new TreeMap<String, String>();
        if (preset != null) {
            texts.putAll(preset(info, preset).options());
        }
        for (var option : options) {
            int equals = option.indexOf('=');
            if (equals <= 0) {
                throw CommandException.usage(
                        new CommandMessages.OptionWithoutValue(option, info.name(), info.optionNames()));
            }
            var name = option.substring(0, equals).strip();
            texts.put(known(info, name), text(info, name, option.substring(equals + 1)));
        }
        if (cards != null) {
            texts.put(CARDS, cards(info, cards, texts.containsKey(CARDS)));
        }
        var setup = CommandException.usageUnlessGood(
                Setup.read(info, edition == null ? info.edition() : edition, seats, texts));
        game.refusal(setup).ifPresent(refusal -> {
            throw CommandException.usage(new CommandMessages.CannotBePlayed(refusal));
        });
        return setup;
    }

    /// Returns true if no option was given.
    boolean silent() {
        return options.isEmpty() && cards == null && preset == null && edition == null;
    }

    private static GameInfo.Preset preset(GameInfo info, String name) {
        var names = info.presets().stream().map(GameInfo.Preset::name).toList();
        return info.presets().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> CommandException.usage(
                        new CommandMessages.NoPreset(info.name(), name, CommandMessages.nearest(name, names), names)));
    }

    private static String known(GameInfo info, String name) {
        var names = info.options().stream().map(option -> option.name()).toList();
        if (!names.contains(name)) {
            throw CommandException.usage(new CommandMessages.NoGameOption(
                    name, info.name(), CommandMessages.nearest(name, names), info.optionNames()));
        }
        return name;
    }

    /// Returns the named card file as the option reads it.
    private static String cards(GameInfo info, String file, boolean twice) {
        if (info.options().stream().noneMatch(option -> option.name().equals(CARDS) && option instanceof File)) {
            throw CommandException.usage(new CommandMessages.NoCardFile(info.name(), file, info.optionNames()));
        }
        if (twice) {
            throw CommandException.usage(new CommandMessages.CardsTwice(file));
        }
        return attached(file);
    }

    private static String attached(String file) {
        return Files.name(file) + "\n" + Files.text(file);
    }

    /// Returns the value as the option reads it: the typed text, or the content of the named file.
    private static String text(GameInfo info, String name, String typed) {
        boolean wantsFile =
                info.options().stream().anyMatch(option -> option.name().equals(name) && option instanceof File);
        if (!typed.startsWith("@")) {
            if (wantsFile) {
                throw CommandException.usage(new CommandMessages.OptionIsFile(name));
            }
            return typed;
        }
        var file = typed.substring(1);
        return wantsFile ? attached(file) : Files.text(file).strip();
    }
}
