import type { Frame } from '../wire';
import { moverOf } from './captions';

/**
 * Whether a seat has moved in its turn that goes on. The first click of a turn never finishes a move, not even by a
 * button that names the whole of it: it may be meant for something else.
 *
 * @param frames the latest positions, oldest first
 * @param inTurn whose turn it is in a view
 */
export function hasActed(frames: readonly Frame[], seat: string, inTurn: (view: object) => string | undefined): boolean {
    const other = frames.findLastIndex((frame) => inTurn(frame.view) !== seat);
    return frames.slice(other + 1).some((frame) => moverOf(frame) === seat);
}
