package parterre.stored;

import java.util.List;
import java.util.function.BiConsumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes objects as texts with a version, and reads texts of this and of all earlier versions.
///
/// The first field, `v`, is the version. A text without it has version 1. Upcasters lift a text of an earlier
/// version to this one, one version at a time.
public final class VersionedCodec<T> {
    private static final String VERSION = "v";

    private final Codec<T> codec;
    private final BiConsumer<T, JsonGenerator> writeFields;
    private final List<Upcaster> upcasters;

    private VersionedCodec(Codec<T> codec, BiConsumer<T, JsonGenerator> writeFields, Upcaster... upcasters) {
        this.codec = codec;
        this.writeFields = writeFields;
        this.upcasters = List.of(upcasters);
    }

    /// @param upcasters the first one lifts version 1 to version 2, and so on
    public VersionedCodec(KindCodec<T> codec, Upcaster... upcasters) {
        this(codec, codec::writeFields, upcasters);
    }

    /// @param upcasters the first one lifts version 1 to version 2, and so on
    public VersionedCodec(ObjectCodec<T> codec, Upcaster... upcasters) {
        this(codec, codec::writeFields, upcasters);
    }

    /// Returns the version that is written.
    public int version() {
        return upcasters.size() + 1;
    }

    public String write(T value) {
        return JsonText.onOneLine(out -> {
            out.writeStartObject();
            out.writeName(VERSION);
            out.writeNumber(version());
            writeFields.accept(value, out);
            out.writeEndObject();
        });
    }

    /// Reads a text of this or an earlier version.
    ///
    /// @throws StoredException if it cannot be read
    public T read(String text) {
        return codec.read(lifted(JsonText.read(text)));
    }

    /// Returns a stored object as one of this version, without its version.
    private JsonNode lifted(JsonNode stored) {
        if (!(stored instanceof ObjectNode object)) {
            throw new StoredException("a value of type " + stored.getNodeType() + " is not an object");
        }
        var found = object.remove(VERSION);
        int version = found == null ? 1 : Codecs.INT.read(found);
        if (version < 1 || version > version()) {
            throw new StoredException("version " + version + " is not known; this build reads 1 to " + version());
        }
        upcasters.subList(version - 1, upcasters.size()).forEach(upcaster -> upcaster.lift(object));
        return object;
    }
}
