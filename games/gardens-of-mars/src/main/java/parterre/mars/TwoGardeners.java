package parterre.mars;

import java.util.List;
import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.mars.MarsMove.RollFor;
import parterre.mars.MarsTerms.Gardeners;

/// The variant in which two players have two gardeners each. A player may move either one, and all four block each
/// other. If there are no dice on the table, the player first says which of their gardeners they roll for. GM-6.2
/// GM-A8
final class TwoGardeners {
    /// The number of a seat's second gardener is this much higher than that of the first.
    static final int SECOND = 2;

    private TwoGardeners() {}

    /// Returns true if the player must say which gardener they roll for. They must only if both have a flowerless
    /// neighbour. GM-A8 GM-D2
    static boolean isChoice(Draft table, int seat) {
        return table.terms.gardeners() == Gardeners.TWO_AND_ONE_IS_CHOSEN
                && table.flowers.freeNextTo(table.gardener(seat)) > 0
                && table.flowers.freeNextTo(table.gardener(seat + SECOND)) > 0;
    }

    /// Returns the most dice that the seat can roll. Without a choice this is what it rolls. It is 0 if neither
    /// gardener has a flowerless neighbour. GM-A8 GM-D3
    static int mostDice(Draft table, int seat) {
        int one = table.flowers.freeNextTo(table.gardener(seat));
        int other = table.flowers.freeNextTo(table.gardener(seat + SECOND));
        return table.terms.gardeners() == Gardeners.TWO_AND_BOTH_COUNT
                ? Math.min(one + other, Dice.MOST)
                : Math.max(one, other);
    }

    /// Returns one move for each gardener that the player may name. The gardener placed first comes first. GM-A8
    static Moves<MarsMove> choices(Table table) {
        int seat = table.seat();
        return Moves.of(List.of(
                new RollFor(Cell.of(table.gardener(seat))), new RollFor(Cell.of(table.gardener(seat + SECOND)))));
    }

    /// Refuses a cell where none of the player's gardeners stands. GM-A8
    static Optional<Refusal> refusal(Position position, RollFor move) {
        int cell = move.gardener().index();
        return cell == position.gardener(position.seat()) || cell == position.gardener(position.seat() + SECOND)
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "GM-A8", new MarsRefusal.NoGardenerThere(move.gardener().toString())));
    }

    /// Sets the number of dice to the named gardener's flowerless neighbours. The player may then move either. GM-A8
    static void play(Draft table, RollFor move) {
        table.toRoll = table.flowers.freeNextTo(move.gardener().index());
        table.waitFor(Phase.ROLL);
        if (table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.GardenerChosen(
                            Seat.of(table.seat), move.gardener().toString(), table.toRoll));
        }
    }

    /// The moves of both gardeners. The moves of the one placed first come first, then those of the other, then
    /// the dice that move neither. GM-6.2 GM-D12
    record BothWalk(Walks first, Walks second, int deadFaces) implements Moves<MarsMove> {
        @Override
        public int size() {
            return first.size() + second.size() + Integer.bitCount(deadFaces);
        }

        @Override
        public MarsMove get(int index) {
            if (index < first.size()) {
                return first.get(index);
            }
            int rest = index - first.size();
            return rest < second.size() ? second.get(rest) : Walks.nthDead(deadFaces, rest - second.size());
        }
    }
}
