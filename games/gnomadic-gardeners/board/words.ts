// Small words that the board, its lines and its answers share.
import { clauses, listed, sentences } from '$toolkit/messages';
import { t } from '$words/gnomadic-gardeners';
import { gnome, said } from './cards';
import type { GnomeFace, GnomeView, Orders, Task } from './cards';

export const hours = (count: number) => t('word.hours', { count });

export const gnomeCount = (count: number) => t('word.gnomes', { count });

/** "task 2", "tasks 1 and 3", "no task". */
export const numbered = (tasks: readonly (string | number)[]) =>
    t('tasks.numbered', { count: tasks.length, tasks: listed(tasks.map(String)) });

/** A task in words: "task 1: grain and fruit for 10 bliss and milk". */
export const taskWords = (task: Task): string => said({ kind: 'task-target', ...facts(task) });

/** A task as its opening is told: "Task 1: grain and fruit for 10 bliss and milk." */
export const opened = (task: Task): string => said({ kind: 'task-opened', ...facts(task) });

const facts = ({ number, need, bliss, milk, animal }: Task) => ({ task: number, need, bliss, milk, ...(animal && { animal }) });

/** A gnome in words: "Dill: herbs and vegetable; 1 hour, charisma 1". */
export const faceWords = ({ name, icons, prep, charisma }: GnomeFace): string =>
    said({ kind: 'gnome-target', name, icons, prep, charisma });

/** The same of a gnome by its id. */
export function gnomeWords(view: GnomeView, id: string): string {
    const face = gnome(view, id);
    return face ? faceWords(face) : id;
}

/** Returns the place of a layer, and how far its order is known: "on top, in unknown order"; nothing where it is the only one. */
export function layerWords(layers: readonly (readonly string[])[], at: number): string {
    if (layers.length < 2) return '';
    const unordered = layers[at]!.length > 1;
    if (at === 0) return t('layer.top', { unordered });
    return at === 1 ? t('layer.below', { unordered }) : t('layer.lower', { unordered });
}

/** A party as sentences name it. */
export interface Named {
    readonly name: string;
    /** True if this is the viewer's own side. */
    readonly mine: boolean;
}

/** Returns the words of the token beside a name: "wins ties", but "win ties" beside "You". */
export const tiesToken = ({ mine }: Named) => t('ties.token', { mine });

/** Why a side wins ties, for who taps the token. */
export const tiesWords = (view: GnomeView, { name, mine }: Named): string =>
    view.setup.seats === 1 ? t('ties.solo') : t('ties.two', { name, mine });

/** "1 + 3". */
export const plus = (texts: readonly string[]) =>
    texts.length === 0 ? '' : texts.reduce((before, after) => t('word.plus', { before, after }));

/** "1 + 3 or 2". */
export const either = (texts: readonly string[]) => texts.reduce((before, after) => t('word.or', { before, after }));

/** The automa's orders on half a task card: "prep 5 − A, score 6 + A". */
export function control({ prep, score, tasks, pass }: Orders): string {
    const formula = score && [
        ...(score.base > 0 || !(score.animals || score.hand) ? [String(score.base)] : []),
        ...(score.animals ? [t('control.animals')] : []),
        ...(score.hand ? [t('control.hand')] : []),
    ];
    return clauses([
        ...(prep === undefined ? [] : [t('control.prep', { prep })]),
        ...(formula ? [t('control.score', { formula: plus(formula) })] : []),
        ...(tasks.length > 0 ? [t('control.tasks', { tasks: listed(tasks.map(String)) })] : []),
        ...(pass === undefined ? [] : [t('control.pass', { pass })]),
    ]);
}

/** The automa's orders, and when it resolves. The log says why. */
export function reasoning({ orders, first }: GnomeView): string {
    const { left, right, prep, scores, does, pass } = orders;
    const says = said({ kind: 'orders-revealed', left, right, hours: prep, bliss: scores, tasks: does, passes: pass });
    return first === 0 ? says : sentences([says, t('orders.resolves', { first: first === 2 })]);
}
