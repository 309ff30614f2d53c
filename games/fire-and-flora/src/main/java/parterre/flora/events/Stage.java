package parterre.flora.events;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.flora.cards.Where;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;

/// What a position waits for. Everything in it is public.
public sealed interface Stage {
    /// A Headquarters is dealt to a seat. FF-3.2
    record Dealing(Seat seat) implements Stage {}

    /// Lands are turned up for the Property Market. FF-3.4 FF-4.2
    ///
    /// @param left how many more
    record Market(int left) implements Stage {}

    /// Seats draw lands for who begins. FF-3.8
    ///
    /// @param who those who draw, in order
    /// @param drawn what the first of them have drawn
    record Lots(List<Seat> who, List<String> drawn) implements Stage {
        public Lots {
            who = List.copyOf(who);
            drawn = List.copyOf(drawn);
        }
    }

    /// A plain lot says who begins. FF-3.8
    record FirstLot() implements Stage {}

    /// The next event is drawn. FF-4.1
    record Event() implements Stage {}

    /// An event is drawn to be looked at. FF-11.3
    record Looking() implements Stage {}

    /// One of two events is chosen. FF-11.3
    record Forecasting() implements Stage {}

    /// The die is rolled. FF-8.2
    record Die() implements Stage {}

    /// A seat draws Resource Cards.
    ///
    /// @param left how many more
    /// @param others seats that draw after it, in order
    record Drawing(Seat seat, int left, Purpose purpose, List<Seat> others) implements Stage {
        public Drawing {
            others = List.copyOf(others);
        }
    }

    /// The Pack Rat goes round. FF-11.4
    record Rats() implements Stage {}

    /// The active player acts. FF-4.4
    ///
    /// @param suggested what somebody who has just declined would take instead, as an offer of the active player
    record Action(Optional<FloraMove.Offer> suggested) implements Stage {}

    /// Who may block the last card laid? FF-7.5
    ///
    /// @param open which cards of the play may be blocked, from 0; used until one of them is
    /// @param answered the card of the play that is being blocked; -1 before
    /// @param chain how many blocks have been laid on it
    /// @param layer who laid the last card
    record Window(FloraMove.Played play, List<Integer> open, int answered, int chain, Seat layer) implements Stage {
        public Window {
            open = List.copyOf(open);
        }
    }

    /// A card is taken from a pocket. FF-7.4
    record Robbing(Seat victim) implements Stage {}

    /// A trade is proposed. FF-9.1
    record Offered(FloraMove.Offer offer) implements Stage {}

    /// Somebody is asked in the middle of something.
    ///
    /// @param seat who
    record Asking(Question question, Seat seat, Work work) implements Stage {}

    /// The game has ended. FF-10.1
    record Over() implements Stage {}

    /// Why Resource Cards are drawn.
    enum Purpose {
        /// Consolation for going fourth. FF-3.9
        START,
        /// What the lands bring. FF-4.3
        INCOME,
        /// Bought. FF-4.4
        BOUGHT,
        /// By an event. FF-11.4
        EVENT
    }

    /// Something that is being done and can be interrupted by questions.
    ///
    /// @param cause what set it going
    /// @param where how far an event reaches; of no meaning for others
    /// @param seats who is still to come, in order
    /// @param seat whose row is gone through
    /// @param slot its land, from 0
    /// @param plant the plant as it was reached, 0 for none
    /// @param icons what reached it
    /// @param next the next of its lines to be done, from 0
    record Work(Cause cause, Where where, List<Seat> seats, Seat seat, int slot, int plant, int icons, int next) {
        public Work {
            seats = List.copyOf(seats);
        }

        public static Work of(Cause cause) {
            return new Work(cause, Where.BOTH, List.of(), Seat.of(0), 0, Plant.NONE, 0, 0);
        }

        public Work reaching(Seat seat, int slot, int plant) {
            return new Work(cause, where, seats, seat, slot, plant, icons, next);
        }

        public Work with(List<Seat> seats, Seat seat, int slot) {
            return new Work(cause, where, seats, seat, slot, plant, icons, next);
        }

        public Work answering(int icons) {
            return new Work(cause, where, seats, seat, slot, plant, icons, next);
        }

        public Work at(int line) {
            return line == next ? this : new Work(cause, where, seats, seat, slot, plant, icons, line);
        }
    }

    /// What sets plants going.
    enum Cause {
        /// A play of the active player.
        PLAY,
        /// An event that reaches plants in burn order.
        SWEEP,
        /// An event card by which players choose plants.
        CHOICE,
        /// An Earthquake.
        QUAKE
    }
}
