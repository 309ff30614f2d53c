// The game's view as the board draws it. Nothing here is computed by rule: it is the server's view, told in the words
// of the drawing.

export const COLOURS = ['green', 'blue', 'yellow', 'white', 'gray', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Gardener {
    /** Seat index from 0. */
    readonly seat: number;
    /** 0, or 1 for the second of two gardeners. */
    readonly which: number;
    readonly at: string;
    /** How many dice he would roll now. */
    readonly rolls: number;
}

export interface Garden {
    readonly seats: number;
    readonly flowers: ReadonlyMap<string, Colour>;
    readonly gardeners: readonly Gardener[];
    readonly scores: readonly number[];
    /** For each seat, how many flowers of each colour it still has; empty before the deal. */
    readonly stocks: readonly ReadonlyMap<Colour, number>[];
    /** On the table, ascending. */
    readonly dice: readonly number[];
}
