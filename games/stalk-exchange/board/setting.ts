// Changes a position as the view shows it, and writes the fields that may have changed. Whether it makes sense is the
// server's to say.
import type { Lines } from '$toolkit/board';
import { listOf, withParts } from '$toolkit/writing';
import type { Changes } from '$toolkit/writing';
import { NONE, TYPES, put, seatOf } from './garden';
import type { Shed, StalkView } from './garden';

/** Stands for the seat whose turn it is by the rules. */
const WHOSE = '-';

const bunch = (counts: readonly number[] = []) => listOf(TYPES.flatMap(({ letter }, i) => (counts[i] ? [`${letter}${counts[i]}`] : [])));

const garden = ({ rows, garden }: StalkView): string =>
    rows.map((row, i) => (i > 0 && row !== rows[i - 1] ? '/' : '') + (garden[i] ?? NONE)).join('');

/** The fields of what can be set. The greenhouse is left out: it holds what is nowhere else. */
export const fields = (view: StalkView, lines: Lines): Changes => ({
    turn: `${view.turn}, ${WHOSE}, actions ${view.actions}`,
    first: seatOf(view.first - 1),
    garden: garden(view),
    exchange: view.exchange,
    market: bunch(view.market),
    compost: bunch(view.compost),
    greenhouse: undefined,
    ...Object.fromEntries(
        view.players.map(({ tokens, portfolio, known }, seat) => [
            seatOf(seat),
            withParts(lines[seatOf(seat)], { tokens: `${tokens}`, portfolio: bunch(portfolio), known: bunch(known) }),
        ]),
    ),
});

/** A letter comes to stand on a cell: a bloom, a bulb, or nothing. */
export const plant = (view: StalkView, cell: string, letter: string): StalkView => ({
    ...view,
    garden: put(view.garden, view.spaces.indexOf(cell), letter),
});

/** A letter comes to lie in a slot, counted from 0. */
export const lay = (view: StalkView, slot: number, letter: string): StalkView => ({
    ...view,
    exchange: put(view.exchange, slot, letter.toUpperCase()),
});

export const side = (view: StalkView, seat: number, change: (shed: Shed) => Partial<Shed>): StalkView => ({
    ...view,
    players: view.players.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});
