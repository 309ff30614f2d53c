import type { LessonStep } from '$toolkit/board';
import { TYPES } from './cards';
import { parcel, write } from './setting';

interface Scene {
    /** Such as "water 1 fire 1". */
    readonly hand?: string;
    readonly coins?: number;
    /** Parcels after the Headquarters, with what stands on them: "point-lobos big sagebrush", "empty-field-1 fire-station". */
    readonly mine?: readonly string[];
    readonly theirs?: readonly string[];
    readonly theirHand?: string;
    readonly market?: readonly string[];
    readonly stage?: string;
    /** What is being carried out. */
    readonly event?: string;
    /** Whose turn it is. */
    readonly turn?: 'P1' | 'P2';
}

const hand = (words: string) => TYPES.map((type) => Number(new RegExp(`${type} (\\d+)`).exec(words)?.[1] ?? 0));

/** Two players in their third turn; what is not named is in the decks. */
function scene({
    hand: mineCards = '',
    coins = 4,
    mine = [],
    theirs = [],
    theirHand = 'time 1',
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
            { coins, hand: hand(mineCards), lands: ['headquarters-1', ...mine].map(parcel) },
            { coins: 6, hand: hand(theirHand), lands: ['headquarters-3', ...theirs].map(parcel) },
        ],
        ...(stage ? { stage } : {}),
        ...(event ? { kept: [`event: ${event}`] } : {}),
    });
}

const MARKET = ['chino-hills', 'parrot-park', 'fire-station', 'carrizo-plain', 'granite-quarry', 'nipomo-mesa'];

