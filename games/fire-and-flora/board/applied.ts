// The table once an event has happened, as far as a view shows it. Every kind of event is named: one that is forgotten
// does not compile.
import { TYPES, seatIndex } from './cards';
import type { FloraEvent, FloraView, Ground, Resource } from './cards';

type Player = FloraView['players'][number];
type Part = FloraEvent & { readonly from: 'deck' | 'under' };

const withPlayer = (view: FloraView, seat: string, change: (player: Player) => Player): FloraView => ({
    ...view,
    players: view.players.map((player, i) => (i === seatIndex(seat) ? change(player) : player)),
});

const onLand = (view: FloraView, land: string, change: (ground: Ground) => Ground): FloraView => ({
    ...view,
    players: view.players.map((player) => ({
        ...player,
        lands: player.lands.map((ground) => (ground.land === land ? change(ground) : ground)),
    })),
});

const counted = (counts: readonly number[], card: Resource, change: number): number[] =>
    counts.map((count, i) => (TYPES[i] === card ? count + change : count));

/** Cards come to a hand or leave it; which ones may be hidden. */
const hold = (view: FloraView, seat: string, card: Resource | undefined, change: number): FloraView =>
    withPlayer(view, seat, (player) => ({
        ...player,
        size: player.size + change,
        ...(card && player.hand && { hand: counted(player.hand, card, change) }),
    }));

const pass = (view: FloraView, from: string, to: string, card: Resource | undefined): FloraView =>
    hold(hold(view, from, card, -1), to, card, 1);

/** A card goes from a hand to the discard. */
const lay = (view: FloraView, seat: string, card: Resource): FloraView => {
    const left = hold(view, seat, card, -1);
    return { ...left, discard: counted(left.discard, card, 1) };
};

const coins = (view: FloraView, seat: string, change: number): FloraView =>
    withPlayer(view, seat, (player) => ({ ...player, coins: player.coins + change }));

const pooled = (view: FloraView, species: string, change: number): FloraView => ({
    ...view,
    pool: view.pool.map((count, i) => (view.cards.species[i]?.id === species ? count + change : count)),
});

/** A plant leaves its land. */
const leave = (view: FloraView, event: Extract<FloraEvent, { kind: 'plant-died' | 'plant-pushed-out' }>): FloraView =>
    pooled(
        onLand(view, event.land.id, ({ plant: _, ...ground }) => ({ ...ground, big: false, ...(event.seed && { seed: event.seed.id }) })),
        event.plant.id,
        1,
    );

const fresh = (land: string): Ground => ({ land, big: false, used: false });

const landTaken = (view: FloraView, { from }: Extract<Part, { kind: 'land-turned-up' }>): FloraView =>
    from === 'deck' ? { ...view, landDeck: view.landDeck - 1 } : { ...view, landsUnder: view.landsUnder.slice(1) };

const eventTaken = (view: FloraView, { from }: Extract<Part, { kind: 'event-card-turned-up' | 'event-card-looked-at' }>): FloraView =>
    from === 'deck' ? { ...view, eventDeck: view.eventDeck - 1 } : { ...view, eventsUnder: view.eventsUnder.slice(1) };

const without = (view: FloraView, land: string): FloraView => ({ ...view, bought: true, market: view.market.filter((id) => id !== land) });

/** The land with all that stands on it goes to another row. */
function given(view: FloraView, event: Extract<FloraEvent, { kind: 'parcel-given' }>): FloraView {
    const moved = view.players.flatMap(({ lands }) => lands).filter((ground) => ground.land === event.land.id);
    const left = withPlayer(view, event.from, (player) => ({
        ...player,
        lands: player.lands.filter((ground) => ground.land !== event.land.id),
    }));
    return withPlayer(left, event.to, (player) => ({ ...player, lands: [...player.lands, ...moved] }));
}

