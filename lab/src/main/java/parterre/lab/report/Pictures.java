package parterre.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import parterre.bots.series.Estimate;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.report.LabMessages.PictureText;
import parterre.lab.report.ReportPage.Table;

/// Makes the pictures of a report: how arms differ, and each quantity at each strength.
final class Pictures {
    private static final String NAME = "name";
    private static final String VALUE = "value";
    private static final String LOW = "low";
    private static final String HIGH = "high";
    private static final String ARM = "arm";
    private static final String FOUND = "found";

    private static final String TYPE = "type";
    private static final String TITLE = "title";
    private static final String SORT = "sort";
    private static final String NONE = "none";

    /// Few marks, and none over another.
    private static final Map<String, Object> AXIS = Map.of("tickCount", 5, "labelOverlap", true);

    private static final Map<String, Object> FIGURES =
            Map.of(TYPE, "quantitative", TITLE, "", "scale", Map.of("zero", false), "axis", AXIS);

    /// Large differences are pressed together, so that the small ones around zero can be told apart.
    private static final Map<String, Object> UNCERTAINTIES = Map.of(
            TYPE,
            "quantitative",
            TITLE,
            "",
            "scale",
            Map.of(TYPE, "symlog", "constant", 1),
            "axis",
            Map.of(
                    "values",
                    List.of(-1000, -300, -100, -30, -10, -3, -1, 0, 1, 3, 10, 30, 100, 300, 1000),
                    "labelOverlap",
                    true));

    /// The height of a row, in pixels.
    private static final int ROW = 26;

    private final Findings findings;
    private final ReportFormatter formatter;

    Pictures(Findings findings, ReportFormatter formatter) {
        this.findings = findings;
        this.formatter = formatter;
    }

    List<Picture> all() {
        var all = new ArrayList<Picture>();
        for (var arm : findings.experiment().arms().stream().skip(1).toList()) {
            for (var lineUp : findings.experiment().lineUps()) {
                differences(arm, lineUp, all);
            }
        }
        var names = new LinkedHashSet<String>();
        findings.figures().forEach(each -> names.add(each.quantity()));
        names.forEach(name -> figures(name, all));
        return all;
    }

    private String word(PictureText text) {
        return formatter.say(new LabMessages.PictureWord(text));
    }

    private static boolean isFinite(Estimate estimate) {
        return Double.isFinite(estimate.value()) && Double.isFinite(estimate.low()) && Double.isFinite(estimate.high());
    }

    /// Adds the differences of one arm and line-up. Each is shown in its own uncertainty, since units differ.
    private void differences(Arm arm, LineUpPlan lineUp, List<Picture> all) {
        var shown = findings.differences().stream()
                .filter(each -> each.arm().equals(arm.name()) && each.lineUp().equals(lineUp.name()))
                .filter(each -> isFinite(each.estimate()) && half(each.estimate()) > 0)
                .toList();
        if (shown.isEmpty()) {
            return;
        }
        var values = shown.stream()
                .map(each -> Map.<String, Object>of(
                        NAME, name(each),
                        VALUE, each.estimate().value() / half(each.estimate()),
                        LOW, each.estimate().low() / half(each.estimate()),
                        HIGH, each.estimate().high() / half(each.estimate()),
                        FOUND, each.alarm()))
                .toList();
        var rows = shown.stream()
                .map(each -> List.of(
                        name(each),
                        formatter.signed(each.estimate().value()),
                        formatter.signed(each.estimate().low()),
                        formatter.signed(each.estimate().high()),
                        formatter.say(new LabMessages.Verdict(each.alarm()))))
                .toList();
        var fill = Map.of("condition", Map.of("test", "datum.found", "value", "accent"), "value", "paper");
        all.add(new Picture(
                formatter.say(new LabMessages.DifferencePicture(
                        arm.name(), shown.getFirst().against(), lineUp.name())),
                word(PictureText.HINT) + " " + word(PictureText.AXIS),
                spec(
                        values,
                        UNCERTAINTIES,
                        Map.of("fill", fill, "stroke", Map.of("value", "accent")),
                        true,
                        shown.size()),
                new Table(
                        List.of(
                                formatter.say(new LabMessages.ColumnHead(LabMessages.Column.QUANTITY)),
                                formatter.say(new LabMessages.ColumnHead(LabMessages.Column.DIFFERENCE)),
                                word(PictureText.LOW),
                                word(PictureText.HIGH),
                                formatter.say(new LabMessages.ColumnHead(LabMessages.Column.FOUND))),
                        rows)));
    }

