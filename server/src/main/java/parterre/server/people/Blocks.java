package parterre.server.people;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import parterre.server.store.ModerationStore;

/// Stores which people have blocked whom. A person does not see what a blocked person says, and the blocked person
/// cannot sit down at their tables. The blocked person is not told.
public final class Blocks {
    /// The most people whom one person can block.
    public static final int MOST = 200;

    private final ModerationStore store;
    private final Map<String, Map<String, String>> namesByBadge = new ConcurrentHashMap<>();

    public Blocks(ModerationStore store) {
        this.store = store;
        store.blocks().forEach(this::know);
    }

    private void know(ModerationStore.Block block) {
        namesByBadge.compute(block.person(), (_, known) -> {
            var badges = known == null ? new ConcurrentHashMap<String, String>() : known;
            badges.put(block.badge(), block.name());
            return badges;
        });
    }

    /// Returns true if a person has blocked the holder of this badge.
    public boolean has(String person, String badge) {
        return namesByBadge.getOrDefault(person, Map.of()).containsKey(badge);
    }

    /// Returns whom a person has blocked, by name.
    public List<ModerationStore.Block> list(String person) {
        return namesByBadge.getOrDefault(person, Map.of()).entrySet().stream()
                .map(entry -> new ModerationStore.Block(person, entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparing(ModerationStore.Block::name).thenComparing(ModerationStore.Block::badge))
                .toList();
    }

    /// Blocks the holder of a badge.
    ///
    /// @return false if the person has blocked as many as they can
    public boolean add(String person, String badge, String name) {
        if (!has(person, badge) && namesByBadge.getOrDefault(person, Map.of()).size() >= MOST) {
            return false;
        }
        keep(person, badge, name);
        return true;
    }

    /// Carries the blocks of one guest over to another guest of the same person. People who have blocked the
    /// first now block the second. The second blocks everybody whom the first has blocked.
    public void carryOver(Person from, Person to) {
        namesByBadge.forEach((person, badges) -> {
            if (badges.containsKey(from.badge()) && !person.equals(to.id())) {
                keep(person, to.badge(), to.name());
            }
        });
        list(from.id()).stream()
                .filter(block -> !block.badge().equals(to.badge()))
                .forEach(block -> keep(to.id(), block.badge(), block.name()));
    }

    private void keep(String person, String badge, String name) {
        var block = new ModerationStore.Block(person, badge, name);
        store.add(block);
        know(block);
    }

    /// Ends a block.
    public void remove(String person, String badge) {
        store.removeBlock(person, badge);
        namesByBadge.computeIfPresent(person, (_, badges) -> {
            badges.remove(badge);
            return badges.isEmpty() ? null : badges;
        });
    }
}
