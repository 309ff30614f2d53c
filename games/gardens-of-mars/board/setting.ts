// Changes single fields of a position in writing. Whether it makes sense is the server's to say.
import type { Answered } from '$toolkit/editing';
import { withParts } from '$toolkit/writing';
import type { Changes } from '$toolkit/writing';
import type { GardensOfMars } from '$wire';
import { flowersOf, stockOf } from './view';
import type { Colour } from './view';

type Position = Answered<GardensOfMars>;

/** How a seat is called, counted from 0. */
export const seatName = (seat: number) => `P${seat + 1}`;

const NONE = 'none';

/** This seat's turn begins: the rules say what it waits for. */
export const turn = (_: Position, seat: number): Changes => ({ turn: `${seatName(seat)} begins` });

const again = (position: Position): Changes => turn(position, position.view.seat - 1);

/** Puts a flower on a cell, or takes away what grows there; its owner's stock pays, so that all remain. */
export function plant(position: Position, cell: string, colour: Colour | undefined): Changes {
    const { view, lines } = position;
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
    const written = (cells: readonly string[]) => cells.join(' ') || undefined;
    return {
        ...again(position),
        ...(old && { [old]: written(bed(old).filter((other) => other !== cell)) }),
        ...(planted && { [planted]: written([...bed(planted), cell]) }),
        ...Object.fromEntries(stocks.map((stock, seat) => [seatName(seat), withParts(lines[seatName(seat)], { flowers: pile(stock) })])),
    };
}

const pile = (stock: ReadonlyMap<Colour, number>) =>
    [...stock]
        .filter(([, count]) => count > 0)
        .map(([colour, count]) => `${count} ${colour}`)
        .join(' ') || NONE;

/** A gardener goes to a cell. */
export const stand = (position: Position, seat: number, cell: string): Changes => {
    const [, ...others] = position.view.players[seat]!.gardeners;
    return { ...again(position), ...side(position, seat, { gardener: [cell, ...others.map((one) => one.cell)].join(' ') }) };
};

export const score = (position: Position, seat: number, value: number): Changes => side(position, seat, { score: `${value}` });

/** A die of this value more or less lies on the table. */
export const die = (position: Position, value: number, more: boolean): Changes => {
    const { dice } = position.view;
    const now = more ? [...dice, value].sort() : dice.toSpliced(dice.indexOf(value), dice.includes(value) ? 1 : 0);
    return { ...again(position), dice: now.join(' ') || NONE };
};

const side = ({ lines }: Position, seat: number, parts: Changes): Changes => ({
    [seatName(seat)]: withParts(lines[seatName(seat)], parts),
});
