// Changes single fields of a position. How they are written, whether it makes sense, and what follows from it, is the
// server's to say.
import type { FieldParts } from '$wire';
import { AUTOMA } from './cards';
import type { Animal, GnomeView, Side } from './cards';

/** The next thing that the table waits for: gnomes, the tasks of the side that resolves first or second, or a gnome to be kept. */
export type Moment = 'commit' | 'first' | 'second' | 'keep';

/** Parts that say what a side has made of the round. The rules tell anew what a change may affect. */
const MADE: FieldParts = { prep: null, scored: null, gives: null };

/** The second side resolves. Which one that is follows from the rules. */
const SECOND: FieldParts = { first: null, resolved: 1 };

export const isOpen = ({ waitsFor }: GnomeView): boolean => waitsFor === 'resolve' || waitsFor === 'keep';

export function moment({ waitsFor, resolved, setup }: GnomeView): Moment {
    if (waitsFor === 'keep') return 'keep';
    if (waitsFor !== 'resolve') return 'commit';
    return resolved === 1 && setup.seats === 2 ? 'second' : 'first';
}

/** A list without this word, or with it if it is not there. */
const toggled = <Word>(list: readonly Word[], word: Word): Word[] =>
    list.includes(word) ? list.filter((other) => other !== word) : [...list, word].sort();

const change = (view: GnomeView, at: number, parts: FieldParts): FieldParts => ({ [view.sides[at]!.party]: parts });

/** Changes a side or both, and forgets what each has made of a round that goes on. */
function anew(view: GnomeView, parts: (side: Side, at: number) => FieldParts = () => ({})): FieldParts {
    const made = isOpen(view) || view.waitsFor === 'commit' ? { ...MADE, did: null } : {};
    const both = view.sides.map((side, at) => [side.party, { ...made, ...parts(side, at) }] as const);
    return { ...(isOpen(view) && { order: moment(view) === 'second' ? SECOND : null }), ...Object.fromEntries(both) };
}

const anewAt = (view: GnomeView, at: number, parts: (side: Side) => FieldParts): FieldParts =>
    anew(view, (side, i) => (i === at ? parts(side) : {}));

/** A gnome goes over to the other side. */
export const hand = (view: GnomeView, id: string): FieldParts =>
    anew(view, ({ party, hand, played }) => ({
        ...(party === AUTOMA ? { pile: [toggled(hand, id)] } : { hand: toggled(hand, id) }),
        ...(played.includes(id) && { plays: toggled(played, id) }),
    }));

/** The phase of each moment. */
const PHASES = { commit: 'commit', first: 'resolve', second: 'resolve', keep: 'keep' } as const;

/**
 * The table waits for something else. In another phase all that lay open goes back, and the rules tell what comes to lie
 * open.
 *
 * @param parts what changes on each side besides
 */
export function wait(view: GnomeView, what: Moment, parts: FieldParts = {}): FieldParts {
    const { orders, pile, waitsFor } = view;
    const phase = PHASES[what];
    const order = what === 'second' ? SECOND : null;
    if (phase === waitsFor) return { ...anew(view, () => parts), phase, order };
    const back = [orders.left, orders.right].filter((id) => id !== '');
    return {
        ...anew(view, () => ({ plays: null, rests: null, ...parts })),
        phase,
        order,
        control: null,
        pile: piled([...pile, back]),
    };
}

const piled = (layers: readonly (readonly string[])[]) => layers.filter((layer) => layer.length > 0);

/** A gnome comes to lie open, or goes back into the hand. */
export const reveal = (view: GnomeView, id: string): FieldParts =>
    anew(view, ({ hand, played }) => (hand.includes(id) ? { plays: toggled(played, id) } : {}));

/** A side has done a task in this round, or has not. */
export const did = (view: GnomeView, at: number, task: number): FieldParts =>
    change(view, at, { ...MADE, did: toggled(view.sides[at]!.account.did, task) });

/** An animal rests in this round, or works. */
export const letRest = (view: GnomeView, at: number, id: Animal): FieldParts =>
    anewAt(view, at, ({ resting }) => ({ rests: toggled(resting, id) }));

export const score = (view: GnomeView, at: number, value: number): FieldParts => anewAt(view, at, () => ({ score: value }));

/** An animal comes, falls asleep where it may, and goes. */
export const animal = (view: GnomeView, at: number, id: Animal): FieldParts =>
    anewAt(view, at, ({ animals, asleep, maySleep }) => {
        const sleeps = asleep.includes(id);
        if (maySleep && animals.includes(id) && !sleeps) return { asleep: toggled(asleep, id) };
        return { animals: toggled(animals, id), ...(sleeps && { asleep: toggled(asleep, id) }) };
    });

/** A task card comes to lie left (0) or right (1), of the tasks or of the orders; what lay there goes to where that one was. */
export function lay(view: GnomeView, at: number, id: string, where: 'tasks' | 'control' = 'tasks'): FieldParts {
    const { left, right, pile, discards, orders, setup } = view;
    const old = (where === 'tasks' ? [left, right] : [orders.left, orders.right])[at] ?? id;
    const swapped = (card: string) => (card === id ? old : card === old ? id : card);
    return {
        ...anew(view),
        tasks: { left: swapped(left), right: swapped(right) },
        pile: pile.map((layer) => layer.map(swapped)),
        ...(setup.seats > 1 && { discard: discards.map(swapped) }),
        ...(orders.left && { control: { left: swapped(orders.left), right: swapped(orders.right) } }),
    };
}

/** A task card of the pile is discarded, or comes back into its lowest layer. */
export function discard({ pile, discards }: GnomeView, id: string): FieldParts {
    const isBack = discards.includes(id);
    const lowest = [...(pile.at(-1) ?? []), id].sort();
    return {
        pile: piled(isBack ? [...pile.slice(0, -1), lowest] : pile.map((layer) => layer.filter((other) => other !== id))),
        discard: toggled(discards, id),
    };
}

/** Another month, or none: the table waits for gnomes, and all animals are awake. */
export const month = (view: GnomeView, name: string): FieldParts => ({
    ...wait(view, 'commit', { asleep: null }),
    'option month': name === 'none' ? null : name,
});

export const round = (_: GnomeView, number: number): FieldParts => ({ round: number });
