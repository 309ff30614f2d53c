// The motions of the events of a moment. Cards go to the land they are played on, and plants grow or suffer.
// Stars fly to the
// row that they count for. Dice tumble, and event cards turn over. Lands glide by themselves where they change hands.
import { byCause } from '$toolkit/kinds';
import type { Motion } from '$toolkit/motion';
import type { FloraEvent } from './cards';
import { changeBy } from './eventkinds';

/** The land on which an event happens. */
const landBy = (event: FloraEvent) => (event.kind === 'parcel-bought' ? event.land.id : changeBy(event)?.land);

/** Returns what these events move, in their order. */
export const motions = (events: readonly FloraEvent[]): readonly Motion[] =>
    byCause(events, landBy).flatMap(({ cause, events }) => events.flatMap((event) => moved(event, cause)));

/** Returns what an event moves. Its stars come from this land. */
function moved(event: FloraEvent, land: string | undefined): readonly Motion[] {
    switch (event.kind) {
        case 'plant-grew':
        case 'plant-came':
            return [{ kind: 'grows', at: `land:${event.land.id}` }];
        case 'plant-damaged':
        case 'plant-died':
        case 'plant-pushed-out':
        case 'building-lost':
            return [{ kind: 'shakes', at: `land:${event.land.id}` }];
        case 'scored': {
            const to = `score:${event.seat}`;
            return [{ kind: 'points', points: event.to - event.from, from: land ? `land:${land}` : to, to }];
        }
        case 'cards-played':
            return event.cards.flatMap(({ type }): Motion[] => [
                { kind: 'goes', at: `hand:${type}`, to: `land:${event.land.id}` },
                { kind: 'goes', at: `cards:${event.seat}`, to: `land:${event.land.id}` },
            ]);
        case 'card-drawn':
        case 'card-bought':
            return [{ kind: 'comes', at: `cards:${event.seat}`, from: 'pile:cards' }];
        case 'card-discarded':
            return [{ kind: 'goes', at: `cards:${event.seat}`, to: 'pile:cards' }];
        case 'card-stolen':
            return [{ kind: 'comes', at: `cards:${event.thief}`, from: `cards:${event.victim}` }];
        case 'card-passed':
        case 'cards-given':
            return [{ kind: 'comes', at: `cards:${event.to}`, from: `cards:${event.from}` }];
        case 'coins-stolen':
            return [{ kind: 'comes', at: `coins:${event.thief}`, from: `coins:${event.victim}` }];
        case 'coins-given':
            return [{ kind: 'comes', at: `coins:${event.to}`, from: `coins:${event.from}` }];
        case 'event-card-turned-up':
        case 'event-card-forecast':
            return [{ kind: 'turns', at: 'event-card' }];
        case 'die-rolled':
            return [{ kind: 'tumbles', at: 'die' }];
        // The new view shows these without motion.
        case 'headquarters-dealt':
        case 'lot-drawn':
        case 'lots-tied':
        case 'first-player-found':
        case 'stage-changed':
        case 'window-answered':
        case 'cards-known':
        case 'turn-began':
        case 'buildings-readied':
        case 'turn-ended':
        case 'land-turned-up':
        case 'resources-shuffled':
        case 'coins-gained':
        case 'coins-paid':
        case 'plant-saved':
        case 'parcel-bought':
        case 'building-bought':
        case 'building-used':
        case 'card-sold':
        case 'pocket-announced':
        case 'purse-announced':
        case 'sowing-announced':
        case 'block-laid':
        case 'nobody-blocked':
        case 'play-cancelled':
        case 'pocket-found-empty':
        case 'event-cards-shuffled':
        case 'event-card-looked-at':
        case 'event-card-put-under':
        case 'event-card-done':
        case 'choice-declined':
        case 'building-saved':
        case 'trade-offered':
        case 'trade-accepted':
        case 'parcel-given':
        case 'trade-declined':
        case 'offers-closed':
        case 'counter-suggested':
        case 'game-ended':
            return [];
    }
}
