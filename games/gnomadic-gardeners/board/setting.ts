// Changes single fields of a position in writing. Whether it makes sense, and what follows from it, is the server's to say.
import type { Answered } from '$toolkit/editing';
import { changed, listOf, withParts } from '$toolkit/writing';
import type { Changes } from '$toolkit/writing';
import type { GnomadicGardeners } from '$wire';
import { AUTOMA } from './cards';
import type { Animal, GnomeView, Side } from './cards';

type Position = Answered<GnomadicGardeners>;

/** What the table waits for: gnomes, the tasks of the side that resolves first or second, or a gnome to be kept. */
export type Moment = 'commit' | 'first' | 'second' | 'keep';

/** Parts that say what a side has made of the round. The rules tell anew what a change may affect. */
const MADE = { prep: undefined, from: undefined, gained: undefined, gives: undefined };

/** How the text says that the second side resolves. */
const SECOND = 'resolved 1';

export const isOpen = ({ waitsFor }: GnomeView): boolean => waitsFor === 'resolve' || waitsFor === 'keep';

export function moment({ waitsFor, resolved, setup }: GnomeView): Moment {
    if (waitsFor === 'keep') return 'keep';
    if (waitsFor !== 'resolve') return 'commit';
    return resolved === 1 && setup.seats === 2 ? 'second' : 'first';
}

/** A list without this word, or with it if it is not there. */
const toggled = <Word>(list: readonly Word[], word: Word): Word[] =>
    list.includes(word) ? list.filter((other) => other !== word) : [...list, word].sort();

/** A part that is left out if it lists nothing. */
const some = (words: readonly (string | number)[]): string | undefined => words.join(' ') || undefined;

const change = ({ view, lines }: Position, at: number, parts: Changes): Changes => {
    const { party } = view.sides[at]!;
    return { [party]: withParts(lines[party], parts) };
};

/** Changes a side or both, and forgets what each has made of a round that goes on. */
function anew(position: Position, parts: (side: Side, at: number) => Changes = () => ({})): Changes {
    const { view, lines } = position;
    const made = isOpen(view) || view.waitsFor === 'commit' ? { ...MADE, did: undefined } : {};
    const both = view.sides.map((side, at) => change(position, at, { ...made, ...parts(side, at) }));
    const order = moment(view) === 'second' ? SECOND : undefined;
    return Object.assign({ order: isOpen(view) ? order : lines['order'] }, ...both) as Changes;
}

const anewAt = (position: Position, at: number, parts: (side: Side) => Changes): Changes =>
    anew(position, (side, i) => (i === at ? parts(side) : {}));

/** A gnome goes over to the other side. */
export const hand = (position: Position, id: string): Changes =>
    anew(position, ({ party, hand, played }) => ({
        [party === AUTOMA ? 'pile' : 'hand']: listOf(toggled(hand, id)),
        ...(played.includes(id) && { plays: some(toggled(played, id)) }),
    }));

/** The table waits for something else: gnomes come to lie open, or go back into the hands. */
export function wait(position: Position, what: Moment): Changes {
    const { orders, pile } = position.view;
    if (what === 'commit') {
        const hidden = anew(position, () => ({ plays: undefined, rests: undefined }));
        const back = [orders.left, orders.right].filter((id) => id !== '');
        return { ...hidden, phase: 'commit', order: undefined, control: undefined, pile: piled([...pile, back]) };
    }
    return {
        ...anew(position, () => (what === 'keep' ? { plays: undefined } : {})),
        phase: what === 'keep' ? 'keep' : 'resolve',
        order: what === 'second' ? SECOND : undefined,
    };
}

const piled = (layers: readonly (readonly string[])[]): string =>
    layers
        .filter((layer) => layer.length > 0)
        .map((layer) => layer.join(' '))
        .join(' / ') || listOf([]);

/** A gnome comes to lie open, or goes back into the hand. */
export const reveal = (position: Position, id: string): Changes =>
    anew(position, ({ hand, played }) => (hand.includes(id) ? { plays: some(toggled(played, id)) } : {}));

/** A side has done a task in this round, or has not. */
export const did = (position: Position, at: number, task: number): Changes =>
    change(position, at, { ...MADE, did: some(toggled(position.view.sides[at]!.account.did, task)) });

/** An animal rests in this round, or works. */
export const letRest = (position: Position, at: number, id: Animal): Changes =>
    anewAt(position, at, ({ resting }) => ({ rests: some(toggled(resting, id)) }));

export const score = (position: Position, at: number, value: number): Changes => anewAt(position, at, () => ({ score: `${value}` }));

/** An animal comes, falls asleep where it may, and goes. */
export const animal = (position: Position, at: number, id: Animal): Changes =>
    anewAt(position, at, ({ animals, asleep, maySleep }) => {
        const sleeps = asleep.includes(id);
        if (maySleep && animals.includes(id) && !sleeps) return { asleep: some(toggled(asleep, id)) };
        return { animals: some(toggled(animals, id)), ...(sleeps && { asleep: some(toggled(asleep, id)) }) };
    });

/** A task card comes to lie left (0) or right (1), of the tasks or of the orders; what lay there goes to where that one was. */
export function lay(position: Position, at: number, id: string, where: 'tasks' | 'control' = 'tasks'): Changes {
    const { left, right, pile, discards, orders, setup } = position.view;
    const places = { tasks: [left, right], control: [orders.left, orders.right] };
    const old = places[where][at] ?? id;
    const swapped = (cards: readonly string[]) => cards.map((card) => (card === id ? old : card === old ? id : card));
    return {
        ...anew(position),
        tasks: listOf(swapped(places.tasks)),
        pile: piled(pile.map(swapped)),
        ...(setup.seats > 1 && { discard: listOf(swapped(discards)) }),
        ...(orders.left && { control: listOf(swapped(places.control)) }),
    };
}

/** A task card of the pile is discarded, or comes back into its lowest layer. */
export function discard({ view: { pile, discards } }: Position, id: string): Changes {
    const isBack = discards.includes(id);
    const lowest = [...(pile.at(-1) ?? []), id].sort();
    return {
        pile: piled(isBack ? [...pile.slice(0, -1), lowest] : pile.map((layer) => layer.filter((other) => other !== id))),
        discard: listOf(toggled(discards, id)),
    };
}

/** Another month, or none: what only its rule knows is gone. */
export function month(position: Position, name: string): Changes {
    const { view, lines } = position;
    const now = moment(view) === 'keep' ? wait(position, 'commit') : anew(position);
    const awake = { view, lines: changed(lines, now) };
    const sides = view.sides.map((_, at) => change(awake, at, { asleep: undefined }));
    return Object.assign({}, now, ...sides, { 'option month': name === 'none' ? undefined : name }) as Changes;
}

export const round = (_: Position, number: number): Changes => ({ round: `${number}` });
