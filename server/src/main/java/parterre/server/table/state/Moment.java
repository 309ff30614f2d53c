package parterre.server.table.state;

import java.util.List;

/// The present time at a table.
///
/// @param millis milliseconds since 1970
/// @param down when the server was down, or the system's clock was put forward: no clock ran then
public record Moment(long millis, List<Span> down) {}
