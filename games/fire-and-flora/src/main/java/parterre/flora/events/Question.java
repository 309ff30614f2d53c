package parterre.flora.events;

/// A question to a player.
public enum Question {
    /// Where a child goes. FF-5.8
    PLACE,
    /// Where a sown weed goes. FF-7.4
    SOW,
    /// Whether Water saves the plant from the fire. FF-11.3
    STATION,
    /// Whether coins save the plant from death. FF-11.3
    VAULT,
    /// Whether coins save the building. FF-11.4
    QUAKE,
    /// Which plant of their own an event card is about. FF-11.4
    CHOICE
}
