// A step moment by moment. Its events are put into groups: the reveal, what each side made of its turn, the passing. Each
// picture is the one before with what these events change; the cards lie there, with what was done, until they slide.
import type { SayMessages, Stage } from '$toolkit/board';
import { applyChanges, effects } from '$toolkit/changes';
import type { Effect } from '$toolkit/changes';
import { first } from '$toolkit/kinds';
import type { Frame } from '$toolkit/types';
import { AUTOMA } from './cards';
import type { GnomeEvent, GnomeView } from './cards';
import type { GnomadicGardeners } from '$wire';

/** The number of letters that are read in the time of one caption. */
const AT_A_GLANCE = 30;

/** The time of so many captions the cards need to slide. */
const SLIDING = 2;

/** A moment: what lies open is revealed, a party resolves, or gnomes are passed. */
interface Group {
    readonly of: 'reveal' | 'deed' | 'pass' | 'table';
    /** The party that resolves, by its name in views. */
    readonly party: string;
    readonly effects: Effect<GnomadicGardeners>[];
}

/** The group of each kind of event. A kind without a group is seen when the cards slide, or the question says it. */
const GROUPS: Record<GnomeEvent['kind'], Group['of'] | undefined> = {
    'gnomes-revealed': 'reveal',
    'orders-revealed': 'reveal',
    'resolves-first': 'reveal',
    'side-resolved': 'deed',
    'task-done': 'deed',
    'no-task-done': 'deed',
    'animal-helped': 'deed',
    'gift-chosen': 'deed',
    'animals-rested': 'deed',
    scored: 'deed',
    'animal-gained': 'deed',
    'no-animal-gained': 'deed',
    'animals-fell-asleep': 'deed',
    'keeping-due': 'pass',
    'gnome-kept': 'pass',
    'gnomes-handed-over': 'pass',
    'gnomes-set-aside': 'pass',
    'gnomes-put-under': 'pass',
    'game-ended': 'pass',
    'task-cards-laid': 'table',
    'task-opened': 'table',
    'gnomes-dealt': 'table',
    'round-began': 'table',
    'task-card-drawn': 'table',
    'task-card-discarded': undefined,
    'task-pile-shuffled': undefined,
    'task-cards-put-under': undefined,
    'task-card-slid': undefined,
    'phase-changed': undefined,
};

function groupOf(event: GnomeEvent, { cards }: GnomeView): Omit<Group, 'effects'> | undefined {
    const reveals = event.kind === 'animal-helped' && cards.animals.some(({ animal, reveals: opens }) => opens && animal === event.animal);
    const of = reveals ? 'reveal' : GROUPS[event.kind];
    const seat = 'seat' in event ? event.seat : undefined;
    return of && { of, party: of === 'deed' ? (seat ?? AUTOMA) : '' };
}

/** The party whose turn to resolve this event belongs to; undefined for other events. */
export function deedOf(event: GnomeEvent, view: GnomeView): string | undefined {
    const group = groupOf(event, view);
    return group?.of === 'deed' ? group.party : undefined;
}

function groupsOf(frame: Frame<GnomadicGardeners>): readonly Group[] {
    const groups: Group[] = [];
    for (const effect of effects(frame)) {
        const group = groupOf(effect.event, frame.view);
        const last = groups.at(-1);
        if (group && last?.of === group.of && last.party === group.party) last.effects.push(effect);
        else if (group) groups.push({ ...group, effects: [effect] });
    }
    return groups;
}

/** Returns a step moment by moment, or as one picture if only the table changes. */
export function moments(
    frame: Frame<GnomadicGardeners>,
    { view: before }: Frame<GnomadicGardeners>,
    say: SayMessages,
): readonly Stage<GnomadicGardeners>[] {
    const { events, view: after } = frame;
    const drawn = first(events, 'task-card-drawn');
    // The board shows the cards after the slide. The log tells them.
    if (drawn) return [{ says: say([drawn]), events, view: after, weigh: SLIDING }];
    const groups = groupsOf(frame).filter(({ of }) => of !== 'table');
    if (groups.length > 1 && !frame.changes) return [];
    let view = before;
    return groups.map(({ effects: told }) => {
        const changes = told.flatMap((effect) => effect.changes);
        view = frame.changes ? applyChanges(view, changes) : after;
        const moment = told.map(({ event }) => event);
        const says = say(moment);
        return {
            says,
            events: moment,
            view,
            weigh: Math.max(1, says.length / AT_A_GLANCE),
        };
    });
}

/**
 * The table as it lies: the pair of task cards, and what was done, is seen until the next card comes.
 *
 * @param before the view before the last step, if it is known
 * @param step the last step, if it is known
 */
export function asItLies(before: GnomeView | undefined, step: Frame<GnomadicGardeners> | undefined, now: GnomeView): GnomeView {
    const known = step && (step.changes || step.events.length <= 1);
    if (!before || !known || now.right !== '') return now;
    const lying = effects(step).filter(({ event }) => groupOf(event, before));
    return applyChanges(
        before,
        lying.flatMap(({ changes }) => changes),
    );
}
