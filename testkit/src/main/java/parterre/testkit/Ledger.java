package parterre.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import parterre.engine.Seat;
import parterre.engine.Viewer;

/// A viewer's view, open for changes. An [Accounting] enters in it what each event changes.
///
/// A value is named by its path: component names, with a dot between them, and the index or key of an item in brackets:
/// `market[2]`, `players[0].score`, `gardens[1].hand.rain`. An optional that is present is the value itself. An
/// optional that is empty is missing.
public final class Ledger {
    private final Viewer viewer;
    private final Holder holder;
    private final String within;

    private Ledger(Viewer viewer, Holder holder, String within) {
        this.viewer = viewer;
        this.holder = holder;
        this.within = within;
    }

    static Ledger of(Object view, Viewer viewer) {
        return new Ledger(viewer, new Holder(view), "");
    }

    /// Returns the viewer whose view this is.
    public Viewer viewer() {
        return viewer;
    }

    /// Returns the part of this ledger that the path names.
    public Ledger in(String path) {
        return new Ledger(viewer, holder, full(path));
    }

    /// Returns one item of a list.
    ///
    /// @param index from 0
    public Ledger in(String list, int index) {
        return in(list + "[" + index + "]");
    }

    /// Returns the item of a seat, in a list that has one item for each seat.
    public Ledger in(String list, Seat seat) {
        return in(list, seat.index());
    }

    /// Returns true if there is a value.
    public boolean has(String path) {
        return holder.find(full(path)).isPresent();
    }

    /// Returns the present value.
    ///
    /// @throws AssertionError if there is no such value, or only parts of it have been changed
    public <T> T at(String path, Class<T> type) {
        var value = holder.find(full(path)).orElseThrow(() -> fault(path, "has no value"));
        if (!type.isInstance(value)) {
            throw fault(path, "is " + value + ", and not a whole " + type.getSimpleName());
        }
        return type.cast(value);
    }

    /// Returns the present number.
    public int number(String path) {
        return at(path, Number.class).intValue();
    }

    /// Returns how many items a list has.
    public int size(String path) {
        var value = holder.find(full(path)).orElseThrow(() -> fault(path, "has no value"));
        return Plain.items(value)
                .orElseThrow(() -> fault(path, "is no list"))
                .values()
                .size();
    }

    /// Replaces the value.
    ///
    /// @param value any value that a view can hold
    public void set(String path, Object value) {
        change(path, _ -> Optional.of(value));
    }

    /// Takes the value out of its record, list or map.
    public void remove(String path) {
        change(path, _ -> Optional.empty());
    }

    /// Adds to a number. A number that is missing counts as zero.
    public void add(String path, int amount) {
        change(
                path,
                before -> Optional.of(
                        switch (before.orElse(0)) {
                            case Integer number -> number + amount;
                            case Long number -> number + amount;
                            case Object other -> throw fault(path, "is no whole number but " + other);
                        }));
    }

    /// Adds an item to the end of a list.
    public void put(String path, Object item) {
        changeItems(path, items -> items.add(item));
    }

    /// Adds an item to a list, before the item that has this index now.
    public void insert(String path, int index, Object item) {
        changeItems(path, items -> items.add(index, item));
    }

    /// Takes an item out of a list.
    ///
    /// @throws AssertionError if it is not in there
    public void take(String path, Object item) {
        changeItems(path, items -> {
            if (!items.remove(item)) {
                throw fault(path, "holds no " + item + " to be taken, but " + items);
            }
        });
    }

    /// Takes the first item out of a list.
    public void takeFirst(String path) {
        changeItems(path, items -> {
            if (items.isEmpty()) {
                throw fault(path, "is empty; nothing can be taken");
            }
            items.removeFirst();
        });
    }

    private void changeItems(String path, java.util.function.Consumer<List<Object>> change) {
        change(path, before -> {
            var value = before.orElseThrow(() -> fault(path, "has no value"));
            var items = Plain.items(value).orElseThrow(() -> fault(path, "is no list"));
            change.accept(items.values());
            return Optional.of(items);
        });
    }

