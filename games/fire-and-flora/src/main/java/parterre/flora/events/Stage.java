package parterre.flora.events;

import java.util.List;
import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Seat;
import parterre.engine.Worded;
import parterre.flora.cards.Where;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;

/// The thing that a position waits for. Everything in it is public.
public sealed interface Stage {
    /// A stage in which chance decides.
    interface ForChance {}

    /// A Headquarters is dealt to a seat. FF-3.2
    record Dealing(Seat seat) implements Stage, ForChance {}

    /// Lands are turned up for the Property Market. FF-3.4 FF-4.2
    ///
    /// @param left how many more
    record Market(int left) implements Stage, ForChance {}

    /// Seats draw lands to decide who begins. FF-3.8
    ///
    /// @param who the seats that draw, in order
    /// @param drawn the lands that the first of them have drawn
    record Lots(List<Seat> who, List<String> drawn) implements Stage, ForChance {
        public Lots {
            who = List.copyOf(who);
            drawn = List.copyOf(drawn);
        }
    }

    /// A plain lot says who begins. FF-3.8
    record FirstLot() implements Stage, ForChance {}

    /// The next event card is drawn. It is called as in the pinned events. FF-4.1
    record Event() implements Stage, ForChance {}

    /// An event card is drawn to be looked at. FF-11.3
    record Looking() implements Stage, ForChance {}

    /// One of two event cards is chosen. FF-11.3
    record Forecasting() implements Stage {}

    /// The die is rolled. FF-8.2
    record Die() implements Stage, ForChance {}

    /// A seat draws Resource Cards.
    ///
    /// @param left how many more
    /// @param others seats that draw after it, in order
    record Drawing(Seat seat, int left, Purpose purpose, List<Seat> others) implements Stage, ForChance {
        public Drawing {
            others = List.copyOf(others);
        }
    }

    /// The Pack Rat goes round. FF-11.4
    record Rats() implements Stage, ForChance {}

    /// The active player acts. FF-4.4
    ///
    /// @param suggested the trade that a partner who has just declined would take instead, as an offer of the
    ///     active player
    record Action(Optional<FloraMove.Offer> suggested) implements Stage {
        /// Nothing is suggested.
        public static final Action FREE = new Action(Optional.empty());
    }

    /// Other seats may block the last card laid. FF-7.5
    ///
    /// @param open the cards of the play that may be blocked, from 0; used until one of them is blocked
    /// @param answered the card of the play that is being blocked; -1 before
    /// @param chain how many blocks have been laid on it
    /// @param layer the seat that laid the last card
    record Window(FloraMove.Played play, List<Integer> open, int answered, int chain, Seat layer) implements Stage {
        public Window {
            open = List.copyOf(open);
        }
    }

    /// A card is taken from a pocket. FF-7.4
    record Robbing(Seat victim) implements Stage, ForChance {}

    /// A trade is proposed. FF-9.1
    record Offered(FloraMove.Offer offer) implements Stage {}

    /// A seat is asked in the middle of an event card or a play.
    ///
    /// @param seat the seat that is asked
    record Asking(Question question, Seat seat, Work work) implements Stage {}

    /// The game has ended. FF-10.1
    record Over() implements Stage {}

    /// Why Resource Cards are drawn.
    enum Purpose implements Worded {
        /// Consolation for going fourth. FF-3.9
        @ByRule({"FF-3.9", "FF-J42"})
        START("start"),
        /// The income of the lands. FF-4.3
        INCOME("income"),
        /// Bought. FF-4.4
        BOUGHT("bought"),
        /// By an event card. FF-11.4
        EVENT("event");

        private final String word;

        Purpose(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /// Work in progress that questions can interrupt.
    ///
    /// @param cause the cause of the work
    /// @param where the reach of an event card; without meaning for other causes
    /// @param seats the seats that are still to come, in order
    /// @param seat the seat whose row is being worked through
    /// @param slot its land, from 0
    /// @param plant the plant when it was reached, 0 for none
    /// @param icons the icons that reached it
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

    /// The causes of actions of plants.
    enum Cause implements Worded {
        /// A play of the active player.
        PLAY("play"),
        /// An event card that reaches plants in burn order.
        SWEEP("sweep"),
        /// An event card by which players choose plants.
        CHOICE("choice"),
        /// An Earthquake.
        QUAKE("quake");

        private final String word;

        Cause(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }
}
