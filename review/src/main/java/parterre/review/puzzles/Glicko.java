package parterre.review.puzzles;

import java.util.List;

/// A rating by Glicko-2, of a person or of a puzzle: Glickman, "Example of the Glicko-2 system" (2022),
/// whose steps and symbols the code follows. Each attempt at a puzzle is a rating period of its own.
///
/// @param rating on the scale of Glicko, where 1500 is the start
/// @param deviation how uncertain the rating is: about two thirds of its true values lie within it
/// @param volatility how much the rating is expected to wander
public record Glicko(double rating, double deviation, double volatility) {
    /// The rating of a person or puzzle before its first game.
    public static final double MIDDLE = 1500;

    private static final double LARGEST_DEVIATION = 350;

    /// A rating never gets so sure that it hardly moves any more.
    private static final double SMALLEST_DEVIATION = 45;

    private static final double VOLATILITY = 0.06;

    /// Limits how much the volatility changes. Glickman recommends 0.3 to 1.2.
    private static final double TAU = 0.5;

    private static final double SCALE = 173.7178;

    private static final double CONVERGED = 0.000_001;

    private static final double ELO = 400;

    /// Returns a rating before the first game.
    public static Glicko start(double rating) {
        return new Glicko(rating, LARGEST_DEVIATION, VOLATILITY);
    }

    /// Returns the rating of an opponent from which a player of 1500 won so many of some games (Elo's
    /// formula). Half a game is added to wins and to losses, so that it is finite.
    ///
    /// @param won from 0 to `games`
    static int against(int won, int games) {
        return (int) Math.round(MIDDLE - ELO * Math.log10((won + 0.5) / (games - won + 0.5)));
    }

    /// A game of a rating period.
    ///
    /// @param score 1 for a win, 0 for a loss
    public record Game(Glicko opponent, double score) {}

    /// Returns the rating after one game.
    ///
    /// @param score 1 for a win, 0 for a loss
    public Glicko after(Glicko opponent, double score) {
        return after(List.of(new Game(opponent, score)));
    }

    /// Returns the rating after a rating period.
    ///
    /// @param games at least one
    public Glicko after(List<Game> games) {
        double mu = (rating - MIDDLE) / SCALE;
        double phi = deviation / SCALE;
        double certainty = 0;
        double surprise = 0;
        for (var game : games) {
            double g = g(game.opponent.deviation / SCALE);
            double expected = 1 / (1 + Math.exp(-g * (mu - (game.opponent.rating - MIDDLE) / SCALE)));
            certainty += g * g * expected * (1 - expected);
            surprise += g * (game.score - expected);
        }
        double variance = 1 / certainty;
        double sigma = volatility(phi, variance, variance * surprise);
        double before = Math.sqrt(phi * phi + sigma * sigma);
        double after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
        return new Glicko(
                MIDDLE + SCALE * (mu + after * after * surprise),
                Math.clamp(SCALE * after, SMALLEST_DEVIATION, LARGEST_DEVIATION),
                sigma);
    }

    private static double g(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /// Finds the new volatility by the Illinois algorithm (step 5).
    private double volatility(double phi, double variance, double improvement) {
        double a = Math.log(volatility * volatility);
        double low = a;
        double high;
        if (improvement * improvement > phi * phi + variance) {
            high = Math.log(improvement * improvement - phi * phi - variance);
        } else {
            int k = 1;
            while (slope(a - k * TAU, a, phi, variance, improvement) < 0) {
                k++;
            }
            high = a - k * TAU;
        }
        double atLow = slope(low, a, phi, variance, improvement);
        double atHigh = slope(high, a, phi, variance, improvement);
        while (Math.abs(high - low) > CONVERGED) {
            double between = low + (low - high) * atLow / (atHigh - atLow);
            double atBetween = slope(between, a, phi, variance, improvement);
            if (atBetween * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = between;
            atHigh = atBetween;
        }
        return Math.exp(low / 2);
    }

    /// Returns the function f(x) of the paper, whose root is sought.
    private static double slope(double x, double a, double phi, double variance, double improvement) {
        double square = Math.exp(x);
        double sum = phi * phi + variance + square;
        return square * (improvement * improvement - sum) / (2 * sum * sum) - (x - a) / (TAU * TAU);
    }
}
