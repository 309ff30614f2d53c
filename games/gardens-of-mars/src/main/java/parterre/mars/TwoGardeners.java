package parterre.mars;

import java.util.List;
import java.util.Optional;
import parterre.engine.Moves;
import parterre.engine.Refusal;
import parterre.mars.MarsMove.RollFor;

/// The variant in which two players have two gardeners each. Either may be moved, and all four block each other.
/// GM-6.2
final class TwoGardeners {
    /// The second gardener of a seat has this much higher a number than the first.
    static final int SECOND = 2;

    private TwoGardeners() {}

    /// How many dice the seat rolls, as far as it need not choose: 0 if neither gardener has a flowerless neighbour. If
    /// the player has a choice to make, the larger number. GM-A8 GM-D3
    static int dice(Draft table, int seat) {
        int one = table.flowers.freeNextTo(table.gardener(seat));
        int other = table.flowers.freeNextTo(table.gardener(seat + SECOND));
        return table.options.twoDice() == MarsOptions.TwoDice.SUM6
                ? Math.min(one + other, Dice.MOST)
                : Math.max(one, other);
    }

    /// Whether the player says which gardener gives the dice: only if both have a flowerless neighbour. GM-A8 GM-D2
    static boolean isChoice(Draft table, int seat) {
        return table.options.twoGardeners()
                && table.options.twoDice() == MarsOptions.TwoDice.CHOOSE
                && table.flowers.freeNextTo(table.gardener(seat)) > 0
                && table.flowers.freeNextTo(table.gardener(seat + SECOND)) > 0;
    }

    /// The gardeners among whom the player chooses, the one placed first first. GM-A8
    static Moves<MarsMove> choices(Table table) {
        int seat = table.seat();
        return Moves.of(List.of(
                new RollFor(Cell.of(table.gardener(seat))), new RollFor(Cell.of(table.gardener(seat + SECOND)))));
    }

    static Optional<Refusal> refusal(Position position, RollFor move) {
        int cell = move.gardener().index();
        return cell == position.gardener(position.seat()) || cell == position.gardener(position.seat() + SECOND)
                ? Optional.empty()
                : Optional.of(new Refusal("GM-A8", "No gardener of yours stands on " + move.gardener() + "."));
    }

    /// The chosen gardener's flowerless neighbours are rolled for. GM-A8
    static void play(Draft table, RollFor move) {
        table.toRoll = table.flowers.freeNextTo(move.gardener().index());
        table.phase = Phase.ROLL;
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
