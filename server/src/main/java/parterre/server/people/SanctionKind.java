package parterre.server.people;

import java.util.Map;
import parterre.stored.EnumCodec;

/// The kinds of decisions of an operator about a person.
public enum SanctionKind {
    /// The person can do nothing here.
    BAN,
    /// The person cannot talk.
    MUTE;

    /// How the database calls them.
    public static final EnumCodec<SanctionKind> STORED =
            new EnumCodec<>(SanctionKind.class, Map.of(BAN, "BAN", MUTE, "MUTE"));
}
