// A step moment by moment. Its events are put into groups: the reveal, what each side made of its turn, the passing.
import type { SayMessages, Stage } from '$toolkit/board';
import type { Frame } from '$toolkit/words';
import { AUTOMA, first } from './cards';
import type { GnomeEvent, GnomeView } from './cards';
import type { GnomadicGardeners } from '$wire';
import { untilTheSlide } from './pair';

/** So many letters are read in the time of one caption. */
const AT_A_GLANCE = 30;

/** The time of so many captions the cards need to slide. */
const SLIDING = 2;

/** A moment: what lies open is revealed, a party resolves, or gnomes are passed. */
interface Group {
    readonly of: 'reveal' | 'deed' | 'pass' | 'table';
    /** Who resolves, as views call the party. */
    readonly party: string;
    readonly events: GnomeEvent[];
}

function groupOf(event: GnomeEvent): Omit<Group, 'events'> | undefined {
    switch (event.kind) {
        case 'gnomes-revealed':
        case 'orders-revealed':
        case 'resolves-first':
            return { of: 'reveal', party: '' };
        case 'animal-helped':
            return event.animal === 'hen' ? { of: 'reveal', party: '' } : { of: 'deed', party: event.seat };
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

function groupsOf(events: readonly GnomeEvent[]): readonly Group[] {
    const groups: Group[] = [];
    for (const event of events) {
        const group = groupOf(event);
        const last = groups.at(-1);
        if (group && last?.of === group.of && last.party === group.party) last.events.push(event);
        else if (group) groups.push({ ...group, events: [event] });
    }
    return groups;
}

/** A step moment by moment; one picture where nothing but the table changes. */
export function moments(
    frame: Frame<GnomadicGardeners>,
    { view: before }: Frame<GnomadicGardeners>,
    say: SayMessages,
): readonly Stage<GnomadicGardeners>[] {
    const { events, view: after } = frame;
    const drawn = first(events, 'task-card-drawn');
    // What lies there after the slide is seen on the board; the log tells it.
    if (drawn) return [{ says: say([drawn]), view: after, weigh: SLIDING }];
    const groups = groupsOf(events).filter(({ of }) => of !== 'table');
    const end = untilTheSlide(before, after);
    let view = before;
    return groups.map(({ of, party, events: told }, i) => {
        if (of === 'reveal') view = unresolved(before, after);
        if (of === 'deed') view = resolvedBy(view, after, party);
        const says = say(told);
        return {
            says,
            view: i === groups.length - 1 ? end : view,
            weigh: Math.max(1, says.length / AT_A_GLANCE),
            // Who does tasks is told what they made of the score, too.
            toAll: of === 'deed' && party !== AUTOMA,
        };
    });
}

/** The table once the gnomes and orders lie open, before the automa has resolved in the same step. */
function unresolved(before: GnomeView, after: GnomeView): GnomeView {
    const [own, automa] = before.sides;
    const account = { prep: after.sides[1]!.account.prep, did: [], parts: [], total: 0, gained: '', gift: '' };
    return { ...after, resolved: 0, tasks: before.tasks, sides: [after.sides[0] ?? own!, { ...automa!, account }] };
}

/** The table once a party has resolved, before anything else has come of it. */
function resolvedBy(view: GnomeView, after: GnomeView, party: string): GnomeView {
    const side = after.sides.findIndex((one) => one.party === party);
    const { score, animals, asleep, account } = after.sides[side]!;
    return {
        ...view,
        resolved: view.resolved + 1,
        tasks: view.tasks.map((task) =>
            account.did.includes(task.number) ? { ...task, doneBy: [...task.doneBy, side + 1].sort() } : task,
        ),
        sides: view.sides.map((one, i) => (i === side ? { ...one, score, animals, asleep, account } : one)),
    };
}
