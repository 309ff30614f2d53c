// Finds the previews of moves for the board.
import type { Entry } from '$toolkit/entry.svelte';
import type { MovePreview } from '$toolkit/types';
import { fits } from '$toolkit/narrow';
import type { GardensOfMars } from '$wire';
import { isScore } from './eventkinds';
import { PICK, dieId } from './view';

export type Asking = Entry<GardensOfMars>;

/** The gains of a move. */
export interface Gain {
    /** Points won, or lost if negative; squares skipped are not counted. */
    readonly points: number;
    /** The squares that the marker skips besides, forward or back. */
    readonly skips: number;
    /** The score afterwards, if it changes. */
    readonly score?: number;
}

export function gain({ events }: MovePreview<GardensOfMars>): Gain {
    let found: Gain = { points: 0, skips: 0 };
    for (const event of events.filter(isScore)) {
        const change = event.kind === 'squares-skipped' ? { skips: event.squares } : { points: event.to - event.from };
        found = { ...found, ...change, score: event.to };
    }
    return found;
}

/** What a move brings, in the words of its events: the one that names it, and those that move the marker. */
export interface Outcome {
    readonly says: string;
    /** The marker alone; empty where it stays. */
    readonly marker: string;
}

/** Returns what a listed move brings; undefined until its preview is there. */
export function outcome(entry: Asking, move: string): Outcome | undefined {
    const does = entry.preview(move)?.does;
    if (!does) return undefined;
    const { events, headline } = does;
    return { says: entry.say(events.filter((event, i) => i === headline || isScore(event))), marker: entry.say(events.filter(isScore)) };
}

/** Returns the gains of a listed move; undefined until its preview is there. */
export function gainOf(entry: Asking, move: string): Gain | undefined {
    const does = entry.preview(move)?.does;
    return does && gain(does);
}

/** The moves that the choices leave for a cell. */
export const movesTo = (entry: Asking, id: string) =>
    entry.moves.filter((move) => move.selection[PICK.cell]?.[0] === id && fits(move, entry.chosenByPick, PICK.cell));

/** The cells from which these moves begin. */
export const origins = (entry: Asking, id: string) =>
    new Set(movesTo(entry, id).flatMap(({ fields }) => ('from' in fields ? [fields.from] : [])));

/** The text on a target. */
export interface Glance {
    /** The points of the one move that goes there, or of all where they agree; else the most that can be won. */
    readonly text: string;
    readonly kind: 'gain' | 'loss' | 'none';
    /** The squares that the marker skips besides, with the best of these moves. */
    readonly skips: number;
}

export function glance(entry: Asking, id: string): Glance | undefined {
    const gains = movesTo(entry, id).map((move) => gainOf(entry, move.text));
    const told = gains.filter((one) => one !== undefined).sort((a, b) => b.points - a.points || b.skips - a.skips);
    const best = told[0];
    if (!best || told.length < gains.length) return undefined;
    const { points, skips } = best;
    if (points < 0) return { text: `−${-points}`, kind: 'loss', skips };
    if (told.some((one) => one.points !== points)) return { text: `≤${points}`, kind: 'gain', skips };
    return { text: points > 0 ? `+${points}` : '0', kind: points > 0 ? 'gain' : 'none', skips };
}

/** From where to where a die leads, as far as nothing else was chosen: one pair a ray. */
export function rays(entry: Asking, die: string): [string, string][] {
    const found = new Map<string, [string, string]>();
    for (const move of entry.moves) {
        const { fields } = move;
        if ('to' in fields && dieId(fields.die) === die && fits(move, entry.chosenByPick, PICK.die))
            found.set(fields.from + fields.to, [fields.from, fields.to]);
    }
    return [...found.values()];
}
