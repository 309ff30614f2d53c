// Small words that the board, its lines and its answers share.
import { listed } from '$toolkit/messages';
import { t } from '$words/gnomadic-gardeners';
import { animalName, gnome, iconNames } from './cards';
import type { GnomeView, Orders, Task } from './cards';

export const hours = (count: number) => t('word.hours', { count });

export const gnomeCount = (count: number) => t('word.gnomes', { count });

/** "task 2", "tasks 1 and 3", "no task". */
export const numbered = (tasks: readonly (string | number)[]) =>
    t('tasks.numbered', { count: tasks.length, tasks: listed(tasks.map(String)) });

/** "10 bliss and milk", "the Kindly Cow". */
export const reward = ({ animal, bliss, milk }: Task): string =>
    animal ? t('reward.animal', { animal: animalName(animal) }) : t('reward.bliss', { bliss, milk });

/** A gnome in words: "Dill: herbs and vegetable; prep 1, charisma 1". */
export function gnomeWords(view: GnomeView, id: string): string {
    const face = gnome(view, id);
    return face ? t('gnome.says', { name: face.name, icons: iconNames(face.icons), prep: face.prep, charisma: face.charisma }) : id;
}

/** Where a layer of a pile lies, and how far its order is known: "on top, in unknown order"; nothing where it is the only one. */
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

/** What the token says beside a name: "wins ties", but "win ties" beside "You". */
export const tiesToken = ({ mine }: Named) => t('ties.token', { mine });

/** Why a side wins ties, for who taps the token. */
export const tiesWords = (view: GnomeView, { name, mine }: Named): string =>
    view.setup.seats === 1 ? t('ties.solo') : t('ties.two', { name, mine });

/** The automa's orders on half a task card: "prep 5 − A · score 6 + A". */
export function control({ prep, score, tasks, pass }: Orders): string {
    const formula = score && [
        ...(score.base > 0 || !(score.animals || score.hand) ? [String(score.base)] : []),
        ...(score.animals ? [t('control.animals')] : []),
        ...(score.hand ? [t('control.hand')] : []),
    ];
    return [
        ...(prep === undefined ? [] : [t('control.prep', { prep })]),
        ...(formula ? [t('control.score', { formula: formula.join(' + ') })] : []),
        ...(tasks.length > 0 ? [t('control.tasks', { tasks: listed(tasks.map(String)) })] : []),
        ...(pass === undefined ? [] : [t('control.pass', { pass })]),
    ].join(' · ');
}

/** The automa's orders, and when it resolves. */
export function reasoning({ orders, first, sides }: GnomeView): string {
    const says = t('orders.say', {
        hours: orders.prep,
        bliss: orders.scores,
        tasks: numbered(orders.does),
        passes: orders.pass,
    });
    const [you, automa] = sides;
    if (first === 0 || !you || !automa) return says;
    const own = hours(you.account.prep);
    const when =
        you.account.prep === automa.account.prep
            ? t('orders.tie', { first: first === 2 })
            : t('orders.against', { own, first: first === 2 });
    return `${says} ${when}`;
}
