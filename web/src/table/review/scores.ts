// The course of the scores of a game, and the best move of each party by points.
import type { GameBoard } from '$toolkit/board';
import { seatIndex } from '$toolkit/texts';
import type { Frame, Party } from '../../wire';

/** The move of a party that brought it more points than any other of its moves. */
export interface BestMove {
    /** The index of the party. */
    readonly party: number;
    readonly step: number;
    readonly gain: number;
}

/** The part of a board that reads scores from views. */
type Scorer = Pick<GameBoard, 'score' | 'others'>;

/** Returns the score of each party after each step; empty where the game does not tell scores as numbers all the way. */
export function scoresOf(frames: readonly Frame[], parties: readonly Party[], board: Scorer): number[][] {
    const scores = frames.map(({ view }) =>
        parties.map(({ seat, name }) => {
            const score = seat ? board.score(view, seatIndex(seat)) : board.others?.(view).find(({ party }) => party === name)?.score;
            return score ? Number(score) : NaN;
        }),
    );
    const told = scores.every((row) => row.every(Number.isFinite));
    // A score that comes only with the end has no course.
    return told && scores.slice(0, -1).some((row) => row.some((one) => one !== 0)) ? scores : [];
}

/** Returns the best move of each party that gained points by its own moves, in the order of the parties. */
export function bestMoves(frames: readonly Frame[], parties: readonly Party[], scores: readonly (readonly number[])[]): BestMove[] {
    return parties.flatMap(({ seat }, party) => {
        let best: BestMove | undefined;
        for (const [i, { step, by }] of frames.entries()) {
            const gain = (scores[i]?.[party] ?? 0) - (scores[i - 1]?.[party] ?? 0);
            if (i > 0 && seat && by.length === 1 && by[0] === seat && gain > (best?.gain ?? 0)) best = { party, step, gain };
        }
        return best ? [best] : [];
    });
}
