package parterre.server.people;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import parterre.server.store.Outage;
import parterre.server.store.PeopleStore;

/// Guests and their signed cookies.
///
/// A cookie holds a person's id and a device's id, and a signature over both. A guest who has done nothing yet
/// exists only in their cookie. Their first act stores them.
public final class Guests {
    private static final int ID_BYTES = 16;
    private static final int MOST_KEPT = 50_000;

    private final PeopleStore store;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();
    private final CookieKeys keys;
    private final Set<String> revoked = ConcurrentHashMap.newKeySet();
    private final Map<String, String> became = new ConcurrentHashMap<>();
    /// Devices of which it was kept lately that they were seen.
    private final Cache<String, Boolean> stored = lately();
    private final Cache<String, Boolean> visited = lately();
    private final Cache<String, String> names =
            Caffeine.newBuilder().maximumSize(MOST_KEPT).build();

    private static Cache<String, Boolean> lately() {
        return Caffeine.newBuilder()
                .maximumSize(MOST_KEPT)
                .expireAfterWrite(Duration.ofHours(1))
                .build();
    }

    public Guests(PeopleStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
        keys = new CookieKeys(store, clock);
        store.fillBadges(Guests::badge);
        revoked.addAll(store.revoked());
        became.putAll(store.became());
    }

    /// Signs cookies with a new key from now on. A cookie of a key until now is replaced when its owner comes.
    ///
    /// @param grace for how long such cookies are still read; zero for no longer
    /// @return when the last of them is refused
    public Instant rotateKey(Duration grace) {
        return keys.rotate(grace);
    }

    /// Returns the person with this badge, if they have ever done anything here.
    public Optional<Person> withBadge(String badge) {
        return store.withBadge(badge).map(id -> person(became.getOrDefault(id, id)));
    }

    /// Returns people whose name holds this text, or could be taken for it, or who have it as their badge.
    public List<Person> named(String text, int most) {
        var wearer = withBadge(text);
        if (wearer.isPresent()) {
            return List.of(wearer.get());
        }
        var wanted = text.toLowerCase(Locale.ROOT);
        return store
                .named(
                        name -> name.toLowerCase(Locale.ROOT).contains(wanted) || Confusables.areConfusable(name, text),
                        most)
                .stream()
                .map(this::person)
                .sorted(Comparator.comparing(Person::name).thenComparing(Person::id))
                .toList();
    }

    /// Returns true if a guest has done nothing here yet, so that their first act would store them. While
    /// the database is away nobody is new, since nobody can be stored.
    public boolean isNew(Session session) {
        try {
            return !stored.asMap().containsKey(session.device())
                    && !store.isKnown(session.person().id());
        } catch (RuntimeException e) {
            if (!Outage.is(e)) {
                throw e;
            }
            return false;
        }
    }

    /// A person on one of their devices.
    public record Session(Person person, String device) {}

    /// Returns a session of a new person.
    public Session fresh() {
        var person = id();
        return new Session(new Person(person, suggested(person), badge(person)), id());
    }

    /// Returns the session that this cookie stands for; empty if it is forged, broken or signed out.
    public Optional<Session> read(String cookie) {
        var parts = cookie.split("\\.", -1);
        if (parts.length != 3 || !keys.isSigned(parts[0] + "." + parts[1], parts[2]) || revoked.contains(parts[1])) {
            return Optional.empty();
        }
        return Optional.of(session(became.getOrDefault(parts[0], parts[0]), parts[1]));
    }

    /// Returns the cookie of a session.
    public String cookie(Session session) {
        var ids = session.person().id() + "." + session.device();
        return ids + "." + keys.sign(ids);
    }

    private Session session(String person, String device) {
        return new Session(person(person), device);
    }

    /// Returns the person with this id.
    public Person person(String id) {
        return new Person(id, name(id), badge(id));
    }

    /// Returns a person's name. The database is asked once, because every call needs it.
    private String name(String id) {
        return names.get(id, _ -> store.name(id).orElseGet(() -> suggested(id)));
    }

    private static String suggested(String person) {
        return Names.suggested((int) Long.parseLong(badge(person), 0, 7, 16));
    }

    /// Stores a guest who does something, and that their device was seen.
    ///
    /// @param label what the device seems to be
    public void acts(Session session, String label) {
        if (stored.asMap().putIfAbsent(session.device(), true) == null) {
            try {
                long now = clock.millis();
                store.person(
                        session.person().id(),
                        session.person().name(),
                        session.person().badge(),
                        now);
                store.seen(new PeopleStore.Device(
                        session.device(), session.person().id(), label, now, now));
            } catch (RuntimeException e) {
                stored.invalidate(session.device());
                throw e;
            }
        }
    }

    /// Stores a guest who watches a table: others can report and block them, and the operator can remove them. While
    /// nothing can be stored they watch all the same.
    public void watches(Session session, String label) {
        try {
            acts(session, label);
        } catch (RuntimeException e) {
            if (!Outage.is(e)) {
                throw e;
            }
        }
    }

    /// Keeps that the device of somebody who only looks was seen.
    public void visits(Session session) {
        if (visited.asMap().putIfAbsent(session.device(), true) == null) {
            try {
                store.visited(session.device(), clock.millis());
            } catch (RuntimeException e) {
                // A person who only reads is not turned away because the disk is full. Their visit is stored a
                // later time.
                visited.invalidate(session.device());
                if (!Outage.is(e)) {
                    throw e;
                }
            }
        }
    }

    /// Forgets guests who hold no seat, were at no table that is still stored, and have not come since a time. A
    /// forgotten guest who comes again is a guest with a new name.
    public void forget(Instant before) {
        List<String> forgotten;
        do {
            forgotten = store.forget(before.toEpochMilli(), clock.millis());
            names.invalidateAll(forgotten);
        } while (forgotten.size() == PeopleStore.MOST_FORGOTTEN);
        stored.invalidateAll();
    }

    /// Gives a person another name.
    ///
    /// @param name tidied
    public Person rename(Person person, String name) {
        store.name(person.id(), name, person.badge(), clock.millis());
        names.put(person.id(), name);
        return new Person(person.id(), name, person.badge());
    }

    /// Returns the devices that are signed in as this person.
    public List<PeopleStore.Device> devices(Person person) {
        return store.devices(person.id());
    }

    /// Returns the public id of a person's device: the secret id, hashed.
    public String publicId(String device) {
        return hash("device " + device).substring(0, 16);
    }

    /// Signs out the device with this public id.
    ///
    /// @return its secret id; empty if the person has no such device
    public Optional<String> signOut(Person person, String publicId) {
        var device = devices(person).stream()
                .map(PeopleStore.Device::id)
                .filter(known -> publicId(known).equals(publicId))
                .findFirst();
        device.ifPresent(known -> {
            revoked.add(known);
            store.revoke(person.id(), known);
        });
        return device;
    }

    /// Turns one guest into the other from now on, on all devices of the first.
    public void becomes(Person one, Person other) {
        store.becomes(one.id(), other.id());
        became.put(one.id(), other.id());
        became.replaceAll((_, known) -> known.equals(one.id()) ? other.id() : known);
    }

    /// Returns a new session of a person, on a device that signs in.
    public Session signIn(Person person) {
        return new Session(person, id());
    }

    /// Returns a new person whom no cookie stands for, so that nobody can sign in as them.
    public static Person stranger(String name) {
        var id = id(new SecureRandom());
        return new Person(id, name, badge(id));
    }

    private static String badge(String person) {
        return hash("badge " + person).substring(0, 16);
    }

    String id() {
        return id(random);
    }

    private static String id(SecureRandom random) {
        var bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    static String hash(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
