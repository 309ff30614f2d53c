package parterre.engine.box;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import parterre.engine.Fault;
import parterre.engine.Reading;
import parterre.engine.Reason;

/// Reads a selection as a move. It gathers all problems, each at its pick, and returns the move only if there
/// are none.
public final class SelectionReader {
    private final Selection selection;
    private final Set<Reading.Problem> problems = new LinkedHashSet<>();

    /// @param picks the names of all picks that the game has; other names are wrong
    public SelectionReader(Selection selection, List<String> picks) {
        this.selection = selection;
        for (var pick : selection.byPick().keySet()) {
            if (!picks.contains(pick)) {
                wrong(pick, new Fault.NotAPick(String.join(", ", picks)));
            }
        }
    }

    /// Returns true if something was picked at this pick.
    public boolean has(String pick) {
        return !selection.at(pick).isEmpty();
    }

    /// Returns the ids picked there.
    public List<String> all(String pick) {
        return selection.at(pick);
    }

    /// Returns the one id picked there; empty if there is none. Several ids are a problem, and the result is
    /// empty.
    public Optional<String> one(String pick) {
        var ids = selection.at(pick);
        if (ids.size() > 1) {
            wrong(pick, new Fault.PickOne(ids.size()));
        }
        return ids.size() == 1 ? Optional.of(ids.getFirst()) : Optional.empty();
    }

    /// Returns the value of the one id picked there; empty if there is none, or if it is wrong.
    public <T> Optional<T> one(String pick, Function<String, Reading<T>> reader) {
        return one(pick).flatMap(id -> read(pick, reader.apply(id)));
    }

    /// Returns the same for the only pick of a selection. It must be answered, and no other pick may be.
    public <T> Optional<T> alone(String pick, Function<String, Reading<T>> reader) {
        for (var other : selection.byPick().keySet()) {
            if (!other.equals(pick) && has(other)) {
                wrong(other, new Fault.PickAlone(pick));
            }
        }
        if (!has(pick)) {
            wrong(pick, new Fault.PickMissing());
        }
        return one(pick, reader);
    }

    /// Returns the value that was read at a pick; empty if it is wrong.
    public <T> Optional<T> read(String pick, Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> Optional.of(value);
            case Reading.Bad<T>(List<Reading.Problem> wrong) -> {
                wrong.forEach(problem -> wrong(pick, new Fault.PartIs(problem.where(), problem.fault())));
                yield Optional.empty();
            }
        };
    }

    /// Adds a problem at a pick.
    public void wrong(String pick, Reason fault) {
        problems.add(Reading.Problem.of(pick, fault));
    }

    /// Returns the move that was read from the whole selection. The problems of the picks come before its own.
    public <M> Reading<M> finish(Reading<M> move) {
        if (move instanceof Reading.Bad<M>(List<Reading.Problem> wrong)) {
            problems.addAll(wrong);
        }
        return problems.isEmpty() ? move : new Reading.Bad<>(List.copyOf(problems));
    }

    /// Returns the move, or all problems.
    ///
    /// @param move the move that was picked; empty only if there is a problem
    public <M> Reading<M> finish(Optional<? extends M> move) {
        return move.isPresent() && problems.isEmpty()
                ? Reading.good(move.get())
                : new Reading.Bad<>(List.copyOf(problems));
    }
}
