// Positions as the game writes them, put together from what a lesson or the editor knows. Whether they make sense is
// the server's to say.
import { optionLines } from '$toolkit/writing';
import { AUTOMA } from './cards';
import type { GnomeView, Side } from './cards';

export interface Setter {
    score: number;
    hand: readonly string[];
    /** In play. */
    plays?: readonly string[];
    animals?: readonly string[];
    /** Those of the animals that are asleep. */
    asleep?: readonly string[];
    /** Those that rest by choice, in July. */
    rests?: readonly string[];
    /** Tasks that it has done in this round. */
    did?: readonly number[];
    /** What else it made of the round so far, as the game writes it: "prep 2", "from task-1 10". */
    more?: readonly string[];
}

/** What the table waits for: gnomes, the tasks of who resolves first or second, or who is kept. */
export type Moment = 'commit' | 'first' | 'second' | 'keep';

/** A table before one of its decisions. */
export interface Setting {
    options: readonly (readonly [string, string])[];
    phase: 'commit' | 'resolve' | 'keep';
    round: number;
    /** Left and right. */
    tasks: readonly [string, string];
    /** Layers, the topmost first. */
    pile: readonly (readonly string[])[];
    discard: readonly string[];
    /** The automa's orders, once they lie open. */
    control?: readonly [string, string] | undefined;
    /** The side that resolves first, and how many have resolved. The rules fill in what is left out. */
    order?: string | undefined;
    /** One seat alone plays against the automa. */
    seats: number;
    sides: readonly [Setter, Setter];
}

/** How the text says that the second resolves. */
const SECOND = 'resolved 1';

const GNOMES = Array.from({ length: 12 }, (_, i) => `g${String(i + 1).padStart(2, '0')}`);
const CARDS = Array.from({ length: 7 }, (_, i) => `t${i + 1}`);

/** All gnomes but these. */
export const others = (hand: readonly string[]) => GNOMES.filter((id) => !hand.includes(id));

/** All task cards but these. */
export const rest = (tasks: readonly string[]) => CARDS.filter((id) => !tasks.includes(id));

const words = (ids: readonly string[]) => ids.join(' ') || '-';

function side(setter: Setter, automa: boolean): string {
    return [
        `score ${setter.score}`,
        `${automa ? 'pile' : 'hand'} ${words(setter.hand)}`,
        ...(setter.plays?.length ? [`plays ${words(setter.plays)}`] : []),
        ...(setter.animals?.length ? [`animals ${words(setter.animals)}`] : []),
        ...(setter.asleep?.length ? [`asleep ${words(setter.asleep)}`] : []),
        ...(setter.rests?.length ? [`rests ${words(setter.rests)}`] : []),
        ...(setter.did?.length ? [`did ${setter.did.join(' ')}`] : []),
        ...(setter.more ?? []),
    ].join(', ');
}

export function write(setting: Setting): string {
    const solo = setting.seats === 1;
    return (
        [
            `seats: ${setting.seats}`,
            ...optionLines(setting.options),
            `phase: ${setting.phase}`,
            `round: ${setting.round}`,
            `tasks: ${words(setting.tasks)}`,
            `pile: ${
                setting.pile
                    .filter((layer) => layer.length > 0)
                    .map(words)
                    .join(' / ') || '-'
            }`,
            ...(solo ? [] : [`discard: ${words(setting.discard)}`]),
            ...(setting.control ? [`control: ${words(setting.control)}`] : []),
            ...(setting.order ? [`order: ${setting.order}`] : []),
            `P1: ${side(setting.sides[0], false)}`,
            `${solo ? AUTOMA : 'P2'}: ${side(setting.sides[1], solo)}`,
        ].join('\n') + '\n'
    );
}

