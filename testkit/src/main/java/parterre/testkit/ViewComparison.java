package parterre.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.view.ValueTree;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;

/// Compares the view that follows from events with the view that is shown.
record ViewComparison(ViewReducer<?> reducer, List<Difference> found) {
    /// Stands for a value that is not there.
    private static final Object NOTHING = new Object();

    /// Returns where a draft differs from a view.
    static List<Difference> differences(ViewDraft draft, Object view, ViewReducer<?> reducer) {
        var found = new ArrayList<Difference>();
        new ViewComparison(reducer, found).compare("", Optional.of(draft.whole()), Optional.of(view));
        return List.copyOf(found);
    }

    /// One value that is not as it was told.
    ///
    /// @param told the value that follows from the events; empty if the events leave none
    /// @param shown the value in the view; empty if there is none
    record Difference(String path, Optional<Object> told, Optional<Object> shown) {
        @Override
        public String toString() {
            return path + ": by the events " + words(told) + ", in the view " + words(shown);
        }

        private static String words(Optional<Object> value) {
            return value.map(Object::toString).orElse("nothing");
        }
    }

    private void compare(String path, Optional<Object> told, Optional<Object> shown) {
        var mine = told.flatMap(ValueTree::present);
        var theirs = shown.flatMap(ValueTree::present);
        if (mine.equals(theirs)) {
            return;
        }
        switch (mine.map(ValueTree::opened).orElse(NOTHING)) {
            case ValueTree.Fields fields
            when theirs.map(ValueTree::opened).orElse(NOTHING) instanceof ValueTree.Fields others ->
                fields(path, fields.values(), others.values());
            case ValueTree.Items items
            when theirs.map(ValueTree::opened).orElse(NOTHING) instanceof ValueTree.Items others ->
                items(path, items.values(), others.values());
            case Object _ -> found.add(new Difference(path, mine, theirs));
        }
    }

    private void fields(String path, Map<String, Object> mine, Map<String, Object> theirs) {
        var names = new LinkedHashMap<>(mine);
        names.putAll(theirs);
        for (var name : names.keySet()) {
            compare(
                    path.isEmpty() ? name : path + "." + name,
                    Optional.ofNullable(mine.get(name)),
                    Optional.ofNullable(theirs.get(name)));
        }
    }

    private void items(String path, List<Object> mine, List<Object> theirs) {
        if (!reducer.isOrdered(path) && areTexts(mine) && areTexts(theirs)) {
            counts(path, mine, theirs);
            return;
        }
        if (mine.size() != theirs.size()) {
            found.add(new Difference(path + ".size", Optional.of(mine.size()), Optional.of(theirs.size())));
        }
        for (int i = 0; i < Math.min(mine.size(), theirs.size()); i++) {
            compare(path + "[" + i + "]", Optional.of(mine.get(i)), Optional.of(theirs.get(i)));
        }
    }

    private void counts(String path, List<Object> mine, List<Object> theirs) {
        var counts = new LinkedHashMap<Object, int[]>();
        mine.forEach(item -> counts.computeIfAbsent(item, _ -> new int[2])[0]++);
        theirs.forEach(item -> counts.computeIfAbsent(item, _ -> new int[2])[1]++);
        counts.forEach((item, count) -> {
            if (count[0] != count[1]) {
                found.add(new Difference(path + "{" + item + "}", Optional.of(count[0]), Optional.of(count[1])));
            }
        });
    }

    /// Returns true if all of these are texts, constants or seats.
    private static boolean areTexts(List<Object> items) {
        return items.stream()
                .allMatch(item -> item instanceof String || item instanceof Enum<?> || item instanceof Seat);
    }
}
