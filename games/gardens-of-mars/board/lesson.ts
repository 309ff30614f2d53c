import type { LessonStep } from '$toolkit/board';
import type { GardensOfMars } from '$wire';
import { t } from '$words/gardens-of-mars';
import { OF_EACH, write } from './setting';
import { COLOURS } from './view';
import type { Colour } from './view';

interface Scene {
    dice: number[];
    you: string;
    rival: string;
    /** Yours and the rival's. */
    scores: [number, number];
    beds?: Partial<Record<Colour, readonly string[]>>;
    /** What you still have; half of what is not planted if left out. The rival has the rest. */
    stock?: Partial<Record<Colour, number>>;
}

function scene({ dice, you, rival, scores, beds = {}, stock }: Scene): string {
    const flowers = new Map<string, Colour>();
    for (const colour of COLOURS) for (const cell of beds[colour] ?? []) flowers.set(cell, colour);
    const left = (colour: Colour) => OF_EACH - [...flowers.values()].filter((other) => other === colour).length;
    const yours = (colour: Colour) => (stock ? (stock[colour] ?? 0) : Math.floor(left(colour) / 2));
    return write({
        options: {},
        turn: 0,
        dice,
        sides: [
            { at: [you], score: scores[0], stock: new Map(COLOURS.map((colour) => [colour, yours(colour)])) },
            { at: [rival], score: scores[1], stock: new Map(COLOURS.map((colour) => [colour, left(colour) - yours(colour)])) },
        ],
        flowers,
    });
}

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const words = (step: Step) => ({
    title: t(`lesson.${step}.title`),
    says: t(`lesson.${step}.says`),
    done: t(`lesson.${step}.done`),
});

/** The game's ideas one by one. The positions are real: the server judges every move by the rules. */
export const lesson = (): readonly LessonStep<GardensOfMars>[] => [
    {
        ...words(1),
        position: scene({ dice: [3], you: 'e5', rival: 'h8', scores: [0, 0], beds: { red: ['g4'], blue: ['d9'] } }),
    },
    {
        ...words(2),
        position: scene({
            dice: [2],
            you: 'e5',
            rival: 'i6',
            scores: [4, 12],
            beds: { red: ['e8', 'e9', 'd9'], white: ['g4'], gray: ['c6'] },
        }),
        wanted: (move) => move.kind === 'plant' && move.to === 'e7' && move.colour === 'red',
        instead: t('lesson.2.instead'),
    },
    {
        ...words(3),
        position: scene({
            dice: [2],
            you: 'd7',
            rival: 'i4',
            scores: [4, 7],
            beds: { blue: ['f8', 'f9', 'e9'], yellow: ['c7'], green: ['h3'] },
        }),
        wanted: (move) => move.kind === 'plant' && move.to === 'f7' && move.colour === 'blue',
        instead: t('lesson.3.instead'),
    },
    {
        ...words(4),
        position: scene({ dice: [1], you: 'a6', rival: 'g7', scores: [6, 9], beds: { white: ['a7'], green: ['b6'], red: ['b5'] } }),
    },
    {
        ...words(5),
        position: scene({ dice: [6], you: 'e7', rival: 'g5', scores: [8, 3], beds: { gray: ['d7', 'd8'] } }),
    },
    {
        ...words(6),
        position: scene({
            dice: [2],
            you: 'h4',
            rival: 'c8',
            scores: [5, 2],
            beds: { yellow: ['j3'], white: ['i4'], green: ['h3'], blue: ['f5'] },
        }),
        wanted: (move) => 'to' in move && move.to === 'h6',
        instead: t('lesson.6.instead'),
    },
    {
        ...words(7),
        position: scene({
            dice: [1, 4],
            you: 'e5',
            rival: 'h8',
            scores: [10, 11],
            beds: { green: ['h9'], blue: ['h7'], yellow: ['g8'], white: ['g9'], gray: ['i8'], red: ['i7'] },
        }),
        wanted: (move) => 'die' in move && move.die === 4,
        instead: t('lesson.7.instead'),
    },
    {
        ...words(8),
        position: scene({
            dice: [2],
            you: 'f8',
            rival: 'c7',
            scores: [20, 18],
            beds: {
                green: ['h5', 'h6', 'i5', 'i6', 'j5'],
                blue: ['c9', 'c10', 'd10', 'b9', 'd11'],
                red: ['f9', 'g9', 'g10', 'h9', 'f10'],
                white: ['e4', 'e5', 'f4', 'f5', 'd5'],
                gray: ['g3', 'g4', 'h3', 'h4', 'i3'],
                yellow: ['d9', 'e9', 'e8', 'c8', 'b8'],
            },
            stock: { yellow: 1 },
        }),
        wanted: (move) => move.kind === 'plant',
        instead: t('lesson.8.instead'),
    },
];
