package parterre.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import parterre.engine.Move;

/// A move of a game, as read by a client who does not know the game.
///
/// @param fields the components by name, and `kind`
public record ReadMove(@JsonValue Map<String, Object> fields) implements Move {}
