import type { Stage } from '$toolkit/board';
import { NONE, TYPES, bunch, byLetter, put, worth } from './garden';
import type { Shed, StalkView } from './garden';

/** A moment of a step: what happens, and the table after it. */
export interface Moment extends Stage {
    readonly view: StalkView;
    /** What it is made of, where another moment can be told with it. */
    readonly made?: Made;
}

/** The parts of a caption on an upkeep or on flowers drawn. */
interface Made {
    /** Whose upkeep it is; empty for a draw alone. */
    readonly lead: string;
    readonly parts: readonly string[];
    /** The flowers that come to the exchange. */
    readonly drawn: readonly string[];
    /** It ends with values that moved: what comes after it is told apart. */
    readonly ends?: boolean;
}

type Naming = (seat: string) => string;

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

/** What the harvest did to the portfolios that are seen: "Ada’s portfolio: 14 to 20." */
const gained = (now: StalkView, then: StalkView, name: Naming) =>
    now.players
        .flatMap((_, i) => {
            const [is, was] = [worth(now, i), worth(then, i)];
            return is === undefined || was === undefined || is === was ? [] : [` ${name(`P${i + 1}`)}’s portfolio: ${was} to ${is}.`];
        })
        .join('');

/** "Dahlia, tulip and dahlia" */
const listed = (words: readonly string[]) =>
    words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}` : (words[0] ?? '');

function caption({ lead, parts, drawn }: Made): string {
    const names = listed(drawn);
    const came =
        drawn.length > 1
            ? [`${names[0]?.toUpperCase()}${names.slice(1)} come to the exchange.`]
            : drawn.map((word) => `A ${word} comes to the exchange.`);
    return [...(lead ? [lead] : []), ...parts, ...came].join(' ');
}

/** How long a part of a caption is looked at, in captions. */
const PART = 0.25;

const staged = (made: Made, view: StalkView): Moment => ({
    says: caption(made),
    view,
    made,
    weigh: 1 + PART * (Math.max(1, made.parts.length + (made.drawn.length > 0 ? 1 : 0)) - 1),
});

/** A part of an upkeep, as it is captioned: whose it is comes first. */
export const captioned = (moment: Moment, who: string): Moment =>
    staged({ ...moment.made, lead: `${who}’s upkeep.`, parts: [moment.says], drawn: [] }, moment.view);

/** A flower that comes to the exchange. */
export const came = (word: string, view: StalkView): Moment => staged({ lead: '', parts: [], drawn: [word] }, view);

/**
 * Two captions as one: flowers drawn one after the other, and of the upkeep of another what stands between its harvest
 * and the next turn. One's own upkeep keeps its four steps.
 */
export function joined(first: Stage, second: Stage, own: boolean): Stage | undefined {
    const [one, two] = [(first as Moment).made, (second as Moment).made];
    if (!one || !two) return undefined;
    const draws = one.parts.length === 0 && two.parts.length === 0;
    const upkeep = !own && one.lead !== '' && (two.lead === '' || two.lead === one.lead);
    if (!draws && (!upkeep || one.ends)) return undefined;
    const made = { ...two, lead: one.lead, parts: [...one.parts, ...two.parts], drawn: [...one.drawn, ...two.drawn] };
    return staged(made, (second as Moment).view);
}

/**
 * What came of a step by itself, one moment after the other: the four parts of the upkeep in which something happened,
 * and the bust. The first moment is the move alone, for which nothing is said here. Empty where nothing came of it.
 */
export function moments(what: string, before: StalkView, after: StalkView, name: Naming): readonly Moment[] {
    const found: Moment[] = [{ says: '', view: acted(what, before, after) }];
    const then = (says: string, change: Partial<StalkView>, made?: Made) =>
        found.push({ says, view: { ...found.at(-1)!.view, ...change }, ...(made && { made }) });
    const part: Made = { lead: '', parts: [], drawn: [] };
    const begun = found[0]!.view;
    if (isKept(before, after)) {
        const cut = [...begun.garden].map((letter, i) => (after.garden[i] === NONE ? NONE : letter)).join('');
        const harvested = more(after.market, begun.market);
        const bloomed = after.spaces.filter((_, i) => after.garden[i] !== cut[i]);
        const composted = more(lying(begun), lying(after));
        const { market, values, lowest, crashed, garden, exchange, compost, greenhouse } = after;
        if (harvested.some((count) => count > 0)) then(`Harvest: ${bunch(harvested)}.`, { garden: cut }, part);
        if (bloomed.length > 0) then(`Bloom: ${bloomed.join(', ')}.`, { garden }, part);
        const crash = crashed && !before.crashed ? ' The market crashes.' : '';
        if (moved(values, before.values)) {
            const worths = gained({ ...begun, values }, begun, name);
            then(
                `Stalk values: ${moved(values, before.values)}.${worths}${crash}`,
                { market, values, lowest, crashed },
                { ...part, ends: true },
            );
        }
        const slid = composted.some((count) => count > 0) ? `${bunch(composted)} to the compost` : 'the flowers slide to the right';
        if (exchange !== begun.exchange) then(`Exchange: ${slid}.`, { exchange, compost, greenhouse }, part);
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
