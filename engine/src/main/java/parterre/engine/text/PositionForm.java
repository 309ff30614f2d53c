package parterre.engine.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Fault;
import parterre.engine.Game;
import parterre.engine.ProblemCollector;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.TextForm;
import parterre.engine.text.Fields.Entry;

/// The text form of positions: the agreed setup, then a line for each field.
///
/// ```text
/// edition: 1
/// seats: 2
/// option month: may
/// P1: score 3, hand g01
/// ```
///
/// An option without a value is `on`. Empty lines and lines that begin with `#` are skipped. Names are compared
/// in lower case. Lines that are indented by two spaces continue the option above them. Files are written in
/// this way.
///
/// @param <S> the position
public final class PositionForm<S> implements TextForm<S> {
    private static final String INDENT = "  ";
    private static final String BETWEEN = ": ";
    private static final String OPTION = "option ";
    private static final String ON = "on";
    private static final Pattern WORD_ENDS = Pattern.compile("[ =]");
    private static final Pattern SEAT = Pattern.compile("p[1-8]");

    private final Game<S, ?, ?> game;
    private final Function<Setup, Fields<S>> fields;
    private final Field<Setup, Integer> edition;
    private final Field<Setup, Integer> seats;

    /// Makes the form of this game's positions.
    ///
    /// @param fields the lines of a position after the agreed setup
    public PositionForm(Game<S, ?, ?> game, Function<Setup, Fields<S>> fields) {
        this.game = game;
        this.fields = fields;
        var info = game.info();
        edition =
                Field.of("edition", Forms.number(0, 1_000_000), Setup::edition).orElse(info.edition());
        seats = Field.of("seats", Forms.number(info.leastSeats(), info.mostSeats()), Setup::seats);
    }

    @Override
    public String write(S position) {
        var setup = game.setup(position);
        var options = setup.chosen().entrySet().stream()
                .map(option ->
                        OPTION + option.getKey() + BETWEEN + option.getValue().replace("\n", "\n" + INDENT) + "\n")
                .collect(Collectors.joining());
        return agreed(Map.of()).write(setup, BETWEEN, "\n") + "\n" + options
                + fields.apply(setup).write(position, BETWEEN, "\n") + "\n";
    }

    /// Returns the lines of the agreed setup.
    private Fields<Setup> agreed(Map<String, String> options) {
        return new Fields<>(
                List.of(edition, seats),
                values -> Setup.read(game.info(), values.of(edition), values.of(seats), options)
                        .then(setup -> game.refusal(setup)
                                .map(refusal -> Reading.<Setup>bad(
                                        "options", new Fault.AgainstRule(refusal.rule(), refusal.reason())))
                                .orElse(Reading.good(setup))));
    }

    @Override
    public Reading<S> read(String text) {
        var problems = new ProblemCollector();
        var entries = entries(text, problems);
        if (!problems.isEmpty()) {
            return new Reading.Bad<>(problems.found());
        }
        var options = new TreeMap<String, String>();
        entries.stream()
                .filter(PositionForm::isOption)
                .forEach(entry -> options.put(entry.name().substring(OPTION.length()), entry.text()));
        var agreed = agreed(options);
        var ofSetup = names(agreed);
        var about =
                entries.stream().filter(entry -> ofSetup.contains(entry.name())).toList();
        var rest = entries.stream()
                .filter(entry -> !isOption(entry) && !ofSetup.contains(entry.name()))
                .toList();
        return agreed.read(about, BETWEEN)
                .then(setup -> position(setup, rest))
                .mapProblems(problem -> problem.line() > 0 ? problem : problem.at(line(problem.where(), entries)));
    }

    private Reading<S> position(Setup setup, List<Entry> entries) {
        var lines = fields.apply(setup);
        var names = names(lines);
        return entries.stream()
                .filter(entry -> SEAT.matcher(entry.name()).matches() && !names.contains(entry.name()))
                .findFirst()
                .map(entry -> Forms.<S>notHere(entry.name().toUpperCase(Locale.ROOT), setup.seats()))
                .orElseGet(() -> lines.read(entries, BETWEEN));
    }

    private static List<String> names(Fields<?> fields) {
        return fields.all().stream().map(field -> Fields.lower(field.name())).toList();
    }

    private static boolean isOption(Entry entry) {
        return entry.name().startsWith(OPTION);
    }

    /// Returns the text of a position with other values of some fields. It may be a text that this form does not
    /// read.
    ///
    /// @param change the values by the names of fields; an option is named as it is written, such as `option month`
    public String changed(S position, FieldContent.Named change) {
        var lines = fields.apply(game.setup(position));
        var before = lines.apart(entries(write(position), new ProblemCollector()));
        return lines.together(before.with(change)).stream()
                .map(entry -> entry.name() + BETWEEN + entry.text().replace("\n", "\n" + INDENT) + "\n")
                .collect(Collectors.joining());
    }

    /// Splits the text into lines with names.
    private static List<Entry> entries(String text, ProblemCollector problems) {
        var entries = new ArrayList<Entry>();
        var options = new HashSet<String>();
        boolean continues = false;
        int number = 0;
        for (var line : text.split("\r?\n", -1)) {
            if (problems.isFull()) {
                break;
            }
            number++;
            if (continues && line.startsWith(INDENT)) {
                var above = entries.removeLast();
                entries.add(
                        new Entry(above.line(), above.name(), above.text() + "\n" + line.substring(INDENT.length())));
                continue;
            }
            continues = false;
            var words = line.strip();
            if (!words.isEmpty() && !words.startsWith("#")) {
                var entry = entry(number, words, problems);
                if (isOption(entry) && !options.add(entry.name())) {
                    problems.add(new Reading.Problem(number, entry.name(), new FieldFault.FieldTwice()));
                }
                entries.add(entry);
                continues = isOption(entry);
            }
        }
        return entries;
    }

    private static Entry entry(int number, String line, ProblemCollector problems) {
        int colon = line.indexOf(':');
        var name = Fields.lower(colon < 0 ? line : line.substring(0, colon).strip());
        var words = name.split("\\s+", 2);
        boolean isOption = words.length == 2 && words[0].equals(OPTION.strip());
        if (colon < 0 && (!isOption || words[1].contains(" "))) {
            problems.add(new Reading.Problem(number, line, new FieldFault.NoColon()));
        }
        return new Entry(
                number,
                isOption ? OPTION + words[1] : name,
                colon < 0 ? ON : line.substring(colon + 1).strip());
    }

    /// Returns the line that "month", "P1 score", "month=mai" or "9 seats" is about; 0 if there is none.
    private static int line(String where, List<Entry> entries) {
        return Stream.concat(Stream.of(where), WORD_ENDS.splitAsStream(where))
                .map(Fields::lower)
                .flatMap(word -> Stream.of(word, OPTION + word))
                .flatMap(word -> entries.stream().filter(entry -> entry.name().equals(word)))
                .findFirst()
                .map(Entry::line)
                .orElse(0);
    }
}
