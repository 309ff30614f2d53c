// Changes a position as the view shows it. How its fields are written, and whether it makes sense, is the server's to say.
import { seatOf } from '$toolkit/texts';
import type { FieldParts } from '$wire';
import { TYPES } from './garden';
import type { Growth, Shed, StalkView } from './garden';

const bunch = (counts: readonly number[] = []): FieldParts => Object.fromEntries(TYPES.map(({ word }, i) => [word, counts[i] ?? 0]));

const grown = ({ flower, bloom }: Growth): FieldParts => (flower ? { [bloom ? 'bloom' : 'bulb']: flower } : {});

/** The fields of what can be set. The greenhouse is left out: it holds what is nowhere else. So is the seat that acts. */
export const fields = (view: StalkView): FieldParts => ({
    turn: { number: view.turn, seat: null, actions: view.actions },
    first: seatOf(view.first - 1),
    garden: view.garden.map(grown),
    exchange: view.exchange.map(({ flower }) => flower ?? null),
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

/** Puts a bloom, a bulb or nothing on a cell. */
export const plant = (view: StalkView, cell: string, grown: Growth): StalkView => ({
    ...view,
    garden: view.garden.with(view.spaces.indexOf(cell), grown),
});

/** Puts a flower or nothing into a slot, counted from 0. */
export const lay = (view: StalkView, slot: number, { flower }: Growth): StalkView => ({
    ...view,
    exchange: view.exchange.with(slot, flower ? { flower } : {}),
});

export const side = (view: StalkView, seat: number, change: (shed: Shed) => Partial<Shed>): StalkView => ({
    ...view,
    players: view.players.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});
