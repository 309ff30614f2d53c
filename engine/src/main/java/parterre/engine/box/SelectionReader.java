package parterre.engine.box;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import parterre.engine.Fault;
import parterre.engine.Reading;
import parterre.engine.Reason;

/// A selection while it is read as a move. It gathers everything that is wrong with it, each problem at its pick, and
/// gives the move only where nothing is.
public final class SelectionReader {
    private final Selection selection;
    private final Set<Reading.Problem> problems = new LinkedHashSet<>();

    /// @param picks the names of all picks that the game has; others are wrong
    public SelectionReader(Selection selection, List<String> picks) {
        this.selection = selection;
        for (var pick : selection.byPick().keySet()) {
            if (!picks.contains(pick)) {
                wrong(pick, new Fault.NotAPick(String.join(", ", picks)));
            }
        }
    }

    /// Returns true if something was picked there.
    public boolean has(String pick) {
        return !selection.at(pick).isEmpty();
    }

    /// The ids picked there.
    public List<String> all(String pick) {
        return selection.at(pick);
    }

    /// The one id picked there; empty if there is none, or if there are several, which is wrong.
    public Optional<String> one(String pick) {
        var ids = selection.at(pick);
        if (ids.size() > 1) {
            wrong(pick, new Fault.PickOne(ids.size()));
        }
        return ids.size() == 1 ? Optional.of(ids.getFirst()) : Optional.empty();
    }

    /// The one id picked there, as what it stands for; empty if there is none, or if it is wrong.
    public <T> Optional<T> one(String pick, Function<String, Reading<T>> reader) {
        return one(pick).flatMap(id -> read(pick, reader.apply(id)));
    }

    /// The same where nothing may be picked elsewhere, and something must be picked there.
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

    /// What was read of a pick; empty if it is wrong.
    public <T> Optional<T> read(String pick, Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> Optional.of(value);
            case Reading.Bad<T>(List<Reading.Problem> wrong) -> {
                wrong.forEach(problem -> wrong(pick, new Fault.PartIs(problem.where(), problem.fault())));
                yield Optional.empty();
            }
        };
    }

    /// Something is wrong at a pick.
    public void wrong(String pick, Reason fault) {
        problems.add(Reading.Problem.of(pick, fault));
    }

    /// The move that was read of the whole; what is wrong with the picks is told before what is wrong with it.
    public <M> Reading<M> finish(Reading<M> move) {
        if (move instanceof Reading.Bad<M>(List<Reading.Problem> wrong)) {
            problems.addAll(wrong);
        }
        return problems.isEmpty() ? move : new Reading.Bad<>(List.copyOf(problems));
    }

    /// The move that has come of it.
    ///
    /// @param move what was picked; empty only where something is wrong
    public <M> Reading<M> finish(Optional<? extends M> move) {
        return move.isPresent() && problems.isEmpty()
                ? Reading.good(move.get())
                : new Reading.Bad<>(List.copyOf(problems));
    }
}
