import { CELLS, cell } from './geometry';
import { flowersOf, neighbours } from './view';
import type { MarsView } from './view';

/** The distance from the middle of a cell to its edge, in units of the drawing. */
const WITHIN = 8.66;
/** The largest distance in pixels from a finger to the cell that it chooses. */
const REACH = 22;

/** Flowers of one colour that stand side by side grow together: one line for each pair. */
export function linksOf(view: MarsView) {
    const growing = flowersOf(view);
    return [...growing].flatMap(([id, colour]) => {
        const joined = neighbours(view, id).filter((other) => id < other && growing.get(other) === colour);
        const a = cell(id)!;
        return joined.map((other) => ({ key: id + other, colour, d: `M${a.x} ${a.y}L${cell(other)!.x} ${cell(other)!.y}` }));
    });
}

/** The cell that is meant by a pointer: a tap beside a target means the target, if it lies close enough. */
export function nearest(drawing: SVGSVGElement, event: MouseEvent, isTarget: (id: string) => boolean): string | undefined {
    const matrix = drawing.getScreenCTM();
    if (!matrix) return undefined;
    let best: { id: string; far: number; target: boolean } | undefined;
    for (const one of CELLS) {
        const x = one.x * matrix.a + matrix.e - event.clientX;
        const y = one.y * matrix.d + matrix.f - event.clientY;
        const far = Math.hypot(x, y);
        const target = isTarget(one.id);
        if (far >= WITHIN * matrix.a && !(target && far < REACH)) continue;
        if (!best || (target && !best.target) || (target === best.target && far < best.far)) best = { id: one.id, far, target };
    }
    return best?.id;
}

/** The next target after a cell, or the one before it with -1, in the order of the cells. */
export function along(focus: string, step: number, isTarget: (id: string) => boolean): string | undefined {
    const targets = CELLS.map((one) => one.id).filter(isTarget);
    if (targets.length === 0) return undefined;
    const here = targets.indexOf(focus);
    if (here >= 0) return targets[(here + step + targets.length) % targets.length];
    const order = CELLS.findIndex((one) => one.id === focus);
    const later = targets.find((id) => CELLS.findIndex((one) => one.id === id) > order);
    return step > 0 ? (later ?? targets[0]) : targets[targets.length - 1];
}

/** The line of an arrow between two cells, which leaves both free. */
export function arrow(from: string, to: string): string {
    const a = cell(from)!;
    const b = cell(to)!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const ux = (b.x - a.x) / length;
    const uy = (b.y - a.y) / length;
    return `M${a.x + ux * 4} ${a.y + uy * 4}L${b.x - ux * 8} ${b.y - uy * 8}`;
}
