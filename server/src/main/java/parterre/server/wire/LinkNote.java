package parterre.server.wire;

import java.util.Optional;
import parterre.engine.Message;

/// The preview of a link to this server in a chat.
public sealed interface LinkNote extends Message {
    record GardenGames() implements LinkNote {}

    /// Who invites the reader of a link.
    record Invites(String name, String game) implements LinkNote {}

    record SeatsLeft(int seats) implements LinkNote {}

    /// A lesson in which the reader can learn the game first.
    record LessonFirst(int minutes) implements LinkNote {}

    record GameGoesOn(int players) implements LinkNote {}

    record TableFrozen() implements LinkNote {}

    record GameStopped() implements LinkNote {}

    /// One line of the result.
    ///
    /// @param seated false for a party without a seat, which is called by what it is
    record RankLine(int place, String name, boolean seated, Optional<Long> score) implements LinkNote {}
}
