// A step moment by moment. Its events are put into groups: the reveal, what each side made of its turn, the passing. Each
// picture is the one before with these events entered; the cards lie there, with what was done, until they slide.
import type { SayMessages, Stage } from '$toolkit/board';
import type { Frame } from '$toolkit/words';
import { applied } from './applied';
import { AUTOMA, first } from './cards';
import type { GnomeEvent, GnomeView } from './cards';
import type { GnomadicGardeners } from '$wire';

/** So many letters are read in the time of one caption. */
const AT_A_GLANCE = 30;

/** The time of so many captions the cards need to slide. */
const SLIDING = 2;

/** A moment: what lies open is revealed, a party resolves, or gnomes are passed. */
interface Group {
    readonly of: 'reveal' | 'deed' | 'pass' | 'table';
    /** The party that resolves, by its name in views. */
    readonly party: string;
    readonly events: GnomeEvent[];
}

function groupOf(event: GnomeEvent, { cards }: GnomeView): Omit<Group, 'events'> | undefined {
    switch (event.kind) {
        case 'gnomes-revealed':
        case 'orders-revealed':
        case 'resolves-first':
            return { of: 'reveal', party: '' };
        case 'animal-helped':
            return cards.animals.some(({ animal, reveals }) => reveals && animal === event.animal)
                ? { of: 'reveal', party: '' }
                : { of: 'deed', party: event.seat };
        case 'task-done':
        case 'no-task-done':
        case 'scored':
        case 'animal-gained':
        case 'no-animal-gained':
            return { of: 'deed', party: event.seat ?? AUTOMA };
        case 'gift-chosen':
        case 'animals-rested':
        case 'animals-fell-asleep':
            return { of: 'deed', party: event.seat };
        case 'keeping-due':
        case 'gnome-kept':
        case 'gnomes-handed-over':
        case 'gnomes-set-aside':
        case 'gnomes-put-under':
        case 'game-ended':
            return { of: 'pass', party: '' };
        case 'task-cards-laid':
        case 'task-opened':
        case 'gnomes-dealt':
        case 'round-began':
        case 'task-card-drawn':
            return { of: 'table', party: '' };
        // Seen when the cards slide.
        case 'task-card-discarded':
        case 'task-pile-shuffled':
        case 'task-cards-put-under':
        case 'task-card-slid':
            return undefined;
    }
}

function groupsOf(events: readonly GnomeEvent[], view: GnomeView): readonly Group[] {
    const groups: Group[] = [];
    for (const event of events) {
        const group = groupOf(event, view);
        const last = groups.at(-1);
        if (group && last?.of === group.of && last.party === group.party) last.events.push(event);
        else if (group) groups.push({ ...group, events: [event] });
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
    // What lies there after the slide is seen on the board; the log tells it.
    if (drawn) return [{ says: say([drawn]), events, view: after, weigh: SLIDING }];
    const groups = groupsOf(events, after).filter(({ of }) => of !== 'table');
    let view = before;
    return groups.map(({ of, party, events: told }) => {
        view = told.reduce(applied, view);
        const says = say(told);
        return {
            says,
            events: told,
            view,
            weigh: Math.max(1, says.length / AT_A_GLANCE),
            // A player who does tasks is told their effect on the score, too.
            toAll: of === 'deed' && party !== AUTOMA,
        };
    });
}

/** Seen only when the next card comes. */
const SLIDES: readonly GnomeEvent['kind'][] = ['task-card-discarded', 'task-pile-shuffled', 'task-cards-put-under', 'task-card-slid'];

/**
 * The table as it lies: the pair of task cards, and what was done, is seen until the cards slide.
 *
 * @param before the view before all that happened, if it is known
 */
export function asItLies(before: GnomeView | undefined, happened: readonly GnomeEvent[], now: GnomeView): GnomeView {
    if (!before || now.right !== '') return now;
    const since = happened.findLastIndex(({ kind }) => kind === 'task-card-drawn');
    return happened.filter(({ kind }, i) => i <= since || !SLIDES.includes(kind)).reduce(applied, before);
}
