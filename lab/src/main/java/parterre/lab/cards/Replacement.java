package parterre.lab.cards;

/// The card that takes the place of a measured one.
public enum Replacement {
    /// Every number is the rounded mean over all cards of the same list.
    AVERAGE,
    /// Every number is 0.
    BLANK
}
