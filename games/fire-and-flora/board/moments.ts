// An event card that goes from land to land, in moments: one for each land on which it changes something. Each picture
// is the one before with what these events change.
import type { SayMessages, Stage } from '$toolkit/board';
import { applyChanges, effects } from '$toolkit/changes';
import type { Effect } from '$toolkit/changes';
import type { Frame } from '$toolkit/types';
import type { FireAndFlora } from '$wire';
import { eventOf } from './cards';
import type { FloraEvent, FloraView } from './cards';
import { burns } from './effects';
import { changeBy, follows, isSeen } from './eventkinds';

/** The events on one land, or on no land. */
interface Group {
    readonly land: string | undefined;
    readonly effects: Effect<FireAndFlora>[];
}

function groupsOf(frame: Frame<FireAndFlora>): readonly Group[] {
    const groups: Group[] = [];
    for (const effect of effects(frame)) {
        const { event } = effect;
        if (!isSeen(event)) continue;
        const land = changeBy(event)?.land;
        const last = groups.at(-1);
        if (last && (last.land === land || follows(event))) last.effects.push(effect);
        else groups.push({ land, effects: [effect] });
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
    const groups = card === undefined ? [] : groupsOf(frame);
    if (!card || groups.every(({ land }) => land === undefined)) return [];
    if (groups.length > 1 && !frame.changes) return [];
    let view: FloraView = { ...before, event: card };
    return groups.map(({ effects: told }, i) => {
        const changes = told.flatMap((effect) => effect.changes);
        view = i === groups.length - 1 ? after : applyChanges(view, changes);
        const events = told.map(({ event }) => event);
        return { says: say(events), events, view };
    });
}

/** The lands that burn in a moment of a fire. */
export function burning(now: FloraView, moment: readonly FloraEvent[]): ReadonlySet<string> {
    if (!eventOf(now, now.event)?.fire) return new Set();
    return new Set(moment.map(burns).filter((land) => land !== undefined));
}

/** The lands over which a fire has gone in these events. */
export function burnt(now: FloraView, events: readonly FloraEvent[]): ReadonlySet<string> {
    // Of a card that was turned up before these events, the view says whether it is a fire.
    let fire = cardIn(events) === undefined && (eventOf(now, now.event)?.fire ?? false);
    const lands = new Set<string>();
    for (const event of events) {
        if (event.kind === 'event-card-turned-up' || event.kind === 'event-card-forecast')
            fire = eventOf(now, event.card.id)?.fire ?? false;
        const land = fire ? burns(event) : undefined;
        if (land !== undefined) lands.add(land);
        if (event.kind === 'event-card-done') fire = false;
    }
    return lands;
}
