// The motions of the events of a moment. Cards go to the land they are played on, and plants grow or suffer.
// Stars fly to the
// row that they count for. Dice tumble, and event cards turn over. Lands glide by themselves where they change hands.
import type { Motion } from '$toolkit/motion';
import type { FloraEvent } from './cards';

/** Returns what these events move, in their order. */
export function motions(events: readonly FloraEvent[]): readonly Motion[] {
    /** The land on which something happened last. */
    let land: string | undefined;
    const on = (kind: 'grows' | 'shakes', id: string): Motion[] => {
        land = id;
        return [{ kind, at: `land:${id}` }];
    };
    return events.flatMap((event): Motion[] => {
        switch (event.kind) {
            case 'plant-grew':
            case 'plant-came':
                return on('grows', event.land.id);
            case 'plant-damaged':
            case 'plant-died':
            case 'plant-pushed-out':
            case 'building-lost':
                return on('shakes', event.land.id);
            case 'parcel-bought':
            case 'building-bought':
                land = event.land.id;
                return [];
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
            default:
                return [];
        }
    });
}
