// Explains scores, and answers questions that a player types into the move box.
import type { SeatFace, SumPart } from '$toolkit/board';
import { clauses, line, listed, pair, sections, sentence, sentences } from '$toolkit/messages';
import { asked, playerName, seatIndex, seatOf } from '$toolkit/texts';
import { t } from '$words/fire-and-flora';
import {
    abilityOf,
    brings,
    bunch,
    cardCount,
    coins,
    groundOf,
    landName,
    landTitle,
    plantName,
    regionName,
    sideOf,
    speciesTitle,
    standing,
    stars,
} from './cards';
import type { FloraView, Ground, LandFace } from './cards';

/** Returns the parts of a seat's score: its stars land by land. */
export function sum(frames: readonly { view: FloraView }[], seat: string): SumPart[] {
    const last = frames.at(-1);
    if (!last) return [];
    const { view } = last;
    const own = view.players[seatIndex(seat)];
    if (!own) return [];
    const parts = own.lands.flatMap((ground) => {
        const points = ground.stars;
        return points > 0
            ? [
                  {
                      says: t('plant.on', { plant: plantName(view, ground), land: landName(view, ground.land) }),
                      points,
                  },
              ]
            : [];
    });
    const bonus = own.bonus > 0 ? [{ says: t('sum.natives'), points: own.bonus }] : [];
    const { settling } = own;
    const says = settling && t('sum.settling', { natives: settling.bigNatives, coins: settling.coins });
    return [...parts, ...bonus, ...(says ? [{ says: t('sum.last-round', { settling: says }) }] : [])];
}

/** A Land Card in a sentence or two: where it is, where it lies, what stands on it or comes with it, what it brings and does. */
function described(view: FloraView, land: LandFace, name: (index: number) => string): string {
    const found = groundOf(view, land.id);
    const price = view.prices[view.market.indexOf(land.id)];
    const flora = found?.ground.land === land.id ? found.ground : fresh(view, land);
    const where = found
        ? t('land.of', { name: name(found.owner) })
        : price === undefined
          ? t('land.not-in-market', { coins: land.cost })
          : t('land.in-market', { coins: price });
    const what = land.region
        ? [t('land.region', { region: regionName(land.region) }), standing(view, flora), ...(flora.plant ? [stars(flora.stars)] : [])]
        : [found && found.ground.building === land.id ? t('land.on', { land: landName(view, found.ground.land) }) : t('land.building')];
    const income = brings(view, found?.ground.land === land.id ? found.ground : { land: land.id });
    const says = clauses([where, ...what, t('land.brings', { income })]);
    const ability = abilityOf(land);
    return sentences([line(landTitle(land), says), ...(ability ? [ability] : [])]);
}

/** The parcel as it comes from the deck. */
function fresh(view: FloraView, { id, plant }: LandFace): Ground {
    const ground = { land: id, big: plant?.size === 'big', stars: 0, used: false, ...(plant && { plant: plant.species }) };
    return { ...ground, stars: sideOf(view, ground)?.stars ?? 0 };
}

const TOPICS = ['scores', 'market', 'hand', 'pool', 'row'] as const;

const topicWord = (topic: (typeof TOPICS)[number]) => t(`question.${topic}`);

/** Questions that may be typed into the move box, as examples. */
export const questions = (view: FloraView) => [
    ...TOPICS.slice(0, 4).map(topicWord),
    pair(topicWord('row'), seatOf(0)),
    ...view.market.slice(0, 1).map((id) => landName(view, id)),
];

/** Answers to what can be typed into the move box. */
export function answer(question: string, view: FloraView, seats: readonly SeatFace[]): string | undefined {
    const { topic, rest } = asked(question, TOPICS, topicWord);
    const name = (index: number) => playerName(seats, index);
    switch (topic) {
        case 'scores': {
            const scores = view.players.map((one, i) => line(name(i), clauses([stars(one.score), coins(one.coins), cardCount(one.size)])));
            return sentences([...scores, t('answer.goal', { goal: view.goal })]);
        }
        case 'hand': {
            const own = view.players.find((one, i) => one.hand && (seats[i]?.mine ?? true));
            return own?.hand ? t('answer.hand', { cards: bunch(own.hand) }) : t('answer.no-hand');
        }
        case 'market':
            return t('answer.market', {
                lands: listed(view.market.map((id, i) => pair(landName(view, id), view.prices[i] ?? 0))),
                deck: view.landDeck,
            });
        case 'pool':
            return sentence(listed(view.cards.species.map((one, i) => pair(speciesTitle(one), view.pool[i] ?? 0))));
        case 'row': {
            const wanted = rest.join(' ');
            const index = Math.max(
                0,
                seats.findIndex((one) => one.name.toLowerCase() === wanted || one.seat.toLowerCase() === wanted),
            );
            const lands = view.players[index]?.lands ?? [];
            return line(name(index), sections(lands.map((ground) => clauses([landName(view, ground.land), standing(view, ground)]))));
        }
        case undefined: {
            const wanted = question.trim().toLowerCase();
            const land = view.cards.lands.find((one) => [one.id, one.name, landTitle(one)].some((name) => name.toLowerCase() === wanted));
            return land && described(view, land, name);
        }
    }
}
