package parterre.lab.report;

import java.util.Map;

/// A picture of a report, with the numbers that it shows.
///
/// @param caption what it shows, one line
/// @param hint how to read it; may be empty
/// @param spec the picture in the grammar of Vega-Lite
/// @param numbers the same as a table
public record Picture(String caption, String hint, Map<String, Object> spec, ReportPage.Table numbers) {}
