import { TYPES } from './garden';
import type { StalkView } from './garden';

/** Of each type, as few, as many, and on average as many as somebody holds who hides a portfolio. */
export interface Deduction {
    readonly seat: number;
    readonly least: readonly number[];
    readonly most: readonly number[];
    readonly mean: readonly number[];
}

/** Flowers of each type in the game. */
const EACH = 25;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** How many flowers of each type the viewer sees nowhere: they are in the greenhouse and in hidden portfolios. */
export function unseen(view: StalkView): number[] {
    const lies = [...view.garden.toUpperCase(), ...view.exchange];
    return TYPES.map((type, i) => {
        const seen = lies.filter((letter) => letter === type.letter).length;
        const held = view.players.map((shed) => (shed.portfolio ?? shed.known)[i] ?? 0);
        return EACH - seen - sum(held) - (view.market[i] ?? 0) - (view.compost[i] ?? 0);
    });
}

/**
 * What the viewer can work out of every hidden portfolio from what lies open, from the swaps that all have seen and from
 * his own flowers: an unseen flower is as likely in one hidden place as in another.
 */
export function deductions(view: StalkView): Deduction[] {
    const left = unseen(view);
    const all = sum(left);
    return view.players.flatMap((shed, seat) => {
        if (shed.portfolio) return [];
        const hidden = shed.size - sum(shed.known);
        const each = (count: (known: number, left: number) => number) => TYPES.map((_, i) => count(shed.known[i] ?? 0, left[i] ?? 0));
        return [
            {
                seat,
                least: each((known, there) => known + Math.max(0, hidden - (all - there))),
                most: each((known, there) => known + Math.min(hidden, there)),
                mean: each((known, there) => known + (all > 0 ? (hidden * there) / all : 0)),
            },
        ];
    });
}
