package parterre.cli;

import java.util.Locale;

/// Writes a picture as SVG. Equal calls give equal texts on every machine, so tests can compare pictures. Chart
/// libraries measure texts with the fonts of the machine.
final class Svg {
    private final StringBuilder svg = new StringBuilder();

    /// Begins a picture on white.
    ///
    /// @param title what a screen reader says of the picture
    void open(int width, int height, String title) {
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
                .append(is("viewBox", "0 0 " + width + " " + height))
                .append(is("width", width))
                .append(is("height", height))
                .append(is("font-family", "sans-serif"))
                .append(is("font-size", 14))
                .append(is("role", "img"))
                .append(is("aria-label", title))
                .append(">\n");
        svg.append("<rect")
                .append(is("width", width))
                .append(is("height", height))
                .append(is("fill", "#fff"))
                .append("/>\n");
    }

    /// Ends the picture and returns it.
    String close() {
        return svg.append("</svg>\n").toString();
    }

    void line(double fromX, double fromY, double toX, double toY, String colour, int width) {
        svg.append("<line")
                .append(is("x1", fromX))
                .append(is("y1", fromY))
                .append(is("x2", toX))
                .append(is("y2", toY))
                .append(is("stroke", colour))
                .append(is("stroke-width", width))
                .append("/>\n");
    }

    void dot(double x, double y, double radius, String colour) {
        svg.append("<circle")
                .append(is("cx", x))
                .append(is("cy", y))
                .append(is("r", radius))
                .append(is("fill", colour))
                .append("/>\n");
    }

    /// @param anchor which part of the text stands at `x`: `start`, `middle` or `end`
    void text(double x, double y, String anchor, String text) {
        svg.append("<text")
                .append(is("x", x))
                .append(is("y", y))
                .append(is("text-anchor", anchor))
                .append(">")
                .append(escaped(text))
                .append("</text>\n");
    }

    /// Returns one attribute.
    private static String is(String name, Object value) {
        var text = value instanceof Double number ? String.format(Locale.ROOT, "%.1f", number) : value.toString();
        return " " + name + "=\"" + escaped(text) + "\"";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
