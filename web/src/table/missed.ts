// Finds what has happened since a player's own last move.
import type { Frame } from '../wire';
import type { Caption } from './captions';

/** Returns true if one of these seats moved in this step, alone or with others. */
const moved = (frame: Frame, seats: readonly string[]): boolean => frame.by.some((seat) => seats.includes(seat));

/**
 * Returns the seats whose last turn counts. Of several seats on one device, this is the one that the table waits
 * for.
 */
export const viewerSeats = (mine: readonly string[], due: string | undefined): readonly string[] => (mine.length > 1 && due ? [due] : mine);

/** Returns the steps after the last move of these seats; none if they have not moved yet. */
export function missedSteps(frames: readonly Frame[], seats: readonly string[]): Caption[] {
    const last = frames.findLastIndex((frame) => moved(frame, seats));
    return last < 0 ? [] : frames.slice(last + 1).map((frame, i) => ({ frame, before: frames[last + i] }));
}
