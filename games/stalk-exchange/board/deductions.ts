import { NONE, TYPES } from './garden';
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

/** Somebody who hides so many flowers, of which not all can be of one type. */
interface Mixed {
    readonly seat: number;
    readonly type: number;
    readonly hidden: number;
    /** How likely they would be all of that type, if nothing forbade it. */
    readonly chance: number;
}

/**
 * Who is waited for and could do nothing but swap against one type: he has another one, or the game would not wait
 * (SX-7.5).
 */
function mixed(view: StalkView, left: readonly number[]): Mixed | undefined {
    const shed = view.players[view.seat];
    const lies = [...view.exchange].filter((letter) => letter !== NONE);
    const type = TYPES.findIndex((one) => one.letter === lies[0]);
    const mustSwap = view.phase === 'act' && shed?.tokens === 0 && !view.garden.includes(NONE) && new Set(lies).size === 1;
    if (!shed || shed.portfolio || !mustSwap || shed.known.some((count, i) => count > 0 && i !== type)) return undefined;
    const hidden = shed.size - sum(shed.known);
    let chance = 1;
    for (let i = 0; i < hidden; i++) chance *= ((left[type] ?? 0) - i) / (sum(left) - i);
    return chance > 0 ? { seat: view.seat, type, hidden, chance } : undefined;
}

type Range = Omit<Deduction, 'seat'>;

/** What lies in one hidden place, every deal being as likely as another. */
function range(left: readonly number[], hidden: number): Range {
    const all = sum(left);
    return {
        least: left.map((there) => Math.max(0, hidden - (all - there))),
        most: left.map((there) => Math.min(hidden, there)),
        mean: left.map((there) => (all > 0 ? (hidden * there) / all : 0)),
    };
}

/** The same without the deals that give one player one type only: he or, if not his own, another place is asked about. */
function without(forbidden: Mixed, his: boolean, left: readonly number[], hidden: number, plain: Range): Range {
    const { type, chance } = forbidden;
    const gone = left.map((there, i) => (i === type ? there - forbidden.hidden : there));
    const then = his ? left.map((_, i) => (i === type ? hidden : 0)) : range(gone, hidden).mean;
    const others = sum(left) - (left[type] ?? 0);
    const last = (i: number) => i !== type && left[i] === others;
    return {
        least: plain.least.map((count, i) => Math.max(count, his ? (last(i) ? 1 : 0) : i === type ? hidden - (others - 1) : 0)),
        most: plain.most.map((count, i) => Math.min(count, his ? (i === type ? hidden - 1 : count) : last(i) ? others - 1 : count)),
        mean: plain.mean.map((count, i) => (count - chance * (then[i] ?? 0)) / (1 - chance)),
    };
}

/**
 * What the viewer can work out of every hidden portfolio from what lies open, from the swaps that all have seen, from
 * his own flowers, and from whom the game waits for: an unseen flower is as likely in one hidden place as in another.
 */
export function deductions(view: StalkView): Deduction[] {
    const left = unseen(view);
    const forbidden = mixed(view, left);
    return view.players.flatMap((shed, seat) => {
        if (shed.portfolio) return [];
        const hidden = shed.size - sum(shed.known);
        const plain = range(left, hidden);
        const held = forbidden ? without(forbidden, seat === forbidden.seat, left, hidden, plain) : plain;
        const added = (counts: readonly number[]) => TYPES.map((_, i) => (shed.known[i] ?? 0) + (counts[i] ?? 0));
        return [{ seat, least: added(held.least), most: added(held.most), mean: added(held.mean) }];
    });
}
