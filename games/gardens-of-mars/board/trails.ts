// Turns events into what the board draws and the result adds up.
import type { SumPart } from '$toolkit/board';
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

/** The points of a seat by colour, by skipped squares and by loss. They add up to the score. */
export function sum(frames: readonly Frame<GardensOfMars>[], seat: string): SumPart[] {
    const parts = new Map<string, number>();
    const count = (says: string, points: number) => parts.set(says, (parts.get(says) ?? 0) + points);
    /** What the latest points came from. */
    let source = '';
    for (const event of frames.slice(1).flatMap(({ events }) => events)) {
        if (!('seat' in event) || event.seat !== seat) continue;
        if (event.kind === 'planted') source = colourName(event.colour);
        if (event.kind === 'stepped-on-flower') source = t('sum.stepped');
        if (event.kind === 'die-wasted') source = t('sum.wasted');
        if (event.kind === 'scored') count(source, event.points);
        if (event.kind === 'point-lost') count(source, -1);
        if (event.kind === 'squares-skipped')
            count(event.to > event.from ? t('sum.skipped') : t('sum.skipped-back'), event.to - event.from);
    }
    return [...parts].map(([says, points]) => ({ says, points })).sort((a, b) => b.points - a.points);
}
