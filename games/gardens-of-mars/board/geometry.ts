// The places of things on the drawn board. Cells are named as RULES.md names them: rows a to k from the top,
// slanting files
// 1 to 11, the centre f6. Lengths are in units of the drawing: a cell's corner lies SIZE from its middle.

export const SIZE = 10;
const RADIUS = 5;
const WIDE = Math.sqrt(3) * SIZE;

export interface Cell {
    readonly id: string;
    /** Its row's letter and its file's number, of which its name is made. */
    readonly row: string;
    readonly file: number;
    readonly q: number;
    readonly r: number;
    readonly x: number;
    readonly y: number;
}

/** The six directions, clockwise from the right, with the key that goes there: they lie round the S of a keyboard. */
export const DIRECTIONS = [
    { key: 'd', to: 'right' },
    { key: 'x', to: 'down-right' },
    { key: 'z', to: 'down-left' },
    { key: 'a', to: 'left' },
    { key: 'w', to: 'up-left' },
    { key: 'e', to: 'up-right' },
] as const;

export type Direction = (typeof DIRECTIONS)[number];

export const CELLS: readonly Cell[] = lay();
const BY_ID = new Map(CELLS.map((cell) => [cell.id, cell]));
export const CENTRE = 'f6';

function lay(): Cell[] {
    const cells: Cell[] = [];
    for (let r = -RADIUS; r <= RADIUS; r++) {
        for (let q = Math.max(-RADIUS, -RADIUS - r); q <= Math.min(RADIUS, RADIUS - r); q++) {
            const row = String.fromCharCode(97 + r + RADIUS);
            const file = q + RADIUS + 1;
            cells.push({
                id: `${row}${file}`,
                row,
                file,
                q,
                r,
                x: WIDE * (q + r / 2),
                y: 1.5 * SIZE * r,
            });
        }
    }
    return cells;
}

export function cell(id: string): Cell | undefined {
    return BY_ID.get(id);
}

/** The direction in which a cell is drawn, as seen from another. */
export function directionTo(from: string, to: string): Direction {
    const [a, b] = [BY_ID.get(from)!, BY_ID.get(to)!];
    const turn = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 3));
    return DIRECTIONS[(turn + DIRECTIONS.length) % DIRECTIONS.length]!;
}

export interface Square {
    readonly number: number;
    readonly x: number;
    readonly y: number;
    /** Degrees by which the square is turned, so that it lies along its side of the board. */
    readonly turn: number;
}

/** The distance of the middle line of the track's corners from the middle of the board. */
export const TRACK = 107.5;

/** The score track: 1 to 25 over the top from left to right, 26 to 50 back along the bottom. */
export const SQUARES_OF_TRACK: readonly Square[] = layTrack();

function corner(index: number, radius: number): { x: number; y: number } {
    const angle = (Math.PI / 180) * (180 + 60 * index);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function layTrack(): Square[] {
    const squares: Square[] = [];
    const perSide = [8, 9, 8, 8, 9, 8];
    let number = 1;
    perSide.forEach((count, side) => {
        const a = corner(side, TRACK);
        const b = corner(side + 1, TRACK);
        const turn = side * 60 - 60;
        const margin = count === 9 ? 0.035 : 0.055;
        for (let i = 0; i < count; i++) {
            const t = margin + ((1 - 2 * margin) * (i + 0.5)) / count;
            squares.push({ number: number++, x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, turn });
        }
    });
    return squares;
}

/** Returns the place of a marker on the printed track, which goes round, and its points beyond the number there. 0 has a bay. */
export function stand(score: number, slot = 0): { x: number; y: number; beyond: number } {
    if (score === 0) {
        const one = SQUARES_OF_TRACK[0]!;
        const along = { x: Math.cos(-Math.PI / 3), y: Math.sin(-Math.PI / 3) };
        const out = { x: along.y, y: -along.x };
        const x = one.x + out.x * 13.2 + along.x * (15 + slot * 9.6);
        const y = one.y + out.y * 13.2 + along.y * (15 + slot * 9.6);
        return { x, y, beyond: 0 };
    }
    const { x, y, number } = SQUARES_OF_TRACK.at((score - 1) % SQUARES_OF_TRACK.length)!;
    return { x, y, beyond: score - number };
}

/** A number in 0..1 that is always the same for the same cell, for what differs a little from cell to cell. */
export function grain(id: string, salt: number): number {
    let hash = salt * 374761393;
    for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 668265263);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 2246822519);
    return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}
