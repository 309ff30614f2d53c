package parterre.mars;

import java.util.List;
import parterre.engine.ByRule;
import parterre.engine.EndCause;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Seat;

/// An event in a game of Gardens of Mars. The rules emit it where they change the table. Nothing is hidden in
/// this game, so every viewer sees all events. GM-D16
///
/// Cells are written as in RULES.md (`e5`). Lists of dice are ascending.
public sealed interface MarsEvent extends Event {

    /// Chance has said who begins. GM-2.1
    @ByRule("GM-2.1")
    record FirstPlayerDrawn(Seat seat) implements MarsEvent {}

    /// This seat is the next to place a gardener. GM-2.3
    @ByRule("GM-2.3")
    record PlacingTurnBegan(Seat seat) implements MarsEvent {}

    /// A gardener starts on this cell. GM-2.3
    @ByRule("GM-2.3")
    record GardenerPlaced(Seat seat, String cell) implements MarsEvent {}

    /// All gardeners stand in the garden, and the flowers are dealt next.
    ///
    /// @param first the first seat in turn order
    record GardenersPlaced(Seat first) implements MarsEvent {}

    /// A player has been dealt these flowers. GM-2.4
    ///
    /// @param flowers in the order of the rulebook, without the colours that the player did not get
    @ByRule("GM-2.4")
    record FlowersDealt(Seat seat, List<Pile> flowers) implements MarsEvent {
        public FlowersDealt {
            flowers = List.copyOf(flowers);
        }
    }

    /// Flowers of one colour before a player.
    record Pile(Colour colour, int count) implements Message {}

    /// A player with two gardeners has said which one gives the dice. GM-A8
    ///
    /// @param cell where that gardener stands
    /// @param dice how many dice are about to be rolled
    @ByRule("GM-A8")
    record GardenerChosen(Seat seat, String cell, int dice) implements MarsEvent {}

    /// Dice have been rolled and lie on the table. GM-3.1e
    @ByRule({"GM-3.1", "GM-3.1e"})
    record DiceRolled(Seat seat, List<Integer> dice) implements MarsEvent {
        public DiceRolled {
            dice = List.copyOf(dice);
        }
    }

    /// A gardener has walked to a cell and planted a flower there. The die is out of play. GM-3.8 GM-3.9
    ///
    /// @param die the value of the die used
    /// @param from where the gardener stood
    /// @param cell where the flower grows and the gardener stands now
    /// @param joined how many other flowers of this colour the new one is connected to
    @ByRule({"GM-3.8", "GM-3.9"})
    record Planted(Seat seat, int die, String from, String cell, Colour colour, int joined) implements MarsEvent {}

    /// The planter has no flower of this colour left.
    record ColourUsedUp(Seat seat, Colour colour) implements MarsEvent {}

    /// A gardener has walked onto a flower, and nothing is planted. The die is out of play. GM-3.7 GM-3.9
    ///
    /// @param die the value of the die used
    /// @param from where the gardener stood
    /// @param cell where the flower grows and the gardener stands now
    @ByRule({"GM-3.7", "GM-3.9"})
    record SteppedOnFlower(Seat seat, int die, String from, String cell) implements MarsEvent {}

    /// A die took no gardener of the player anywhere and is out of play. GM-3.6 GM-3.9
    @ByRule({"GM-3.6", "GM-3.9"})
    record DieWasted(Seat seat, int die) implements MarsEvent {}

    /// A planting has scored, and the marker moves forward. It belongs to the last planting before it. GM-4.2
    ///
    /// @param points more than 0
    /// @param from the score before
    /// @param to the score after, without squares skipped
    @ByRule("GM-4.2")
    record Scored(Seat seat, int points, int from, int to) implements MarsEvent {}

    /// A point is lost, and the marker moves back. Nothing is lost at 0. It belongs to the event with the die before
    /// it. GM-4.3
    ///
    /// @param from the score before
    /// @param to the score after, without squares skipped
    @ByRule("GM-4.3")
    record PointLost(Seat seat, int from, int to) implements MarsEvent {}

    /// The marker has gone on past occupied squares, in the direction in which it moved before. GM-4.2 GM-4.3
    ///
    /// @param squares how many, more than 0
    /// @param from the score that the points led to
    /// @param to the score after
    @ByRule("GM-4.2")
    record SquaresSkipped(Seat seat, int squares, int from, int to) implements MarsEvent {}

