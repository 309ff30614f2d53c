import type { LessonStep, Picture } from '$toolkit/board';
import { examples } from '$toolkit/pictures';
import type { GardensOfMars } from '$wire';
import { t, word } from '$words/gardens-of-mars';

/** Two players, of whom you are the first and to move. */
const scene = (...lines: readonly string[]) => ['seats: 2', 'turn: P1 moves', ...lines, ''].join('\n');

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
        position: scene(
            'dice: 3',
            'P1: score 0, gardener e5, flowers 5 green 4 blue 5 yellow 5 white 5 gray 4 red',
            'P2: score 0, gardener h8, flowers 5 green 5 blue 5 yellow 5 white 5 gray 5 red',
            'blue: d9',
            'red: g4',
        ),
    },
    {
        ...words(2),
        position: scene(
            'dice: 2',
            'P1: score 4, gardener e5, flowers 5 green 5 blue 5 yellow 4 white 4 gray 3 red',
            'P2: score 12, gardener i6, flowers 5 green 5 blue 5 yellow 5 white 5 gray 4 red',
            'white: g4',
            'gray: c6',
            'red: e8 e9 d9',
        ),
        wanted: (move) => move.kind === 'plant' && move.to === 'e7' && move.colour === 'red',
        instead: t('lesson.2.instead'),
    },
    {
        ...words(3),
        position: scene(
            'dice: 2',
            'P1: score 4, gardener d7, flowers 4 green 3 blue 4 yellow 5 white 5 gray 5 red',
            'P2: score 7, gardener i4, flowers 5 green 4 blue 5 yellow 5 white 5 gray 5 red',
            'green: h3',
            'blue: f8 f9 e9',
            'yellow: c7',
        ),
        wanted: (move) => move.kind === 'plant' && move.to === 'f7' && move.colour === 'blue',
        instead: t('lesson.3.instead'),
    },
    {
        ...words(4),
        position: scene(
            'dice: 1',
            'P1: score 6, gardener a6, flowers 4 green 5 blue 5 yellow 4 white 5 gray 4 red',
            'P2: score 9, gardener g7, flowers 5 green 5 blue 5 yellow 5 white 5 gray 5 red',
            'green: b6',
            'white: a7',
            'red: b5',
        ),
    },
    {
        ...words(5),
        position: scene(
            'dice: 6',
            'P1: score 8, gardener e7, flowers 5 green 5 blue 5 yellow 5 white 4 gray 5 red',
            'P2: score 3, gardener g5, flowers 5 green 5 blue 5 yellow 5 white 4 gray 5 red',
            'gray: d7 d8',
        ),
    },
    {
        ...words(6),
        position: scene(
            'dice: 2',
            'P1: score 5, gardener h4, flowers 4 green 4 blue 4 yellow 4 white 5 gray 5 red',
            'P2: score 2, gardener c8, flowers 5 green 5 blue 5 yellow 5 white 5 gray 5 red',
            'green: h3',
            'blue: f5',
            'yellow: j3',
            'white: i4',
        ),
        wanted: (move) => 'to' in move && move.to === 'h6',
        instead: t('lesson.6.instead'),
    },
    {
        ...words(7),
        position: scene(
            'dice: 1 4',
            'P1: score 10, gardener e5, flowers 4 green 4 blue 4 yellow 4 white 4 gray 4 red',
            'P2: score 11, gardener h8, flowers 5 green 5 blue 5 yellow 5 white 5 gray 5 red',
            'green: h9',
            'blue: h7',
            'yellow: g8',
            'white: g9',
            'gray: i8',
            'red: i7',
        ),
        wanted: (move) => 'die' in move && move.die === 4,
        instead: t('lesson.7.instead'),
    },
    {
        ...words(8),
        position: scene(
            'dice: 2',
            'P1: score 20, gardener f8, flowers 1 yellow',
            'P2: score 18, gardener c7, flowers 5 green 5 blue 4 yellow 5 white 5 gray 5 red',
            'green: h5 h6 i5 i6 j5',
            'blue: c9 c10 d10 b9 d11',
            'yellow: d9 e9 e8 c8 b8',
            'white: e4 e5 f4 f5 d5',
            'gray: g3 g4 h3 h4 i3',
            'red: f9 g9 g10 h9 f10',
        ),
        wanted: (move) => move.kind === 'plant',
        instead: t('lesson.8.instead'),
    },
];

/** Two players with two gardeners each, of whom the second one moves. */
const twoGardeners = (): Picture<GardensOfMars> => ({
    title: word('option.two-gardeners.label'),
    position: [
        'seats: 2',
        'option two-gardeners: on',
        'turn: P1 moves',
        'dice: 2 3',
        'P1: score 4, gardener d7 h4, flowers 4 green 3 blue 4 yellow 5 white 5 gray 5 red',
        'P2: score 7, gardener i6 c9, flowers 5 green 4 blue 5 yellow 5 white 5 gray 5 red',
        'green: h3',
        'blue: f8 f9 e9',
        'yellow: c7',
        '',
    ].join('\n'),
    wanted: (move) => move.kind === 'plant' && move.from === 'h4',
});

/** The examples of the chapters of the rules. */
export const pictures = () => examples(lesson(), ['opening', 'opening', 1, 2, 8, twoGardeners(), 4, 5, 3, 7, 'opening', 6]);
