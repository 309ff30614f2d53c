package parterre.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.engine.Seat;
import parterre.engine.Viewer;

/// A viewer's view, open for changes. A [ViewReducer] applies events to it; the draft lists what they change.
///
/// A value is named by its path: component names, with a dot between them, and the index or key of an item in
/// brackets: `market[2]`, `players[0].score`, `gardens[1].hand.rain`. An optional that is present is the value
/// itself. An optional that is empty is missing.
public final class ViewDraft {
    private static final Pattern BETWEEN = Pattern.compile("]?[.\\[]|]");

    private final Viewer viewer;
    private final Root root;
    private final String within;

    private ViewDraft(Viewer viewer, Root root, String within) {
        this.viewer = viewer;
        this.root = root;
        this.within = within;
    }

    /// The view, in which parts are opened as they are changed.
    private static final class Root {
        private Object value;
        private final List<Change> changes = new ArrayList<>();

        Root(Object value) {
            this.value = value;
        }
    }

    /// Opens a view. The view itself stays as it is.
    public static ViewDraft of(Object view, Viewer viewer) {
        return new ViewDraft(viewer, new Root(view), "");
    }

    /// Returns the viewer whose view this is.
    public Viewer viewer() {
        return viewer;
    }

    /// Returns the whole view with its changes. Changed values are taken apart as by [ValueTree#opened].
    public Object whole() {
        return root.value;
    }

    /// Returns what was changed since this was last asked, in order.
    public List<Change> takeChanges() {
        var taken = List.copyOf(root.changes);
        root.changes.clear();
        return taken;
    }

    /// Returns the part of this draft that the path names.
    public ViewDraft in(String path) {
        return new ViewDraft(viewer, root, full(path));
    }

    /// Returns one item of a list.
    ///
    /// @param index from 0
    public ViewDraft in(String list, int index) {
        return in(list + "[" + index + "]");
    }

    /// Returns the item of a seat, in a list that has one item for each seat.
    public ViewDraft in(String list, Seat seat) {
        return in(list, seat.index());
    }

    /// Returns true if there is a value.
    public boolean has(String path) {
        return find(path).isPresent();
    }

    /// Returns the present value.
    ///
    /// @throws IllegalStateException if there is no such value, or only parts of it have been changed
    public <T> T at(String path, Class<T> type) {
        return whole(path, find(path).orElseThrow(() -> newException(path, "has no value")), type);
    }

    /// Returns the present number.
    public int number(String path) {
        return at(path, Number.class).intValue();
    }

    /// Returns the items of a list.
    ///
    /// @throws IllegalStateException if there is no such list, or only parts of an item have been changed
    public <T> List<T> items(String path, Class<T> type) {
        return list(path).values().stream().map(item -> whole(path, item, type)).toList();
    }

    /// Returns how many items a list has.
    public int size(String path) {
        return list(path).values().size();
    }

    /// Sets a value.
    ///
    /// @param value any value that a view can hold
    public void set(String path, Object value) {
        var steps = steps(path);
        var parent = open(steps.subList(0, steps.size() - 1), path);
        var last = steps.getLast();
        var before = ValueTree.child(parent, last);
        if (!before.equals(Optional.of(value))) {
            put(parent, last, value, path);
            track(before.isPresent() ? Change.Operation.REPLACE : Change.Operation.ADD, steps, Optional.of(value));
        }
    }

    /// Sets a number of which an event says what it was before.
    ///
    /// @throws IllegalStateException if it was something else
    public void change(String path, int from, int to) {
        if (number(path) != from) {
            throw newException(path, "was " + number(path) + ", and not " + from);
        }
        set(path, to);
    }

    /// Changes a number by an amount, of which an event says what was before and what comes of it.
    ///
    /// @throws IllegalStateException if the three do not agree, or it was something else before
    public void change(String path, int from, int by, int to) {
        if (from + by != to) {
            throw newException(path, "goes from " + from + " to " + to + ", which is not " + by);
        }
        change(path, from, to);
    }

    /// Takes the value out of its record, list or map. A value that is not there may be removed, too.
    public void remove(String path) {
        var steps = steps(path);
        var parent = open(steps.subList(0, steps.size() - 1), path);
        var last = steps.getLast();
        if (ValueTree.child(parent, last).isPresent()) {
            switch (parent) {
                case ValueTree.Fields fields -> fields.values().remove(last);
                case ValueTree.Items items -> items.values().remove(Integer.parseInt(last));
                default -> throw newException(path, "has no parts");
            }
            track(Change.Operation.REMOVE, steps, Optional.empty());
        }
    }

