package parterre.engine;

import java.util.List;

/// The mistakes that a text of any game can have. Each message tells what would be right.
public sealed interface Fault extends Reason {
    record NotAWholeNumber(long least, long most) implements Fault {}

    record OutOfRange(long least, long most) implements Fault {}

    record NotOnOrOff(String name) implements Fault {}

    record NotOneOf(String words) implements Fault {}

    record NoFile(String name) implements Fault {}

    record FileTooLong(int most) implements Fault {}

    record NotASeat(int most) implements Fault {}

    record AnswersTwice() implements Fault {}

    record NamesNobody() implements Fault {}

    record SeatsDoNotFit(String game, int least, int most) implements Fault {}

    record UnknownEdition(int edition) implements Fault {}

    record UnknownEditions(int oldest, int newest) implements Fault {}

    record UnknownOption(String game, List<String> names) implements Fault {
        public UnknownOption {
            names = List.copyOf(names);
        }
    }

    record HasNoOptions(String game) implements Fault {}

    record TooManyOutcomes(int answers) implements Fault {}

    record AgainstRule(String rule, Reason reason) implements Fault {}

    record HasPart(String part, Reason fault) implements Fault {}

    record PartIs(String part, Reason fault) implements Fault {}

    record NotAPick(String picks) implements Fault {}

    record PickOne(int targets) implements Fault {}

    record PickAlone(String pick) implements Fault {}

    record PickMissing() implements Fault {}

    record NamedTwice() implements Fault {}
}
