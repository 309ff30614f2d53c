package parterre.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.bots.series.Estimate;
import parterre.lab.experiment.Sweep;
import parterre.lab.experiment.Sweep.Aim;
import parterre.lab.report.LabMessages.Column;
import parterre.lab.report.LabMessages.PictureText;
import parterre.lab.sweep.SweepRun;
import parterre.lab.sweep.SweepRun.Point;

/// Draws the variants of a sweep: a picture for each two of its aims, with a point for each variant.
public final class TradeOffPictures {
    private static final String ACROSS = "across";
    private static final String UP = "up";
    private static final String LOW = "Low";
    private static final String HIGH = "High";
    private static final String TYPE = "type";
    private static final String VALUE = "value";
    private static final String MARK = "mark";
    private static final String ENCODING = "encoding";
    private static final String FIELD = "field";
    private static final String TEST = "datum.front";
    private static final int HEIGHT = 320;

    private final Sweep sweep;
    private final List<Point> points;
    private final List<Point> front;
    private final ReportFormatter formatter;

    private TradeOffPictures(Sweep sweep, List<Point> points, ReportFormatter formatter) {
        this.sweep = sweep;
        this.points = points;
        this.formatter = formatter;
        front = SweepRun.front(points);
    }

    /// Returns the pictures; none for a sweep with one aim, which trades nothing off.
    ///
    /// @param points the variants, the best first
    public static List<Picture> of(Sweep sweep, List<Point> points, Locale language) {
        var pictures = new TradeOffPictures(
                sweep, points, ReportFormatter.of(language, sweep.base().box()));
        int aims = sweep.aims().size();
        return IntStream.range(0, aims)
                .boxed()
                .flatMap(across -> IntStream.range(across + 1, aims).mapToObj(up -> pictures.picture(across, up)))
                .toList();
    }

    private Picture picture(int across, int up) {
        var values = new ArrayList<Map<String, Object>>();
        var rows = new ArrayList<List<String>>();
        for (int i = 0; i < points.size(); i++) {
            var point = points.get(i);
            var x = point.measured().get(across);
            var y = point.measured().get(up);
            boolean isOnFront = front.contains(point);
            var place = Integer.toString(i + 1);
            rows.add(List.of(
                    place + " " + point.arm().name(),
                    formatter.estimate(x),
                    formatter.estimate(y),
                    formatter.say(new LabMessages.Verdict(isOnFront))));
            // No game of a variant may have had the quantity, and one game has no interval.
            if (isFinite(x) && isFinite(y)) {
                values.add(Map.of(
                        ACROSS,
                        x.value(),
                        ACROSS + LOW,
                        x.low(),
                        ACROSS + HIGH,
                        x.high(),
                        UP,
                        y.value(),
                        UP + LOW,
                        y.low(),
                        UP + HIGH,
                        y.high(),
                        "front",
                        isOnFront,
                        "place",
                        place));
            }
        }
        return new Picture(
                formatter.say(new LabMessages.TradeOffPicture(name(across), name(up))),
                formatter.say(new LabMessages.PictureWord(PictureText.FRONT)),
                spec(values, across, up),
                new ReportPage.Table(List.of(head(Column.VARIANT), name(across), name(up), head(Column.FRONT)), rows));
    }

    private static boolean isFinite(Estimate estimate) {
        return Double.isFinite(estimate.high() - estimate.low());
    }

    private String name(int aim) {
        return formatter.quantity(
                sweep.aims().get(aim).quantity(), sweep.aims().get(aim).subject());
    }

    private String head(Column column) {
        return formatter.say(new LabMessages.ColumnHead(column));
    }

    private Map<String, Object> spec(List<Map<String, Object>> values, int across, int up) {
        var x = axis(ACROSS, name(across));
        var y = axis(UP, name(up));
        var fill = Map.of("condition", Map.of("test", TEST, VALUE, "accent"), VALUE, "paper");
        Map<String, Object> point = Map.of(
                MARK,
                Map.of(TYPE, "point", "filled", false, "size", 80, "opacity", 1),
                ENCODING,
                Map.of("x", x, "y", y, "fill", fill, "stroke", Map.of(VALUE, "accent")));
        Map<String, Object> label = Map.of(
                "transform",
                List.of(Map.of("filter", TEST)),
                MARK,
                Map.of(TYPE, "text", "dy", -13, "fontSize", 12),
                ENCODING,
                Map.of("x", x, "y", y, "text", Map.of(FIELD, "place"), "color", Map.of(VALUE, "ink")));
        var layers = Stream.of(
                        Stream.of(interval("x", ACROSS, x, "y", y), interval("y", UP, y, "x", x)),
                        bounds("x", ACROSS, x, sweep.aims().get(across)),
                        bounds("y", UP, y, sweep.aims().get(up)),
                        Stream.of(point, label))
                .flatMap(each -> each)
                .toList();
        return Map.of("data", Map.of("values", values), "width", "container", "height", HEIGHT, "layer", layers);
    }

    private static Map<String, Object> axis(String field, String title) {
        return Map.of(FIELD, field, TYPE, "quantitative", "title", title, "scale", Map.of("zero", false));
    }

    /// Returns the intervals of all variants in one direction. Those of the front stand out.
    private static Map<String, Object> interval(
            String channel, String field, Map<String, Object> axis, String other, Map<String, Object> otherAxis) {
        var low = new TreeMap<>(axis);
        low.put(FIELD, field + LOW);
        return Map.of(
                MARK,
                Map.of(TYPE, "rule"),
                ENCODING,
                Map.of(
                        channel,
                        low,
                        channel + 2,
                        Map.of(FIELD, field + HIGH),
                        other,
                        otherAxis,
                        "opacity",
                        Map.of("condition", Map.of("test", TEST, VALUE, 1), VALUE, 0.3)));
    }

    /// Returns dashed lines at the bounds of an aim.
    private static Stream<Map<String, Object>> bounds(String channel, String field, Map<String, Object> axis, Aim aim) {
        return Stream.of(aim.from(), aim.to())
                .flatMapToDouble(OptionalDouble::stream)
                .distinct()
                .mapToObj(bound -> Map.of(
                        "data",
                        Map.of("values", List.of(Map.of(field, bound))),
                        MARK,
                        Map.of(TYPE, "rule", "strokeDash", List.of(4, 3)),
                        ENCODING,
                        Map.of(channel, axis)));
    }
}
