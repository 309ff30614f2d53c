package parterre.engine;

/// Reads whole numbers within limits, with an answer for everything else.
final class WholeNumber {
    private WholeNumber() {}

    static Reading<Integer> read(String name, String text, int least, int most) {
        var remedy = "write a whole number from " + least + " to " + most;
        try {
            int value = Integer.parseInt(text.strip());
            return value < least || value > most
                    ? Reading.bad(name + "=" + text, "is out of range", remedy)
                    : Reading.good(value);
        } catch (NumberFormatException e) {
            return Reading.bad(name + "=" + text, "is not a whole number", remedy);
        }
    }
}
