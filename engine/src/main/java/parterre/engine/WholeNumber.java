package parterre.engine;

/// Reads whole numbers within limits. For any other text it returns a problem.
final class WholeNumber {
    private WholeNumber() {}

    static Reading<Integer> read(String name, String text, int least, int most) {
        try {
            int value = Integer.parseInt(text.strip());
            return value < least || value > most
                    ? Reading.bad(name + "=" + text, new Fault.OutOfRange(least, most))
                    : Reading.good(value);
        } catch (NumberFormatException e) {
            return Reading.bad(name + "=" + text, new Fault.NotAWholeNumber(least, most));
        }
    }
}
