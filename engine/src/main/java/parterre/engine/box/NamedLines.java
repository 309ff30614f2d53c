package parterre.engine.box;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parterre.engine.GameInfo;
import parterre.engine.ProblemCollector;
import parterre.engine.Reading;
import parterre.engine.Reason;
import parterre.engine.Setup;

/// A text of lines `name: value`, as positions are written, and what is wrong with it. Used once.
///
/// ```text
/// edition: 1
/// seats: 2
/// option month: may
/// P1: score 3, hand g01
/// ```
///
/// An option without a value is `on`. Empty lines and lines that begin with `#` are passed over. Names are compared in
/// lower case. Lines that are indented by two spaces go on with the option above them: so files are written.
public final class NamedLines {
    private static final String INDENT = "  ";
    private static final String OPTION = "option ";
    private static final String ON = "on";
    private static final Pattern WORD_ENDS = Pattern.compile("[ =]");

    private final Map<String, String> values = new HashMap<>();
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<String, String> options = new TreeMap<>();
    private final ProblemCollector problems = new ProblemCollector();

    /// @param names all names that a line may have, beyond `edition`, `seats` and `option NAME`
    public NamedLines(String text, Collection<String> names) {
        var known = new ArrayList<>(List.of("edition", "seats"));
        names.forEach(name -> known.add(lower(name)));
        var option = "";
        int number = 0;
        for (var line : text.split("\r?\n", -1)) {
            if (problems.isFull()) {
                break;
            }
            number++;
            if (line.startsWith(INDENT) && !option.isEmpty()) {
                options.merge(option, line.substring(INDENT.length()), (above, more) -> above + "\n" + more);
            } else {
                option = gather(number, line.strip(), known);
            }
        }
    }

    /// How setup is written: edition, seats and options, a line each.
    public static String write(Setup setup) {
        var text = new StringBuilder("edition: " + setup.edition() + "\nseats: " + setup.seats() + "\n");
        setup.chosen()
                .forEach((name, value) -> text.append(OPTION)
                        .append(name)
                        .append(": ")
                        .append(value.replace("\n", "\n" + INDENT))
                        .append('\n'));
        return text.toString();
    }

    /// Takes one line; answers with the option that it begins, or nothing.
    private String gather(int number, String line, List<String> known) {
        if (line.isEmpty() || line.startsWith("#")) {
            return "";
        }
        int colon = line.indexOf(':');
        var name = lower(colon < 0 ? line : line.substring(0, colon).strip());
        boolean isOption = name.startsWith(OPTION);
        if (!isOption && (colon < 0 || !known.contains(name))) {
            problems.add(new Reading.Problem(
                    number, colon < 0 ? line : name, new PositionFault.NotAPositionLine(String.join(", ", known))));
            return "";
        }
        if (isOption && colon < 0 && name.substring(OPTION.length()).strip().contains(" ")) {
            problems.add(new Reading.Problem(number, line, new PositionFault.NoColon(withColon(line))));
            return "";
        }
        var value = colon < 0 ? ON : line.substring(colon + 1).strip();
        if ((isOption ? options.put(name.substring(OPTION.length()).strip(), value) : values.put(name, value))
                != null) {
            problems.add(new Reading.Problem(number, name, new PositionFault.LineTwice()));
        }
        places.putIfAbsent(name, number);
        return isOption ? name.substring(OPTION.length()).strip() : "";
    }

    /// `option month may` as it should be: `option month: may`.
    private static String withColon(String line) {
        var words = line.split("\\s+", 3);
        return words[0] + " " + words[1] + ": " + words[2];
    }

    /// What was agreed, or everything that is wrong with it.
    public Reading<Setup> setup(GameInfo info) {
        int edition = numberOr("edition", 0, 1_000_000, info.edition());
        int seats = number("seats", info.leastSeats(), info.mostSeats());
        return problems.isEmpty()
                ? Setup.read(info, edition, seats, options).mapProblems(this::located)
                : new Reading.Bad<>(problems.found());
    }

    /// What stands after a name; empty if the line is not there.
    public Optional<String> value(String name) {
        return Optional.ofNullable(values.get(lower(name)));
    }

    /// A whole number; the least one and a problem, if there is none.
    public int number(String name, int least, int most) {
        var text = value(name).orElse("");
        if (text.matches("[0-9]{1,7}") && Integer.parseInt(text) >= least && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        wrong(
                name,
                text.isEmpty()
                        ? new PositionFault.MissingNumber(name, least, most)
                        : new PositionFault.WrongNumber(text, name, least, most));
        return least;
    }

    /// The same, or a default if the line is not there.
    public int numberOr(String name, int least, int most, int missing) {
        return value(name).isEmpty() ? missing : number(name, least, most);
    }

    /// What came of reading a part of a line; a stand-in and its problems, if it is bad.
    public <T> T part(String name, Reading<T> reading, T standIn) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(List<Reading.Problem> wrong) -> {
                wrong.forEach(problem -> problems.add(problem.at(line(name))));
                yield standIn;
            }
        };
    }

    /// Says that something is wrong with a line.
    public void wrong(String name, Reason fault) {
        problems.add(new Reading.Problem(line(name), name, fault));
    }

    /// A fault whose words are not a message yet.
    public void wrong(String name, String says, String remedy) {
        problems.add(new Reading.Problem(line(name), name, says, remedy));
    }

    /// Adds a problem that was found elsewhere, at the line that it names.
    public void add(Reading.Problem problem) {
        problems.add(located(problem));
    }

    /// The same problem at the line whose name it has, whole or as a word of it.
    public Reading.Problem located(Reading.Problem problem) {
        return problem.at(line(problem.where()));
    }

    /// Returns the problems found so far, at most [Reading#MOST_PROBLEMS].
    public List<Reading.Problem> problems() {
        return problems.found();
    }

    /// The line that "month", "P1 score", "month=mai" or "9 seats" is about; 0 if there is none.
    private int line(String where) {
        return Stream.concat(Stream.of(where), WORD_ENDS.splitAsStream(where))
                .map(NamedLines::lower)
                .flatMap(word -> Stream.of(word, OPTION + word))
                .filter(places::containsKey)
                .findFirst()
                .map(places::get)
                .orElse(0);
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