/** The game's ideas one by one. The positions are real: the server judges every move by the rules. */
export const lesson: readonly LessonStep[] = [
    {
        title: 'Stars',
        says: 'Natives show stars, and whoever first has 12 wins. Big plants show more than small ones. Choose your Water, and then your small Sagebrush.',
        position: scene({ hand: 'water 1', mine: ['empty-field-1 small sagebrush'], theirs: ['empty-field-3'] }),
        wanted: (move) => move === 'play water empty-field-1',
        instead: 'You may, but Water makes the small Sagebrush grow. Try that.',
        done: 'It has grown: two stars in place of one.',
    },
    {
        title: 'Children',
        says: 'Touch a plant and you read what each card does to it. A big Sagebrush that gets Water has a child, which needs an open land. You have one. Make it so.',
        position: scene({ hand: 'water 1', mine: ['empty-field-1', 'point-lobos big sagebrush'], theirs: ['empty-field-3'] }),
        wanted: (move) => move === 'play water point-lobos',
        instead: 'You may, but Water on the big Sagebrush brings a child.',
        done: 'A small Sagebrush stands on your field: one star more.',
    },
    {
        title: 'Two cards at once',
        says: 'Some lines want two cards together. Chamise seeds itself after fire and rain: choose Water and Fire, and then your big Chamise. Fire alone would only damage it.',
        position: scene({ hand: 'water 1 fire 1', mine: ['empty-field-1', 'mount-diablo big chamise'], theirs: ['empty-field-3'] }),
        wanted: (move) => move === 'play water+fire mount-diablo',
        instead: 'You may, but choose both cards before the plant.',
        done: 'A child and no damage: only lines with exactly these two icons are triggered.',
    },
    {
        title: 'Buy a land',
        says: 'Once a turn you may buy a land of the Market. Most come with a plant, and bring coins or cards each turn. You have 9 coins: buy Mission Trails with its big Sagebrush.',
        position: scene({ coins: 9, mine: ['empty-field-1'], theirs: ['empty-field-3'], market: ['mission-trails', ...MARKET.slice(1)] }),
        wanted: (move) => move === 'buy mission-trails',
        instead: 'You may, but Mission Trails brings two stars at once.',
        done: 'It lies at the right end of your row. Dashed lots are too dear.',
    },
    {
        title: 'Weeds',
        says: 'Dashed plants with a cross are weeds. They have no stars but take room, and when they invade they push out natives that are not woody. Your rival has a big Mustard: give it Water.',
        position: scene({
            hand: 'water 1',
            mine: ['empty-field-1 small sagebrush'],
            theirs: ['empty-field-3 small sagebrush', 'pacheco-pass big mustard'],
        }),
        wanted: (move) => move === 'play water pacheco-pass',
        instead: 'You may, but look what Water does to the big Mustard of your rival.',
        done: 'It had to go somewhere: the small Sagebrush was pushed out. One star less for him.',
    },
    {
        title: 'Labor',
        says: 'Labor weeds: it kills small plants and damages big ones, yours or anybody’s. Your small Mustard will grow one day. Remove it.',
        position: scene({ hand: 'labor 1', mine: ['empty-field-1 small mustard'], theirs: ['empty-field-3 big sagebrush'] }),
        wanted: (move) => move === 'play labor empty-field-1',
        instead: 'You may, and it would hurt. But clear your own field this time.',
        done: 'The field is open again.',
    },
    {
        title: 'Fire followers',
        says: 'Fire kills and damages, but some species wait for it. Whispering Bells sleep as seeds, without a star, until they burn. Wake yours.',
        position: scene({
            hand: 'fire 1',
            mine: ['empty-field-1', 'old-burn-scar small whispering-bells'],
            theirs: ['empty-field-3 small sagebrush'],
        }),
        wanted: (move) => move === 'play fire old-burn-scar',
        instead: 'You may, but your Whispering Bells need that fire.',
        done: 'Three stars. A Fire Event would have done the same to every plant of a region, row by row.',
    },
    {
        title: 'A turn begins',
        says: 'Every turn begins with an event. Here a fire goes from land to land, along your row first, then along your rival’s. You have a Fire Station: save your big Sagebrush with Water.',
        position: scene({
            hand: 'water 1',
            mine: ['empty-field-1 fire-station', 'point-lobos big sagebrush'],
            theirs: ['empty-field-3 small sagebrush'],
            market: MARKET.filter((land) => land !== 'fire-station'),
            event: 'arson',
            stage: 'asking / question station / seat P1 / cause sweep / where both / seats P2 / row P1 / slot 3 / plant big sagebrush / icons fire / line 1',
        }),
        wanted: (move) => move === 'save',
        instead: 'You may let it burn down to a small one. But you have the Water: save it.',
        done: 'Your rival’s small Sagebrush has died. Next a land comes to the Market, and then your lands bring their income: one card and 3 coins for these three.',
    },
    {
        title: 'Block',
        says: 'Fire and Water block each other, and so do Labor and Nefarious; nothing blocks Time. Your rival plays Fire on your big Sagebrush. Block it with Water.',
        position: scene({
            hand: 'water 1',
            mine: ['empty-field-1', 'point-lobos big sagebrush'],
            theirs: ['empty-field-3'],
            theirHand: 'fire 1 time 1',
            turn: 'P2',
            stage: 'window / play play fire point-lobos / open 0 / answered - / chain 0 / layer P2',
        }),
        wanted: (move) => move === 'block water',
        instead: 'You may let it burn. But block it this time.',
        done: 'Your rival could block your block with another Fire. All cards of the chain are spent.',
    },
    {
        title: 'Propose a trade',
        says: 'In your turn you may propose trades: cards, coins, lands, whatever both agree on. Your Sagebrush wants Water, and your rival has one. Press Trade in his row and give one Labor for it.',
        position: scene({
            hand: 'labor 2',
            mine: ['empty-field-1 small sagebrush'],
            theirs: ['empty-field-3 small mustard'],
            theirHand: 'water 1 time 1',
        }),
        wanted: (move) => move === 'offer P2 labor for water',
        instead: 'You may, but this time give one Labor and ask for one Water, nothing else.',
        done: 'Now your rival accepts, declines, or says what he would take instead. A refusal costs you nothing.',
    },
    {
        title: 'Answer a trade',
        says: 'Your rival offers Mission Trails for one Water and 3 coins. What stands on a land goes with it, so you would get a big Sagebrush. Accept.',
        position: scene({
            hand: 'water 1',
            mine: ['empty-field-1'],
            theirs: ['empty-field-3', 'mission-trails big sagebrush'],
            turn: 'P2',
            stage: 'offered / offer offer P1 mission-trails for water+3',
        }),
        wanted: (move) => move === 'accept',
        instead: 'You may decline, and even say what you would take. But two stars are worth more than this: accept.',
        done: 'The land lies at the right end of your row, and its two stars are yours.',
    },
    {
        title: 'Twelve',
        says: 'You have 11 stars. Whoever has 12 wins at once, in anybody’s turn. Finish it.',
        position: scene({
            hand: 'time 1 labor 1',
            mine: [
                'empty-field-1 small sagebrush',
                'point-lobos big sagebrush',
                'mission-trails big sagebrush',
                'zuma-canyon big whispering-bells',
                'otay-mountain big yucca',
            ],
            theirs: ['empty-field-3 big sagebrush', 'mount-diablo big chamise'],
        }),
        wanted: (move) => move === 'play time empty-field-1',
        instead: 'You may, but Time makes the small Sagebrush grow. It would kill the Yucca.',
        done: 'Twelve stars: you have won. Now a real one?',
    },
];
