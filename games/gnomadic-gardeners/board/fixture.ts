// A round in its middle, in the shape in which the server sends it, for tests; with cards that no box has.
import type { Account, Animal, Expertise, GnomeView, HalfFace } from './cards';

const half = (needs: Expertise[][], bliss: number[], milk: number[], animal?: Animal): HalfFace => ({
    needs,
    bliss,
    milk,
    ...(animal && { animal }),
    marks: {},
});
const nothing: Account = { prep: 0, did: [], total: 0, gift: '' };

/** A side that has done nothing yet. */
const idle = { played: [], resting: [], asleep: [], mayRest: [], maySleep: false, hasResolved: false, account: nothing };

export const committing: GnomeView = {
    setup: { edition: 1, seats: 2, chosen: { month: 'june', younger: '1' } },
    month: 'june',
    viewer: { kind: 'player', seat: 'P2' },
    waitsFor: 'commit',
    round: 3,
    left: 'x1',
    right: 'x2',
    tasks: [
        { number: 1, need: ['grain', 'fruit'], bliss: 9, milk: true, doneBy: [] },
        { number: 2, need: ['herbs'], bliss: 3, milk: false, doneBy: [] },
        { number: 3, need: ['vegetable'], bliss: 0, milk: false, animal: 'cow', doneBy: [] },
    ],
    pile: [['x3'], ['x4', 'x5']],
    discards: ['x6'],
    first: 0,
    resolved: 0,
    sides: [
        { ...idle, party: 'P1', score: 20, open: false, hand: ['a', 'b'], kept: [['a', 'b']], animals: ['hen'] },
        { ...idle, party: 'P2', score: 31, open: true, hand: ['c'], kept: [['c']], animals: ['goat', 'cow'], asleep: ['cow'] },
    ],
    orders: { left: '', right: '', prep: 0, scores: 0, does: [], pass: 0 },
    automaPile: [],
    goal: 77,
    winsTies: 1,
    mayKeep: false,
    cards: {
        gnomes: [
            { id: 'a', name: 'Moss', icons: ['grain', 'fruit'], prep: 1, charisma: 2, marks: { icons: 'printed', prep: 'printed' } },
            { id: 'b', name: 'Thistle', icons: ['herbs'], prep: 3, charisma: 4, marks: { icons: 'inferred', prep: 'printed' } },
            { id: 'c', name: 'Fern', icons: ['vegetable', 'vegetable', 'flower'], prep: 2, charisma: 0, marks: { icons: 'reconstructed' } },
        ],
        tasks: [
            { id: 'x1', left: half([[], [], []], [], []), right: half([['grain', 'fruit'], ['herbs'], ['vegetable']], [], []) },
            { id: 'x2', left: half([[], [], []], [9, 3], [1], 'cow'), right: half([['flower'], ['fruit'], []], [], []) },
        ],
        animals: [
            { animal: 'cow', bliss: 2, reveals: false },
            { animal: 'goat', bliss: 1, reveals: false },
            { animal: 'hen', bliss: 0, reveals: true },
        ],
    },
};

/** The same after the reveal: P2 resolves first. */
export const revealed: GnomeView = {
    ...committing,
    waitsFor: 'resolve',
    first: 2,
    sides: [
        { ...committing.sides[0]!, kept: [], played: ['a', 'b'], account: { ...nothing, prep: 4 } },
        { ...committing.sides[1]!, kept: [], played: ['c'], account: { ...nothing, prep: 2 } },
    ],
};

/** And after P2 has resolved. */
export const half1: GnomeView = {
    ...revealed,
    resolved: 1,
    tasks: revealed.tasks.map((task) => (task.number === 3 ? { ...task, doneBy: [2] } : task)),
    sides: [
        revealed.sides[0]!,
        {
            ...revealed.sides[1]!,
            hasResolved: true,
            score: 36,
            account: {
                prep: 2,
                did: [3],
                total: 5,
                gift: '',
            },
        },
    ],
};

export const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben' })[seat] ?? seat;

export const seats = ['P1', 'P2'].map((seat) => ({ seat, name: name(seat), mine: seat === 'P2', bot: false, turn: false }));
