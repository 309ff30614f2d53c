import type { Frame } from '../wire';
import { moverOf } from './captions';

/**
 * Returns true if a seat has already moved in the current turn. The first click of a turn never finishes a move, not even at
 * a button that names the whole move, because it may be meant for something else.
 *
 * @param frames the latest positions, oldest first
 * @param inTurn whose turn it is in a view
 */
export function hasMovedInTurn(frames: readonly Frame[], seat: string, inTurn: (view: object) => string | undefined): boolean {
    const other = frames.findLastIndex((frame) => inTurn(frame.view) !== seat);
    return frames.slice(other + 1).some((frame) => moverOf(frame) === seat);
}
