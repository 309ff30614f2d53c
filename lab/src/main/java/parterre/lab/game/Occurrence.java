package parterre.lab.game;

/// The keys of things that can happen in a game.
public enum Occurrence {
    /// A kind of event: `event:Planted`, or `event:PlantCame.origin=SEED` for one value of an event's word.
    EVENT("event:"),
    /// A rule that an event names: `rule:GM-3.8`.
    RULE("rule:"),
    /// A rule that refused a move which had been legal elsewhere in the game: `refusal:GM-3.4`.
    REFUSAL("refusal:"),
    /// A card that an event names: `card:g04`.
    CARD("card:"),
    /// A card that a move of a player names: `played:g04`.
    PLAYED("played:");

    private final String prefix;

    Occurrence(String prefix) {
        this.prefix = prefix;
    }

    /// Returns the key of one such thing.
    public String key(String name) {
        return prefix + name;
    }

    /// Returns how the keys begin.
    public String prefix() {
        return prefix;
    }

    /// Returns true if the key is of this kind.
    public boolean has(String key) {
        return key.startsWith(prefix);
    }

    /// Returns the name in a key.
    public String nameIn(String key) {
        return key.substring(prefix.length());
    }
}