/** What the view shows, before one of a player's decisions; from anywhere else, the beginning of the round. */
export function read(view: GnomeView): Setting {
    const open = view.waitsFor === 'resolve' || view.waitsFor === 'keep' ? view.waitsFor : undefined;
    const orders = [view.orders.left, view.orders.right].filter((id) => id !== '');
    return {
        options: Object.entries(view.setup.chosen),
        phase: open ?? 'commit',
        round: Math.max(1, view.round),
        tasks: [view.left, view.right],
        pile: open ? view.pile : [...view.pile, orders],
        discard: view.discards,
        control: open && orders.length === 2 ? [orders[0]!, orders[1]!] : undefined,
        order: open === 'resolve' && view.resolved === 1 && view.setup.seats === 2 ? SECOND : undefined,
        seats: view.setup.seats,
        sides: [setter(view, 0, open !== undefined), setter(view, 1, open !== undefined)],
    };
}

function setter(view: GnomeView, at: number, open: boolean): Setter {
    const one = view.sides[at]!;
    const there = { score: one.score, hand: one.hand, animals: one.animals, asleep: one.asleep };
    if (!open) return there;
    const resolved = view.resolved === 2 || (view.resolved === 1 && view.first === at + 1);
    return { ...there, plays: one.played, rests: one.resting, ...(resolved ? made(one) : {}) };
}

/** What a side has made of the round. */
function made({ party, account }: Side): Pick<Setter, 'did' | 'more'> {
    return {
        did: party === AUTOMA ? [] : account.did,
        more: [
            `prep ${account.prep}`,
            ...account.parts.map(({ source, bliss }) => `from ${source} ${bliss}`),
            ...(account.gained ? [`gained ${account.gained}`] : []),
            ...(account.gift ? [`gives ${account.gift}`] : []),
        ],
    };
}

/** The first round of a game, for one or two. */
export function blank(seats: number): Setting {
    const hand = GNOMES.slice(0, 6);
    return {
        options: [],
        phase: 'commit',
        round: 1,
        tasks: ['t1', 't2'],
        pile: [rest(['t1', 't2'])],
        discard: [],
        seats,
        sides: [
            { score: 0, hand },
            { score: 0, hand: others(hand) },
        ],
    };
}

function sides(setting: Setting, change: (setter: Setter, at: number) => Setter): Setting {
    return { ...setting, sides: [change(setting.sides[0], 0), change(setting.sides[1], 1)] };
}

/** Forgets what each side has made of the round, because the change may affect all of it. */
const anew = (setting: Setting): Setting => sides(setting, ({ did: _, more: __, ...one }) => one);

/** A gnome goes over to the other side. */
export function hand(setting: Setting, id: string): Setting {
    return sides(anew(setting), (one) => ({
        ...one,
        hand: one.hand.includes(id) ? one.hand.filter((other) => other !== id) : [...one.hand, id].sort(),
        ...(one.plays ? { plays: one.plays.filter((other) => other !== id) } : {}),
    }));
}

export const moment = (setting: Setting): Moment =>
    setting.phase === 'resolve' ? (setting.order === SECOND ? 'second' : 'first') : setting.phase;

/** The table waits for something else: gnomes come to lie open, or go back into the hands. */
export function wait(setting: Setting, what: Moment): Setting {
    const fresh = anew(setting);
    if (what === 'commit') {
        const hidden = sides(fresh, ({ plays: _, rests: __, ...one }) => one);
        return { ...hidden, phase: 'commit', pile: [...fresh.pile, fresh.control ?? []], control: undefined, order: undefined };
    }
    const solo = setting.seats === 1;
    // Somebody keeps a gnome only if three are in play.
    const some = what === 'keep' ? 3 : 1;
    const enough = (plays: readonly string[]) => (what === 'keep' ? plays.length === some : plays.length > 0);
    const shown = sides(fresh, (one, at) =>
        solo && at === 1 ? one : { ...one, plays: enough(one.plays ?? []) ? one.plays! : one.hand.slice(0, some) },
    );
    const orders = solo ? (fresh.control ?? turnedUp(fresh.pile)) : undefined;
    return {
        ...shown,
        phase: what === 'keep' ? 'keep' : 'resolve',
        pile: fresh.pile.map((layer) => layer.filter((id) => !orders?.includes(id))),
        control: orders,
        order: what === 'second' ? SECOND : undefined,
    };
}