    /// A player who used a die has earned an extra turn, which begins. GM-6.1
    ///
    /// @param dice the dice on the table
    @ByRule({"GM-6.1", "GM-6.1d"})
    record ExtraTurnBegan(Seat seat, List<Integer> dice) implements MarsEvent {
        public ExtraTurnBegan {
            dice = List.copyOf(dice);
        }
    }

    /// Another turn begins. GM-3.10
    ///
    /// @param dice the dice on the table; if there are none, the player rolls
    /// @param toRoll how many dice the player is about to roll; 0 if there are dice on the table, or if the
    ///     player first says which gardener gives the dice
    @ByRule("GM-3.10")
    record TurnBegan(Seat seat, List<Integer> dice, int toRoll) implements MarsEvent {
        public TurnBegan {
            dice = List.copyOf(dice);
        }
    }

    /// A player without dice was surrounded by flowers, and the turn ended at once. GM-3.1f
    @ByRule({"GM-3.1f", "GM-A20"})
    record Passed(Seat seat) implements MarsEvent {}

    /// The table waits for something else, or for another seat.
    record PhaseChanged(Seat seat, Phase phase) implements MarsEvent, Event.Quiet {}

    /// A player has a reason for an extra turn, and there is a die for it. Two reasons give one turn. GM-6.1
    record ExtraTurnEarned(Seat seat, ExtraTurnReason reason) implements MarsEvent, Event.Quiet {}

    /// A player has a reason for an extra turn, and gets none. GM-6.1
    record ExtraTurnMissed(Seat seat, ExtraTurnObstacle obstacle) implements MarsEvent, Event.Quiet {}

    /// Why a player may get an extra turn.
    enum ExtraTurnReason {
        @ByRule("GM-6.1a")
        OWN_LAST_OF_COLOUR,
        /// All ten flowers of a colour lie in the garden.
        @ByRule({"GM-6.1a", "GM-D17"})
        LAST_OF_COLOUR,
        @ByRule("GM-6.1b")
        TAKEN_SQUARE,
        @ByRule("GM-A9")
        TAKEN_SQUARE_BY_LOSS
    }

    /// Why a player gets no extra turn although there is a reason.
    enum ExtraTurnObstacle {
        @ByRule("GM-6.1c")
        NO_DIE,
        @ByRule("GM-6.1e")
        GAME_IS_OVER
    }

    /// Turns, extra turns and passes in a row without a planting have been counted. GM-5.4 GM-D5
    ///
    /// @param from how many there were, 0 to 4,095
    /// @param to how many there are, 0 after a planting
    record IdleTurnsCounted(int from, int to) implements MarsEvent, Event.Quiet {}

    /// A rule had an effect that no other event names.
    record RuleApplied(Rule rule) implements MarsEvent, Event.RuleEffect {}

    /// A rule that had an effect.
    enum Rule {
        @ByRule("GM-3.2")
        DICE_STAY,
        @ByRule("GM-4.1")
        GROUP_SCORES,
        @ByRule("GM-5.3")
        PLACES,
        @ByRule("GM-6.2")
        TWO_GARDENERS,
        @ByRule("GM-6.3")
        TOGETHER,
        @ByRule("GM-A1")
        OVER_CENTRE,
        @ByRule("GM-A5")
        BEYOND_TRACK,
        @ByRule("GM-A6")
        SKIPPED_POINTS_COUNT,
        @ByRule("GM-A7")
        BACK_TO_START,
        @ByRule("GM-A15")
        ENDS_AT_ONCE,
        @ByRule("GM-A17")
        LEVEL,
        @ByRule("GM-D6")
        ROUND_ENDS
    }

    /// The game is over.
    ///
    /// @param seat the seat whose turn it was; if the round was played to its end, the seat that would have
    ///     been next
    record GameEnded(Seat seat, Cause cause) implements MarsEvent {}

    /// Why a game is over.
    enum Cause implements EndCause {
        /// A player has planted the last flower. GM-5.1
        @ByRule("GM-5.1")
        OUT_OF_FLOWERS("out of flowers"),
        /// Nobody can roll, and no dice lie on the table. GM-5.2
        @ByRule("GM-5.2")
        DEADLOCK("nobody can move or roll"),
        /// Too many turns went by without a planting. GM-5.4
        @ByRule("GM-5.4")
        IDLE("too long without a planting");
        private final String notation;

        Cause(String notation) {
            this.notation = notation;
        }

        @Override
        public String notation() {
            return notation;
        }
    }
}
