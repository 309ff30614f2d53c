// Looking things up in the view. Faces are drawn from what stands on the cards of the table; a card's id only chooses
// among drawings.
import { clauses, sayUnnamed } from '$toolkit/messages';
import { source } from '$toolkit/origin';
import { seatIndex } from '$toolkit/texts';
import type { FireAndFlora } from '$wire';
import { t, word } from '$words/fire-and-flora';

export type Ground = FireAndFlora.Ground;
export type LandFace = FireAndFlora.LandFace;
export type SpeciesFace = FireAndFlora.SpeciesFace;
export type SideFace = FireAndFlora.SideFace;
export type EventFace = FireAndFlora.EventFace;
export type Bundle = FireAndFlora.Bundle;
export type Offer = FireAndFlora.OfTurnOffer;
export type Played = FireAndFlora.OfTurnPlayed;
export type Card = FireAndFlora.Card;
export type Resource = FireAndFlora.Resource;
export type Size = FireAndFlora.Size;
/** What a land can do. */
export type Ability = FireAndFlora.AbilityText['kind'];
export type FloraView = FireAndFlora.FloraView;
export type FloraEvent = FireAndFlora.FloraEvent;
export type FloraOpen = FireAndFlora.FloraOpen;
type Names = FireAndFlora.Names;
type Named = { readonly id: string; readonly name: string };

/** Types of Resource Cards, in the order in which views count them. */
export const TYPES = ['water', 'fire', 'labor', 'nefarious', 'time'] as const;

/** The kinds of icons: types of cards, effects on a plant, and marks of other things. */
export type IconKind = Resource | FireAndFlora.PlantAction | 'coin' | 'card' | 'star' | 'log' | 'leaf' | 'seed';

/** The type of cards that this id names; undefined for other things. */
export const typeOf = (id: string): Resource | undefined => TYPES.find((type) => type === id);

/** The letter on a type of cards, which is also the key that chooses the card. */
export const letterOf = (type: Resource): string => t(`letter.${type}`);

export { seatIndex };
export const speciesOf = (view: FloraView, id: string | undefined) => view.cards.species.find((one) => one.id === id);
export const landOf = (view: FloraView, id: string | undefined) => view.cards.lands.find((one) => one.id === id);
export const eventOf = (view: FloraView, id: string | undefined) => view.cards.events.find((one) => one.id === id);
/** Something lies between the players: a play that can be blocked, a trade, a question. */
export const isBetween = ({ stage }: FloraView): boolean =>
    stage.kind === 'action' ? stage.suggested !== undefined : ['window', 'offered', 'asking'].includes(stage.kind);

/** The cards that lie on a land while others may block them: those played on it, then the blocks in their order. */
export function stackOn({ stage, laid }: FloraView, land: string): readonly Resource[] {
    if (stage.kind !== 'window' || stage.play.kind !== 'play' || stage.play.land !== land) return [];
    return [...cardsOf(stage.play).map((card) => card.as), ...laid];
}

/** The Resource Cards of a play. */
export const cardsOf = (play: Played): readonly Card[] =>
    play.kind === 'play' ? [play.first, ...(play.second ? [play.second] : [])] : [play.card];

/** A question comes from an event card that names a region. */
export function isLocated(view: FloraView): boolean {
    const event = eventOf(view, view.event);
    return view.stage.kind === 'asking' && event?.located === true;
}

/** Words of the game's catalogue in which nobody is named. */
const says = (message: Names | EventFace['effect'] | FireAndFlora.AbilityText) => sayUnnamed('fire-and-flora', message);

/** The name of a card in the reader's language, as events say it. */
const called = (kind: Extract<Names, Named>['kind'], { id, name }: Named): string => says({ kind, id, name });

/** A land's name; its id where no card has it. */
export const landName = (view: FloraView, id: string): string => landTitle(landOf(view, id) ?? { id, name: id });
export const landTitle = (land: Named) => called('land-name', land);

/** A species' name; its id where no card has it. */
export const speciesName = (view: FloraView, id: string): string => speciesTitle(speciesOf(view, id) ?? { id, name: id });
export const speciesTitle = (species: Named) => called('species-name', species);

/** The name of an event card; its id where no card has it. */
export const eventName = (view: FloraView, id: string): string => eventTitle(eventOf(view, id) ?? { id, name: id });
export const eventTitle = (event: Named) => called('event-card-name', event);

/** The row in which this parcel lies, and the parcel. */
export function groundOf(view: FloraView, id: string | undefined): { owner: number; slot: number; ground: Ground } | undefined {
    for (const [owner, one] of view.players.entries()) {
        const slot = one.lands.findIndex((ground) => ground.land === id || ground.building === id);
        if (slot >= 0) return { owner, slot, ground: one.lands[slot]! };
    }
    return undefined;
}

/** The side of its plant that shows. */
export function sideOf(view: FloraView, ground: Ground): SideFace | undefined {
    const species = speciesOf(view, ground.plant);
    return species && (ground.big ? species.big : species.small);
}

/** The cards of a parcel that bring an income: the land and the building on it. */
export const bringers = (view: FloraView, ground: Pick<Ground, 'land' | 'building'> | undefined): readonly LandFace[] =>
    [landOf(view, ground?.land), landOf(view, ground?.building)].filter((land) => land !== undefined);

/** Returns their income of each turn, in words. */
export const brings = (view: FloraView, ground: Pick<Ground, 'land' | 'building'> | undefined): string =>
    clauses(
        bringers(view, ground).map((land, i) => {
            const income = t('land.income', { coins: coins(land.coins), cards: cardCount(land.cards) });
            return i === 0 ? income : t('land.income-from', { income, name: landTitle(land) });
        }),
    );

/** "big Sagebrush", "small Mustard". */
export const sized = (name: string, size: Size): string => t('plant.sized', { size, name });

