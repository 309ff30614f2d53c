package parterre.flora.events;

import parterre.engine.Worded;

/// A question to a player.
public enum Question implements Worded {
    /// Where a child goes. FF-5.8
    PLACE("place"),
    /// Where a sown weed goes. FF-7.4
    SOW("sow"),
    /// Whether Water saves the plant from the fire. FF-11.3
    STATION("station"),
    /// Whether coins save the plant from death. FF-11.3
    VAULT("vault"),
    /// Whether coins save the building. FF-11.4
    QUAKE("quake"),
    /// Which plant of their own an event card is about. FF-11.4
    CHOICE("choice");

    private final String word;

    Question(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
