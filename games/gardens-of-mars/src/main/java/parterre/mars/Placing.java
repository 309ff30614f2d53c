package parterre.mars;

import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.mars.MarsMove.Begin;
import parterre.mars.MarsMove.Place;

/// Decides who begins, and places the gardeners. GM-2.1 GM-2.3
final class Placing {
    private Placing() {}

    /// Returns the first position.
    static Position start(MarsTerms terms) {
        if (terms.opening().isDrawn()) {
            return new Draft(terms, Phase.BEGIN, 0).position();
        }
        return new Draft(terms, firstPhase(terms), terms.opening().firstSeat()).position();
    }

    /// Sets the seat that begins. GM-2.1
    static void play(Draft table, Begin move) {
        table.first = move.first().index();
        table.seat = table.first;
        if (table.events().isHeard()) {
            table.events().add(new MarsEvent.FirstPlayerDrawn(move.first()));
        }
        if (firstPhase(table.terms) == Phase.PLACE) {
            begin(table);
        } else {
            table.waitFor(Phase.DEAL);
        }
    }

    /// Lets the seat whose turn it is place the next gardener. GM-2.3
    static void begin(Draft table) {
        table.waitFor(Phase.PLACE);
        if (table.events().isHeard()) {
            table.events().add(new MarsEvent.PlacingTurnBegan(Seat.of(table.seat)));
        }
    }

    /// Returns the first phase after it is known who begins: gardeners are placed, or by house rule flowers are
    /// dealt first. GM-A18
    private static Phase firstPhase(MarsTerms terms) {
        return terms.opening().dealFirst() ? Phase.DEAL : Phase.PLACE;
    }

    /// Returns the cells on which a gardener may be placed, in reading order: all except the centre and taken
    /// cells. GM-2.3
    static Moves<MarsMove> moves(Table table) {
        return new FreeCells(free(table));
    }

    static Cells free(Table table) {
        var free = Cells.ALL.minus(Cells.NONE.with(Cell.CENTRE.index()));
        for (int number = 0; number < table.terms().allGardeners(); number++) {
            int cell = table.gardener(number);
            if (cell != Position.NOWHERE) {
                free = free.minus(Cells.NONE.with(cell));
            }
        }
        return free;
    }

    static Optional<Refusal> refusal(Position position, Place move) {
        if (move.cell().equals(Cell.CENTRE)) {
            return Optional.of(new Refusal("GM-2.3", new MarsRefusal.NotOnTheCentre(Cell.CENTRE.toString())));
        }
        return free(position).has(move.cell().index())
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "GM-2.3", new MarsRefusal.CellIsTaken(move.cell().toString())));
    }

    /// Places a gardener. Seats take turns until all are placed. GM-2.3 GM-6.2
    static void play(Draft table, Place move) {
        int seat = table.seat;
        boolean isFirstOfSeat = table.gardener(seat) == Position.NOWHERE;
        table.put(isFirstOfSeat ? seat : seat + TwoGardeners.SECOND, move.cell().index());
        if (table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.GardenerPlaced(Seat.of(seat), move.cell().toString()));
            if (table.terms.twoGardeners()) {
                table.tell(MarsEvent.Rule.TWO_GARDENERS);
            }
        }
        table.seat = table.terms.after(seat);
        if (!areAllPlaced(table)) {
            begin(table);
        } else if (table.terms.opening().dealFirst()) {
            Turns.begin(table);
        } else {
            table.waitFor(Phase.DEAL);
            if (table.events().isHeard()) {
                table.events().add(new MarsEvent.GardenersPlaced(Seat.of(table.seat)));
            }
        }
    }

    private static boolean areAllPlaced(Draft table) {
        for (int number = 0; number < table.terms.allGardeners(); number++) {
            if (table.gardener(number) == Position.NOWHERE) {
                return false;
            }
        }
        return true;
    }

    private record FreeCells(Cells cells) implements Moves<MarsMove> {
        @Override
        public int size() {
            return cells.size();
        }

        @Override
        public MarsMove get(int index) {
            return new Place(Cell.of(cells.nth(index)));
        }
    }
}
