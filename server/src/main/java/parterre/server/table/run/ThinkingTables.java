package parterre.server.table.run;

import java.util.HashMap;
import java.util.Map;
import parterre.server.work.WorkOwner;

/// The tables at which bots search or wait to search. A move, a restart or a seat that a bot took over may
/// have started the search.
final class ThinkingTables {
    /// How many thoughts there are, by whom they are for and by table.
    private final Map<WorkOwner, Map<String, Integer>> thoughts = new HashMap<>();

    synchronized void began(WorkOwner workOwner, String table) {
        thoughts.computeIfAbsent(workOwner, _ -> new HashMap<>()).merge(table, 1, Integer::sum);
    }

    synchronized void ended(WorkOwner workOwner, String table) {
        thoughts.computeIfPresent(workOwner, (_, tables) -> {
            tables.computeIfPresent(table, (_, count) -> count > 1 ? count - 1 : null);
            return tables.isEmpty() ? null : tables;
        });
    }

    /// Returns how many tables of a person there are, without this one.
    synchronized long ofPerson(String person, String except) {
        return thoughts.entrySet().stream()
                .filter(entry -> entry.getKey().person().equals(person))
                .flatMap(entry -> entry.getValue().keySet().stream())
                .filter(table -> !table.equals(except))
                .distinct()
                .count();
    }

    /// Returns how many tables of a network's people there are, without this one.
    synchronized long ofNetwork(String network, String except) {
        return thoughts.entrySet().stream()
                .filter(entry -> entry.getKey().network().equals(network))
                .flatMap(entry -> entry.getValue().keySet().stream())
                .filter(table -> !table.equals(except))
                .distinct()
                .count();
    }
}
