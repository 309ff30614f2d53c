package parterre.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import parterre.bots.series.Estimate;
import parterre.engine.Message;
import parterre.engine.box.GameBox;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// The words and numbers of one language for reports about a game.
record ReportFormatter(Locale language, Wording wording) {
    private static final String ROOM = "lab";

    /// Shares from here on are rounded to 100.
    private static final double ALMOST_ALL = 99.95;

    static ReportFormatter of(Locale language, GameBox<?, ?, ?> box) {
        return new ReportFormatter(language, Wording.of(language, List.of("engine", "bots", ROOM), List.of(box)));
    }

    String say(Message message) {
        return wording.say(message, Naming.bySeat());
    }

    /// Returns the name of a quantity, with the seat that it is about.
    String quantity(String name, String subject) {
        return words("quantity." + name) + (subject.isEmpty() ? "" : " " + subject);
    }

    String definition(String name) {
        return words("quantity." + name + ".definition");
    }

    String source(String name) {
        return words("quantity." + name + ".source");
    }

    private String words(String key) {
        return wording.text(key, Map.of()).orElseThrow(() -> new IllegalArgumentException("no words for " + key));
    }

    /// "12.34", "1,234".
    String number(double number) {
        if (Double.isNaN(number)) {
            return "–";
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? "∞" : "−∞";
        }
        double size = Math.abs(number);
        var form = size >= 1000 ? "%,.0f" : size >= 100 ? "%.1f" : size >= 1 || size == 0 ? "%.2f" : "%.3f";
        return String.format(language, form, number).replace('-', '−');
    }

    /// "+1.20", "−0.50".
    String signed(double number) {
        return number > 0 ? "+" + number(number) : number(number);
    }

    /// "12.34 (11.10 to 13.58)", with the interval in brackets.
    String estimate(Estimate estimate) {
        return number(estimate.value()) + " [" + number(estimate.low()) + "; " + number(estimate.high()) + "]";
    }

    /// "+1.20 [0.70; 1.70]", a difference with its interval in brackets.
    String effect(Estimate estimate) {
        return signed(estimate.value()) + " [" + number(estimate.low()) + "; " + number(estimate.high()) + "]";
    }

    /// "12.3", "0.333": a share in hundredths. None and all have no digits after the point.
    String percent(double percent) {
        return percent == 0 || percent >= ALMOST_ALL
                ? count(Math.round(percent))
                : percent < 1 ? number(percent) : String.format(language, "%.1f", percent);
    }

    String count(long number) {
        return String.format(language, "%,d", number);
    }

    String probability(double p) {
        return p < 0.0001 ? "<" + String.format(language, "%.4f", 0.0001) : String.format(language, "%.4f", p);
    }
}
