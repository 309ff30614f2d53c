package parterre.mars;

import java.util.List;
import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.mars.MarsMove.RollFor;
import parterre.mars.MarsTerms.Gardeners;

/// The variant in which two players have two gardeners each. Either may be moved, and all four block each other. Who
/// finds no dice says first for which of his gardeners he rolls. GM-6.2 GM-A8
final class TwoGardeners {
    /// The second gardener of a seat has this much higher a number than the first.
    static final int SECOND = 2;

    private TwoGardeners() {}

    /// Whether the player must say for which gardener he rolls: only if both have a flowerless neighbour. GM-A8 GM-D2
    static boolean isChoice(Draft table, int seat) {
        return table.terms.gardeners() == Gardeners.TWO_AND_ONE_IS_CHOSEN
                && table.flowers.freeNextTo(table.gardener(seat)) > 0
                && table.flowers.freeNextTo(table.gardener(seat + SECOND)) > 0;
    }

    /// The most dice that the seat can roll: what it rolls where there is no choice, and 0 if neither gardener has a
    /// flowerless neighbour. GM-A8 GM-D3
    static int mostDice(Draft table, int seat) {
        int one = table.flowers.freeNextTo(table.gardener(seat));
        int other = table.flowers.freeNextTo(table.gardener(seat + SECOND));
        return table.terms.gardeners() == Gardeners.TWO_AND_BOTH_COUNT
                ? Math.min(one + other, Dice.MOST)
                : Math.max(one, other);
    }

    /// One roll for each gardener that the player may name, the one placed first first. GM-A8
    static Moves<MarsMove> choices(Table table) {
        int seat = table.seat();
        return Moves.of(List.of(
                new RollFor(Cell.of(table.gardener(seat))), new RollFor(Cell.of(table.gardener(seat + SECOND)))));
    }

    /// Nobody names a cell where none of his gardeners stands. GM-A8
    static Optional<Refusal> refusal(Position position, RollFor move) {
        int cell = move.gardener().index();
        return cell == position.gardener(position.seat()) || cell == position.gardener(position.seat() + SECOND)
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "GM-A8", new MarsRefusal.NoGardenerThere(move.gardener().toString())));
    }

    /// As many dice are rolled as the named gardener has flowerless neighbours; either may be moved then. GM-A8
    static void play(Draft table, RollFor move) {
        table.toRoll = table.flowers.freeNextTo(move.gardener().index());
        table.phase = Phase.ROLL;
        if (table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.GardenerChosen(
                            Seat.of(table.seat), move.gardener().toString(), table.toRoll));
        }
    }

    /// The moves of both gardeners: those of the one placed first, those of the other, then the dice that move neither.
    /// GM-6.2 GM-D12
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
