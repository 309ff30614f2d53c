import type { LessonStep } from '$toolkit/board';
import { COLOURS } from './garden';
import type { Colour } from './garden';
import { OF_EACH, write } from './setting';

interface Scene {
    dice: number[];
    you: string;
    rival: string;
    /** Yours and the rival's. */
    scores: [number, number];
    beds?: Partial<Record<Colour, string>>;
    /** What you still have; half of what is not planted if left out. The rival has the rest. */
    stock?: Partial<Record<Colour, number>>;
}

function scene({ dice, you, rival, scores, beds = {}, stock }: Scene): string {
    const flowers = new Map<string, Colour>();
    for (const colour of COLOURS) for (const cell of (beds[colour] ?? '').split(' ').filter(Boolean)) flowers.set(cell, colour);
    const left = (colour: Colour) => OF_EACH - [...flowers.values()].filter((other) => other === colour).length;
    const yours = (colour: Colour) => (stock ? (stock[colour] ?? 0) : Math.floor(left(colour) / 2));
    return write({
        options: [],
        turn: 0,
        dice,
        sides: [
            { at: [you], score: scores[0], stock: new Map(COLOURS.map((colour) => [colour, yours(colour)])) },
            { at: [rival], score: scores[1], stock: new Map(COLOURS.map((colour) => [colour, left(colour) - yours(colour)])) },
        ],
        flowers,
    });
}

/** The game's ideas one by one. The positions are real: the server judges every move by the rules. */
export const lesson: readonly LessonStep[] = [
    {
        title: 'Walk and plant',
        says: 'A die takes your gardener exactly that many cells, in a straight line. Where he stops you plant one of your flowers. Choose a marked cell, then a flower, and confirm.',
        position: scene({ dice: [3], you: 'e5', rival: 'h8', scores: [0, 0], beds: { red: 'g4', blue: 'd9' } }),
        done: 'That is a whole turn: one die, one walk, one flower.',
    },
    {
        title: 'Groups score',
        says: 'A flower scores every other flower of its colour in the group that it joins. Three red ones stand together: plant a fourth beside them.',
        position: scene({ dice: [2], you: 'e5', rival: 'i6', scores: [4, 12], beds: { red: 'e8 e9 d9', white: 'g4', gray: 'c6' } }),
        wanted: (move) => move === '2 e5-e7 red',
        instead: 'You may, but it scores nothing there. Look for the cell that touches the three red flowers, and plant red.',
        done: 'Three points, one for each flower that yours has joined. Whoever planted them does not matter.',
    },
    {
        title: 'Markers skip',
        says: 'No two markers share a square of the score track: yours hops over an occupied one, and that is worth a point. Score 3 here and see where you end.',
        position: scene({ dice: [2], you: 'd7', rival: 'i4', scores: [4, 7], beds: { blue: 'f8 f9 e9', yellow: 'c7', green: 'h3' } }),
        wanted: (move) => move === '2 d7-f7 blue',
        instead: 'You may, but your marker would not reach the other one. Plant blue beside the three blue flowers.',
        done: 'From 4 to 7, which is taken: on to 8. Three points became four.',
    },
    {
        title: 'Treading on flowers',
        says: 'Where a flower grows already nothing can be planted, and stopping there costs a point. In this corner there is no other way.',
        position: scene({ dice: [1], you: 'a6', rival: 'g7', scores: [6, 9], beds: { white: 'a7', green: 'b6', red: 'b5' } }),
        done: 'One point back. Before you go into a corner, think of the way out.',
    },
    {
        title: 'A die that leads nowhere',
        says: 'A gardener may not pass another one, and may not leave the garden. This six leads nowhere: take it all the same. It is used up and costs a point.',
        position: scene({ dice: [6], you: 'e7', rival: 'g5', scores: [8, 3], beds: { gray: 'd7 d8' } }),
        done: 'You stay where you are. Now and then that is the smaller evil.',
    },
    {
        title: 'Room to roll',
        says: 'The number beside a gardener counts the cells around him without a flower: so many dice he rolls when none are left. Stop where you would roll six.',
        position: scene({
            dice: [2],
            you: 'h4',
            rival: 'c8',
            scores: [5, 2],
            beds: { yellow: 'j3', white: 'i4', green: 'h3', blue: 'f5' },
        }),
        wanted: (move) => move.includes('-h6'),
        instead: 'You may, but you would roll fewer than six dice there. Look for open ground on every side.',
        done: 'More dice, more choice. Who is surrounded rolls nothing and passes.',
    },
    {
        title: 'The dice are everybody’s',
        says: 'You use one die; the others stay for the next player, who must take what lies there. Your rival is ringed by flowers: leave him the one.',
        position: scene({
            dice: [1, 4],
            you: 'e5',
            rival: 'h8',
            scores: [10, 11],
            beds: { green: 'h9', blue: 'h7', yellow: 'g8', white: 'g9', gray: 'i8', red: 'i7' },
        }),
        wanted: (move) => move.startsWith('4 '),
        instead: 'You may, but that leaves him the four, which takes him out. Use the four yourself.',
        done: 'The one takes him onto a flower, wherever he goes.',
    },
    {
        title: 'The last flower',
        says: 'Whoever plants his last flower ends the game at once, and the highest score wins. You are ahead, and have one flower left.',
        position: scene({
            dice: [2],
            you: 'f8',
            rival: 'c7',
            scores: [20, 18],
            beds: {
                green: 'h5 h6 i5 i6 j5',
                blue: 'c9 c10 d10 b9 d11',
                red: 'f9 g9 g10 h9 f10',
                white: 'e4 e5 f4 f5 d5',
                gray: 'g3 g4 h3 h4 i3',
                yellow: 'd9 e9 e8 c8 b8',
            },
            stock: { yellow: 1 },
        }),
        wanted: (move) => move.split(' ').length === 3,
        instead: 'That plants nothing, so the game would go on. Stop where no flower grows.',
        done: 'The game is over, and you have won it. Now a real one?',
    },
];
