package parterre.flora.table;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.Reasons.Rule;
import parterre.flora.events.Stage;
import parterre.flora.events.TurnEvent;
import parterre.flora.material.Facts;
import parterre.flora.material.FloraTerms;

/// The part of a table that every chapter of the rules reads: the agreement, whose turn it is, and the seats
/// around it. A chapter tells its events, and sets what the table waits for.
public interface Table {
    /// Returns the agreed terms.
    FloraTerms terms();

    /// Returns the seat whose turn it is.
    int active();

    /// Sets what the table waits for now.
    void waitFor(Stage next);

    /// Returns true if events are read. Otherwise the rules need not make any.
    boolean isHeard();

    /// Emits an event.
    void tell(FloraEvent event);

    /// Says that a rule has an effect.
    default void tell(Rule rule) {
        if (isHeard()) {
            tell(new TurnEvent.RuleApplied(rule));
        }
    }

    /// Returns the facts that follow from the cards.
    default Facts facts() {
        return terms().facts();
    }

    /// Returns how many seats there are.
    default int seats() {
        return terms().seats();
    }

    /// Returns the next seat clockwise.
    default int after(int seat) {
        return seat + 1 == seats() ? 0 : seat + 1;
    }

    /// Returns the seat before in turn order.
    default int before(int seat) {
        return seat == 0 ? seats() - 1 : seat - 1;
    }

    /// Returns the seats clockwise from the active one on.
    default List<Seat> clockwise() {
        var seats = new ArrayList<Seat>(seats());
        int seat = active();
        do {
            seats.add(Seat.of(seat));
            seat = after(seat);
        } while (seat != active());
        return seats;
    }
}
