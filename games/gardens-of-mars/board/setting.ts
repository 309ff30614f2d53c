// Positions as the game writes them, put together from what a lesson or the editor knows. Whether they make sense is
// the server's to say.
import { optionLines } from '$toolkit/writing';
import { COLOURS, flowersOf, stockOf } from './view';
import type { Colour, MarsView } from './view';

export interface Side {
    at: string[];
    score: number;
    stock: Map<Colour, number>;
}

export interface Setting {
    options: Readonly<Record<string, string>>;
    /** Seat index from 0. */
    turn: number;
    dice: number[];
    /** How many dice are about to be rolled, where none lie on the table. */
    toRoll?: number;
    sides: Side[];
    flowers: Map<string, Colour>;
}

/** Ten of each colour. */
export const OF_EACH = 10;

export function write(setting: Setting): string {
    const lines = [
        `seats: ${setting.sides.length}`,
        ...optionLines(Object.entries(setting.options)),
        `turn: P${setting.turn + 1} ${setting.dice.length > 0 ? 'moves' : `rolls ${setting.toRoll ?? 1}`}`,
    ];
    if (setting.dice.length > 0) lines.push(`dice: ${[...setting.dice].sort().join(' ')}`);
    setting.sides.forEach((side, seat) => {
        const piles = COLOURS.filter((colour) => side.stock.get(colour)).map((colour) => `${side.stock.get(colour)} ${colour}`);
        lines.push(`P${seat + 1}: score ${side.score}, gardener ${side.at.join(' ') || 'none'}, flowers ${piles.join(' ') || 'none'}`);
    });
    for (const colour of COLOURS) {
        const cells = [...setting.flowers].filter(([, other]) => other === colour).map(([cell]) => cell);
        if (cells.length > 0) lines.push(`${colour}: ${cells.join(' ')}`);
    }
    return lines.join('\n') + '\n';
}

/** What the editor starts from where a position is known. */
export function read(view: MarsView): Setting {
    return {
        options: view.options,
        turn: Math.max(0, view.seat - 1),
        dice: [...view.dice],
        toRoll: view.toRoll,
        sides: view.players.map((player, seat) => ({
            at: player.gardeners.map((one) => one.cell),
            score: player.score,
            stock: new Map(stockOf(view, seat)),
        })),
        flowers: new Map(flowersOf(view)),
    };
}

const STARTS = ['e5', 'g7', 'e8', 'g4', 'h6'];

/** An empty garden with all flowers dealt evenly, for so many players. */
export function blank(seats: number): Setting {
    const sides: Side[] = Array.from({ length: seats }, (_, seat) => ({ at: [STARTS[seat] ?? 'a6'], score: 0, stock: new Map() }));
    let next = 0;
    for (const colour of COLOURS) {
        for (let i = 0; i < OF_EACH; i++) {
            const side = sides[next++ % seats]!;
            side.stock.set(colour, (side.stock.get(colour) ?? 0) + 1);
        }
    }
    return { options: {}, turn: 0, dice: [1, 2, 4], sides, flowers: new Map() };
}

/** Puts a flower on a cell, or takes away what grows there; its owner's stock pays, so that sixty remain. */
export function plant(setting: Setting, cell: string, colour: Colour | undefined): Setting {
    const flowers = new Map(setting.flowers);
    const sides = setting.sides.map((side) => ({ ...side, stock: new Map(side.stock) }));
    const total = (side: Side) => [...side.stock.values()].reduce((sum, count) => sum + count, 0);
    const old = flowers.get(cell);
    if (old) {
        const poorest = [...sides].sort((a, b) => total(a) - total(b))[0];
        poorest?.stock.set(old, (poorest.stock.get(old) ?? 0) + 1);
        flowers.delete(cell);
    }
    if (colour && colour !== old) {
        const richest = [...sides].sort((a, b) => (b.stock.get(colour) ?? 0) - (a.stock.get(colour) ?? 0) || total(b) - total(a))[0];
        const has = richest?.stock.get(colour) ?? 0;
        if (!richest || has === 0) return setting;
        richest.stock.set(colour, has - 1);
        flowers.set(cell, colour);
    }
    return { ...setting, flowers, sides };
}

/** A gardener goes to a cell. */
export const stand = (setting: Setting, seat: number, cell: string): Setting =>
    withSide(setting, seat, ({ at }) => ({ at: [cell, ...at.slice(1)] }));

export const score = (setting: Setting, seat: number, value: number): Setting => withSide(setting, seat, () => ({ score: value }));

/** A die of this value more or less lies on the table. */
export function die({ dice, ...rest }: Setting, value: number, more: boolean): Setting {
    if (more) return { ...rest, dice: dice.length < 6 ? [...dice, value] : dice };
    const at = dice.indexOf(value);
    return { ...rest, dice: dice.filter((_, i) => i !== at) };
}

const withSide = (setting: Setting, seat: number, change: (side: Side) => Partial<Side>): Setting => ({
    ...setting,
    sides: setting.sides.map((side, i) => (i === seat ? { ...side, ...change(side) } : side)),
});
