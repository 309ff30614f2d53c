package parterre.server.table.run;

import java.util.HashMap;
import java.util.Map;
import parterre.server.work.Payer;

/// The tables at which bots search or wait to search. A move, a restart or a seat that a bot took over may
/// have started the search.
final class ThinkingTables {
    /// How many thoughts there are, by whom they are for and by table.
    private final Map<Payer, Map<String, Integer>> thoughts = new HashMap<>();

    synchronized void began(Payer payer, String table) {
        thoughts.computeIfAbsent(payer, _ -> new HashMap<>()).merge(table, 1, Integer::sum);
    }

    synchronized void ended(Payer payer, String table) {
        thoughts.computeIfPresent(payer, (_, tables) -> {
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
