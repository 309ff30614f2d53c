import { NONE, TYPES, bunch, byLetter, put } from './garden';
import type { Shed, StalkView } from './garden';

/** A moment of a step: what happens, and the table after it. */
export interface Moment {
    readonly says: string;
    readonly view: StalkView;
}

const ACTING = ['act', 'fill', 'flush', 'harvest'];

/** Whether the step was a turn's last and the upkeep followed, or, where groups are harvested by choice, a part of it. */
function isKept(before: StalkView, after: StalkView): boolean {
    if (!ACTING.includes(before.phase) || ['fill', 'flush'].includes(after.phase)) return false;
    if (after.phase === 'act') return after.turn !== before.turn;
    return after.phase !== 'harvest' || before.phase === 'harvest';
}

/** What a player has after the move; what was hidden before it still is. */
function kept(before: Shed, after: Shed | undefined): Shed {
    if (!after) return before;
    const { portfolio, ...open } = after;
    return before.portfolio && portfolio ? { ...open, portfolio } : open;
}

/** The table after the move itself, before anything that comes of it. */
function acted(what: string, before: StalkView, after: StalkView): StalkView {
    const words = what.split(' ');
    const [verb, first = '', last = ''] = words[0] === 'extra' ? words.slice(1) : words;
    const slot = Number(first) - 1;
    const letterOf = (word: string) => TYPES.find((type) => type.word === word)?.letter ?? NONE;
    const view = { ...before, players: before.players.map((shed, i) => kept(shed, after.players[i])) };
    switch (verb) {
        case 'plant': {
            const bulb = (before.exchange[slot] ?? NONE).toLowerCase();
            return { ...view, garden: put(before.garden, before.spaces.indexOf(last), bulb), exchange: put(before.exchange, slot, NONE) };
        }
        case 'swap':
            return { ...view, exchange: put(before.exchange, slot, letterOf(last)) };
        case 'draw': {
            const hole = before.slot > 0 ? before.slot - 1 : before.exchange.lastIndexOf(NONE);
            return { ...view, exchange: put(before.exchange, hole, letterOf(first)) };
        }
        default:
            return view;
    }
}

/** What lies on the exchange, by type. */
const lying = (view: StalkView) => TYPES.map((type) => [...view.exchange].filter((letter) => letter === type.letter).length);
const more = (now: readonly number[], then: readonly number[]) => TYPES.map((_, i) => Math.max(0, (now[i] ?? 0) - (then[i] ?? 0)));
const moved = (now: readonly number[], then: readonly number[]) =>
    TYPES.flatMap((type, i) => (now[i] === then[i] ? [] : [`${type.word} ${then[i]} to ${now[i]}`])).join(', ');

/**
 * What came of a step by itself, one moment after the other: the four parts of the upkeep in which something happened,
 * and the bust. The first moment is the move alone, for which nothing is said here. Empty where nothing came of it.
 */
export function moments(what: string, before: StalkView, after: StalkView): readonly Moment[] {
    const found: Moment[] = [{ says: '', view: acted(what, before, after) }];
    const then = (says: string, change: Partial<StalkView>) => found.push({ says, view: { ...found.at(-1)!.view, ...change } });
    const begun = found[0]!.view;
    if (isKept(before, after)) {
        const cut = [...begun.garden].map((letter, i) => (after.garden[i] === NONE ? NONE : letter)).join('');
        const harvested = more(after.market, begun.market);
        const bloomed = after.spaces.filter((_, i) => after.garden[i] !== cut[i]);
        const composted = more(lying(begun), lying(after));
        const { market, values, lowest, crashed, garden, exchange, compost, greenhouse } = after;
        if (harvested.some((count) => count > 0)) then(`Harvest: ${bunch(harvested)}.`, { garden: cut });
        if (bloomed.length > 0) then(`Bloom: ${bloomed.join(', ')}.`, { garden });
        const crash = crashed && !before.crashed ? ' The market crashes.' : '';
        if (moved(values, before.values)) then(`Stalk values: ${moved(values, before.values)}.${crash}`, { market, values, lowest, crashed });
        const slid = composted.some((count) => count > 0) ? `${bunch(composted)} to the compost` : 'the flowers slide to the right';
        if (exchange !== begun.exchange) then(`Exchange: ${slid}.`, { exchange, compost, greenhouse });
    }
    if (after.phase === 'over' && before.phase !== 'over') then(`Bust: ${moved(after.finals, after.values) || 'nobody'}.`, after);
    return found.length > 1 ? found : [];
}

/** The flower that stands for a cell of which something was harvested since. */
export function gone(before: StalkView | undefined, now: StalkView): ReadonlyMap<string, string> {
    if (!before || before.garden.length !== now.garden.length) return new Map();
    return new Map(
        now.spaces.flatMap((id, i): [string, string][] => {
            const letter = now.garden[i] === NONE ? byLetter(before.garden[i] ?? NONE)?.letter : undefined;
            return letter ? [[id, letter]] : [];
        }),
    );
}
