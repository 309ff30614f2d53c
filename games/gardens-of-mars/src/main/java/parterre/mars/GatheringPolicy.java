package parterre.mars;

import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Policy;
import parterre.mars.MarsMove.Plant;

/// Plays more or less as people do, for playouts. Of a few random moves it takes the one that scores most at once.
final class GatheringPolicy implements Policy<Position, MarsMove> {
    /// The worth of a move that plants nothing.
    private static final int LOSS = -1;

    private static final int DRAWN = 3;

    @Override
    public String name() {
        return "gatherer";
    }

    @Override
    public int choose(Position position, Seat seat, Moves<MarsMove> moves, Luck luck) {
        int size = moves.size();
        int chosen = luck.below(size);
        if (size == 1 || position.phase() != Phase.MOVE) {
            return chosen;
        }
        int most = points(position, moves.get(chosen));
        for (int i = 1; i < DRAWN; i++) {
            int other = luck.below(size);
            int points = points(position, moves.get(other));
            if (points > most) {
                most = points;
                chosen = other;
            }
        }
        return chosen;
    }

    private static int points(Position position, MarsMove move) {
        return move instanceof Plant plant
                ? position.flowers().connected(plant.to().index(), plant.colour())
                : LOSS;
    }
}
