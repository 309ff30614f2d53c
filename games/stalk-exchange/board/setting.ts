// Changes a position as the view shows it. How its fields are written, and whether it makes sense, is the server's to say.
import type { FieldParts } from '$wire';
import { TYPES, put, seatOf } from './garden';
import type { Shed, StalkView } from './garden';

/** Stands for the seat whose turn it is by the rules. */
const WHOSE = '-';

const bunch = (counts: readonly number[] = []): FieldParts => Object.fromEntries(TYPES.map(({ letter }, i) => [letter, counts[i] ?? 0]));

/** The fields of what can be set. The greenhouse is left out: it holds what is nowhere else. */
export const fields = (view: StalkView): FieldParts => ({
    turn: { number: view.turn, seat: WHOSE, actions: view.actions },
    first: seatOf(view.first - 1),
    garden: view.garden,
    exchange: view.exchange,
    market: bunch(view.market),
    compost: bunch(view.compost),
    greenhouse: null,
    ...Object.fromEntries(
        view.players.map(({ tokens, portfolio, known }, seat) => [
            seatOf(seat),
            { tokens, portfolio: bunch(portfolio), known: bunch(known) },
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
