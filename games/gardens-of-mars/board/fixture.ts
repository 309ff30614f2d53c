// A game in its middle, in the shape in which the server sends it, for tests and for the workbench.
import type { Consequence, OpenDecision } from '$toolkit/words';
import type { MarsView } from './reading';

export const mid: MarsView = {
    waitsFor: 'move',
    seat: 1,
    dice: [1, 2, 3, 3, 5],
    toRoll: 0,
    extraTurn: false,
    players: [
        { score: 17, square: 17, gardeners: [{ cell: 'e5', free: 3 }], flowers: piles(3, 1, 2, 0, 2, 1) },
        { score: 21, square: 21, gardeners: [{ cell: 'h8', free: 4 }], flowers: piles(1, 2, 0, 2, 1, 3) },
        { score: 0, square: 0, gardeners: [{ cell: 'c8', free: 5 }], flowers: piles(0, 2, 3, 2, 2, 1) },
        { score: 16, square: 16, gardeners: [{ cell: 'g3', free: 2 }], flowers: piles(2, 2, 1, 1, 3, 0) },
        { score: 53, square: 53, gardeners: [{ cell: 'j5', free: 3 }], flowers: piles(1, 1, 1, 2, 2, 2) },
    ],
    beds: [
        { colour: 'green', cells: ['e5', 'e6', 'f5', 'd6', 'c6'] },
        { colour: 'blue', cells: ['h8', 'h7', 'g8', 'i7'] },
        { colour: 'yellow', cells: ['c8', 'd9', 'd8'] },
        { colour: 'white', cells: ['g3', 'h3', 'h4', 'k3'] },
        { colour: 'gray', cells: ['j5', 'i5', 'a7'] },
        { colour: 'red', cells: ['f9', 'f10', 'e10', 'e11', 'g5', 'b9'] },
    ],
};

function piles(...counts: number[]) {
    return ['green', 'blue', 'yellow', 'white', 'gray', 'red']
        .map((colour, i) => ({ colour, count: counts[i] ?? 0 }))
        .filter((pile) => pile.count > 0);
}

export const earlier: MarsView[] = [
    {
        ...mid,
        players: mid.players.map((player, i) =>
            i === 4
                ? { ...player, gardeners: [{ cell: 'j2', free: 3 }] }
                : i === 3
                  ? { ...player, gardeners: [{ cell: 'd6', free: 2 }] }
                  : player,
        ),
    },
    { ...mid, players: mid.players.map((player, i) => (i === 4 ? { ...player, gardeners: [{ cell: 'j2', free: 3 }] } : player)) },
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
const colours = ['green', 'blue', 'yellow', 'gray', 'red'];

export const asked: OpenDecision = {
    decision: 41,
    seat: 'P1',
    asks: 'Choose a die and where to go',
    picks: [
        {
            kind: 'one',
            name: 'die',
            asks: 'Which die?',
            targets: [1, 2, 3, 5].map((die) => ({ id: `d${die}`, says: `die ${die}`, count: 1 })),
        },
        { kind: 'one', name: 'cell', asks: 'Where to?', targets: targets.map(([, id]) => ({ id, says: id, count: 1 })) },
        { kind: 'one', name: 'colour', asks: 'Which flower?', targets: colours.map((id) => ({ id, says: id, count: 1 })) },
    ],
    moves: targets.flatMap(([die, to, plants]) =>
        plants
            ? colours.map((colour) => ({
                  text: `${die} e5-${to} ${colour}`,
                  selection: { die: [`d${die}`], cell: [to], colour: [colour] },
              }))
            : [{ text: `${die} e5-${to}`, selection: { die: [`d${die}`], cell: [to] } }],
    ),
    unlisted: false,
};

export const previews: ReadonlyMap<string, readonly Consequence[]> = new Map(
    asked.moves.map((move) => [
        move.text,
        [{ certainty: 'certain', at: move.selection['cell']?.[0] ?? '', says: told(move.selection['colour']?.[0]) }],
    ]),
);

function told(colour: string | undefined): string {
    if (colour === undefined) return 'walks onto a flower: loses a point, 17 to 16, and skips 1 square back to 15';
    return colour === 'green' ? 'plants green, joins 4 green: scores 4, 17 to 21' : `plants ${colour}, alone: no points`;
}
