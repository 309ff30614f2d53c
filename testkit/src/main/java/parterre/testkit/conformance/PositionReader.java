package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// Reads one position (CF-9.2) and gathers what is wrong with it. Used once.
final class PositionReader {
    private static final Pattern GARDEN = Pattern.compile("hand (?<hand>[RSBC]+|-)(?<dry> dry)?"
            + ", nest (-|(?<nest>[RSBC])( from (?<from>P[1-8]))?(?<nestDry> dry)?)"
            + ", basket (?<basket>[RSBC]+|-), petals (?<petals>[0-9]{1,3})");
    private static final Pattern SHELVED = Pattern.compile("(?<by>P[1-8])=(?<card>[RSBC])");

    private final Map<String, String> values = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, String> options = new TreeMap<>();
    private final List<Reading.Problem> problems = new ArrayList<>();

    Reading<Position> read(String text) {
        gather(text);
        int edition = number("edition", 99);
        int seats = number("seats", Seat.MOST);
        if (!problems.isEmpty()) {
            return new Reading.Bad<>(problems);
        }
        return Setup.read(ShedOptions.INFO, edition, seats, options).then(this::position);
    }

    /// Takes the text apart into named lines and options.
    private void gather(String text) {
        var option = "";
        int number = 0;
        for (var line : text.split("\r?\n", -1)) {
            number++;
            if (line.startsWith(ShedPositions.INDENT) && !option.isEmpty()) {
                options.merge(
                        option, line.substring(ShedPositions.INDENT.length()), (above, more) -> above + "\n" + more);
                continue;
            }
            int colon = line.indexOf(':');
            option = "";
            if (colon < 0) {
                if (!line.isBlank()) {
                    problem(number, line, "is no line of a position", "write a name, ':' and what is there");
                }
                continue;
            }
            var name = line.substring(0, colon).strip();
            var value = line.substring(colon + 1).strip();
            boolean isOption = name.startsWith("option ");
            option = isOption ? name.substring("option ".length()).strip() : "";
            numbers.putIfAbsent(name, number);
            if ((isOption ? options.put(option, value) : values.put(name, value)) != null) {
                problem(number, name, "stands there twice", "take one of the lines out");
            }
        }
    }

    private Reading<Position> position(Setup setup) {
        ShedOptions.refusal(setup)
                .ifPresent(refusal -> problem(0, "options", "do not go together", refusal.toString()));
        var names = names(setup.seats());
        for (var name : values.keySet()) {
            if (!names.contains(name)) {
                problem(line(name), name, "is no line of a position", "the lines are " + String.join(", ", names));
            }
        }
        int round = number("round", 99);
        int hare = number("hare", Bundle.MOST);
        var stage = part("stage", StageForm.read(value("stage")), new Stage.Over());
        var bag = part("bag", Cards.read(value("bag")), Cards.NONE);
        var looked = part("looked", Cards.read(value("looked")), Cards.NONE);
        var discard = part("discard", Cards.read(value("discard")), Cards.NONE);
        var shelf = shelf(value("shelf"));
        var gardens = new ArrayList<Garden>();
        for (var seat : Seat.first(setup.seats())) {
            garden(seat.toString()).ifPresent(gardens::add);
        }
        if (problems.isEmpty()) {
            var position = new Position(Terms.of(setup), round, bag, shelf, looked, discard, gardens, hare, stage);
            var fault = Validity.problem(position);
            if (fault.isEmpty()) {
                return Reading.good(position);
            }
            problems.add(fault.get().at(line(fault.get().where())));
        }
        return new Reading.Bad<>(problems);
    }

    private static Set<String> names(int seats) {
        var names = new LinkedHashSet<>(
                List.of("edition", "seats", "round", "stage", "hare", "bag", "shelf", "looked", "discard"));
        Seat.first(seats).forEach(seat -> names.add(seat.toString()));
        return names;
    }

    private List<Position.Shelved> shelf(String text) {
        var shelf = new ArrayList<Position.Shelved>();
        if (!text.equals("-")) {
            for (var word : text.split("\\s+")) {
                var shelved = SHELVED.matcher(word);
                if (shelved.matches()) {
                    var by = Seat.read(shelved.group("by")).orThrow();
                    shelf.add(new Position.Shelved(kind(shelved.group("card")), by));
                } else {
                    problem(line("shelf"), word, "is no card under the bag", "write P1=R for a rain that P1 put there");
                }
            }
        }
        return shelf;
    }

    private Optional<Garden> garden(String name) {
        var garden = GARDEN.matcher(value(name));
        if (!garden.matches()) {
            problem(
                    line(name),
                    name + ": " + value(name),
                    "is no garden",
                    "write it like 'hand RS, nest B from P2, basket -, petals 3'");
            return Optional.empty();
        }
        var nest = Optional.ofNullable(garden.group("nest"))
                .map(card -> new Garden.Nest(
                        kind(card),
                        Optional.ofNullable(garden.group("from"))
                                .map(from -> Seat.read(from).orThrow()),
                        garden.group("nestDry") != null));
        return Optional.of(new Garden(
                Cards.read(garden.group("hand")).orThrow(),
                garden.group("dry") != null,
                nest,
                Cards.read(garden.group("basket")).orThrow(),
                Integer.parseInt(garden.group("petals"))));
    }

    private static Kind kind(String letter) {
        return Kind.of(letter.charAt(0)).orElseThrow();
    }

    private int number(String name, int most) {
        var text = value(name);
        if (text.matches("[0-9]{1,3}") && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        problem(line(name), name + ": " + text, "is not a number that fits", "write 0 to " + most);
        return 0;
    }

    private <T> T part(String name, Reading<T> reading, T otherwise) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(var wrong) -> {
                wrong.forEach(problem -> problems.add(problem.at(line(name))));
                yield otherwise;
            }
        };
    }

    /// What stands after the name; nothing if the line is missing, which none of the lines may say.
    private String value(String name) {
        return values.getOrDefault(name, "");
    }

    private int line(String name) {
        return numbers.getOrDefault(name, 0);
    }

    private void problem(int line, String where, String says, String remedy) {
        problems.add(new Reading.Problem(line, where, says, remedy));
    }
}
