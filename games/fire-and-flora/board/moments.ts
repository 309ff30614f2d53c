// An event card that goes from land to land, in moments: one for each land on which it changes something. Each picture
// is the one before with these events entered.
import type { SayMessages, Stage } from '$toolkit/board';
import type { Frame } from '$toolkit/words';
import type { FireAndFlora } from '$wire';
import { eventOf, seatIndex } from './cards';
import type { FloraEvent, FloraView, Ground } from './cards';

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

/** The event card that is carried out in a step; undefined if there is none. */
function cardOf(before: FloraView, events: readonly FloraEvent[]): string | undefined {
    const drawn = events.find((event) => event.kind === 'event-card-turned-up' || event.kind === 'event-card-forecast');
    return drawn?.card.id ?? before.event;
}

/** A step in moments; none where no event card changes a land. */
export function moments(frame: Frame<FireAndFlora>, seen: Frame<FireAndFlora>, say: SayMessages): readonly Stage<FireAndFlora>[] {
    const { view: before } = seen;
    const { view: after, events } = frame;
    const card = cardOf(before, events);
    const groups = card === undefined ? [] : groupsOf(events);
    if (!card || groups.every(({ land }) => land === undefined)) return [];
    const isFire = eventOf(after, card)?.fire === true;
    let view: FloraView = { ...before, event: card };
    return groups.map(({ land, events: told }, i) => {
        view = i === groups.length - 1 ? after : told.reduce(applied, view);
        return { says: say(told), view: isFire && land !== undefined ? { ...view, burning: [land] } : view };
    });
}

const onLand = (view: FloraView, land: string, change: (ground: Ground) => Ground): FloraView => ({
    ...view,
    players: view.players.map((player) => ({
        ...player,
        lands: player.lands.map((ground) => (ground.land === land ? change(ground) : ground)),
    })),
});

const withPlayer = (view: FloraView, seat: string, more: Partial<FloraView['players'][number]>): FloraView => ({
    ...view,
    players: view.players.map((player, i) => (i === seatIndex(seat) ? { ...player, ...more } : player)),
});

const bare = ({ plant: _, building: __, ...ground }: Ground): Ground => ({ ...ground, big: false });

/** The table once an event has happened, as far as the board shows it between two views. */
export function applied(view: FloraView, event: FloraEvent): FloraView {
    switch (event.kind) {
        case 'plant-grew':
            return onLand(view, event.land.id, (ground) => ({ ...ground, big: true }));
        case 'plant-damaged':
            return onLand(view, event.land.id, (ground) => ({ ...ground, big: false }));
        case 'plant-died':
        case 'plant-pushed-out':
            return onLand(view, event.land.id, (ground) => ({ ...bare(ground), ...(event.seed && { seed: event.seed.id }) }));
        case 'plant-came':
            return onLand(view, event.land.id, (ground) => ({ ...ground, plant: event.plant.id, big: event.size === 'big' }));
        case 'building-lost':
            return onLand(view, event.land.id, bare);
        case 'scored':
            return withPlayer(view, event.seat, { score: event.to });
        case 'coins-paid':
            return withPlayer(view, event.seat, { coins: event.to });
        default:
            return view;
    }
}
