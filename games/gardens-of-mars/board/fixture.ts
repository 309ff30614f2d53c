// A game in its middle, in the shape in which the server sends it, for tests and for the workbench.
import type { ListedMove, MovePreview, OpenDecision } from '$toolkit/types';
import type { GardensOfMars } from '$wire';
import { CELLS } from './geometry';
import { COLOURS } from './view';
import type { MarsEvent, MarsView } from './view';

export const mid: MarsView = {
    edition: 1,
    options: {},
    waitsFor: 'move',
    seat: 1,
    first: 1,
    dice: [1, 2, 3, 3, 5],
    toRoll: 0,
    idle: 0,
    extraTurn: false,
    players: [
        { score: 17, square: 17, gardeners: [{ cell: 'e5', free: 3 }], flowers: piles(3, 1, 2, 0, 2, 1) },
        { score: 21, square: 21, gardeners: [{ cell: 'h8', free: 4 }], flowers: piles(1, 2, 0, 2, 1, 3) },
        { score: 0, square: 0, gardeners: [{ cell: 'c8', free: 5 }], flowers: piles(0, 2, 3, 2, 2, 1) },
        { score: 16, square: 16, gardeners: [{ cell: 'g3', free: 2 }], flowers: piles(2, 2, 1, 1, 3, 0) },
        { score: 53, square: 53, gardeners: [{ cell: 'j5', free: 3 }], flowers: piles(1, 1, 1, 2, 2, 2) },
    ],
    beds: [
        { colour: 'green', cells: ['e5', 'e6', 'f5', 'd6', 'c6'], groups: [1, 1, 1, 1, 1] },
        { colour: 'blue', cells: ['h8', 'h7', 'g8', 'i7'], groups: [1, 1, 1, 1] },
        { colour: 'yellow', cells: ['c8', 'd9', 'd8'], groups: [1, 1, 1] },
        { colour: 'white', cells: ['g3', 'h3', 'h4', 'k3'], groups: [1, 1, 1, 2] },
        { colour: 'gray', cells: ['j5', 'i5', 'a7'], groups: [1, 1, 2] },
        { colour: 'red', cells: ['f9', 'f10', 'e10', 'e11', 'g5', 'b9'], groups: [1, 1, 1, 1, 2, 3] },
    ],
    // The middles of two cells side by side are 17.3 units apart.
    neighbours: CELLS.map((a) => CELLS.filter((b) => b !== a && Math.hypot(a.x - b.x, a.y - b.y) < 18).map(({ id }) => id)),
};

function piles(...counts: number[]) {
    return COLOURS.map((colour, i) => ({ colour, count: counts[i] ?? 0 })).filter((pile) => pile.count > 0);
}

/** The events just before. */
export const happened: MarsEvent[] = [
    { kind: 'planted', seat: 'P4', die: 5, from: 'd6', cell: 'g3', colour: 'white', joined: 0 },
    { kind: 'turn-began', seat: 'P5', dice: [3], toRoll: 0 },
    { kind: 'planted', seat: 'P5', die: 3, from: 'j2', cell: 'j5', colour: 'gray', joined: 1 },
    { kind: 'scored', seat: 'P5', points: 1, from: 52, to: 53 },
];

const targets: [number, string, boolean][] = [
    [1, 'd5', true],
    [1, 'f4', true],
    [1, 'e4', true],
    [2, 'e7', true],
    [2, 'g5', false],
    [2, 'e3', true],
    [2, 'c7', true],
    [3, 'e8', true],
    [3, 'h5', true],
    [3, 'h2', true],
    [3, 'b8', true],
    [5, 'e10', false],
    [5, 'j5', false],
];
const colours: readonly GardensOfMars.Colour[] = ['green', 'blue', 'yellow', 'gray', 'red'];

export const asked: OpenDecision = {
    decision: 41,
    seat: 'P1',
    asks: { kind: 'die-asked' },
    picks: [
        {
            kind: 'one',
            name: 'die',
            asks: { kind: 'which-die' },
            targets: [1, 2, 3, 5].map((die) => ({ id: `d${die}`, says: { kind: 'die-target', die }, count: 1 })),
        },
        {
            kind: 'one',
            name: 'cell',
            asks: { kind: 'which-cell' },
            targets: targets.map(([, id]) => ({ id, says: { kind: 'cell-target', cell: id }, count: 1 })),
        },
        {
            kind: 'one',
            name: 'colour',
            asks: { kind: 'which-colour' },
            targets: colours.map((id) => ({ id, says: { kind: 'colour-target', colour: id, left: 1 }, count: 1 })),
        },
    ],
    moves: targets.flatMap(([die, to, plants]): ListedMove<GardensOfMars>[] =>
        plants
            ? colours.map((colour) => ({
                  text: `${die} e5-${to} ${colour}`,
                  fields: { kind: 'plant', die, from: 'e5', to, colour },
                  selection: { die: [`d${die}`], cell: [to], colour: [colour] },
              }))
            : [{ text: `${die} e5-${to}`, fields: { kind: 'go', die, from: 'e5', to }, selection: { die: [`d${die}`], cell: [to] } }],
    ),
    unlisted: false,
};

/** The previews of moves, by the flower that is planted, if there is one. */
export const previews = (tell: (cell: string, colour: GardensOfMars.Colour | undefined) => MarsEvent[] = told) =>
    Object.fromEntries(
        asked.moves.map(({ text, selection }): [string, MovePreview<GardensOfMars>] => {
            const events = tell(selection['cell']?.[0] ?? '', selection['colour']?.[0] as GardensOfMars.Colour | undefined);
            return [text, { events, expected: [], open: [], headline: 0 }];
        }),
    );

export const plants = (cell: string, colour: GardensOfMars.Colour, joined: number): MarsEvent => ({
    kind: 'planted',
    seat: 'P1',
    die: 1,
    from: 'e5',
    cell,
    colour,
    joined,
});

function told(cell: string, colour: GardensOfMars.Colour | undefined): MarsEvent[] {
    if (colour === undefined) {
        return [
            { kind: 'stepped-on-flower', seat: 'P1', die: 5, from: 'e5', cell },
            { kind: 'point-lost', seat: 'P1', from: 17, to: 16 },
            { kind: 'squares-skipped', seat: 'P1', squares: 1, from: 16, to: 15 },
        ];
    }
    if (colour !== 'green') return [plants(cell, colour, 0)];
    return [plants(cell, colour, 4), { kind: 'scored', seat: 'P1', points: 4, from: 17, to: 21 }];
}
