// The shape of the garden as an option writes it.
import { typed } from '$toolkit/texts';
import { HALF } from './garden';

/** A cell of a shape: its row and its file from the middle, and where it is drawn. */
export interface ShapeCell {
    /** As the option writes it. */
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly row: number;
    readonly file: number;
}

/** The sides of the hexagons that the option names. */
export const SIDES = [1, 2, 3, 4, 5] as const;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** The cells of a hexagon with so many cells to a side, in reading order. */
export const hexagonOf = (side: number): ShapeCell[] =>
    Array.from({ length: 2 * side - 1 }, (_, i) => i - side + 1).flatMap((row) =>
        Array.from({ length: 2 * side - 1 }, (_, i) => i - side + 1)
            .filter((file) => Math.abs(row + file) < side)
            .map((file) => ({ id: `${file},${row}`, x: (2 * file + row) * HALF, y: row * 15, row, file })),
    );

const hexagonText = (side: number) => `side-${side}`;

/** The side of the hexagon that the option names; undefined for a shape of its own. */
export const sideOf = (text: string): number | undefined => SIDES.find((side) => hexagonText(side) === text);

/** All cells that can be chosen: those of the largest hexagon. */
export const GROUND: readonly ShapeCell[] = hexagonOf(Math.max(...SIDES));

/** The cells of a shape. */
export function cellsOf(text: string): readonly ShapeCell[] {
    const side = sideOf(text);
    if (side !== undefined) return hexagonOf(side);
    const wanted = new Set(typed(text));
    return GROUND.filter(({ id }) => wanted.has(id));
}

/** Writes a shape: the name of a hexagon, or all of its cells. */
export function shapeText(cells: ReadonlySet<string>): string {
    const side = SIDES.find((one) => {
        const all = hexagonOf(one);
        return all.length === cells.size && all.every(({ id }) => cells.has(id));
    });
    return side === undefined
        ? GROUND.filter(({ id }) => cells.has(id))
              .map(({ id }) => id)
              .join(' ')
        : hexagonText(side);
}

/** The same cells by the names that they have in the garden: "d4". The topmost row is a, the leftmost file 1. */
export function named(cells: readonly ShapeCell[]): readonly ShapeCell[] {
    const top = Math.min(...cells.map(({ row }) => row));
    const left = Math.min(...cells.map(({ file }) => file));
    return cells.map((cell) => ({ ...cell, id: `${LETTERS[cell.row - top]}${cell.file - left + 1}` }));
}

/** Writes the cells that are in bloom at the start. */
export const bloomText = (cells: ReadonlySet<string>): string => [...cells].sort().join(' ') || 'empty';

/** The set with this cell in it or no longer in it. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    return next;
}
