// A turn in the middle of a game, in the shape in which the server sends it, for tests; with cards that no file has.
import type { FloraView, LandFace, SideFace, SpeciesFace } from './cards';

const side = (stars: number, woody: boolean, ...lines: readonly [string, string][]): SideFace => ({
    stars,
    woody,
    lines: lines.map(([icons, action]) => ({ icons: icons.split('+'), action, mark: 'reconstructed' })),
    marks: {},
});
const species = (id: string, name: string, kind: string, small: SideFace, big: SideFace): SpeciesFace => ({
    id,
    name,
    latin: '',
    kind,
    border: kind === 'native' ? 'green' : 'red',
    copies: 6,
    fire: 'harmed',
    small,
    big,
    marks: { name: 'printed' },
});
const land = (id: string, name: string, cost: number, more: Partial<LandFace> = {}): LandFace => ({
    id,
    name,
    sort: 'parcel',
    cost,
    coins: 1,
    cards: 0,
    region: 'central',
    flora: '',
    ability: '',
    says: '',
    marks: { name: 'printed', cost: 'reconstructed' },
    ...more,
});

export const before: FloraView = {
    setup: { seats: 3, chosen: { goal: '8' } },
    stage: { kind: 'action' },
    round: 3,
    turns: 7,
    first: 'P1',
    active: 'P2',
    bought: false,
    proposals: 0,
    players: [
        {
            score: 2,
            bonus: 0,
            coins: 4,
            size: 2,
            hand: [1, 0, 0, 0, 1],
            lands: [
                { land: 'dune', plant: 'lupine', big: true, used: false },
                { land: 'mesa', big: false, used: false },
            ],
        },
        { score: 1, bonus: 0, coins: 9, size: 3, lands: [{ land: 'ridge', plant: 'lupine', big: false, used: false }] },
        { score: 0, bonus: 0, coins: 0, size: 0, lands: [{ land: 'creek', plant: 'thistle', big: true, used: false }] },
    ],
    known: [],
    pool: [4, 5],
    market: ['knoll', 'shed'],
    prices: [7, 3],
    landDeck: 5,
    landsUnder: [],
    deck: 20,
    discard: [2, 0, 1, 0, 0],
    eventDeck: 9,
    eventsUnder: [],
    eventsDone: { blaze: 1 },
    cards: {
        species: [
            species(
                'lupine',
                'Silver Lupine',
                'native',
                side(1, false, ['water', 'grow'], ['fire', 'kill']),
                side(2, true, ['fire', 'damage']),
            ),
            species('thistle', 'Thistle', 'invasive', side(0, false, ['labor', 'kill']), side(0, false, ['water', 'invade'])),
        ],
        lands: [
            land('dune', 'Dune', 6),
            land('mesa', 'Mesa', 6),
            land('ridge', 'Ridge', 6),
            land('creek', 'Creek', 6),
            land('knoll', 'Knoll', 7, { flora: 'small lupine' }),
            land('shed', 'Shed', 3, { sort: 'building', region: '', says: 'Keeps tools.' }),
        ],
        events: [{ id: 'blaze', name: 'Blaze', copies: [1, 0, 0, 0], says: 'It burns.', fire: true, marks: {} }],
        die: ['both'],
        resources: [9, 9, 9, 9, 9],
        marks: {},
    },
};

/** After a fire that has reached everybody: the big one small, the small one dead. */
export const burnt: FloraView = {
    ...before,
    eventsDone: { blaze: 2 },
    players: [
        { ...before.players[0]!, score: 1, lands: [{ ...before.players[0]!.lands[0]!, big: false }, before.players[0]!.lands[1]!] },
        { ...before.players[1]!, score: 0, lands: [{ land: 'ridge', big: false, used: false }] },
        before.players[2]!,
    ],
};
