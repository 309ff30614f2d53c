import type { LessonStep } from '$toolkit/board';
import type { FireAndFlora } from '$wire';
import { t } from '$words/fire-and-flora';
import { TYPES } from './cards';
import type { Bundle, Ground, Resource } from './cards';
import { built, open, planted, write } from './setting';

type Hand = Partial<Record<Resource, number>>;

interface Scene {
    readonly hand?: Hand;
    readonly coins?: number;
    /** Parcels after the Headquarters, with what stands on them. */
    readonly mine?: readonly Ground[];
    readonly theirs?: readonly Ground[];
    readonly theirHand?: Hand;
    readonly market?: readonly string[];
    readonly stage?: string;
    /** What is being carried out. */
    readonly event?: string;
    /** Whose turn it is. */
    readonly turn?: 'P1' | 'P2';
}

const counts = (hand: Hand) => TYPES.map((type) => hand[type] ?? 0);

/** Two players in their third turn; what is not named is in the decks. */
function scene({
    hand = {},
    coins = 4,
    mine = [],
    theirs = [],
    theirHand = { time: 1 },
    market = MARKET,
    stage,
    event,
    turn = 'P1',
}: Scene): string {
    return write({
        options: [],
        turns: turn === 'P1' ? 4 : 5,
        first: 'P1',
        market,
        under: [],
        discard: [0, 0, 0, 0, 0],
        sides: [
            { coins, hand: counts(hand), lands: [open('headquarters-1'), ...mine] },
            { coins: 6, hand: counts(theirHand), lands: [open('headquarters-3'), ...theirs] },
        ],
        ...(stage ? { stage } : {}),
        ...(event ? { kept: [`event: ${event}`] } : {}),
    });
}

const MARKET = ['chino-hills', 'parrot-park', 'fire-station', 'carrizo-plain', 'granite-quarry', 'nipomo-mesa'];

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const words = (step: Step) => ({
    title: t(`lesson.${step}.title`),
    says: t(`lesson.${step}.says`),
    instead: t(`lesson.${step}.instead`),
    done: t(`lesson.${step}.done`),
});

type Move = FireAndFlora['Move'];

/** Plays these cards, as what they are, on the land. */
const plays =
    (land: string, ...cards: Resource[]) =>
    (move: Move) => {
        if (move.kind !== 'play' || move.land !== land) return false;
        const played = [move.first, ...(move.second ? [move.second] : [])];
        return played.length === cards.length && played.every((card) => card.type === card.as && cards.includes(card.type));
    };

/** One card and nothing else. */
const only = ({ cards, coins, lands }: Bundle, card: Resource) =>
    cards.length === 1 && cards[0] === card && coins === 0 && lands.length === 0;

/** The game's ideas one by one. The positions are real: the server judges every move by the rules. */
export const lesson = (): readonly LessonStep<FireAndFlora>[] => [
    {
        ...words(1),
        position: scene({ hand: { water: 1 }, mine: [planted('empty-field-1', 'small', 'sagebrush')], theirs: [open('empty-field-3')] }),
        wanted: plays('empty-field-1', 'water'),
    },
    {
        ...words(2),
        position: scene({
            hand: { water: 1 },
            mine: [open('empty-field-1'), planted('point-lobos', 'big', 'sagebrush')],
            theirs: [open('empty-field-3')],
        }),
        wanted: plays('point-lobos', 'water'),
    },
    {
        ...words(3),
        position: scene({
            hand: { water: 1, fire: 1 },
            mine: [open('empty-field-1'), planted('mount-diablo', 'big', 'chamise')],
            theirs: [open('empty-field-3')],
        }),
        wanted: plays('mount-diablo', 'water', 'fire'),
    },
    {
        ...words(4),
        position: scene({
            coins: 9,
            mine: [open('empty-field-1')],
            theirs: [open('empty-field-3')],
            market: ['mission-trails', ...MARKET.slice(1)],
        }),
        wanted: (move) => move.kind === 'buy' && move.land === 'mission-trails',
    },
    {
        ...words(5),
        position: scene({
            hand: { water: 1 },
            mine: [planted('empty-field-1', 'small', 'sagebrush')],
            theirs: [planted('empty-field-3', 'small', 'sagebrush'), planted('pacheco-pass', 'big', 'mustard')],
        }),
        wanted: plays('pacheco-pass', 'water'),
    },
    {
        ...words(6),
        position: scene({
            hand: { labor: 1 },
            mine: [planted('empty-field-1', 'small', 'mustard')],
            theirs: [planted('empty-field-3', 'big', 'sagebrush')],
        }),
        wanted: plays('empty-field-1', 'labor'),
    },
    {
        ...words(7),
        position: scene({
            hand: { fire: 1 },
            mine: [open('empty-field-1'), planted('old-burn-scar', 'small', 'whispering-bells')],
            theirs: [planted('empty-field-3', 'small', 'sagebrush')],
        }),
        wanted: plays('old-burn-scar', 'fire'),
    },
    {
        ...words(8),
        position: scene({
            hand: { water: 1 },
            mine: [built('empty-field-1', 'fire-station'), planted('point-lobos', 'big', 'sagebrush')],
            theirs: [planted('empty-field-3', 'small', 'sagebrush')],
            market: MARKET.filter((land) => land !== 'fire-station'),
            event: 'arson',
            stage: 'asking / question station / seat P1 / cause sweep / where both / seats P2 / row P1 / slot 3 / plant big sagebrush / icons fire / line 1',
        }),
        wanted: (move) => move.kind === 'save',
    },
    {
        ...words(9),
        position: scene({
            hand: { water: 1 },
            mine: [open('empty-field-1'), planted('point-lobos', 'big', 'sagebrush')],
            theirs: [open('empty-field-3')],
            theirHand: { fire: 1, time: 1 },
            turn: 'P2',
            stage: 'window / play play fire point-lobos / open 0 / answered - / chain 0 / layer P2',
        }),
        wanted: (move) => move.kind === 'block' && move.card === 'water',
    },
    {
        ...words(10),
        position: scene({
            hand: { labor: 2 },
            mine: [planted('empty-field-1', 'small', 'sagebrush')],
            theirs: [planted('empty-field-3', 'small', 'mustard')],
            theirHand: { water: 1, time: 1 },
        }),
        wanted: (move) => move.kind === 'offer' && only(move.give, 'labor') && only(move.get, 'water'),
    },
    {
        ...words(11),
        position: scene({
            hand: { water: 1 },
            mine: [open('empty-field-1')],
            theirs: [open('empty-field-3'), planted('mission-trails', 'big', 'sagebrush')],
            turn: 'P2',
            stage: 'offered / offer offer P1 mission-trails for water+3',
        }),
        wanted: (move) => move.kind === 'accept',
    },
    {
        ...words(12),
        position: scene({
            hand: { time: 1, labor: 1 },
            mine: [
                planted('empty-field-1', 'small', 'sagebrush'),
                planted('point-lobos', 'big', 'sagebrush'),
                planted('mission-trails', 'big', 'sagebrush'),
                planted('zuma-canyon', 'big', 'whispering-bells'),
                planted('otay-mountain', 'big', 'yucca'),
            ],
            theirs: [planted('empty-field-3', 'big', 'sagebrush'), planted('mount-diablo', 'big', 'chamise')],
        }),
        wanted: plays('empty-field-1', 'time'),
    },
];
