package parterre.lab.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.report.LabMessages.LastingUnit;
import parterre.lab.run.Pilot;
import parterre.lab.run.Pilot.Forecast;
import parterre.lab.run.Pilot.OfLineUp;

/// The sentences about the length and the power of an experiment that are told before it runs.
public final class ForecastText {
    /// Differences for which the number of games is told, in the quantity's unit.
    private static final double[] TOLD = {1, 2, 5};

    private static final int MINUTE = 60;
    private static final int HOUR = 3600;

    private final ReportFormatter formatter;

    private ForecastText(Experiment experiment, Locale language) {
        formatter = ReportFormatter.of(language, experiment.box());
    }

    /// The text about one line-up.
    ///
    /// @param lead how long it takes
    /// @param details what its games can find
    public record OfOne(String lead, List<String> details) {
        public OfOne {
            details = List.copyOf(details);
        }
    }

    /// Returns what is told of each line-up, in a language.
    public static List<OfOne> of(Experiment experiment, Pilot pilot, Locale language) {
        var text = new ForecastText(experiment, language);
        return experiment.lineUps().stream()
                .map(lineUp -> pilot.lineUps().stream()
                        .filter(each -> each.lineUp().equals(lineUp))
                        .findFirst()
                        .map(text::told)
                        .orElseGet(() -> text.tooFew(lineUp)))
                .toList();
    }

    private OfOne tooFew(LineUpPlan lineUp) {
        return new OfOne(say(new LabMessages.TooFewToTell(lineUp.name(), Pilot.FEWEST * Pilot.SHARE)), List.of());
    }

    private OfOne told(OfLineUp lineUp) {
        var details = new ArrayList<String>();
        for (var forecast : lineUp.forecasts()) {
            if (forecast.deviation() > 0) { // otherwise it never varied, or no game had it
                details.add(say(power(forecast)));
                for (double difference : TOLD) {
                    needs(lineUp, forecast, difference, details);
                }
            }
        }
        lineUp.test()
                .ifPresent(test -> details.add(say(new LabMessages.WillTest(
                        games(lineUp, test.ifTrue()),
                        time(lineUp, test.ifTrue()),
                        games(lineUp, test.between()),
                        time(lineUp, test.between())))));
        var name = lineUp.lineUp().name();
        return new OfOne(
                say(
                        lineUp.block().isEmpty()
                                ? new LabMessages.TooSlowToTell(name)
                                : new LabMessages.WillTake(
                                        name, games(lineUp, lineUp.blocks()), time(lineUp, lineUp.blocks()))),
                details);
    }

    private LabMessages power(Forecast forecast) {
        var quantity = formatter.quantity(forecast.quantity(), forecast.subject());
        var resolution = formatter.number(forecast.resolution());
        return forecast.arm()
                .<LabMessages>map(arm -> new LabMessages.WillFind(quantity, arm, resolution))
                .orElseGet(() -> new LabMessages.WillTell(quantity, resolution));
    }

    private void needs(OfLineUp lineUp, Forecast forecast, double difference, List<String> details) {
        double blocks = forecast.blocksFor(difference);
        if (blocks > 0) {
            details.add(say(new LabMessages.NeedsGames(
                    formatter.count((long) difference), games(lineUp, blocks), time(lineUp, blocks))));
        }
    }

    private String games(OfLineUp lineUp, double blocks) {
        return formatter.count((long) (blocks * lineUp.lineUp().rotations()));
    }

    private String time(OfLineUp lineUp, double blocks) {
        return lineUp.lasting(blocks).map(this::lasting).orElse("–");
    }

    /// "8 seconds", "3 minutes", "2 hours": rounded to what matters.
    private String lasting(Duration time) {
        long seconds = Math.max(1, Math.round(time.toMillis() / 1000.0));
        var unit =
                seconds < 2 * MINUTE ? LastingUnit.SECOND : seconds < 2 * HOUR ? LastingUnit.MINUTE : LastingUnit.HOUR;
        int size = switch (unit) {
            case SECOND -> 1;
            case MINUTE -> MINUTE;
            case HOUR -> HOUR;
        };
        return say(new LabMessages.Lasting((int) Math.min(Integer.MAX_VALUE, (seconds + size / 2) / size), unit));
    }

    private String say(LabMessages message) {
        return formatter.say(message);
    }
}
