package parterre.server.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import parterre.engine.Event;

/// An event or another message of a game, as read by a client who does not know the game.
///
/// @param fields the components by name, and `kind`
public record ReadMessage(@JsonValue Map<String, Object> fields) implements Event {}
