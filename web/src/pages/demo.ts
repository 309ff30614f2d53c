// The positions that the small board on a game's card shows: those of its lesson, which are real ones.
import type { GameBoard } from '$toolkit/board';

/** Shows at most so many positions, one after the other and again. */
const MOST = 4;

/** The time for which each is shown, in milliseconds. */
export const EACH_MILLIS = 5000;

/** Returns the positions that the game's own rules draw, each once and in their order; the first ones of the lesson otherwise. */
export function scenes({ lesson, pictures }: Pick<GameBoard, 'lesson' | 'pictures'>): readonly string[] {
    const drawn = (pictures?.() ?? []).flatMap((one) => (one === 'opening' ? [] : one.position));
    return [...new Set(drawn.length > 0 ? drawn : (lesson?.() ?? []).map(({ position }) => position))].slice(0, MOST);
}
