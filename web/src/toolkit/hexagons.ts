// Boards of hexagons that stand on a corner.

/** A cell's name and the place of its middle. */
interface Place {
    readonly id: string;
    readonly x: number;
    readonly y: number;
}

/** The outline of a hexagon, as an SVG path. */
export function hexagon(x: number, y: number, size: number): string {
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
        const angle = (Math.PI / 3) * corner - Math.PI / 2;
        return `${(x + size * Math.cos(angle)).toFixed(2)} ${(y + size * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${corners.join('L')}Z`;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in ARROWS;

/**
 * The cell to which an arrow key goes: the nearest in its direction. Of two that are as near it takes the one nearer to the
 * middle of the board, so that up and down come back together.
 */
export function byArrow(all: readonly Place[], id: string, key: string): string | undefined {
    const here = all.find((one) => one.id === id);
    const way = ARROWS[key];
    if (!here || !way) return undefined;
    const middle = all.reduce((sum, { x }) => sum + x, 0) / all.length;
    const reached = all.flatMap((one) => {
        const along = (one.x - here.x) * way[0] + (one.y - here.y) * way[1];
        const off = Math.abs((one.x - here.x) * way[1]) + Math.abs((one.y - here.y) * way[0]);
        const far = Math.round(Math.hypot(along, off));
        return along < 1 || off > along * 1.2 ? [] : [{ id: one.id, far, aside: Math.abs(one.x - middle) }];
    });
    return reached.sort((a, b) => a.far - b.far || a.aside - b.aside)[0]?.id;
}
