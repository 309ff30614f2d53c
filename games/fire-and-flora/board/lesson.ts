import type { LessonStep, Picture } from '$toolkit/board';
import { examples } from '$toolkit/pictures';
import type { FireAndFlora } from '$wire';
import { t, word } from '$words/fire-and-flora';
import type { Bundle, Resource } from './cards';

interface Scene {
    readonly hand?: string;
    readonly coins?: number;
    /** Parcels after the Headquarters, with what stands on them. */
    readonly mine?: string;
    readonly theirs?: string;
    /** Without a card they cannot block, and a play takes effect at once. */
    readonly theirHand?: string;
    readonly market?: readonly string[];
    readonly stage?: string;
    /** The effect that is being carried out. */
    readonly event?: string;
    readonly turns?: number;
    /** Lines of options that are not at their defaults. */
    readonly options?: readonly string[];
}

/** Two players in their third turn; what is not named is in the decks. */
const scene = ({
    hand = '-',
    coins = 4,
    mine = '',
    theirs = '',
    theirHand = '-',
    market = MARKET,
    stage = 'action',
    event,
    turns = 4,
    options = [],
}: Scene): string =>
    [
        'seats: 2',
        ...options,
        `stage: ${stage}`,
        `turns: ${turns}, first P1`,
        `market: ${market.join(' ')}`,
        ...(event ? [`event: ${event}`] : []),
        `P1: coins ${coins}, hand ${hand}, lands headquarters-1 ${mine}`,
        `P2: coins 6, hand ${theirHand}, lands headquarters-3 ${theirs}`,
        '',
    ].join('\n');

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
        position: scene({ hand: 'water 1', mine: 'empty-field-1(small sagebrush)', theirs: 'empty-field-3' }),
        wanted: plays('empty-field-1', 'water'),
    },
    {
        ...words(2),
        position: scene({
            hand: 'water 1',
            mine: 'empty-field-1 point-lobos(big sagebrush)',
            theirs: 'empty-field-3',
        }),
        wanted: plays('point-lobos', 'water'),
    },
    {
        ...words(3),
        position: scene({
            hand: 'water 1 fire 1',
            mine: 'empty-field-1 mount-diablo(big chamise)',
            theirs: 'empty-field-3',
        }),
        wanted: plays('mount-diablo', 'water', 'fire'),
    },
    {
        ...words(4),
        position: scene({
            coins: 9,
            mine: 'empty-field-1',
            theirs: 'empty-field-3',
            market: ['mission-trails', ...MARKET.slice(1)],
        }),
        wanted: (move) => move.kind === 'buy' && move.land === 'mission-trails',
    },
    {
        ...words(5),
        position: scene({
            hand: 'water 1',
            mine: 'empty-field-1(small sagebrush)',
            theirs: 'empty-field-3(small sagebrush) pacheco-pass(big mustard)',
        }),
        wanted: plays('pacheco-pass', 'water'),
    },
    {
        ...words(6),
        position: scene({
            hand: 'labor 1',
            mine: 'empty-field-1(small mustard)',
            theirs: 'empty-field-3(big sagebrush)',
        }),
        wanted: plays('empty-field-1', 'labor'),
    },
    {
        ...words(7),
        position: scene({
            hand: 'fire 1',
            mine: 'empty-field-1 old-burn-scar(small whispering-bells)',
            theirs: 'empty-field-3(small sagebrush)',
        }),
        wanted: plays('old-burn-scar', 'fire'),
    },
    {
        ...words(8),
        position: scene({
            hand: 'water 1',
            mine: 'empty-field-1(fire-station) point-lobos(big sagebrush)',
            theirs: 'empty-field-3(small sagebrush)',
            market: MARKET.filter((land) => land !== 'fire-station'),
            event: 'arson',
            stage: 'asking / question station / seat P1 / cause sweep / where both / seats P2 / row P1 / slot 3 / plant big sagebrush / icons fire / line 1',
        }),
        wanted: (move) => move.kind === 'save',
    },
    {
        ...words(9),
        position: scene({
            hand: 'water 1',
            mine: 'empty-field-1 point-lobos(big sagebrush)',
            theirs: 'empty-field-3',
            theirHand: 'fire 1 time 1',
            turns: 5,
            stage: 'window / play play fire point-lobos / open 0 / answered - / chain 0 / layer P2',
        }),
        wanted: (move) => move.kind === 'block' && move.card === 'water',
    },
    {
        ...words(10),
        position: scene({
            hand: 'labor 2',
            mine: 'empty-field-1(small sagebrush)',
            theirs: 'empty-field-3(small mustard)',
            theirHand: 'water 1 time 1',
        }),
        wanted: (move) => move.kind === 'offer' && only(move.give, 'labor') && only(move.get, 'water'),
    },
    {
        ...words(11),
        position: scene({
            hand: 'water 1',
            mine: 'empty-field-1',
            theirs: 'empty-field-3 mission-trails(big sagebrush)',
            turns: 5,
            stage: 'offered / offer offer P1 mission-trails for water+3',
        }),
        wanted: (move) => move.kind === 'accept',
    },
    {
        ...words(12),
        position: scene({
            hand: 'time 1 labor 1',
            mine: 'empty-field-1(small sagebrush) point-lobos(big sagebrush) mission-trails(big sagebrush) zuma-canyon(big whispering-bells) otay-mountain(big yucca)',
            theirs: 'empty-field-3(big sagebrush) mount-diablo(big chamise)',
        }),
        wanted: plays('empty-field-1', 'time'),
    },
];

/** Three different natives, of which the third has not come up yet. */
const natives = (): Picture<FireAndFlora> => ({
    title: word('option.diversity.label'),
    position: scene({
        options: ['option diversity: on'],
        hand: 'water 1',
        mine: 'empty-field-1(small sagebrush) point-lobos(big chamise) mission-trails(big yucca)',
        theirs: 'empty-field-3(big sagebrush)',
    }),
    wanted: plays('empty-field-1', 'water'),
});

/** The examples of the chapters of the rules. */
export const pictures = () => examples(lesson(), ['opening', 'opening', 8, 1, 4, 9, 7, 10, 12, 2, 3, natives(), 6, 11, 5]);