    private String name(Difference difference) {
        return formatter.quantity(difference.quantity(), difference.subject());
    }

    private static double half(Estimate estimate) {
        return (estimate.high() - estimate.low()) / 2;
    }

    /// Adds one quantity: a row for each seat and line-up, a colour for each arm.
    private void figures(String quantity, List<Picture> all) {
        var shown = findings.figures().stream()
                .filter(each -> each.quantity().equals(quantity) && isFinite(each.estimate()))
                .toList();
        // A quantity that never varies, such as games without an end, needs no picture.
        if (shown.stream().allMatch(each -> half(each.estimate()) == 0)) {
            return;
        }
        var values = shown.stream()
                .map(each -> Map.<String, Object>of(
                        NAME, row(each),
                        ARM, each.arm(),
                        VALUE, each.estimate().value(),
                        LOW, each.estimate().low(),
                        HIGH, each.estimate().high()))
                .toList();
        var rows = shown.stream()
                .map(each -> Stream.of(
                                row(each),
                                each.arm(),
                                formatter.number(each.estimate().value()),
                                formatter.number(each.estimate().low()),
                                formatter.number(each.estimate().high()))
                        .toList())
                .toList();
        var words = formatter.quantity(quantity, "");
        int arms = findings.experiment().arms().size();
        var colour = Map.of(
                "field",
                ARM,
                TYPE,
                "nominal",
                SORT,
                NONE,
                TITLE,
                "",
                "legend",
                arms > 1 ? Map.of("orient", "top") : Map.of("disable", true));
        all.add(new Picture(
                formatter.say(new LabMessages.FigurePicture(words)),
                "",
                spec(
                        values,
                        FIGURES,
                        Map.of("color", colour, "yOffset", Map.of("field", ARM, SORT, NONE)),
                        false,
                        shown.size()),
                new Table(
                        List.of(
                                word(PictureText.ROW),
                                "",
                                word(PictureText.VALUE),
                                word(PictureText.LOW),
                                word(PictureText.HIGH)),
                        rows)));
    }

    private static String row(Figure figure) {
        return figure.subject().isEmpty() ? figure.lineUp() : figure.lineUp() + " · " + figure.subject();
    }

    /// Returns a point and an interval for each value.
    ///
    /// @param x how values become places
    /// @param marked the channels that tell values apart
    /// @param withZero true for a line at zero
    private static Map<String, Object> spec(
            List<Map<String, Object>> values,
            Map<String, Object> x,
            Map<String, Object> marked,
            boolean withZero,
            int rows) {
        var y = Map.of("field", NAME, TYPE, "nominal", SORT, NONE, TITLE, "");
        var interval = new TreeMap<String, Object>();
        var point = new TreeMap<String, Object>();
        interval.put("x", with(x, LOW));
        interval.put("x2", Map.of("field", HIGH));
        interval.put("y", y);
        point.put("x", with(x, VALUE));
        point.put("y", y);
        point.putAll(marked);
        for (var channel : List.of("color", "yOffset")) {
            if (marked.containsKey(channel)) {
                interval.put(channel, marked.get(channel));
            }
        }
        var layers = new ArrayList<Map<String, Object>>();
        layers.add(Map.of("mark", Map.of(TYPE, "rule", "strokeWidth", 2), "encoding", interval));
        if (withZero) {
            layers.add(Map.of(
                    "data", Map.of("values", List.of(Map.of(VALUE, 0))),
                    "mark", Map.of(TYPE, "rule", "strokeDash", List.of(4, 3)),
                    "encoding", Map.of("x", with(x, VALUE))));
        }
        layers.add(Map.of(
                "mark", Map.of(TYPE, "point", "filled", !withZero, "size", 70, "opacity", 1), "encoding", point));
        return Map.of("data", Map.of("values", values), "width", "container", "height", rows * ROW, "layer", layers);
    }

    private static Map<String, Object> with(Map<String, Object> x, String field) {
        var all = new TreeMap<>(x);
        all.put("field", field);
        return all;
    }
}