export function applied(view: FloraView, event: FloraEvent): FloraView {
    switch (event.kind) {
        case 'headquarters-dealt': {
            const headquarters = event.headquarters.id;
            const lands =
                event.place === 'beside'
                    ? [fresh(headquarters), fresh(event.field.id)]
                    : [{ ...fresh(event.field.id), building: headquarters }];
            const dealt = withPlayer(view, event.seat, (player) => ({ ...player, lands: [...player.lands, ...lands] }));
            return { ...dealt, landDeck: view.landDeck - 2 };
        }
        case 'first-player-found':
            return { ...view, first: event.seat, active: event.seat };
        case 'turn-began':
            return { ...view, active: event.seat, bought: false, cardsBought: 0, proposals: 0, closed: [] };
        case 'buildings-readied':
            return event.sites.reduce((now, { land }) => onLand(now, land.id, (ground) => ({ ...ground, used: false })), view);
        case 'turn-ended':
            return { ...view, turns: view.turns + 1 };
        case 'land-turned-up': {
            const taken = landTaken(view, event);
            return { ...taken, market: [...taken.market, event.land.id] };
        }
        case 'resources-shuffled':
            return { ...view, deck: event.cards, discard: view.discard.map(() => 0) };
        case 'card-drawn':
            return { ...hold(view, event.seat, event.card, 1), deck: view.deck - 1 };
        case 'coins-gained':
        case 'coins-paid':
            return withPlayer(view, event.seat, (player) => ({ ...player, coins: event.to }));
        case 'plant-grew':
            return onLand(view, event.land.id, (ground) => ({ ...ground, big: true }));
        case 'plant-damaged':
            return onLand(view, event.land.id, (ground) => ({ ...ground, big: false }));
        case 'plant-died':
        case 'plant-pushed-out':
            return leave(view, event);
        case 'plant-came':
            return pooled(
                onLand(view, event.land.id, ({ seed, ...ground }) => ({
                    ...ground,
                    plant: event.plant.id,
                    big: event.size === 'big',
                    ...(seed && event.origin !== 'seed' && { seed }),
                })),
                event.plant.id,
                -1,
            );
        case 'scored':
            return withPlayer(view, event.seat, (player) => ({ ...player, score: event.to }));
        case 'parcel-bought':
            return withPlayer(without(view, event.land.id), event.seat, (player) => ({
                ...player,
                lands: [...player.lands, fresh(event.land.id)],
            }));
        case 'building-bought':
            return onLand(without(view, event.building.id), event.land.id, (ground) => ({ ...ground, building: event.building.id }));
        case 'building-used':
            return onLand(view, event.land.id, (ground) => ({ ...ground, used: true }));
        case 'card-bought':
            return { ...view, cardsBought: view.cardsBought + 1 };
        case 'card-sold':
        case 'card-discarded':
        case 'block-laid':
            return lay(view, event.seat, event.card);
        case 'cards-played':
            return event.cards.reduce((now, { type }) => lay(now, event.seat, type), view);
        case 'pocket-announced':
        case 'purse-announced':
        case 'sowing-announced':
            return lay(view, event.seat, event.card.type);
        case 'card-stolen':
            return pass(view, event.victim, event.thief, event.card);
        case 'coins-stolen':
            return coins(coins(view, event.victim, -event.coins), event.thief, event.coins);
        case 'event-cards-shuffled':
            return { ...view, eventDeck: event.cards, eventsDone: {} };
        case 'event-card-turned-up':
            return { ...eventTaken(view, event), event: event.card.id };
        case 'event-card-looked-at': {
            const taken = eventTaken(view, event);
            return event.card ? { ...taken, looked: [...(taken.looked ?? []), event.card.id] } : taken;
        }
        case 'event-card-forecast': {
            const { looked: _, ...seen } = view;
            return { ...seen, event: event.card.id };
        }
        case 'event-card-put-under':
            return { ...view, eventsUnder: [...view.eventsUnder, { by: event.seat, ...(event.card && { event: event.card.id }) }] };
        case 'event-card-done': {
            const { event: _, ...over } = view;
            return { ...over, eventsDone: { ...view.eventsDone, [event.card.id]: (view.eventsDone[event.card.id] ?? 0) + 1 } };
        }
        case 'card-passed':
            return pass(view, event.from, event.to, event.card);
        case 'building-lost': {
            const lost = onLand(view, event.land.id, ({ building: _, ...ground }) => ({ ...ground, used: false }));
            return { ...lost, landsUnder: [...view.landsUnder, event.building.id] };
        }
        case 'trade-offered':
            return { ...view, proposals: view.proposals + 1 };
        case 'cards-given':
            return event.cards.reduce((now, card) => pass(now, event.from, event.to, card), view);
        case 'coins-given':
            return coins(coins(view, event.from, -event.coins), event.to, event.coins);
        case 'parcel-given':
            return given(view, event);
        case 'offers-closed':
            return { ...view, closed: [...view.closed, event.seat].sort((one, other) => seatIndex(one) - seatIndex(other)) };
        case 'stage-changed':
            return { ...view, stage: event.stage };
        // Nothing on the table changes.
        case 'lot-drawn':
        case 'lots-tied':
        case 'plant-saved':
        case 'nobody-blocked':
        case 'play-cancelled':
        case 'pocket-found-empty':
        case 'die-rolled':
        case 'choice-declined':
        case 'building-saved':
        case 'trade-accepted':
        case 'trade-declined':
        case 'counter-suggested':
        case 'game-ended':
            return view;
    }
}
