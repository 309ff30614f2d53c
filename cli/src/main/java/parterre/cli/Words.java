package parterre.cli;

import java.time.Duration;
import java.util.Locale;
import parterre.cli.count.Share;
import parterre.cli.count.Spread;

/// Numbers as reports print them, the same in every country.
final class Words {
    private Words() {}

    /// "1,234,567".
    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /// "3.27", with so many digits after the point; "-" for what is not a number.
    static String number(double number, int digits) {
        return Double.isNaN(number) ? "-" : String.format(Locale.ROOT, "%,." + digits + "f", number);
    }

    /// "63.2 %".
    static String percent(double share) {
        return Double.isNaN(share) ? "-" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /// "58.1–68.0", the interval of a share in per cent.
    static String interval(Share share) {
        return String.format(Locale.ROOT, "%.1f–%.1f", 100 * share.low(), 100 * share.high());
    }

    /// "57.2 ± 1.3": a mean and how far it may be off, with so many digits after the point.
    static String mean(Spread spread, int digits) {
        return number(spread.mean(), digits)
                + (Double.isNaN(spread.margin()) ? "" : " ± " + number(spread.margin(), digits));
    }

    /// "12.3 s", "2 min 5 s".
    static String time(Duration time) {
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
    }

    /// "4,321 decisions/s", with as many digits as make sense.
    static String rate(long done, Duration time, String unit) {
        double rate = done / Math.max(1e-9, time.toNanos() / 1e9);
        return number(rate, rate < 10 ? 2 : rate < 100 ? 1 : 0) + " " + unit + "/s";
    }
}
