package parterre.server.people;

/// What an operator can decide about a person.
public enum SanctionKind {
    /// The person can do nothing here.
    BAN,
    /// The person cannot talk.
    MUTE
}
