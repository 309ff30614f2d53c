// Positions as the game writes them, put together from what the editor knows. Whether they make sense is the server's
// to say.
import { optionLines } from '$toolkit/writing';
import { NONE, TYPES, put, rowOf } from './garden';
import type { StalkView } from './garden';

/** What one player has, in the order of the types. */
export interface Side {
    readonly tokens: number;
    readonly portfolio: readonly number[];
    readonly known: readonly number[];
}

/** A table on which somebody acts. */
export interface Setting {
    readonly options: readonly (readonly [string, string])[];
    readonly turn: number;
    /** The number of the seat that began, from 1. */
    readonly first: number;
    readonly actions: number;
    readonly spaces: readonly string[];
    readonly garden: string;
    readonly exchange: string;
    readonly market: readonly number[];
    readonly compost: readonly number[];
    /** The second end has come already. */
    readonly triggered: boolean;
    readonly sides: readonly Side[];
}

const bunch = (counts: readonly number[]) => TYPES.flatMap((type, i) => (counts[i] ? [`${type.letter}${counts[i]}`] : [])).join(' ') || '-';

/** Whose turn it is, from 0: turns go round from who began. */
export const turnOf = (setting: Setting): number => (setting.first + setting.turn - 2) % setting.sides.length;

/** The greenhouse is left out: it holds what is nowhere else. */
export function write(setting: Setting): string {
    const rows = setting.spaces.map(
        (id, i) => (i > 0 && rowOf(id) !== rowOf(setting.spaces[i - 1]!) ? '/' : '') + (setting.garden[i] ?? NONE),
    );
    return (
        [
            `seats: ${setting.sides.length}`,
            ...optionLines(setting.options),
            'phase: act',
            `turn: ${setting.turn}, P${turnOf(setting) + 1}, actions ${setting.actions}`,
            `first: P${setting.first}`,
            `garden: ${rows.join('')}`,
            `exchange: ${setting.exchange}`,
            `market: ${bunch(setting.market)}`,
            `compost: ${bunch(setting.compost)}`,
            ...(setting.triggered ? ['fired: second'] : []),
            ...setting.sides.map(
                (side, seat) => `P${seat + 1}: tokens ${side.tokens}, portfolio ${bunch(side.portfolio)}, known ${bunch(side.known)}`,
            ),
        ].join('\n') + '\n'
    );
}

/** The turn that the view shows: what the editor goes on from. */
export function read(view: StalkView): Setting {
    return {
        options: Object.entries(view.setup.chosen),
        turn: Math.max(1, view.turn),
        first: view.first,
        actions: view.actions,
        spaces: view.spaces,
        garden: view.garden,
        exchange: view.exchange,
        market: view.market,
        compost: view.compost,
        triggered: view.triggered,
        sides: view.players.map((shed) => ({ tokens: shed.tokens, portfolio: shed.portfolio ?? shed.known, known: shed.known })),
    };
}

const SIZES: Readonly<Record<number, number>> = { 2: 12, 3: 10, 4: 9, 5: 8 };
const ROWS = [4, 5, 6, 7, 6, 5, 4];

/** The names of the usual garden's cells, in reading order. */
const usual = ROWS.flatMap((cells, row) =>
    Array.from({ length: cells }, (_, i) => `${String.fromCharCode(97 + row)}${i + 1 + Math.max(0, 3 - row)}`),
);

/** The first turn in the usual garden, which is empty; portfolios are mixed evenly. */
export function blank(seats: number): Setting {
    const size = SIZES[seats] ?? 12;
    const nothing = TYPES.map(() => 0);
    return {
        options: [],
        turn: 1,
        first: 1,
        actions: 2,
        spaces: usual,
        garden: NONE.repeat(usual.length),
        exchange: 'DFGSTD',
        market: nothing,
        compost: nothing,
        triggered: false,
        sides: Array.from({ length: seats }, () => ({
            tokens: 4,
            portfolio: TYPES.map((_, i) => Math.floor((size + TYPES.length - 1 - i) / TYPES.length)),
            known: nothing,
        })),
    };
}

/** A letter comes to stand on a cell: a bloom, a bulb, or nothing. */
export const plant = (setting: Setting, cell: string, letter: string): Setting => ({
    ...setting,
    garden: put(setting.garden, setting.spaces.indexOf(cell), letter),
});

/** A letter comes to lie in a slot, counted from 0. */
export const lay = (setting: Setting, slot: number, letter: string): Setting => ({
    ...setting,
    exchange: put(setting.exchange, slot, letter.toUpperCase()),
});

export const side = (setting: Setting, seat: number, change: (side: Side) => Partial<Side>): Setting => ({
    ...setting,
    sides: setting.sides.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});

/** The view with what has been set since, so that it is seen while the server still finds something wrong. */
export const shown = (view: StalkView, setting: Setting): StalkView => ({
    ...view,
    garden: setting.garden,
    exchange: setting.exchange,
    compost: [...setting.compost],
});
