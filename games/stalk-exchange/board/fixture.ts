// A table in a small garden, in the shape in which the server sends it, for tests.
import { TYPES } from './garden';
import type { Flower, StalkView } from './garden';

const typed = (letter: string): { flower?: Flower } => {
    const type = TYPES.find((one) => one.letter === letter.toUpperCase());
    return type ? { flower: type.word } : {};
};
/** A garden in the letters of positions: `D` a bloom, `d` a bulb, `.` nothing. */
export const garden = (letters: string): StalkView['garden'] =>
    [...letters].map((letter) => ({ ...typed(letter), bloom: letter !== letter.toLowerCase() }));
export const exchange = (letters: string): StalkView['exchange'] => [...letters].map(typed);

export const view: StalkView = {
    setup: { edition: 1, seats: 2, chosen: { 'garden-shape': 'side-2', preset: 'mine.json\n{"name": "mine"}' } },
    phase: 'act',
    seat: 1,
    first: 1,
    turn: 3,
    actions: 2,
    slot: 0,
    spaces: ['a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2'],
    rows: [0, 0, 1, 1, 1, 2, 2],
    files: [1, 2, 0, 1, 2, 0, 1],
    neighbours: [
        ['a3', 'b1', 'b2'],
        ['a2', 'b2', 'b3'],
        ['a2', 'b2', 'c1'],
        ['a2', 'a3', 'b1', 'b3', 'c1', 'c2'],
        ['a3', 'b2', 'c2'],
        ['b1', 'b2', 'c2'],
        ['b2', 'b3', 'c1'],
    ],
    garden: garden('D..t...'),
    exchange: exchange('FG.S'),
    market: [2, 0, 0, 0, 0],
    values: [3, 1, 1, 1, 1],
    lowest: 19,
    spacesToCrash: 17,
    finals: [],
    compost: [0, 1, 0, 0, 2],
    greenhouse: 80,
    crashed: false,
    triggered: false,
    conveyor: {
        composted: 4,
        slides: [
            { from: 2, to: 4 },
            { from: 1, to: 3 },
        ],
    },
    busting: { flowers: ['dahlia'], byLot: false },
    players: [
        {
            tokens: 4,
            size: 3,
            portfolio: [2, 0, 0, 0, 1],
            worth: 7,
            points: [6, 0, 0, 0, 1],
            busted: 0,
            known: [1, 0, 0, 0, 0],
            deduced: [],
            tiebreak: [],
        },
        { tokens: 3, size: 3, points: [], busted: 0, known: [0, 0, 1, 0, 0], deduced: [], tiebreak: [] },
    ],
};
const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben' })[seat] ?? seat;
export const seats = ['P1', 'P2'].map((seat) => ({ seat, name: name(seat), mine: seat === 'P1', bot: false, turn: seat === 'P1' }));
