package parterre.server.people;

/// The kinds of decisions of an operator about a person.
public enum SanctionKind {
    /// The person can do nothing here.
    BAN,
    /// The person cannot talk.
    MUTE
}