export const sizeOf = (ground: Ground): Size => (ground.big ? 'big' : 'small');

export const plantName = (view: FloraView, ground: Ground) => (ground.plant ? sized(speciesName(view, ground.plant), sizeOf(ground)) : '');

/** Returns the content of a parcel, in words: "big Sagebrush", "Fire Station", "its own building", "open". */
export const standing = (view: FloraView, ground: Ground) =>
    plantName(view, ground) ||
    (ground.building
        ? landName(view, ground.building)
        : isSelfBuilt(landOf(view, ground.land))
          ? t('ground.own-building')
          : t('ground.open'));

/** True if a land carries its own building. */
export const isSelfBuilt = (land: LandFace | undefined): boolean => land?.ability?.kind === 'self-built-ability';

/** Returns the effect of a land's ability; empty without one. */
export const abilityOf = ({ ability }: LandFace): string => (ability ? says(ability) : '');

/** The same in a word or two, on the card. */
export function abilityLabel(land: LandFace | undefined): string {
    const ability = land?.ability;
    if (!ability || ability.kind === 'self-built-ability') return '';
    const says = { amount: 'amount' in ability ? ability.amount : 0, icon: 'icon' in ability ? resource(ability.icon) : '' };
    return t(`able.${ability.kind}`, says);
}

/** The ability by which a building is drawn. A Headquarters always looks the same. */
export const drawnAs = ({ sort, ability }: LandFace): Ability | 'none' =>
    sort === 'headquarters' ? 'self-built-ability' : (ability?.kind ?? 'none');

/** Returns where the least certain fact of these cards comes from. */
export const originOf = (lands: readonly (LandFace | undefined)[], species: SpeciesFace | undefined) =>
    source([
        ...lands.flatMap((land) => (land ? [land.marks] : [])),
        ...(species ? [species.marks, species.small.marks, species.big.marks] : []),
    ]);

/** The drawings of plants: those of single species, and one for each kind that has none. */
export type Look = (typeof LOOKS)[keyof typeof LOOKS] | 'grass' | 'shrub' | 'flower';

/** The drawing of each species of the game's own cards, by the card's id. */
export const LOOKS = {
    sagebrush: 'sagebrush',
    chamise: 'chamise',
    ceanothus: 'ceanothus',
    'whispering-bells': 'bells',
    'laurel-sumac': 'sumac',
    oak: 'oak',
    yucca: 'yucca',
    mustard: 'mustard',
    'red-brome': 'brome',
    'fountain-grass': 'fountain',
    'giant-reed': 'reed',
} as const;

const hasLook = (id: string): id is keyof typeof LOOKS => Object.hasOwn(LOOKS, id);

/** Returns the drawing of a species, or a drawing of its kind if the species has none. */
export function lookOf({ id, kind, big }: SpeciesFace): Look {
    if (hasLook(id)) return LOOKS[id];
    return kind !== 'native' ? 'grass' : big.woody ? 'shrub' : 'flower';
}

/** The species that each language calls by a shorter name where there is little room. */
const SHORTENED = ['whispering-bells', 'laurel-sumac', 'oak', 'yucca', 'red-brome', 'fountain-grass', 'giant-reed'] as const;

/** The name of a species where there is little room. */
export function shortName(species: SpeciesFace): string {
    const short = SHORTENED.find((id) => id === species.id);
    return short ? t(`short.${short}`) : speciesTitle(species);
}

/** Returns the cards that the viewer knows in a hidden hand. */
export function knownIn(view: FloraView, index: number): readonly number[] {
    const entries = view.known.filter((known) => seatIndex(known.of) === index);
    return TYPES.map((_, type) => entries.reduce((sum, known) => sum + (known.cards[type] ?? 0), 0));
}

/** Returns the effect of an event card. */
export const eventSays = ({ effect }: EventFace) => says(effect);

/** A type of Resource Cards. */
export const resource = (type: Resource) => word(`Resource.${type}`);

/** A card as it is played, as events name it. */
export const played = ({ type, as }: Card): FireAndFlora.NamesPlayedCard => ({ kind: 'played-card', type, ...(as !== type && { as }) });

/** The same in words: "Water", "Time as Water". */
export const cardName = (card: Card) => says(played(card));

/** Returns the question of an event card: "where the child goes". */
export const questionWords = (question: FireAndFlora.Question) => word(`Question.${question}`);

const FACTS = [
    ...(['name', 'kind', 'border', 'fire', 'floods', 'copies', 'latin', 'stars', 'woody'] as const),
    ...(['cost', 'coins', 'cards', 'region', 'flora', 'ability'] as const),
];

/** Returns the mark on a card, in a word. */
export function factName(name: string): string {
    const fact = FACTS.find((one) => one === name);
    return fact ? t(`fact-of.${fact}`) : name;
}

/** Returns the effect of a line on a plant. */
export const actionName = (action: FireAndFlora.PlantAction) => t(`action.${action}`);

export const regionName = (region: FireAndFlora.Region | undefined) => (region ? t(`region.${region}`) : '');

/** Resource Cards, counted by type, as events name them. */
export const counted = (counts: readonly number[]): FireAndFlora.NamesCardCount[] =>
    TYPES.flatMap((card, i): FireAndFlora.NamesCardCount[] => (counts[i] ? [{ kind: 'card-count', count: counts[i], card }] : []));

/** The same in words: "2 Water and Time", or "nothing". */
export const bunch = (counts: readonly number[]) => says({ kind: 'goods', parts: counted(counts), cards: [], coins: 0, lands: [] });

export const coins = (count: number) => says({ kind: 'coin-count', coins: count });
export const cardCount = (count: number) => t('word.cards', { count });
export const stars = (count: number) => t('word.stars', { count });
