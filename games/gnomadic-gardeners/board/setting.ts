// Positions as the game writes them, put together from what a lesson or the editor knows. Whether they make sense is
// the server's to say.
import { AUTOMA } from './cards';
import type { GnomeView } from './cards';

export interface Setter {
    score: number;
    hand: readonly string[];
    /** In play. */
    plays?: readonly string[];
    animals?: readonly string[];
    /** Those of the animals that are asleep. */
    asleep?: readonly string[];
    /** What it made of the round so far, as the game writes it: "prep 2", "did 1", "from task-1 10". */
    more?: readonly string[];
}

/** A table at the beginning of a round, or in the middle of its resolving. */
export interface Setting {
    options: readonly (readonly [string, string])[];
    phase: 'commit' | 'resolve';
    round: number;
    /** Left and right. */
    tasks: readonly [string, string];
    /** Layers, the topmost first. */
    pile: readonly (readonly string[])[];
    discard: readonly string[];
    /** Who resolves first, and how many have. */
    order?: string;
    /** One seat alone plays against the automa. */
    seats: number;
    sides: readonly [Setter, Setter];
}

/** What the further lines of an option begin with, such as those of a card file. */
const INDENT = '  ';

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
        ...(setter.more ?? []),
    ].join(', ');
}

export function write(setting: Setting): string {
    const solo = setting.seats === 1;
    return (
        [
            `seats: ${setting.seats}`,
            ...setting.options.map(([name, value]) => `option ${name}: ${value.replaceAll('\n', `\n${INDENT}`)}`),
            `phase: ${setting.phase}`,
            `round: ${setting.round}`,
            `tasks: ${words(setting.tasks)}`,
            `pile: ${setting.pile.filter((layer) => layer.length > 0).map(words).join(' / ') || '-'}`,
            ...(solo ? [] : [`discard: ${words(setting.discard)}`]),
            ...(setting.order ? [`order: ${setting.order}`] : []),
            `P1: ${side(setting.sides[0], false)}`,
            `${solo ? AUTOMA : 'P2'}: ${side(setting.sides[1], solo)}`,
        ].join('\n') + '\n'
    );
}

/** The beginning of the round that the view shows: what the editor goes on from. */
export function read(view: GnomeView): Setting {
    const setter = (at: number): Setter => {
        const one = view.sides[at]!;
        return { score: one.score, hand: one.hand, animals: one.animals, asleep: one.asleep };
    };
    const orders = [view.orders.left, view.orders.right].filter((id) => id !== '');
    return {
        options: Object.entries(view.setup.chosen),
        phase: 'commit',
        round: Math.max(1, view.round),
        tasks: [view.left, view.right],
        pile: [...view.pile, orders],
        discard: view.discards,
        seats: view.setup.seats,
        sides: [setter(0), setter(1)],
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

/** A gnome goes over to the other side. */
export function hand(setting: Setting, id: string): Setting {
    return sides(setting, (one) => ({
        ...one,
        hand: one.hand.includes(id) ? one.hand.filter((other) => other !== id) : [...one.hand, id].sort(),
    }));
}

export function score(setting: Setting, at: number, value: number): Setting {
    return sides(setting, (one, i) => (i === at ? { ...one, score: value } : one));
}

/** An animal comes, falls asleep where it may, and goes. */
export function animal(setting: Setting, at: number, id: string): Setting {
    const sleeps = setting.options.some(([name, value]) => name === 'month' && value === 'october') && !(setting.seats === 1 && at === 1);
    return sides(setting, (one, i) => {
        if (i !== at) return one;
        const animals = one.animals ?? [];
        const asleep = one.asleep ?? [];
        if (!animals.includes(id)) return { ...one, animals: [...animals, id] };
        if (sleeps && !asleep.includes(id)) return { ...one, asleep: [...asleep, id] };
        return { ...one, animals: animals.filter((other) => other !== id), asleep: asleep.filter((other) => other !== id) };
    });
}

/** A task card comes to lie left (0) or right (1); what lay there goes to where that one was. */
export function lay(setting: Setting, at: number, id: string): Setting {
    const old = setting.tasks[at]!;
    const swap = (card: string) => (card === id ? old : card === old ? id : card);
    return {
        ...setting,
        tasks: [swap(setting.tasks[0]), swap(setting.tasks[1])],
        pile: setting.pile.map((layer) => layer.map(swap)),
        discard: setting.discard.map(swap),
    };
}

/** A task card of the pile is discarded, or comes back into its lowest layer. */
export function discard(setting: Setting, id: string): Setting {
    if (!setting.discard.includes(id)) {
        return { ...setting, pile: setting.pile.map((layer) => layer.filter((other) => other !== id)), discard: [...setting.discard, id].sort() };
    }
    const layers = setting.pile.filter((layer) => layer.length > 0);
    const last = layers.pop() ?? [];
    return { ...setting, pile: [...layers, [...last, id].sort()], discard: setting.discard.filter((other) => other !== id) };
}

export function option(setting: Setting, name: string, value: string): Setting {
    const kept = setting.options.filter(([other]) => other !== name);
    const next = { ...setting, options: value === 'none' ? kept : [...kept, [name, value] as const] };
    return value === 'october' ? next : sides(next, ({ asleep: _, ...one }) => one);
}
