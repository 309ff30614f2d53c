package parterre.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import parterre.engine.Reading;
import parterre.engine.box.RuleBook;

/// A RULES.md and the same rules in another language: `RULES.md` in that language's folder of the game. Each rule has
/// the same id in both.
///
/// A file in that folder, `RULES.sum`, notes for each rule the fingerprints of both texts when they last agreed. So a
/// rule that changes in one language alone is found. The text around the rules is noted as `prose`. Names of source
/// files are not part of a text: they stand in the English RULES.md alone.
///
/// `-Dtestkit.translations=write` notes the rules that are new or have changed in both languages. Where a change in one
/// language is right, such as a corrected spelling, name the rules: `-Dtestkit.translations=GM-3.1,prose`.
///
/// @param prefix the prefix of the game's ids
/// @param rules the English RULES.md
/// @param folder what the game has in the other language, such as `languages/de/my-game`
record Translation(String prefix, Path rules, Path folder) {
    private static final String PROPERTY = "testkit.translations";
    private static final String PROSE = "prose";
    private static final String HEADING =
            "# A rule, the fingerprint of its English text, and that of its translation.\n";

    /// The texts of one rule, or of the prose, as they are now and as they were noted.
    private record Pair(String id, String english, String other, Optional<Noted> noted) {
        Noted now() {
            return new Noted(fingerprint(english), fingerprint(other));
        }

        boolean isNewOrChangedInBoth() {
            return noted.isEmpty()
                    || (!noted.get().english().equals(now().english())
                            && !noted.get().other().equals(now().other()));
        }
    }

    private record Noted(String english, String other) {}

    /// Returns everything that does not fit, one sentence each. Notes new fingerprints first where the system property
    /// asks for it.
    List<String> faults() {
        if (!Files.exists(translated())) {
            return List.of(name() + " is missing");
        }
        var asked = System.getProperty(PROPERTY, "");
        if (!asked.isEmpty()) {
            note(Set.of(asked.split(",", -1)));
        }
        return check();
    }

    /// Notes that both texts of these rules say the same now.
    ///
    /// @param asked ids of rules; `write` stands for all rules that are new or have changed in both languages
    void note(Set<String> asked) {
        var sums = new StringBuilder(HEADING);
        for (var pair : pairs()) {
            boolean isAsked = asked.contains(pair.id()) || (asked.contains("write") && pair.isNewOrChangedInBoth());
            (isAsked ? Optional.of(pair.now()) : pair.noted())
                    .ifPresent(noted -> sums.append(pair.id())
                            .append(' ')
                            .append(noted.english())
                            .append(' ')
                            .append(noted.other())
                            .append('\n'));
        }
        try {
            Files.writeString(sumFile(), sums);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + sumFile(), e);
        }
    }

    private List<String> check() {
        return switch (RuleBook.read(prefix, text(translated()))) {
            case Reading.Bad<RuleBook>(List<Reading.Problem> problems) ->
                problems.stream()
                        .map(problem -> name() + ", " + English.of(problem))
                        .toList();
            case Reading.Good<RuleBook>(RuleBook book) -> {
                var faults = new ArrayList<String>();
                compareIds(ids(english()), ids(book), faults);
                pairs().forEach(pair -> compare(pair, faults));
                yield faults;
            }
        };
    }

    private void compareIds(Set<String> english, Set<String> other, List<String> faults) {
        english.stream()
                .filter(id -> !other.contains(id))
                .forEach(id -> faults.add(name() + " lacks " + id + ": translate it from RULES.md"));
        other.stream()
                .filter(id -> !english.contains(id))
                .forEach(id -> faults.add(name() + " has " + id + ", which RULES.md does not have: remove it"));
        if (english.equals(other) && !List.copyOf(english).equals(List.copyOf(other))) {
            faults.add(name() + " has its rules in another order than RULES.md");
        }
    }

    private void compare(Pair pair, List<String> faults) {
        if (!pair.english().isEmpty() && pair.english().equals(pair.other())) {
            faults.add(name() + " has " + pair.id() + " word for word as in RULES.md: translate it");
        }
        if (!references(pair.english()).equals(references(pair.other()))) {
            faults.add(name() + " refers in " + pair.id() + " to other rules than RULES.md does");
        }
        if (pair.isNewOrChangedInBoth()) {
            faults.add(pair.id() + " is new or has changed in both languages: compare the two texts, then note it in "
                    + sumFile().getFileName() + " by -D" + PROPERTY + "=write");
            return;
        }
        var noted = pair.noted().orElseThrow();
        if (!noted.english().equals(pair.now().english())) {
            faults.add(pair.id() + " has changed in RULES.md alone: change " + name() + " too, then run with -D"
                    + PROPERTY + "=write");
        } else if (!noted.other().equals(pair.now().other())) {
            faults.add(
                    pair.id() + " has changed in " + name() + " alone: change RULES.md too, or, if the meaning is the"
                            + " same, run with -D" + PROPERTY + "=" + pair.id());
        }
    }

    private Set<String> references(String text) {
        return Set.copyOf(RuleBook.idsIn(prefix, text));
    }

    /// Returns the rules that both languages have, and the prose, in the order of RULES.md.
    private List<Pair> pairs() {
        var noted = noted();
        var english = texts(rules);
        var other = texts(translated());
        var pairs = new ArrayList<Pair>();
        english.forEach((id, says) -> {
            var translation = other.get(id);
            if (translation != null) {
                pairs.add(new Pair(id, says, translation, Optional.ofNullable(noted.get(id))));
            }
        });
        return pairs;
    }

    private Map<String, String> texts(Path file) {
        var texts = new LinkedHashMap<String, String>();
        var markdown = text(file);
        var book = RuleBook.read(prefix, markdown).orThrow();
        for (var rule : book.rules()) {
            var says = rule.says();
            for (var source : rule.files()) {
                says = says.replace("`" + source + "`", "");
            }
            texts.put(rule.id(), says.strip());
        }
        texts.put(
                PROSE,
                Arrays.stream(markdown.split("\n\\s*\n", -1))
                        .map(String::strip)
                        .filter(block -> book.rules().stream()
                                .noneMatch(rule -> block.startsWith("**" + rule.id() + "**")
                                        || block.startsWith("- **" + rule.id() + "**")))
                        .collect(Collectors.joining("\n\n")));
        return texts;
    }

    private Map<String, Noted> noted() {
        var noted = new LinkedHashMap<String, Noted>();
        if (Files.exists(sumFile())) {
            text(sumFile()).lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                var parts = line.split(" ", -1);
                if (parts.length != 3) {
                    throw new IllegalArgumentException(sumFile().getFileName() + ": '" + line
                            + "' is not a rule and two fingerprints; restore the line");
                }
                noted.put(parts[0], new Noted(parts[1], parts[2]));
            });
        }
        return noted;
    }

    private RuleBook english() {
        return RuleBook.read(prefix, text(rules)).orThrow();
    }

    private static Set<String> ids(RuleBook book) {
        return book.rules().stream().map(RuleBook.Rule::id).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static String fingerprint(String text) {
        var sum = new CRC32();
        sum.update(text.replaceAll("\\s+", " ").getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, "%08x", sum.getValue());
    }

    private Path translated() {
        return folder.resolve("RULES.md");
    }

    /// The language and the game, to tell the file from the English one.
    private String name() {
        int names = folder.getNameCount();
        return folder.subpath(names - 2, names).resolve("RULES.md").toString();
    }

    private Path sumFile() {
        return folder.resolve("RULES.sum");
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
