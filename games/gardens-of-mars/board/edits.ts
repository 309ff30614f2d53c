// Changes single fields of a position. How they are written, and whether it makes sense, is the server's to say.
import { seatOf } from '$toolkit/texts';
import type { FieldParts } from '$wire';
import { flowersOf, stockOf } from './view';
import type { Colour, MarsView } from './view';

/** This seat's turn begins: the rules say what it waits for. */
export const turn = (_: MarsView, seat: number): FieldParts => ({ turn: { seat: seatOf(seat), does: 'begins' } });

const again = (view: MarsView): FieldParts => turn(view, view.seat - 1);

/** Puts a flower on a cell, or takes away what grows there; its owner's stock pays, so that all remain. */
export function plant(view: MarsView, cell: string, colour: Colour | undefined): FieldParts {
    const old = flowersOf(view).get(cell);
    const stocks = view.players.map((_, seat) => new Map(stockOf(view, seat)));
    const total = (stock: ReadonlyMap<Colour, number>) => [...stock.values()].reduce((sum, count) => sum + count, 0);
    const has = (stock: ReadonlyMap<Colour, number>, colour: Colour) => stock.get(colour) ?? 0;
    if (old) {
        const [poorest] = stocks.toSorted((a, b) => total(a) - total(b));
        poorest?.set(old, has(poorest, old) + 1);
    }
    const planted = colour === old ? undefined : colour;
    if (planted) {
        const [richest] = stocks.toSorted((a, b) => has(b, planted) - has(a, planted) || total(b) - total(a));
        if (!richest || has(richest, planted) === 0) return {};
        richest.set(planted, has(richest, planted) - 1);
    }
    const bed = (colour: Colour) => view.beds.find((one) => one.colour === colour)?.cells ?? [];
    return {
        ...again(view),
        ...(old && { [old]: bed(old).filter((other) => other !== cell) }),
        ...(planted && { [planted]: [...bed(planted), cell] }),
        ...Object.fromEntries(stocks.map((stock, seat) => [seatOf(seat), { flowers: Object.fromEntries(stock) }])),
    };
}

/** A gardener goes to a cell. */
export const stand = (view: MarsView, seat: number, cell: string): FieldParts => {
    const [, ...others] = view.players[seat]!.gardeners;
    return { ...again(view), [seatOf(seat)]: { gardener: [cell, ...others.map((one) => one.cell)] } };
};

export const score = (_: MarsView, seat: number, value: number): FieldParts => ({ [seatOf(seat)]: { score: value } });

/** A die of this value more or less lies on the table. */
export const die = (view: MarsView, value: number, more: boolean): FieldParts => {
    const { dice } = view;
    const now = more ? [...dice, value].sort() : dice.toSpliced(dice.indexOf(value), dice.includes(value) ? 1 : 0);
    return { ...again(view), dice: now };
};
