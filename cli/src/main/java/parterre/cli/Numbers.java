package parterre.cli;

import parterre.cli.words.CommandSays;

/// Reads numbers on the command line, and complains about texts that are not numbers.
final class Numbers {
    private Numbers() {}

    /// Returns a whole number for a count.
    static int whole(String text) {
        try {
            return Integer.parseInt(text.strip());
        } catch (NumberFormatException e) {
            throw new Misfit(new CommandSays.NotWhole(text, Integer.MAX_VALUE));
        }
    }

    /// Returns the value of an option that must be at least this, or throws a complaint.
    static int atLeast(int least, int value, String option) {
        if (value < least) {
            throw Complaint.usage(new CommandSays.TooFew(option, Integer.toString(value), least));
        }
        return value;
    }

    /// Returns a whole number of up to eighteen digits.
    static long seed(String text) {
        try {
            return Long.parseLong(text.strip());
        } catch (NumberFormatException e) {
            throw new Misfit(new CommandSays.NoSeed(text));
        }
    }

    /// Returns a number with or without decimals.
    static double any(String text) {
        try {
            return Double.parseDouble(text.strip());
        } catch (NumberFormatException e) {
            throw new Misfit(new CommandSays.NoNumber(text));
        }
    }
}
