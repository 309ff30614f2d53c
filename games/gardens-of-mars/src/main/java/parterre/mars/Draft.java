package parterre.mars;

import java.util.Objects;
import parterre.engine.EventSink;
import parterre.engine.Seat;

/// A mutable table, on which moves are carried out. It has the same content as a [Position]. Rules write on a
/// draft, and in the end it becomes a position.
///
/// Seven bits of one word hold the cell of each gardener. [ScoreTrack] and [Dice] describe how scores and dice
/// are packed.
non-sealed class Draft extends Table {
    static final int CELL_BITS = 7;

    static final int MOST_IDLE = 4095;

    final MarsTerms terms;
    Flowers flowers;
    long gardeners;
    long scores;
    private int dice; // the word of a Dice, to avoid the object
    Phase phase;
    int seat;
    int first;
    int toRoll;
    int idle;
    boolean extra;

    /// An empty table.
    Draft(MarsTerms terms, Phase phase, int first) {
        this.terms = terms;
        this.flowers = Flowers.IN_THE_CASE;
        this.gardeners = -1;
        this.scores = 0;
        this.dice = Dice.NONE.packed();
        this.phase = phase;
        this.seat = first;
        this.first = first;
    }

    /// Creates a copy of a table.
    Draft(Draft from) {
        terms = from.terms;
        flowers = from.flowers;
        gardeners = from.gardeners;
        scores = from.scores;
        dice = from.dice;
        phase = from.phase;
        seat = from.seat;
        first = from.first;
        toRoll = from.toRoll;
        idle = from.idle;
        extra = from.extra;
    }

    /// Returns a copy that keeps the events of the rules. Only such copies have a field for events, so that search
    /// and simulation allocate less.
    static Draft listening(Draft from) {
        var events = EventSink.<MarsEvent>listening();
        return new Draft(from) {
            @Override
            EventSink<MarsEvent> events() {
                return events;
            }
        };
    }

    /// Returns the sink for the events of the rules. A plain draft drops them.
    EventSink<MarsEvent> events() {
        return EventSink.silent();
    }

    static int cellOf(long gardeners, int number) {
        return (int) (gardeners >>> (CELL_BITS * number)) & Position.NOWHERE;
    }

    @Override
    MarsTerms terms() {
        return terms;
    }

    @Override
    Flowers flowers() {
        return flowers;
    }

    @Override
    int gardener(int number) {
        return cellOf(gardeners, number);
    }

    /// Puts the gardener with this number on a cell.
    void put(int number, int cell) {
        int shift = CELL_BITS * number;
        gardeners = (gardeners & ~((long) Position.NOWHERE << shift)) | ((long) cell << shift);
    }

    /// Moves the gardener of the seat that stands there.
    void walk(Cell from, Cell to) {
        put(cellOf(gardeners, seat) == from.index() ? seat : seat + TwoGardeners.SECOND, to.index());
    }

    @Override
    long scores() {
        return scores;
    }

    @Override
    int seat() {
        return seat;
    }

    @Override
    Dice dice() {
        return new Dice(dice);
    }

    void lay(Dice rolled) {
        dice = rolled.packed();
    }

    /// Takes the die out of play. The others stay for the next player. GM-3.9
    void useDie(int value) {
        dice = dice().without(value).packed();
    }

    /// Sets what the table waits for now, of the seat whose turn it is.
    void waitFor(Phase next) {
        phase = next;
        if (events().isHeard()) {
            events().add(new MarsEvent.PhaseChanged(Seat.of(seat), next));
        }
    }

    /// Says that a rule has an effect.
    void tell(MarsEvent.Rule rule) {
        if (events().isHeard()) {
            events().add(new MarsEvent.RuleApplied(rule));
        }
    }

    boolean hasFlowers(int seat) {
        return flowers.bunch(seat) != 0;
    }

    /// Counts a turn, an extra turn or a pass without a planting. GM-5.4 GM-D5
    void countIdleTurn() {
        count(Math.min(idle + 1, MOST_IDLE));
    }

    /// Begins to count anew after a planting. GM-5.4
    void countNoIdleTurn() {
        count(0);
    }

    private void count(int turns) {
        if (events().isHeard() && turns != idle) {
            events().add(new MarsEvent.IdleTurnsCounted(idle, turns));
        }
        idle = turns;
    }

    /// Returns the position that was reached. This draft must not change again.
    Position position() {
        return new Position(this);
    }

    /// Returns true if both tables are equal.
    boolean isLike(Draft that) {
        return gardeners == that.gardeners
                && scores == that.scores
                && dice == that.dice
                && phase == that.phase
                && seat == that.seat
                && first == that.first
                && toRoll == that.toRoll
                && extra == that.extra
                && idle == that.idle
                && flowers.equals(that.flowers)
                && terms.equals(that.terms);
    }

    /// Returns a hash that is the same for equal tables.
    int hash() {
        return Objects.hash(flowers, gardeners, scores, dice, phase, seat, first, toRoll, extra, idle);
    }
}
