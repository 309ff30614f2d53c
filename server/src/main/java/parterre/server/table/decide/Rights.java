package parterre.server.table.decide;

import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.state.Chair;
import parterre.server.table.state.TableState;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;

/// Checks who may do what at a table, and when.
final class Rights {
    private Rights() {}

    /// Returns a seat of the table.
    static Chair chair(TableState state, Seat seat) {
        if (seat.index() >= state.chairs().size()) {
            throw ObjectionException.of(FaultCode.SETUP, new ServerFault.TableHasNo(seat), "seat");
        }
        return state.chair(seat);
    }

    /// Returns a seat that belongs to the person, whether or not they have resigned.
    static Chair own(TableState state, Person by, Seat seat) {
        if (!chair(state, seat).isOf(by.id())) {
            throw notYours(seat);
        }
        return chair(state, seat);
    }

    /// Returns a seat for which the person plays.
    static Chair playing(TableState state, Person by, Seat seat) {
        if (seat.index() >= state.chairs().size() || !state.chair(seat).isOf(by.id())) {
            throw notYours(seat);
        }
        if (state.chair(seat).resigned()) {
            throw ObjectionException.of(FaultCode.NOT_YOURS, new ServerFault.SeatGivenUp(), "seat");
        }
        return state.chair(seat);
    }

    private static ObjectionException notYours(Seat seat) {
        return ObjectionException.of(FaultCode.NOT_YOURS, new ServerFault.NotYourSeat(seat), "seat");
    }

    static void checkHost(TableState state, Person by) {
        if (!state.host().equals(by.id())) {
            throw ObjectionException.of(FaultCode.NOT_HOST, new ServerFault.OnlyHost());
        }
    }

    static void checkSeating(TableState state, ServerFault.Late what) {
        if (state.phase() != TableHead.Phase.SEATING) {
            throw ObjectionException.of(FaultCode.PHASE, new ServerFault.TooLate(what));
        }
    }

    /// Checks that a game is going on in which moves can be made.
    static void checkPlaying(TableState state) {
        if (state.phase() != TableHead.Phase.PLAYING) {
            throw ObjectionException.of(
                    FaultCode.PHASE,
                    state.phase() == TableHead.Phase.OVER ? new ServerFault.GameOver() : new ServerFault.NotBegun());
        }
    }

    /// Checks that a game is going on, of which seats are held by people or bots.
    static void checkGame(TableState state) {
        if (state.phase() != TableHead.Phase.PLAYING) {
            throw ObjectionException.of(FaultCode.PHASE, new ServerFault.NoGameGoing());
        }
    }
}
