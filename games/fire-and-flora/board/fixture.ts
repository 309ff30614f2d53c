// A turn in the middle of a game, in the shape in which the server sends it, for tests; with cards that no file has.
import type { FloraEvent, FloraView, LandFace, Resource, SideFace, SpeciesFace } from './cards';
import type { FireAndFlora } from '$wire';

const side = (stars: number, woody: boolean, ...lines: readonly [readonly Resource[], FireAndFlora.PlantAction][]): SideFace => ({
    stars,
    woody,
    lines: lines.map(([icons, action]) => ({ icons: [...icons], action, mark: 'reconstructed' })),
    marks: {},
});
const species = (id: string, name: string, kind: FireAndFlora.Kind, small: SideFace, big: SideFace): SpeciesFace => ({
    id,
    name,
    latin: '',
    kind,
    border: kind === 'native' ? 'green' : 'red',
    copies: 6,
    fire: 'harmed',
    floods: false,
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
    marks: { name: 'printed', cost: 'reconstructed' },
    ...more,
});

export const before: FloraView = {
    setup: { edition: 1, seats: 3, chosen: {} },
    viewer: { kind: 'player', seat: 'P1' },
    stage: { kind: 'action' },
    round: 3,
    turns: 7,
    first: 'P1',
    active: 'P2',
    bought: false,
    cardsBought: 0,
    proposals: 0,
    closed: [],
    players: [
        {
            score: 2,
            bonus: 0,
            coins: 4,
            size: 2,
            hand: [1, 0, 0, 0, 1],
            lands: [
                { land: 'dune', plant: 'lupine', big: true, stars: 2, used: false },
                { land: 'mesa', big: false, stars: 0, used: false },
            ],
        },
        { score: 1, bonus: 0, coins: 9, size: 3, lands: [{ land: 'ridge', plant: 'lupine', big: false, stars: 1, used: false }] },
        { score: 0, bonus: 0, coins: 0, size: 0, lands: [{ land: 'creek', plant: 'thistle', big: true, stars: 0, used: false }] },
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
    goal: 8,
    laid: [],
    cards: {
        species: [
            species(
                'lupine',
                'Silver Lupine',
                'native',
                side(1, false, [['water'], 'grow'], [['fire'], 'kill']),
                side(2, true, [['fire'], 'damage']),
            ),
            species('thistle', 'Thistle', 'invasive', side(0, false, [['labor'], 'kill']), side(0, false, [['water'], 'invade'])),
        ],
        lands: [
            land('dune', 'Dune', 6),
            land('mesa', 'Mesa', 6),
            land('ridge', 'Ridge', 6),
            land('creek', 'Creek', 6),
            land('knoll', 'Knoll', 7, { plant: { species: 'lupine', size: 'small' } }),
            {
                id: 'shed',
                name: 'Shed',
                sort: 'building',
                cost: 3,
                coins: 1,
                cards: 0,
                ability: { kind: 'market-ability', amount: 2 },
                marks: {},
            },
        ],
        events: [
            {
                id: 'blaze',
                name: 'Blaze',
                copies: [1, 0, 0, 0],
                effect: { kind: 'apply', icon: 'fire', where: 'both' },
                fire: true,
                located: true,
                marks: {},
            },
        ],
        die: ['both'],
        resources: [
            { type: 'water', copies: 9, blockedBy: 'fire' },
            { type: 'fire', copies: 9, blockedBy: 'water' },
            { type: 'time', copies: 9 },
        ],
        marks: {},
    },
};

/** After a fire that has reached everybody: the big one small, the small one dead. */
export const burnt: FloraView = {
    ...before,
    eventsDone: { blaze: 2 },
    players: [
        {
            ...before.players[0]!,
            score: 1,
            lands: [{ ...before.players[0]!.lands[0]!, big: false, stars: 1 }, before.players[0]!.lands[1]!],
        },
        { ...before.players[1]!, score: 0, lands: [{ land: 'ridge', big: false, stars: 0, used: false }] },
        before.players[2]!,
    ],
};

const place = (id: string, name: string) => ({ kind: 'land-name' as const, id, name });
const blaze = { kind: 'event-card-name' as const, id: 'blaze', name: 'Blaze' };
const lupine = { kind: 'species-name' as const, id: 'lupine', name: 'Silver Lupine' };

/** Things that happen to a lupine. */
export const happens = {
    died: (seat: string, id: string, name: string): FloraEvent => ({
        kind: 'plant-died',
        seat,
        land: place(id, name),
        plant: lupine,
        size: 'small',
    }),
    damaged: (seat: string, id: string, name: string): FloraEvent => ({
        kind: 'plant-damaged',
        seat,
        land: place(id, name),
        plant: lupine,
    }),
    grew: (seat: string, id: string, name: string): FloraEvent => ({ kind: 'plant-grew', seat, land: place(id, name), plant: lupine }),
    child: (seat: string, id: string, name: string): FloraEvent => ({
        kind: 'plant-came',
        seat,
        land: place(id, name),
        plant: lupine,
        size: 'small',
        origin: 'child',
    }),
    scored: (seat: string, from: number, to: number): FloraEvent => ({ kind: 'scored', seat, from, to }),
    rolled: { kind: 'die-rolled', where: 'both' } as FloraEvent,
    saved: (seat: string, id: string, name: string): FloraEvent => ({
        kind: 'plant-saved',
        seat,
        land: place(id, name),
        plant: lupine,
        by: 'water',
    }),
    turnedUp: { kind: 'event-card-turned-up', card: blaze, from: 'deck' } as FloraEvent,
    done: { kind: 'event-card-done', card: blaze } as FloraEvent,
};
