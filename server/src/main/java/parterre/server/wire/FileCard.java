package parterre.server.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.catalogue.Difference;
import parterre.engine.Attachment;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Setup;
import parterre.server.people.Confusables;

/// A file that a game is played with in place of its own, such as a designer's card table.
///
/// @param option the option whose value it is
/// @param name its name without invisible characters. If it could be taken for the game's own file, the first eight
///     digits of its hash follow
/// @param sha256 of its content in UTF-8: 64 hexadecimal digits
/// @param standard what the game's own file is called
/// @param differing in how many values it differs from the game's own
/// @param differences the first of them, at most 500: `before` is the value in the game's own file, `now` the value in
///     this one. A value that a file leaves out is the standard
public record FileCard(
        String option, String name, String sha256, String standard, int differing, List<Difference> differences) {
    private static final int MOST_SHOWN = 500;
    private static final int DIGITS_SHOWN = 8;

    /// Returns the card of a file.
    public static FileCard of(Option.File option, Attachment file) {
        var differences = Difference.from(option, file);
        return new FileCard(
                option.name(),
                name(file, option.standard()),
                file.sha256(),
                option.standard().name(),
                differences.size(),
                List.copyOf(differences.subList(0, Math.min(MOST_SHOWN, differences.size()))));
    }

    private static String name(Attachment file, Attachment standard) {
        var seen = Confusables.visible(file.name()).strip();
        boolean pretends = !file.content().equals(standard.content())
                && (seen.isEmpty() || Confusables.areConfusable(seen, standard.name()));
        return pretends ? (seen + " #" + file.sha256().substring(0, DIGITS_SHOWN)).strip() : seen;
    }

    /// Returns the cards of all files that were agreed on in place of the game's own.
    public static List<FileCard> all(GameInfo game, Setup setup) {
        return game.options().stream()
                .flatMap(option -> option instanceof Option.File file
                        ? chosen(file, setup).map(chosen -> of(file, chosen)).stream()
                        : java.util.stream.Stream.empty())
                .toList();
    }

    /// Returns the agreed file of this option, if it is not the game's own.
    public static Optional<Attachment> chosen(Option.File option, Setup setup) {
        return Optional.ofNullable(setup.chosen().get(option.name())).map(text -> {
            int end = text.indexOf('\n');
            return new Attachment(text.substring(0, end), text.substring(end + 1));
        });
    }

    /// Returns the options whose values are not the defaults; a file stands there by its name.
    public static Map<String, String> options(GameInfo game, Setup setup) {
        var options = new TreeMap<>(setup.chosen());
        for (var option : game.options()) {
            if (option instanceof Option.File file) {
                chosen(file, setup).ifPresent(chosen -> options.put(file.name(), name(chosen, file.standard())));
            }
        }
        return options;
    }
}
