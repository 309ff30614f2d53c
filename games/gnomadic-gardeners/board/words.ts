// Small words that the board, its lines and its answers share.
import { animalName, gnome } from './cards';
import type { GnomeView, Task } from './cards';

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[]): string {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const hours = (prep: number) => `${prep} ${Math.abs(prep) === 1 ? 'hour' : 'hours'}`;

export const gnomeCount = (number: number) => (number === 1 ? '1 gnome' : `${number} gnomes`);

/** "task 2", "tasks 1 and 3", "no task". */
export const numbered = (tasks: readonly (string | number)[]) =>
    tasks.length === 0 ? 'no task' : `${tasks.length === 1 ? 'task' : 'tasks'} ${list(tasks.map(String))}`;

/** "10 bliss and milk", "the Kindly Cow". */
export function reward(task: Task, view: GnomeView): string {
    return task.animal ? `the ${animalName(view, task.animal)}` : `${task.bliss} bliss${task.milk ? ' and milk' : ''}`;
}

/** A gnome in words: "Dill: herbs, vegetable; prep 1, charisma 1". */
export function gnomeWords(view: GnomeView, id: string): string {
    const face = gnome(view, id);
    return face ? `${face.name}: ${face.icons.join(', ')}; prep ${face.prep}, charisma ${face.charisma}` : id;
}

/** Where a layer of a pile lies, and how far its order is known: "on top, in unknown order"; nothing where it is the only one. */
export function layerWords(layers: readonly (readonly string[])[], at: number): string {
    if (layers.length < 2) return '';
    const place = at === 0 ? 'on top' : at === 1 ? 'below' : 'below these';
    return layers[at]!.length > 1 ? `${place}, in unknown order` : place;
}

/** "Ada wins", but "You win". */
export const agree = (name: string) => `${name} ${name.toLowerCase() === 'you' ? 'win' : 'wins'}`;

/** What the token says beside a name: "wins ties", but "win ties" beside "You". */
export const tiesToken = (name: string) => `${agree(name).slice(name.length + 1)} ties`;

/** Why a side wins ties, for who taps the token. */
export function tiesWords(view: GnomeView, name: string): string {
    return view.setup.seats === 1
        ? 'If hours are equal, whoever has less bliss goes first; if that is equal, too, you. With equal bliss at the end you win.'
        : `If hours are equal, whoever has less bliss goes first; if that is equal, too, ${name}. At the end animals break a tie, then ${name}. This was agreed before the game and holds for a whole season.`;
}

/** The automa's reasoning: its orders, and what its hours come to. */
export function reasoning(view: GnomeView): string {
    const [prep = '', ...more] = view.orders.says.split('; ');
    const [you, automa] = view.sides;
    if (view.first === 0 || !you || !automa) return view.orders.says;
    const tie = you.account.prep === automa.account.prep;
    const why = tie
        ? view.first === 2
            ? ', a tie: with less bliss it resolves first'
            : ', a tie: you resolve first'
        : `, against your ${hours(you.account.prep)}: it resolves ${view.first === 2 ? 'first' : 'second'}`;
    return [prep + why, ...more].join('; ');
}
