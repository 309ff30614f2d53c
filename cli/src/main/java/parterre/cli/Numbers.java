package parterre.cli;

import parterre.cli.words.CommandSays;

/// Numbers on the command line, and what is said of what is none.
final class Numbers {
    private Numbers() {}

    /// A whole number that a count may have.
    static int whole(String text) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw new Misfit(new CommandSays.NotWhole(text, Integer.MAX_VALUE));
        }
    }

    /// The value of an option that must not be less, or a complaint.
    static int atLeast(int least, int value, String option) {
        if (value < least) {
            throw Complaint.usage(new CommandSays.TooFew(option, Integer.toString(value), least));
        }
        return value;
    }

    /// A whole number of up to eighteen digits.
    static long seed(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw new Misfit(new CommandSays.NoSeed(text));
        }
    }

    /// A number with or without decimals.
    static double any(String text) {
        try {
            return Double.parseDouble(text.strip());
        } catch (NumberFormatException e) {
            throw new Misfit(new CommandSays.NoNumber(text));
        }
    }
}
