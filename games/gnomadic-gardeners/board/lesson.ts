import type { LessonStep } from '$toolkit/board';
import type { GnomadicGardeners } from '$wire';
import { t } from '$words/gnomadic-gardeners';
import { others, rest, write } from './setting';
import type { Setter } from './setting';

type Scene = Partial<Setter> & { hand: readonly string[] };

/** Tasks by t1 and t3: grain, fruit and two flowers for 10 bliss; herbs for 4; vegetable and flower for the cow. */
const TASKS = ['t1', 't3'] as const;

/** Gnomes about to be chosen, alone: nobody else must answer. */
function choosing(you: Scene): string {
    return write({
        options: [],
        phase: 'commit',
        round: 3,
        tasks: TASKS,
        pile: [rest(TASKS)],
        discard: [],
        seats: 1,
        sides: [
            { score: 12, ...you },
            { score: 14, hand: others(you.hand) },
        ],
    });
}

/** Gnomes lie open, and it is for you to resolve. */
function resolving(you: Scene, rival: Partial<Setter>, resolved = 0): string {
    return write({
        options: [],
        phase: 'resolve',
        round: 4,
        tasks: TASKS,
        pile: [rest(TASKS)],
        discard: [],
        order: `${resolved === 0 ? 'P1 P2' : 'P2 P1'}, resolved ${resolved}`,
        seats: 2,
        sides: [
            { score: 20, ...you },
            { score: 22, hand: others(you.hand), ...rival },
        ],
    });
}

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
        position: choosing({ hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'] }),
        wanted: (move) => move.kind === 'play' && (move.gnomes.includes('g02') || move.gnomes.includes('g04')),
    },
    {
        ...words(2),
        position: resolving(
            { hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'], plays: ['g03', 'g05'], more: ['prep 2'] },
            { plays: ['g12'], more: ['prep 3'] },
        ),
        wanted: does(1),
    },
    {
        ...words(3),
        position: resolving(
            { hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'], plays: ['g01', 'g02', 'g03', 'g05'], more: ['prep 4'] },
            { plays: ['g11', 'g12'], more: ['prep 6'] },
        ),
        wanted: does(1, 2),
    },
    {
        ...words(4),
        position: resolving(
            { hand: ['g02', 'g04', 'g06', 'g07', 'g08', 'g10'], plays: ['g04', 'g06', 'g10'], more: ['prep 6'] },
            { score: 32, plays: ['g03', 'g05'], more: ['prep 2', 'did 1', 'from task-1 10'] },
            1,
        ),
        wanted: does(2, 3),
    },
    {
        ...words(5),
        rival: t('word.automa'),
        position: choosing({ hand: ['g01', 'g05', 'g07', 'g08', 'g10', 'g11'] }),
        wanted: plays('g01', 'g05'),
    },
    {
        ...words(6),
        position: resolving(
            { hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'], plays: ['g01', 'g05'], more: ['prep 2'] },
            { plays: ['g12'], more: ['prep 3'] },
        ),
        wanted: does(3),
    },
    {
        ...words(7),
        rival: t('word.automa'),
        position: choosing({ hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'] }),
        wanted: plays('g02'),
    },
    {
        ...words(8),
        position: resolving(
            { score: 68, hand: ['g03', 'g04', 'g05', 'g06', 'g07', 'g08'], plays: ['g03', 'g05'], more: ['prep 2'] },
            { score: 74, plays: ['g02'], more: ['prep 1', 'did 2', 'from task-2 4'] },
            1,
        ),
        wanted: does(1),
    },
];
