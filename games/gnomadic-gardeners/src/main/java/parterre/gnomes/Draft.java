package parterre.gnomes;

import java.util.Optional;
import parterre.engine.EventSink;
import parterre.engine.Seat;

/// A mutable position, on which a move is carried out. Rules write on a draft, emit events, and return the
/// [Position] that was reached.
class Draft {
    final GnomeTerms terms;
    Phase phase;
    int round;
    int left;
    int right;
    Layers pile;
    int discards;
    int controlLeft;
    int controlRight;
    Layers automaPile;
    Position.Side side0;
    Position.Side side1;
    int first;
    int resolved;

    /// An empty table.
    Draft(GnomeTerms terms) {
        this.terms = terms;
        phase = Phase.LAY;
        left = Position.NO_CARD;
        right = Position.NO_CARD;
        pile = Layers.NONE;
        controlLeft = Position.NO_CARD;
        controlRight = Position.NO_CARD;
        automaPile = Layers.NONE;
        side0 = Position.Side.EMPTY;
        side1 = Position.Side.EMPTY;
    }

    /// Creates a copy of this position that drops events.
    Draft(Position from) {
        terms = from.terms();
        phase = from.phase();
        round = from.round();
        left = from.left();
        right = from.right();
        pile = from.pile();
        discards = from.discards();
        controlLeft = from.controlLeft();
        controlRight = from.controlRight();
        automaPile = from.automaPile();
        side0 = from.side(0);
        side1 = from.side(1);
        first = from.first();
        resolved = from.resolved();
    }

    /// Returns a copy of this position. Only a copy whose events are read has a field for them, so that search and
    /// simulation allocate less.
    ///
    /// @param events receives the events, if it keeps them
    static Draft of(Position from, EventSink<GnomeEvent> events) {
        return !events.isHeard()
                ? new Draft(from)
                : new Draft(from) {
                    @Override
                    EventSink<GnomeEvent> events() {
                        return events;
                    }
                };
    }

    /// Returns the sink for the events of the rules. A plain draft drops them.
    EventSink<GnomeEvent> events() {
        return EventSink.silent();
    }

    /// Returns true if events are read. Otherwise the rules need not make any.
    final boolean isHeard() {
        return events().isHeard();
    }

    /// Begins the next round.
    void beginRound() {
        round++;
        first = 0;
        resolved = 0;
    }

    /// Sets what the table waits for now.
    void waitFor(Phase next) {
        phase = next;
        if (isHeard()) {
            events().add(new GnomeEvent.PhaseChanged(next));
        }
    }

    /// Says that a rule has an effect.
    void tell(GnomeEvent.Rule rule) {
        if (isHeard()) {
            events().add(new GnomeEvent.RuleApplied(rule));
        }
    }

    /// Says that an animal helps in another way than by bliss, and by which rule.
    void tellHelp(Seat seat, Animal animal) {
        if (isHeard()) {
            events().add(new GnomeEvent.AnimalHelped(seat, animal));
            animal.rule().ifPresent(this::tell);
        }
    }

    /// Counts a side that has resolved. GG-5.1
    void countResolved() {
        if (isHeard()) {
            events().add(new GnomeEvent.SideResolved(seat(resolving()), resolved + 1));
        }
        resolved++;
    }

    Position.Side side(int side) {
        return side == 0 ? side0 : side1;
    }

    void set(int side, Position.Side next) {
        if (side == 0) {
            side0 = next;
        } else {
            side1 = next;
        }
    }

    /// Returns the side that resolves now.
    int resolving() {
        return resolved == 0 ? first : 1 - first;
    }

    /// Returns the seat of a side; empty for the automa.
    Optional<Seat> seat(int side) {
        return terms.solo() && side == Automa.SIDE ? Optional.empty() : Optional.of(Seat.of(side));
    }

    Position position() {
        return new Position(this);
    }
}
