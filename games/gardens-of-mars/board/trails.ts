// Turns events into what the board draws and the result adds up.
import type { SumPart } from '$toolkit/board';
import { byCause } from '$toolkit/kinds';
import type { Frame } from '$toolkit/types';
import { t } from '$words/gardens-of-mars';
import type { GardensOfMars } from '$wire';
import { isScore, isWalk, isWaste } from './eventkinds';
import { COLOURS, colourName } from './view';
import type { Colour, MarsEvent } from './view';

export interface Trail {
    /** Seat index from 0. */
    readonly seat: number;
    readonly from: string;
    readonly to: string;
}

/** Returns who went where, oldest first. */
export const trails = (events: readonly MarsEvent[], seats: readonly string[]): Trail[] =>
    events.filter(isWalk).map(({ seat, from, cell }) => ({ seat: seats.indexOf(seat), from, to: cell }));

/** A source of points: the colour of a planted flower, or another reason to move a marker. */
export type Cause = Colour | 'stepped' | 'wasted' | 'skipped' | 'skipped-back';

export const isColour = (cause: Cause): cause is Colour => COLOURS.some((colour) => colour === cause);

/** Returns the source of the points that follow an event; undefined if it brings none. */
function causeOf(event: MarsEvent): Cause | undefined {
    if (isWalk(event)) return event.kind === 'planted' ? event.colour : 'stepped';
    return isWaste(event) ? 'wasted' : undefined;
}

/** Returns the events of a seat in the whole game. */
export const eventsOf = (frames: readonly Frame<GardensOfMars>[], seat: string): MarsEvent[] =>
    frames.slice(1).flatMap(({ events }) => events.filter((event) => 'seat' in event && event.seat === seat));

/** Returns the points of a seat by their sources. They add up to the score. */
export function points(frames: readonly Frame<GardensOfMars>[], seat: string): ReadonlyMap<Cause, number> {
    const parts = new Map<Cause, number>();
    const count = (cause: Cause, gained: number) => parts.set(cause, (parts.get(cause) ?? 0) + gained);
    for (const { cause, events } of byCause(eventsOf(frames, seat), causeOf)) {
        for (const event of events.filter(isScore)) {
            const gained = event.to - event.from;
            if (event.kind === 'squares-skipped') count(gained > 0 ? 'skipped' : 'skipped-back', gained);
            else if (cause) count(cause, gained);
        }
    }
    return parts;
}

/** Returns the words for a source of points. */
export const causeName = (cause: Cause): string => (isColour(cause) ? colourName(cause) : t(`sum.${cause}`));

/** Returns the points of a seat as parts of a sum, the most first. */
export const sum = (frames: readonly Frame<GardensOfMars>[], seat: string): SumPart[] =>
    [...points(frames, seat)].map(([cause, gained]) => ({ says: causeName(cause), points: gained })).sort((a, b) => b.points - a.points);
