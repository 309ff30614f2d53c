import type { LessonStep, Picture } from '$toolkit/board';
import { examples } from '$toolkit/pictures';
import type { GnomadicGardeners } from '$wire';
import { t } from '$words/gnomadic-gardeners';
import { monthName } from './cards';

/** Tasks by t1 and t3: grain, fruit and two flowers for 10 bliss, herbs for 4, and vegetable and flower for the cow. */
const TASKS = ['tasks: t1 t3', 'pile: t2 t4 t5 t6 t7'];

/** Gnomes about to be chosen, alone: nobody else must answer. */
const choosing = (you: string, automa: string) =>
    ['seats: 1', 'phase: commit', 'round: 3', ...TASKS, `P1: score 12, ${you}`, `automa: score 14, ${automa}`, ''].join('\n');

/** Gnomes lie open, and it is for you to resolve: first, or after the rival. */
const resolving = (order: 'P1 P2, resolved 0' | 'P2 P1, resolved 1', you: string, rival: string) =>
    ['seats: 2', 'phase: resolve', 'round: 4', ...TASKS, `order: ${order}`, `P1: ${you}`, `P2: ${rival}`, ''].join('\n');

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const words = (step: Step) => ({
    title: t(`lesson.${step}.title`),
    says: t(`lesson.${step}.says`),
    instead: t(`lesson.${step}.instead`),
    done: t(`lesson.${step}.done`),
});

type Move = GnomadicGardeners['Move'];

const same = <T>(some: readonly T[], others: readonly T[]) => some.length === others.length && some.every((one) => others.includes(one));
const plays =
    (...gnomes: string[]) =>
    (move: Move) =>
        move.kind === 'play' && same(move.gnomes, gnomes);
const does =
    (...tasks: number[]) =>
    (move: Move) =>
        move.kind === 'resolve' && same(move.tasks, tasks);

/** The game's ideas one by one. The positions are real: the server judges every move by the rules. */
export const lesson = (): readonly LessonStep<GnomadicGardeners>[] => [
    {
        ...words(1),
        rival: t('word.automa'),
        position: choosing('hand g01 g02 g03 g04 g05 g06', 'pile g07 g08 g09 g10 g11 g12'),
        wanted: (move) => move.kind === 'play' && (move.gnomes.includes('g02') || move.gnomes.includes('g04')),
    },
    {
        ...words(2),
        position: resolving(
            'P1 P2, resolved 0',
            'score 20, hand g01 g02 g03 g04 g05 g06, plays g03 g05, prep 2',
            'score 22, hand g07 g08 g09 g10 g11 g12, plays g12, prep 3',
        ),
        wanted: does(1),
    },
    {
        ...words(3),
        position: resolving(
            'P1 P2, resolved 0',
            'score 20, hand g01 g02 g03 g04 g05 g06, plays g01 g02 g03 g05, prep 4',
            'score 22, hand g07 g08 g09 g10 g11 g12, plays g11 g12, prep 6',
        ),
        wanted: does(1, 2),
    },
    {
        ...words(4),
        position: resolving(
            'P2 P1, resolved 1',
            'score 20, hand g02 g04 g06 g07 g08 g10, plays g04 g06 g10, prep 6',
            'score 32, hand g01 g03 g05 g09 g11 g12, plays g03 g05, prep 2, did 1, scored 10',
        ),
        wanted: does(2, 3),
    },
    {
        ...words(5),
        rival: t('word.automa'),
        position: choosing('hand g01 g05 g07 g08 g10 g11', 'pile g02 g03 g04 g06 g09 g12'),
        wanted: plays('g01', 'g05'),
    },
    {
        ...words(6),
        position: resolving(
            'P1 P2, resolved 0',
            'score 20, hand g01 g02 g03 g04 g05 g06, plays g01 g05, prep 2',
            'score 22, hand g07 g08 g09 g10 g11 g12, plays g12, prep 3',
        ),
        wanted: does(3),
    },
    {
        ...words(7),
        rival: t('word.automa'),
        position: choosing('hand g01 g02 g03 g04 g05 g06', 'pile g07 g08 g09 g10 g11 g12'),
        wanted: plays('g02'),
    },
    {
        ...words(8),
        position: resolving(
            'P2 P1, resolved 1',
            'score 68, hand g03 g04 g05 g06 g07 g08, plays g03 g05, prep 2',
            'score 74, hand g01 g02 g09 g10 g11 g12, plays g02, prep 1, did 2, scored 4',
        ),
        wanted: does(1),
    },
];

/** A round of the game in May, whose rule joins two flowers to any other icon. */
const may = (): Picture<GnomadicGardeners> => ({
    title: monthName('may'),
    position: [
        'seats: 2',
        'option month: may',
        'phase: resolve',
        'round: 4',
        ...TASKS,
        'order: P1 P2, resolved 0',
        'P1: score 20, hand g01 g02 g03 g04 g05 g06, plays g03 g05, prep 2',
        'P2: score 22, hand g07 g08 g09 g10 g11 g12, plays g12, prep 3',
        '',
    ].join('\n'),
    wanted: does(1),
});

/** The examples of the chapters of the rules. */
export const pictures = () => examples(lesson(), ['opening', 'opening', 3, 1, 2, 7, 5, may(), 3, 6, 4, 'opening', 8, 2, 4]);