    private void change(String path, UnaryOperator<Optional<Object>> change) {
        holder.change(full(path), change);
    }

    private String full(String path) {
        return within.isEmpty() ? path : within + "." + path;
    }

    private AssertionError fault(String path, String says) {
        return new AssertionError("the accounting is wrong: " + full(path) + " " + says);
    }

    /// Returns where this ledger differs from a view.
    List<Difference> differences(Object view, Accounting<?> accounting) {
        var found = new ArrayList<Difference>();
        new Comparison(accounting, found).compare("", Optional.of(holder.root), Optional.of(view));
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

    /// The value at the top, in which parts are opened as they are changed.
    private static final class Holder {
        private Object root;

        Holder(Object root) {
            this.root = root;
        }

        Optional<Object> find(String path) {
            var value = Optional.of(root);
            for (var step : steps(path)) {
                value = value.flatMap(there -> child(there, step));
            }
            return value.flatMap(Plain::present);
        }

        private static Optional<Object> child(Object parent, String step) {
            return switch (Plain.opened(parent)) {
                case Plain.Fields fields ->
                    Optional.ofNullable(fields.values().get(step)).flatMap(Plain::present);
                case Plain.Items items ->
                    index(step, items.values().size()).map(items.values()::get).flatMap(Plain::present);
                case Object _ -> Optional.empty();
            };
        }

        void change(String path, UnaryOperator<Optional<Object>> change) {
            root = changed(root, steps(path), path, change);
        }

        private static Object changed(
                Object parent, List<String> steps, String path, UnaryOperator<Optional<Object>> change) {
            var opened = Plain.opened(parent);
            var step = steps.getFirst();
            var before = child(opened, step);
            Optional<Object> after;
            if (steps.size() == 1) {
                after = change.apply(before);
            } else {
                var inner = before.orElseThrow(() -> new AssertionError(
                        "the accounting is wrong: there is no '" + step + "' on the way to " + path));
                after = Optional.of(changed(inner, steps.subList(1, steps.size()), path, change));
            }
            switch (opened) {
                case Plain.Fields fields ->
                    after.ifPresentOrElse(
                            value -> fields.values().put(step, value),
                            () -> fields.values().remove(step));
                case Plain.Items items -> {
                    int index = index(step, items.values().size())
                            .orElseThrow(() -> new AssertionError(
                                    "the accounting is wrong: the list has no item '" + step + "' in " + path));
                    after.ifPresentOrElse(
                            value -> items.values().set(index, value),
                            () -> items.values().remove(index));
                }
                case Object other ->
                    throw new AssertionError("the accounting is wrong: " + other + " has no '" + step + "' in " + path);
            }
            return opened;
        }

        private static Optional<Integer> index(String step, int size) {
            return step.matches("[0-9]{1,6}") && Integer.parseInt(step) < size
                    ? Optional.of(Integer.valueOf(step))
                    : Optional.empty();
        }

        private static List<String> steps(String path) {
            return List.of(path.replace("]", "").split("[.\\[]"));
        }
    }

    private record Comparison(Accounting<?> accounting, List<Difference> found) {
        void compare(String path, Optional<Object> told, Optional<Object> shown) {
            var mine = told.flatMap(Plain::present);
            var theirs = shown.flatMap(Plain::present);
            if (mine.equals(theirs)) {
                return;
            }
            switch (mine.map(Plain::opened).orElse(Plain.NOTHING)) {
                case Plain.Fields fields
                when theirs.map(Plain::opened).orElse(Plain.NOTHING) instanceof Plain.Fields others ->
                    fields(path, fields.values(), others.values());
                case Plain.Items items
                when theirs.map(Plain::opened).orElse(Plain.NOTHING) instanceof Plain.Items others ->
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
            if (!accounting.isOrdered(path) && Plain.areTexts(mine) && Plain.areTexts(theirs)) {
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
    }
}
