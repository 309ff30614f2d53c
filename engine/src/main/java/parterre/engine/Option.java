package parterre.engine;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// An option that people can agree on before the start, with its type, its range and its default.
///
/// Command line (`--option name=text`), page form and record header all come from this one description. The
/// game's catalogue has its words: `option.NAME` tells what it does, and `option.NAME.label` is its name for
/// people. A game keeps its options as constants and asks [Setup#value(Option)] for the agreed value.
///
/// @param <T> the type of its value
public sealed interface Option<T> {
    /// Returns its name: lower case words joined by `-`, unique within the game.
    String name();

    /// Returns the id of the rule or ruling that it switches.
    String rule();

    /// Returns true if it has an effect at a table with this many seats. Otherwise people are not asked for it.
    default boolean matters(int seats) {
        return true;
    }

    /// Returns the default value at a table with this many seats.
    T standard(int seats);

    /// Returns the default value in one line, for lists.
    default String standardText(int seats) {
        return write(standard(seats));
    }

    /// Returns the allowed values in notation: `on|off`, `1..400`, `choose|max|sum6`, `TEXT`, `@FILE`.
    String values();

    Reading<T> read(String text);

    /// Returns the canonical text of a value.
    String write(T value);

    /// Yes or no; written `on` and `off`.
    record Flag(String name, String rule, boolean standard) implements Option<Boolean> {
        public Flag {
            isName(name);
        }

        @Override
        public Boolean standard(int seats) {
            return standard;
        }

        @Override
        public String values() {
            return "on|off";
        }

        @Override
        public Reading<Boolean> read(String text) {
            return switch (text.strip().toLowerCase(Locale.ROOT)) {
                case "on", "true", "yes" -> Reading.good(true);
                case "off", "false", "no" -> Reading.good(false);
                default -> Reading.bad(name + "=" + text, new Fault.NotOnOrOff(name));
            };
        }

        @Override
        public String write(Boolean value) {
            return value ? "on" : "off";
        }
    }

    /// A whole number from `least` to `most`.
    ///
    /// @param mostSeats it has no effect at larger tables
    record Range(String name, String rule, int least, int most, int standard, int mostSeats)
            implements Option<Integer> {
        public Range {
            isName(name);
            isWithin(name, least, most, standard);
        }

        /// Creates a number that matters at every table.
        public Range(String name, String rule, int least, int most, int standard) {
            this(name, rule, least, most, standard, Integer.MAX_VALUE);
        }

        @Override
        public boolean matters(int seats) {
            return seats <= mostSeats;
        }

        @Override
        public Integer standard(int seats) {
            return standard;
        }

        @Override
        public String values() {
            return least + ".." + most;
        }

        @Override
        public Reading<Integer> read(String text) {
            return WholeNumber.read(name, text, least, most);
        }

        @Override
        public String write(Integer value) {
            return Integer.toString(value);
        }
    }

    /// One of a few words, each in lower case; a word may be a number.
    ///
    /// @param leastSeats it has no effect at smaller tables
    record Choice(String name, String rule, List<String> words, String standard, int leastSeats)
            implements Option<String> {
        /// Creates a choice that matters at every table.
        public Choice(String name, String rule, List<String> words, String standard) {
            this(name, rule, words, standard, 0);
        }

        @Override
        public boolean matters(int seats) {
            return seats >= leastSeats;
        }

        public Choice {
            isName(name);
            words = List.copyOf(words);
            if (!words.contains(standard) || !words.stream().allMatch(Choice::isValue)) {
                throw new IllegalArgumentException(
                        name + ": " + standard + " is to be one of " + words + ", lower case words joined by '-'");
            }
        }

        private static boolean isValue(String word) {
            return word.matches("[a-z0-9]+(-[a-z0-9]+)*");
        }

        @Override
        public String standard(int seats) {
            return standard;
        }

        @Override
        public String values() {
            return String.join("|", words);
        }

        @Override
        public Reading<String> read(String text) {
            var word = text.strip().toLowerCase(Locale.ROOT);
            return words.contains(word)
                    ? Reading.good(word)
                    : Reading.bad(name + "=" + text, new Fault.NotOneOf(String.join(", ", words)));
        }

        @Override
        public String write(String value) {
            return value;
        }
    }

