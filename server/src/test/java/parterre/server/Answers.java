package parterre.server;

import parterre.engine.Reason;
import parterre.server.wire.Json;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.module.SimpleModule;

/// Reads what the server answers. A reason is the text that the server said.
public final class Answers {
    public static final JsonMapper MAPPER = Json.MAPPER
            .rebuild()
            .addModule(new SimpleModule("said").addDeserializer(Reason.class, new SaidReason()))
            .build();

    private Answers() {}

    /// The server's words.
    public record Said(String text) implements Reason {
        @Override
        public String toString() {
            return text;
        }
    }

    private static final class SaidReason extends StdDeserializer<Reason> {
        SaidReason() {
            super(Reason.class);
        }

        @Override
        public Reason deserialize(JsonParser in, DeserializationContext context) {
            return new Said(in.getValueAsString(""));
        }

        @Override
        public Object deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer kinds) {
            return deserialize(in, context);
        }
    }
}
