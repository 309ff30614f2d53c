// Turns events into what the board draws and the result adds up.
import type { SumPart } from '$toolkit/board';
import { byCause } from '$toolkit/kinds';
import type { Frame } from '$toolkit/types';
import { t } from '$words/gardens-of-mars';
import type { GardensOfMars } from '$wire';
import { colourName } from './view';
import type { MarsEvent } from './view';

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

/** What the points behind an event come from, in words; undefined if it brings none. */
function causeOf(event: MarsEvent): string | undefined {
    switch (event.kind) {
        case 'planted':
            return colourName(event.colour);
        case 'stepped-on-flower':
            return t('sum.stepped');
        case 'die-wasted':
            return t('sum.wasted');
        default:
            return undefined;
    }
}

/** The points of a seat by colour, by skipped squares and by loss. They add up to the score. */
export function sum(frames: readonly Frame<GardensOfMars>[], seat: string): SumPart[] {
    const parts = new Map<string, number>();
    const count = (says: string, points: number) => parts.set(says, (parts.get(says) ?? 0) + points);
    const own = frames.slice(1).flatMap(({ events }) => events.filter((event) => 'seat' in event && event.seat === seat));
    for (const { cause = '', events } of byCause(own, causeOf)) {
        for (const event of events) {
            if (event.kind === 'scored') count(cause, event.points);
            if (event.kind === 'point-lost') count(cause, event.to - event.from);
            if (event.kind === 'squares-skipped')
                count(event.to > event.from ? t('sum.skipped') : t('sum.skipped-back'), event.to - event.from);
        }
    }
    return [...parts].map(([says, points]) => ({ says, points })).sort((a, b) => b.points - a.points);
}
