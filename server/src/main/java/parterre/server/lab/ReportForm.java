package parterre.server.lab;

/// The forms of a report.
public enum ReportForm {
    /// A page that needs nothing else.
    HTML,
    MARKDOWN,
    /// The findings.
    JSON
}
