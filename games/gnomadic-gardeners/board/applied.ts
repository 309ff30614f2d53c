// The table once an event has happened, as far as a view shows it. Every kind of event is named: one that is forgotten
// does not compile.
import { AUTOMA } from './cards';
import type { Account, GnomeEvent, GnomeView, Side } from './cards';

const NOT_YET: Account = { prep: 0, did: [], parts: [], total: 0, gift: '' };
const NO_ORDERS: GnomeView['orders'] = { left: '', right: '', prep: 0, scores: 0, does: [], pass: 0 };

type Layers = readonly (readonly string[])[];

/** Layers without these cards; a layer that is empty then is gone. */
const without = (layers: Layers, cards: readonly string[]): string[][] =>
    layers.map((layer) => layer.filter((card) => !cards.includes(card))).filter((layer) => layer.length > 0);

const ids = (gnomes: readonly { readonly id: string }[]): string[] => gnomes.map(({ id }) => id);

const sideOf = (view: GnomeView, party: string | undefined): number => view.sides.findIndex((side) => side.party === (party ?? AUTOMA));

const withSide = (view: GnomeView, party: string | undefined, change: (side: Side) => Partial<Side>): GnomeView => {
    const at = sideOf(view, party);
    return { ...view, sides: view.sides.map((side, i) => (i === at ? { ...side, ...change(side) } : side)) };
};

const account = (view: GnomeView, party: string | undefined, change: (account: Account) => Partial<Account>): GnomeView =>
    withSide(view, party, (side) => ({ account: { ...side.account, ...change(side.account) } }));

/** Gnomes leave a side; what it had in play is done with. */
const leave = (view: GnomeView, party: string | undefined, gnomes: readonly string[]): GnomeView =>
    withSide(view, party, ({ hand, kept }) => ({
        hand: hand.filter((id) => !gnomes.includes(id)),
        kept: without(kept, gnomes),
        played: [],
        resting: [],
    }));

/** A side resolves as soon as it has done a task, or none. */
const resolving = (view: GnomeView, party: string | undefined): GnomeView =>
    view.sides[sideOf(view, party)]?.account.did.length === 0 ? { ...view, resolved: view.resolved + 1 } : view;

export function applied(view: GnomeView, event: GnomeEvent): GnomeView {
    switch (event.kind) {
        case 'task-cards-laid':
            return { ...view, left: event.left, right: event.right, pile: without(view.pile, [event.left, event.right]), waitsFor: 'deal' };
        case 'task-opened': {
            const { kind: _, task, ...printed } = event;
            return { ...view, tasks: [...view.tasks, { ...printed, number: task, doneBy: [] }] };
        }
        case 'gnomes-dealt': {
            const gnomes = ids(event.gnomes);
            const dealt = withSide(view, event.seat, () => ({ hand: gnomes, kept: [gnomes] }));
            return { ...dealt, waitsFor: 'adopt', ...(event.seat === undefined && { automaPile: [gnomes] }) };
        }
        case 'round-began':
            return { ...view, round: event.round, resolved: 0, first: 0, waitsFor: 'commit' };
        case 'gnomes-revealed': {
            const played = ids(event.gnomes);
            const { resting } = event;
            const open = withSide(view, event.seat, ({ kept }) => ({ played, resting, kept: without(kept, played), account: NOT_YET }));
            return sideOf(view, undefined) < 0 ? open : { ...account(open, undefined, () => NOT_YET), waitsFor: 'control' };
        }
        case 'orders-revealed': {
            const { left, right, hours: prep, bliss: scores, tasks: does, passes: pass } = event;
            return { ...view, pile: without(view.pile, [left, right]), orders: { left, right, prep, scores, does, pass } };
        }
        case 'resolves-first': {
            const first = sideOf(view, event.seat);
            const sides = view.sides.map((side, i) => ({
                ...side,
                account: { ...side.account, prep: i === first ? event.hours : event.others },
            }));
            return { ...view, sides, first: first + 1, waitsFor: 'resolve' };
        }
        case 'task-done': {
            const by = sideOf(view, event.seat) + 1;
            const tasks = view.tasks.map((task) => (task.number === event.task ? { ...task, doneBy: [...task.doneBy, by].sort() } : task));
            return account({ ...resolving(view, event.seat), tasks }, event.seat, ({ did }) => ({ did: [...did, event.task] }));
        }
        case 'no-task-done':
            return resolving(view, event.seat);
        case 'scored': {
            const total = event.to - event.from;
            return account(
                withSide(view, event.seat, () => ({ score: event.to })),
                event.seat,
                () => ({ total, parts: event.parts }),
            );
        }
        case 'animal-gained': {
            const { animal } = event;
            const gained = withSide(view, event.seat, ({ animals }) => ({ animals: [...animals, animal] }));
            return view.round > 0 ? account(gained, event.seat, () => ({ gained: animal })) : gained;
        }
        case 'animals-fell-asleep':
            return withSide(view, event.seat, ({ asleep }) => ({ asleep: [...asleep, ...event.animals] }));
        case 'gift-chosen':
            return account(view, event.seat, () => ({ gift: event.gnome.id }));
        case 'keeping-due':
            return { ...view, waitsFor: 'keep' };
        case 'gnomes-handed-over': {
            const gnomes = ids(event.gnomes);
            const left = leave(view, event.from, gnomes);
            const given = withSide(left, event.to, ({ hand, kept }) => ({
                hand: [...hand, ...gnomes],
                kept: [[...kept.flat(), ...gnomes]],
            }));
            return event.from === undefined ? { ...given, automaPile: without(view.automaPile, gnomes) } : given;
        }
        case 'gnomes-set-aside':
            return { ...leave(view, event.seat, ids(event.gnomes)), waitsFor: 'pass' };
        case 'gnomes-put-under': {
            const gnomes = ids(event.gnomes);
            const under = withSide(view, undefined, ({ hand, kept }) => ({ hand: [...hand, ...gnomes], kept: [...kept, gnomes] }));
            return { ...under, automaPile: [...view.automaPile, gnomes] };
        }
        case 'task-card-discarded':
            return { ...view, discards: [...view.discards, event.card] };
        case 'task-pile-shuffled':
            return { ...view, pile: [...view.pile, event.cards], discards: [] };
        case 'task-cards-put-under':
            return { ...view, pile: [...view.pile, event.cards], orders: NO_ORDERS };
        case 'task-card-slid':
            return { ...view, left: event.card, right: '', tasks: [], waitsFor: 'slide' };
        case 'task-card-drawn':
            return { ...view, right: event.card, pile: without(view.pile, [event.card]) };
        case 'game-ended':
            return { ...view, waitsFor: 'over' };
        // These tell why; what they change is told by the events around them.
        case 'animal-helped':
        case 'animals-rested':
        case 'no-animal-gained':
        case 'gnome-kept':
            return view;
    }
}
