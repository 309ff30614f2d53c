package parterre.server.wire;

import java.time.Instant;

/// Something that somebody said at a table. Plain text; the page that shows it escapes it.
///
/// @param badge tells people of the same name apart, and is what a reader mutes
public record ChatLine(Instant at, String name, String badge, String text) {}
