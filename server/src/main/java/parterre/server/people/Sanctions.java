package parterre.server.people;

import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import parterre.server.store.ModerationStore;

/// The operator's decisions about people.
public final class Sanctions {
    private final ModerationStore store;
    private final Clock clock;
    private final Map<Key, ModerationStore.Sanction> sanctions = new ConcurrentHashMap<>();

    private record Key(String person, SanctionKind kind) {}

    public Sanctions(ModerationStore store, Clock clock) {
        this.store = store;
        this.clock = clock;
        store.sanctions()
                .forEach(sanction -> sanctions.put(
                        new Key(sanction.person(), SanctionKind.STORED.constant(sanction.kind())), sanction));
    }

    /// Returns the sanction of this kind that a person is under.
    public Optional<ModerationStore.Sanction> of(String person, SanctionKind kind) {
        return Optional.ofNullable(sanctions.get(new Key(person, kind)))
                .filter(sanction -> sanction.until() > clock.millis());
    }

    /// Returns all sanctions that a person is under.
    public List<ModerationStore.Sanction> of(String person) {
        return Stream.of(SanctionKind.values())
                .flatMap(kind -> of(person, kind).stream())
                .toList();
    }

    /// Returns the ids of people who are under a sanction, those whose sanction ends last first.
    public List<String> people(int most) {
        long now = clock.millis();
        return sanctions.values().stream()
                .filter(sanction -> sanction.until() > now)
                .sorted(Comparator.comparingLong(ModerationStore.Sanction::until)
                        .reversed()
                        .thenComparing(ModerationStore.Sanction::person))
                .map(ModerationStore.Sanction::person)
                .distinct()
                .limit(most)
                .toList();
    }

    /// Puts a person under a sanction.
    public void impose(Person person, SanctionKind kind, Duration time, String reason) {
        keep(
                new ModerationStore.Sanction(
                        person.id(), SanctionKind.STORED.word(kind), clock.millis() + time.toMillis(), reason),
                kind);
    }

    /// Puts a person's sanctions on the guest that they are from now on.
    public void carryOver(Person from, Person to) {
        for (var sanction : of(from.id())) {
            var kind = SanctionKind.STORED.constant(sanction.kind());
            lift(from, kind);
            if (of(to.id(), kind).filter(own -> own.until() >= sanction.until()).isEmpty()) {
                keep(new ModerationStore.Sanction(to.id(), sanction.kind(), sanction.until(), sanction.reason()), kind);
            }
        }
    }

    private void keep(ModerationStore.Sanction sanction, SanctionKind kind) {
        store.add(sanction);
        sanctions.put(new Key(sanction.person(), kind), sanction);
    }

    /// Ends a sanction.
    public void lift(Person person, SanctionKind kind) {
        store.remove(person.id(), SanctionKind.STORED.word(kind));
        sanctions.remove(new Key(person.id(), kind));
    }
}
