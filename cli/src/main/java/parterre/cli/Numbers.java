package parterre.cli;

import parterre.cli.words.CommandMessages;

/// Reads numbers on the command line, and complains about texts that are not numbers.
final class Numbers {
    private Numbers() {}

    /// Returns a whole number for a count.
    static int whole(String text) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw new OptionValueException(new CommandMessages.NotWhole(text, Integer.MAX_VALUE));
        }
    }

    /// Returns the value of an option that must be at least this, or throws an exception.
    static int atLeast(int least, int value, String option) {
        if (value < least) {
            throw CommandException.usage(new CommandMessages.TooFew(option, Integer.toString(value), least));
        }
        return value;
    }

    /// Returns a whole number of up to eighteen digits.
    static long seed(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw new OptionValueException(new CommandMessages.NoSeed(text));
        }
    }

    /// Returns a number with or without decimals.
    static double any(String text) {
        try {
            return Double.parseDouble(text.strip());
        } catch (NumberFormatException e) {
            throw new OptionValueException(new CommandMessages.NoNumber(text));
        }
    }
}
