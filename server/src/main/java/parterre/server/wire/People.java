package parterre.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The messages about people, their devices and their tables.
public final class People {
    private People() {}

    /// The person who asks.
    ///
    /// @param name what others see
    /// @param badge from which the drawn badge is made: 16 hexadecimal digits
    /// @param waiting on how many tables it is their turn
    public record Me(String name, String badge, int waiting) {}

    /// A new name.
    public record Rename(String name) {}

    /// A browser that is signed in as this person.
    ///
    /// @param label a guess at what it is ("Firefox on Linux")
    /// @param current true for the one that asks
    public record Device(String id, String label, Instant created, Instant seen, boolean current) {}

    /// All of them.
    public record Devices(List<Device> devices) {}

    /// A link by which another device can ask to be signed in, for ten minutes. The token stands behind the
    /// `#`, which no server and no log gets to see.
    public record DeviceLink(String link, Instant until, String qr, int qrSize) {}

    /// The token of such a link.
    public record LinkToken(String token) {}

    /// The person as whom a link would sign this device in.
    ///
    /// @param seats at how many tables this device has seats already, as the guest that it is
    public record LinkTarget(String name, String badge, int seats) {}

    /// Asks to sign this device in by a link's token.
    ///
    /// @param seats what becomes of the seats and games that this device has already; required if it has any
    public record Claim(String token, Optional<Seats> seats) {
        /// The future of the seats and games.
        public enum Seats {
            /// They are the signed-in person's from then on, on all devices.
            BRING,
            /// This device loses them.
            LEAVE
        }

        /// Asks for a device that holds nothing yet.
        public Claim(String token) {
            this(token, Optional.empty());
        }
    }

    /// Where a device stands that asks to be signed in. It stays the guest that it is until the person has entered the
    /// code on a device that is signed in.
    ///
    /// @param code six digits, to be entered there
    /// @param name as whom it will be signed in
    /// @param until when the link ends
    /// @param confirmed true once the code was entered: the device can be signed in
    public record Claimed(String code, String name, String badge, Instant until, boolean confirmed) {}

    /// A device that asks to be signed in as this person.
    ///
    /// @param label a guess at what it is ("Firefox on Linux")
    /// @param guest what it has been called so far
    public record DeviceRequest(String id, String label, String guest, Instant until) {}

    /// All of them.
    public record DeviceRequests(List<DeviceRequest> requests) {}

    /// The code that such a device shows.
    public record Code(String code) {}

    /// The tables that concern a person.
    ///
    /// @param mine running and gathering, their turn first
    /// @param open with a free seat, shown to everyone, as long as somebody came within the last day
    /// @param watch running, with spectators allowed, in the same way
    public record Lobby(List<TableCard> mine, List<TableCard> open, List<TableCard> watch) {}

    /// Finished tables, the latest first.
    ///
    /// @param next what to name as `before` to get further ones; missing at the end
    public record History(List<TableCard> tables, Optional<String> next) {}

    /// A table in a list.
    ///
    /// @param players the names at the table, open seats as empty text
    /// @param levels the levels of Parterre's bots, by seats. Empty text for other seats; missing in cards that an
    ///     earlier build wrote
    /// @param step how many steps have been made
    /// @param yourTurn true if it waits for the person who asks
    /// @param since since when it stands as it does
    public record TableCard(
            String id,
            String game,
            TableHead.Phase phase,
            List<String> players,
            Optional<List<String>> levels,
            int step,
            boolean yourTurn,
            Instant since,
            Optional<Outcome> outcome) {}

    /// The games of this server.
    public record Games(List<GameCard> games) {}
}
