package parterre.cli;

import picocli.CommandLine.TypeConversionException;

/// Numbers on the command line, and what is said of what is none.
final class Numbers {
    private Numbers() {}

    /// A whole number that a count may have.
    static int whole(String text) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number of at most "
                    + Words.count(Integer.MAX_VALUE) + "; write digits only, such as 1000");
        }
    }

    /// The value of an option that must not be less, or a complaint.
    static int atLeast(int least, int value, String option) {
        if (value < least) {
            throw Complaint.usage(option + " " + value + " is too few; write at least " + least);
        }
        return value;
    }

    /// A whole number of up to eighteen digits.
    static long seed(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw new TypeConversionException(
                    "'" + text + "' is not a whole number of up to 18 digits; write digits only, such as 7");
        }
    }

    /// A number with or without decimals.
    static double any(String text) {
        try {
            return Double.parseDouble(text.strip());
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a number; write one such as 60 or 57.5");
        }
    }
}