    /// A whole number whose default depends on the number of seats.
    record Table(String name, String rule, int least, int most, SortedMap<Integer, Integer> standards)
            implements Option<Integer> {
        public Table {
            isName(name);
            standards = Collections.unmodifiableSortedMap(new TreeMap<>(standards));
            for (int standard : standards.values()) {
                isWithin(name, least, most, standard);
            }
        }

        @Override
        public Integer standard(int seats) {
            var value = standards.get(seats);
            if (value == null) {
                throw new IllegalArgumentException(name + " has no default for " + seats + " seats");
            }
            return value;
        }

        @Override
        public String values() {
            return least + ".." + most;
        }

        @Override
        public Reading<Integer> read(String text) {
            return WholeNumber.read(name, text, least, most);
        }

        @Override
        public String write(Integer value) {
            return Integer.toString(value);
        }
    }

    /// A text with the game's own parser, such as a list of cells.
    ///
    /// @param form its canonical text is one line
    record Text<T>(String name, String rule, TextForm<T> form, Function<Integer, T> standards) implements Option<T> {
        public Text {
            isName(name);
        }

        @Override
        public String values() {
            return "TEXT";
        }

        @Override
        public T standard(int seats) {
            return standards.apply(seats);
        }

        @Override
        public Reading<T> read(String text) {
            return form.read(text);
        }

        @Override
        public String write(T value) {
            return form.write(value);
        }
    }

    /// A whole file, such as a card table. Its text is its name, a line break, and its content. The standard is
    /// the game's own file.
    ///
    /// @param judge returns the file itself if the game can play with it, otherwise every problem in it
    /// @param whole for comparisons: returns the file with every part that it leaves to the standard written
    ///     out
    record File(
            String name,
            String rule,
            Attachment standard,
            Function<Attachment, Reading<Attachment>> judge,
            UnaryOperator<Attachment> whole)
            implements Option<Attachment> {
        public File {
            isName(name);
        }

        /// Creates a file option whose file must be complete.
        public File(String name, String rule, Attachment standard, Function<Attachment, Reading<Attachment>> judge) {
            this(name, rule, standard, judge, UnaryOperator.identity());
        }

        /// Creates a file option that accepts any content.
        public File(String name, String rule, Attachment standard) {
            this(name, rule, standard, Reading::good);
        }

        @Override
        public Attachment standard(int seats) {
            return standard;
        }

        /// Returns the file's name without its content.
        @Override
        public String standardText(int seats) {
            return standard.name();
        }

        @Override
        public String values() {
            return "@FILE";
        }

        @Override
        public Reading<Attachment> read(String text) {
            int end = text.indexOf('\n');
            var file = text.substring(0, Math.max(end, 0)).strip();
            var content = text.substring(end + 1);
            if (!Lines.isOneLine(file)) {
                return Reading.bad(name, new Fault.NoFile(name));
            }
            return Attachment.isContent(content)
                    ? judge.apply(new Attachment(file, content))
                    : Reading.bad(name + "=@" + file, new Fault.FileTooLong(Attachment.MOST_CHARACTERS));
        }

        @Override
        public String write(Attachment value) {
            return value.name() + "\n" + value.content();
        }
    }

    private static void isName(String name) {
        if (!Lines.isWord(name)) {
            throw new IllegalArgumentException(
                    "an option is called by lower case words joined by '-', not '" + name + "'");
        }
    }

    private static void isWithin(String name, int least, int most, int standard) {
        if (standard < least || standard > most) {
            throw new IllegalArgumentException(name + ": " + standard + " is not within " + least + " and " + most);
        }
    }
}
