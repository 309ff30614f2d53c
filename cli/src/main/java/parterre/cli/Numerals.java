package parterre.cli;

import java.time.Duration;
import parterre.bots.series.Estimate;
import parterre.cli.count.Share;
import parterre.cli.count.Spread;
import parterre.cli.words.Localizer;
import parterre.cli.words.SeriesMessages;

/// Writes numbers for reports in the language of a localizer.
///
/// @param localizer has the language and the words of units
record Numerals(Localizer localizer) {
    /// "1,234,567".
    String count(long number) {
        return String.format(localizer.language(), "%,d", number);
    }

    /// "3.27", with so many digits after the point; "-" for what is not a number.
    String number(double number, int digits) {
        return Double.isNaN(number) ? "-" : String.format(localizer.language(), "%,." + digits + "f", number);
    }

    /// "63.2 [58.1; 68.0]": a number with its interval.
    String estimate(Estimate estimate, int digits) {
        return number(estimate.value(), digits) + " [" + number(estimate.low(), digits) + "; "
                + number(estimate.high(), digits) + "]";
    }

    /// "63.2 %".
    String percent(double share) {
        return Double.isNaN(share) ? "-" : String.format(localizer.language(), "%.1f %%", 100 * share);
    }

    /// "58.1–68.0", the interval of a share in per cent.
    String interval(Share share) {
        return String.format(localizer.language(), "%.1f–%.1f", 100 * share.low(), 100 * share.high());
    }

    /// "57.2 ± 1.3": a mean and how far it may be off, with so many digits after the point.
    String mean(Spread spread, int digits) {
        return number(spread.mean(), digits)
                + (Double.isNaN(spread.margin()) ? "" : " ± " + number(spread.margin(), digits));
    }

    /// "12.3 s", "2 min 5 s".
    String time(Duration time) {
        return localizer.say(
                time.toMinutes() > 0
                        ? new SeriesMessages.Minutes(count(time.toMinutes()), count(time.toSecondsPart()))
                        : new SeriesMessages.Seconds(number(time.toMillis() / 1000.0, 1)));
    }

    /// "4,321", how many a second, with as many digits as make sense.
    String rate(long done, Duration time) {
        double rate = done / Math.max(1e-9, time.toNanos() / 1e9);
        return number(rate, rate < 10 ? 2 : rate < 100 ? 1 : 0);
    }
}
