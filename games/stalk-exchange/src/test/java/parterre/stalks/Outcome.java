package parterre.stalks;

import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Step;

/// What really becomes of a move: what it leaves to do, and the upkeep if nothing more is done.
///
/// @param acted after the move and what was drawn for it; the upkeep may have followed by itself
/// @param goesOn whether the same player still has something to do in this turn
/// @param kept after harvest, bloom, values and the moving of the exchange, before it is filled; or where the player
///     must say which group is harvested
/// @param drawnFirst what was drawn before the upkeep
/// @param filled slots that were filled in the upkeep
/// @param end after the upkeep
/// @param isBlurred whether the next players' turns passed by themselves, so that nothing can be told apart any more
record Outcome(Draft acted, boolean goesOn, Draft kept, long drawnFirst, int filled, Draft end, boolean isBlurred) {
    private static final StalkGame GAME = new StalkGame();

    static Outcome of(Position before, Seat seat, StalkMove move, Luck luck) {
        int turn = before.table().turn;
        var position = GAME.play(before, new Step.Turn<>(seat, move));
        long drawn = Bunch.NONE;
        while (position.table().phase == Phase.FILL || position.table().phase == Phase.FLUSH) {
            var draw = draw(position, luck);
            drawn = Bunch.with(drawn, draw.flower().type());
            position = GAME.play(position, draw);
        }
        var acted = position.table();
        boolean goesOn = acted.phase == Phase.ACT && acted.turn == turn;
        if (goesOn) {
            var stopped = position.draft();
            stopped.actions = 0;
            Turns.keepUp(stopped);
            position = stopped.position();
        }
        var kept = position.table();
        int filled = 0;
        while (position.table().phase == Phase.REFILL && position.table().turn == turn) {
            position = GAME.play(position, draw(position, luck));
            filled++;
        }
        var end = position.table();
        boolean isNext = end.turn == turn + 1 && end.phase == Phase.ACT && end.actions == 2;
        return new Outcome(acted, goesOn, kept, drawn, filled, end, end.turn > turn && !isNext);
    }

    private static StalkMove.Draw draw(Position position, Luck luck) {
        if (GAME.next(position) instanceof Next.Chance<StalkMove>(var odds)
                && odds.sample(luck) instanceof StalkMove.Draw draw) {
            return draw;
        }
        throw new AssertionError("a flower is drawn in " + position.table().phase);
    }
}
