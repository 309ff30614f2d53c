// An event card that goes from land to land, in moments: one for each land on which it changes something. Each picture
// is the one before with these events entered.
import type { SayMessages, Stage } from '$toolkit/board';
import type { Frame } from '$toolkit/words';
import type { FireAndFlora } from '$wire';
import { applied } from './applied';
import { eventOf } from './cards';
import type { FloraEvent, FloraView } from './cards';

/** What happens on one land, or on no land of its own. */
interface Group {
    readonly land: string | undefined;
    readonly events: FloraEvent[];
}

/** The land on which an event is seen; undefined if there is none. */
function landOf(event: FloraEvent): string | undefined {
    switch (event.kind) {
        case 'plant-grew':
        case 'plant-damaged':
        case 'plant-died':
        case 'plant-pushed-out':
        case 'plant-came':
        case 'plant-saved':
        case 'building-lost':
        case 'building-saved':
            return event.land.id;
        default:
            return undefined;
    }
}

/** These come of what has just happened on a land. */
const FOLLOWS: readonly FloraEvent['kind'][] = ['scored', 'coins-paid', 'card-discarded', 'building-used'];

function groupsOf(events: readonly FloraEvent[]): readonly Group[] {
    const groups: Group[] = [];
    for (const event of events) {
        if (event.kind === 'stage-changed') continue; // nothing is seen of it
        const land = landOf(event);
        const last = groups.at(-1);
        if (last && (last.land === land || FOLLOWS.includes(event.kind))) last.events.push(event);
        else groups.push({ land, events: [event] });
    }
    return groups;
}

/** The last event card that was played; undefined if there was none. */
export const cardIn = (events: readonly FloraEvent[]): string | undefined =>
    events.findLast((event) => event.kind === 'event-card-turned-up' || event.kind === 'event-card-forecast')?.card.id;

/** A step in moments; none where no event card changes a land. */
export function moments(frame: Frame<FireAndFlora>, seen: Frame<FireAndFlora>, say: SayMessages): readonly Stage<FireAndFlora>[] {
    const { view: before } = seen;
    const { view: after, events } = frame;
    const card = cardIn(events) ?? before.event;
    const groups = card === undefined ? [] : groupsOf(events);
    if (!card || groups.every(({ land }) => land === undefined)) return [];
    const isFire = eventOf(after, card)?.fire === true;
    let view: FloraView = { ...before, event: card };
    return groups.map(({ land, events: told }, i) => {
        view = i === groups.length - 1 ? after : told.reduce(applied, view);
        return { says: say(told), view: isFire && land !== undefined ? { ...view, burning: [land] } : view };
    });
}
