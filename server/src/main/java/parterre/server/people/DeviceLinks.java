package parterre.server.people;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.server.store.LinkStore;

/// Signs further devices of a person in.
///
/// A device that is signed in makes a link. The device that opens it is told as whom it would sign in, and shows a
/// code. Only when the person has entered this code on the first device does the new one become theirs; until then
/// it stays the guest that it was. So a stranger who gets hold of a link gains nothing by it. A person who sends a
/// link to a stranger gains nothing, either.
public final class DeviceLinks {
    private static final int MOST_LINKS = 5;
    private static final Duration LINK_LIVES = Duration.ofMinutes(10);
    private static final int CODES = 1_000_000;
    private static final int MOST_WRONG = 3;

    private final LinkStore store;
    private final Guests guests;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    public DeviceLinks(LinkStore store, Guests guests, Clock clock) {
        this.store = store;
        this.guests = guests;
        this.clock = clock;
    }

    /// A token and until when it holds, in milliseconds since 1970.
    public record Token(String text, long until) {}

    /// A device that asks to be signed in.
    ///
    /// @param id the request's id
    /// @param label what the device seems to be
    /// @param guest who it has been so far
    /// @param until when the link ends, in milliseconds since 1970
    public record Request(String id, String label, Person guest, long until) {}

    /// The state of a device that asked to be signed in.
    ///
    /// @param person as whom it signs in
    /// @param code the code that the device shows
    /// @param seats what it said about the seats that it has already
    /// @param confirmed true once the code was entered
    public record Asked(Person person, String code, long until, Optional<String> seats, boolean confirmed) {}

    /// The result of entering a code.
    public enum Entered {
        RIGHT,
        WRONG,
        /// There is no such request, or too many wrong codes have ended it.
        ENDED
    }

    /// Makes a link that lets one other device ask to be signed in, within ten minutes. Of several, the last ones hold.
    public Token make(Person person) {
        var token = guests.id();
        long now = clock.millis();
        long until = now + LINK_LIVES.toMillis();
        store.add(hash(token), person.id(), until, now, MOST_LINKS);
        return new Token(token, until);
    }

    /// Returns as whom a token would sign this device in; empty if it does not hold, or holds for another device.
    public Optional<Person> target(String token, Guests.Session asker) {
        return link(token, asker).map(link -> guests.person(link.person()));
    }

    private Optional<LinkStore.Link> link(String token, Guests.Session asker) {
        return store.link(hash(token), clock.millis()).filter(link -> isFor(link, asker));
    }

    private static boolean isFor(LinkStore.Link link, Guests.Session asker) {
        return link.request()
                .map(request -> request.device().equals(asker.device()))
                .orElse(true);
    }

    /// Asks to be signed in. The first device to do so is the only one that can.
    ///
    /// @param label what the device seems to be
    /// @param seats what is to become of the seats that it has already
    /// @return empty if the token does not hold, or holds for another device
    public Optional<Asked> ask(String token, Guests.Session asker, String label, Optional<String> seats) {
        var code = String.format(Locale.ROOT, "%06d", random.nextInt(CODES));
        var request = new LinkStore.Request(asker.device(), asker.person().id(), label, seats, code, 0, false);
        return store.request(hash(token), request, clock.millis()).flatMap(link -> asked(link, asker));
    }

    /// Returns where a device stands that has asked; empty if the token does not hold for it any more.
    public Optional<Asked> asked(String token, Guests.Session asker) {
        return link(token, asker).flatMap(link -> asked(link, asker));
    }

    private Optional<Asked> asked(LinkStore.Link link, Guests.Session asker) {
        return link.request()
                .filter(_ -> isFor(link, asker))
                .map(request -> new Asked(
                        guests.person(link.person()),
                        request.code(),
                        link.until(),
                        request.seats(),
                        request.confirmed()));
    }

    /// Returns the devices that ask to be signed in as this person and have not been confirmed.
    public List<Request> requests(Person person) {
        return store.requested(person.id(), clock.millis()).stream()
                .flatMap(link -> link.request().stream()
                        .map(request ->
                                new Request(id(link), request.label(), guests.person(request.guest()), link.until())))
                .toList();
    }

    /// Returns the id of a request, which does not reveal the token.
    private static String id(LinkStore.Link link) {
        return link.hash().substring(0, 16);
    }

    private Optional<LinkStore.Link> requested(Person person, String id) {
        return store.requested(person.id(), clock.millis()).stream()
                .filter(link -> id(link).equals(id))
                .findFirst();
    }

    /// Enters the code that a device shows which asks to be signed in. Three wrong codes end its link.
    public Entered enter(Person person, String request, String code) {
        var link = requested(person, request)
                .flatMap(known -> store.enter(known.hash(), code, MOST_WRONG, clock.millis()));
        return link.flatMap(LinkStore.Link::request)
                .map(known -> known.confirmed() ? Entered.RIGHT : Entered.WRONG)
                .orElse(Entered.ENDED);
    }

    /// Refuses a device that asks to be signed in: its link ends.
    public void refuse(Person person, String request) {
        requested(person, request).ifPresent(link -> store.remove(link.hash()));
    }

    /// Ends the link of a device that was confirmed.
    ///
    /// @return as whom the device may sign in; empty if it was not confirmed
    public Optional<Person> redeem(String token, Guests.Session asker) {
        var confirmed = asked(token, asker).filter(Asked::confirmed);
        confirmed.ifPresent(_ -> store.remove(hash(token)));
        return confirmed.map(Asked::person);
    }

    private static String hash(String token) {
        return Guests.hash("link " + token);
    }
}