    /// Adds to a number. A number that is missing counts as zero.
    public void add(String path, int amount) {
        switch (find(path).orElse(0)) {
            case Integer number -> set(path, number + amount);
            case Long number -> set(path, number + amount);
            case Object other -> throw newException(path, "is no whole number but " + other);
        }
    }

    /// Adds an item to the end of a list.
    public void put(String path, Object item) {
        insert(path, size(path), item);
    }

    /// Adds an item to a list, before the item that has this index now.
    public void insert(String path, int index, Object item) {
        var steps = steps(path);
        openList(steps, path).values().add(index, item);
        track(Change.Operation.ADD, item(steps, index), Optional.of(item));
    }

    /// Takes an item out of a list.
    ///
    /// @throws IllegalStateException if it is not in there
    public void take(String path, Object item) {
        var items = list(path).values();
        int index = items.indexOf(item);
        if (index < 0) {
            throw newException(path, "holds no " + item + " to be taken, but " + items);
        }
        remove(path + "[" + index + "]");
    }

    /// Takes the first item out of a list.
    public void takeFirst(String path) {
        if (size(path) == 0) {
            throw newException(path, "is empty; nothing can be taken");
        }
        remove(path + "[0]");
    }

    /// Lists a change. Of several values that one place gets one after the other, the last one counts.
    private void track(Change.Operation op, List<String> steps, Optional<?> value) {
        var changes = root.changes;
        boolean again = op == Change.Operation.REPLACE
                && !changes.isEmpty()
                && changes.getLast().op() != Change.Operation.REMOVE
                && changes.getLast().path().equals(steps);
        changes.add(new Change(again ? changes.removeLast().op() : op, steps, value));
    }

    private Optional<Object> find(String path) {
        var value = Optional.of(root.value);
        for (var step : steps(path)) {
            value = value.flatMap(there -> ValueTree.child(there, step));
        }
        return value;
    }

    private ValueTree.Items list(String path) {
        var value = find(path).orElseThrow(() -> newException(path, "has no value"));
        return ValueTree.items(value).orElseThrow(() -> newException(path, "is no list"));
    }

    private <T> T whole(String path, Object value, Class<T> type) {
        if (!type.isInstance(value)) {
            throw newException(path, "is " + value + ", and not a whole " + type.getSimpleName());
        }
        return type.cast(value);
    }

    private ValueTree.Items openList(List<String> steps, String path) {
        if (open(steps, path) instanceof ValueTree.Items items) {
            return items;
        }
        throw newException(path, "is no list");
    }

    /// Takes the value apart to which these steps lead, and everything on the way to it.
    private Object open(List<String> steps, String path) {
        var here = ValueTree.opened(root.value);
        root.value = here;
        for (var step : steps) {
            var inner = ValueTree.child(here, step)
                    .orElseThrow(() -> newException(path, "has no '" + step + "' on the way"));
            var opened = ValueTree.opened(inner);
            put(here, step, opened, path);
            here = opened;
        }
        return here;
    }

    private void put(Object parent, String step, Object value, String path) {
        switch (parent) {
            case ValueTree.Fields fields -> fields.values().put(step, value);
            case ValueTree.Items items ->
                items.values()
                        .set(
                                ValueTree.index(step, items.values().size())
                                        .orElseThrow(() -> newException(path, "names no item of its list")),
                                value);
            default -> throw newException(path, "has no '" + step + "'");
        }
    }

    private static List<String> item(List<String> steps, int index) {
        var longer = new ArrayList<>(steps);
        longer.add(Integer.toString(index));
        return longer;
    }

    /// Returns the names, keys and indices that a path consists of, as a [Change] lists them.
    public static List<String> split(String path) {
        return BETWEEN.splitAsStream(path).toList();
    }

    private List<String> steps(String path) {
        return split(full(path));
    }

    private String full(String path) {
        return within.isEmpty() ? path : within + "." + path;
    }

    private IllegalStateException newException(String path, String says) {
        return new IllegalStateException("the event or its reducer is wrong: " + full(path) + " " + says);
    }
}
