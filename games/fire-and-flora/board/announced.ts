// The events that announced what lies between the players, made of the view: it may have begun before the page was opened.
import { seatOf } from '$toolkit/texts';
import type { FireAndFlora } from '$wire';
import { TYPES, cardsOf, counted, groundOf, landOf, played, speciesOf } from './cards';
import type { Bundle, FloraEvent, FloraView, Offer, Played } from './cards';

const landNamed = (view: FloraView, id: string): FireAndFlora.NamesLandName => ({
    kind: 'land-name',
    id,
    name: landOf(view, id)?.name ?? id,
});

const speciesNamed = (view: FloraView, id: string): FireAndFlora.NamesSpeciesName => ({
    kind: 'species-name',
    id,
    name: speciesOf(view, id)?.name ?? id,
});

/** The play that others may block now. */
export function announced(view: FloraView, play: Played): FloraEvent {
    const seat = view.active;
    switch (play.kind) {
        case 'play': {
            const found = groundOf(view, play.land);
            const plant = found?.ground.plant;
            return {
                kind: 'cards-played',
                seat,
                cards: cardsOf(play).map(played),
                owner: seatOf(found?.owner ?? 0),
                land: landNamed(view, play.land),
                ...(plant && { plant: speciesNamed(view, plant) }),
            };
        }
        case 'pocket':
            return { kind: 'pocket-announced', seat, card: played(play.card), victim: play.victim };
        case 'purse':
            return { kind: 'purse-announced', seat, card: played(play.card), victim: play.victim };
        case 'sow':
            return {
                kind: 'sowing-announced',
                seat,
                card: played(play.card),
                victim: play.victim,
                plant: speciesNamed(view, play.species),
            };
    }
}

/** The trade that was proposed. */
export const offered = (view: FloraView, { partner, give, get }: Offer): FloraEvent => ({
    kind: 'trade-offered',
    seat: view.active,
    partner,
    give: goods(view, give),
    get: goods(view, get),
});

/** Another trade that was suggested in answer. The offer is of the player whose turn it is, the event of the other one. */
export const suggested = (view: FloraView, { partner, give, get }: Offer): FloraEvent => ({
    kind: 'counter-suggested',
    seat: partner,
    proposer: view.active,
    give: goods(view, get),
    get: goods(view, give),
});

function goods(view: FloraView, { cards, coins, lands }: Bundle): FireAndFlora.NamesGoods {
    const counts = TYPES.map((type) => cards.filter((card) => card === type).length);
    const named = lands.map((land) => landNamed(view, land));
    const money: FireAndFlora.Names[] = coins > 0 ? [{ kind: 'coin-count', coins }] : [];
    return { kind: 'goods', parts: [...counted(counts), ...money, ...named], cards, coins, lands: named };
}
