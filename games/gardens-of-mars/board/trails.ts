// Turns events into what the board draws and the result adds up.
import type { SumPart } from '$toolkit/board';
import { byCause } from '$toolkit/kinds';
import type { Frame } from '$toolkit/types';
import { t } from '$words/gardens-of-mars';
import type { GardensOfMars } from '$wire';
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
    events.flatMap((event) =>
        event.kind === 'planted' || event.kind === 'stepped-on-flower'
            ? [{ seat: seats.indexOf(event.seat), from: event.from, to: event.cell }]
            : [],
    );

/** A source of points: the colour of a planted flower, or another reason to move a marker. */
export type Cause = Colour | 'stepped' | 'wasted' | 'skipped' | 'skipped-back';

export const isColour = (cause: Cause): cause is Colour => COLOURS.some((colour) => colour === cause);

/** Returns the source of the points that follow an event; undefined if it brings none. */
function causeOf(event: MarsEvent): Cause | undefined {
    switch (event.kind) {
        case 'planted':
            return event.colour;
        case 'stepped-on-flower':
            return 'stepped';
        case 'die-wasted':
            return 'wasted';
        case 'first-player-drawn':
        case 'placing-turn-began':
        case 'gardener-placed':
        case 'gardeners-placed':
        case 'flowers-dealt':
        case 'gardener-chosen':
        case 'dice-rolled':
        case 'colour-used-up':
        case 'scored':
        case 'point-lost':
        case 'squares-skipped':
        case 'extra-turn-began':
        case 'turn-began':
        case 'passed':
        case 'phase-changed':
        case 'extra-turn-earned':
        case 'extra-turn-missed':
        case 'idle-turns-counted':
        case 'game-ended':
            return undefined;
    }
}

/** Returns the events of a seat in the whole game. */
export const eventsOf = (frames: readonly Frame<GardensOfMars>[], seat: string): MarsEvent[] =>
    frames.slice(1).flatMap(({ events }) => events.filter((event) => 'seat' in event && event.seat === seat));

/** Returns the points of a seat by their sources. They add up to the score. */
export function points(frames: readonly Frame<GardensOfMars>[], seat: string): ReadonlyMap<Cause, number> {
    const parts = new Map<Cause, number>();
    const count = (cause: Cause, gained: number) => parts.set(cause, (parts.get(cause) ?? 0) + gained);
    for (const { cause, events } of byCause(eventsOf(frames, seat), causeOf)) {
        for (const event of events) {
            if (event.kind === 'scored' && cause) count(cause, event.points);
            if (event.kind === 'point-lost' && cause) count(cause, event.to - event.from);
            if (event.kind === 'squares-skipped') count(event.to > event.from ? 'skipped' : 'skipped-back', event.to - event.from);
        }
    }
    return parts;
}

/** Returns the words for a source of points. */
export const causeName = (cause: Cause): string => (isColour(cause) ? colourName(cause) : t(`sum.${cause}`));

/** Returns the points of a seat as parts of a sum, the most first. */
export const sum = (frames: readonly Frame<GardensOfMars>[], seat: string): SumPart[] =>
    [...points(frames, seat)].map(([cause, gained]) => ({ says: causeName(cause), points: gained })).sort((a, b) => b.points - a.points);
