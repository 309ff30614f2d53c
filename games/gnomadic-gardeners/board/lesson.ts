import type { LessonStep } from '$toolkit/board';
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

/** The game's ideas one by one. The positions are real: the server judges every move by the rules. */
export const lesson: readonly LessonStep[] = [
    {
        title: 'Choose gnomes',
        says: 'Only the middle counts, where the two cards meet: three tasks. Task 2 wants herbs. Choose a gnome of your hand who knows herbs, and confirm.',
        rival: 'The automa',
        position: choosing({ hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'] }),
        wanted: (move) => move.includes('g02') || move.includes('g04'),
        instead: 'You may, but none of these knows herbs. Look for the green sprig: Bramble or Dill.',
        done: 'He lies face down. Whoever plays with you chooses at the same time, unseen.',
    },
    {
        title: 'Put your heads together',
        says: 'Now all gnomes lie open, and you resolve. Gnomes add up their icons for a task: Elder’s two flowers, Clover’s grain and fruit. Do task 1.',
        position: resolving(
            { hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'], plays: ['g03', 'g05'], more: ['prep 2'] },
            { plays: ['g12'], more: ['prep 3'] },
        ),
        wanted: (move) => move === 'do 1',
        instead: 'You may do nothing, but these two are just enough for task 1.',
        done: 'Ten bliss. Icons that are left over are lost.',
    },
    {
        title: 'One gnome, one task',
        says: 'Each gnome helps with one task only. Elder’s flowers serve task 1 or task 3, not both. Do the two tasks that bring most bliss.',
        position: resolving(
            { hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'], plays: ['g01', 'g02', 'g03', 'g05'], more: ['prep 4'] },
            { plays: ['g11', 'g12'], more: ['prep 6'] },
        ),
        wanted: (move) => move === 'do 1 2',
        instead: 'You may, but tasks 1 and 2 together bring 14 bliss.',
        done: 'Fourteen. Beside each task stood who could do it.',
    },
    {
        title: 'The quick go first',
        says: 'Whose gnomes take fewer hours resolves first, and nobody does what has been done. Your rival was quicker and has done task 1. Do all that is left.',
        position: resolving(
            { hand: ['g02', 'g04', 'g06', 'g07', 'g08', 'g10'], plays: ['g04', 'g06', 'g10'], more: ['prep 6'] },
            { score: 32, plays: ['g03', 'g05'], more: ['prep 2', 'did 1', 'from task-1 10'] },
            1,
        ),
        wanted: (move) => move === 'do 2 3',
        instead: 'You may, but Dill can do task 2 while Fennel and Juniper do task 3.',
        done: 'Being second is no shame: you knew what was left.',
    },
    {
        title: 'Count the hours',
        says: 'Task 3 wants a vegetable and a flower. Knapweed has both, but takes 3 hours. Find two gnomes who need only 2 hours together.',
        rival: 'The automa',
        position: choosing({ hand: ['g01', 'g05', 'g07', 'g08', 'g10', 'g11'] }),
        wanted: (move) => move === 'play g01 g05',
        instead: 'You may. But the sum beside your hand should say 2 hours, and “enough for 3”.',
        done: 'Alder and Elder. A tie in hours goes to whoever has less bliss; if that is equal, too, to the side with the token for ties.',
    },
    {
        title: 'Animals stay',
        says: 'Task 3 brings no bliss but an animal, for the rest of the game. The cow gives 2 more for each task with milk. Fetch her.',
        position: resolving(
            { hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'], plays: ['g01', 'g05'], more: ['prep 2'] },
            { plays: ['g12'], more: ['prep 3'] },
        ),
        wanted: (move) => move === 'do 3',
        instead: 'You may, but the cow would go to whoever fetches her next.',
        done: 'She works from the next round on. Tap an animal to read what it does.',
    },
    {
        title: 'Gnomes go over',
        says: 'All gnomes that you play go over to the other side: those you keep are what the other lacks. One played alone brings his charisma, too. Play the one who does task 2 and brings most.',
        rival: 'The automa',
        position: choosing({ hand: ['g01', 'g02', 'g03', 'g04', 'g05', 'g06'] }),
        wanted: (move) => move === 'play g02',
        instead: 'You may. Bramble, all alone, does task 2 for 4 and adds his charisma of 2.',
        done: 'Six bliss for a single gnome. Who keeps many gnomes starves the other.',
    },
    {
        title: 'Seventy-seven',
        says: 'Once both have resolved, 77 bliss end the game, and the most bliss wins. Your rival has 74. Finish it.',
        position: resolving(
            { score: 68, hand: ['g03', 'g04', 'g05', 'g06', 'g07', 'g08'], plays: ['g03', 'g05'], more: ['prep 2'] },
            { score: 74, plays: ['g02'], more: ['prep 1', 'did 2', 'from task-2 4'] },
            1,
        ),
        wanted: (move) => move === 'do 1',
        instead: 'That would not be enough: task 1 brings the ten that you need.',
        done: '78 to 74: you have won. Now a real one?',
    },
];