/** Two cards from the top of the pile. */
function turnedUp(pile: Setting['pile']): [string, string] {
    const [left, right] = pile.flat();
    return [left ?? '-', right ?? '-'];
}

/** A gnome comes to lie open, or goes back into the hand. */
export function reveal(setting: Setting, id: string): Setting {
    return sides(anew(setting), (one) => {
        if (!one.hand.includes(id)) return one;
        const plays = one.plays ?? [];
        return { ...one, plays: plays.includes(id) ? plays.filter((other) => other !== id) : [...plays, id].sort() };
    });
}

/** A side has done a task in this round, or has not. */
export function did(setting: Setting, at: number, task: number): Setting {
    return sides(setting, (setter, i) => {
        if (i !== at) return setter;
        const { more: _, ...one } = setter;
        const done = one.did ?? [];
        return { ...one, did: done.includes(task) ? done.filter((other) => other !== task) : [...done, task].sort() };
    });
}

/** The hen rests in this round, or works. */
export function letRest(setting: Setting, at: number, id: string): Setting {
    return sides(anew(setting), (one, i) => (i !== at ? one : { ...one, rests: one.rests?.includes(id) ? [] : [id] }));
}

export function score(setting: Setting, at: number, value: number): Setting {
    return sides(anew(setting), (one, i) => (i === at ? { ...one, score: value } : one));
}

/** An animal comes, falls asleep where it may, and goes. */
export function animal(setting: Setting, at: number, id: string): Setting {
    const sleeps = setting.options.some(([name, value]) => name === 'month' && value === 'october') && !(setting.seats === 1 && at === 1);
    return sides(anew(setting), (one, i) => {
        if (i !== at) return one;
        const animals = one.animals ?? [];
        const asleep = one.asleep ?? [];
        if (!animals.includes(id)) return { ...one, animals: [...animals, id] };
        if (sleeps && !asleep.includes(id)) return { ...one, asleep: [...asleep, id] };
        return { ...one, animals: animals.filter((other) => other !== id), asleep: asleep.filter((other) => other !== id) };
    });
}

/** A task card comes to lie left (0) or right (1), of the tasks or of the orders; what lay there goes to where that one was. */
export function lay(before: Setting, at: number, id: string, where: 'tasks' | 'control' = 'tasks'): Setting {
    const setting = anew(before);
    const old = setting[where]?.[at] ?? id;
    const swap = (card: string) => (card === id ? old : card === old ? id : card);
    return {
        ...setting,
        tasks: [swap(setting.tasks[0]), swap(setting.tasks[1])],
        pile: setting.pile.map((layer) => layer.map(swap)),
        discard: setting.discard.map(swap),
        control: setting.control && [swap(setting.control[0]), swap(setting.control[1])],
    };
}

/** A task card of the pile is discarded, or comes back into its lowest layer. */
export function discard(setting: Setting, id: string): Setting {
    if (!setting.discard.includes(id)) {
        return {
            ...setting,
            pile: setting.pile.map((layer) => layer.filter((other) => other !== id)),
            discard: [...setting.discard, id].sort(),
        };
    }
    const layers = setting.pile.filter((layer) => layer.length > 0);
    const last = layers.pop() ?? [];
    return { ...setting, pile: [...layers, [...last, id].sort()], discard: setting.discard.filter((other) => other !== id) };
}

export function option(setting: Setting, name: string, value: string): Setting {
    const kept = setting.options.filter(([other]) => other !== name);
    const now = setting.phase === 'keep' && value !== 'august' ? wait(setting, 'commit') : anew(setting);
    const next = { ...now, options: value === 'none' ? kept : [...kept, [name, value] as const] };
    return value === 'october' ? next : sides(next, ({ asleep: _, ...one }) => one);
}
