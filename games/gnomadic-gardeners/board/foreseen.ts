// What the server's sentences say of a move before it is made, read for the board. Nothing is computed here.
import { animalEffect, animalName } from './cards';
import type { GnomeView } from './cards';
import { list, numbered } from './words';

/** What the server's sentences say of a play. */
export interface Foreseen {
    readonly hours?: number;
    readonly charisma?: number;
    /** The largest sets of tasks that these gnomes can do; none if there is no task that they can do. */
    readonly sets: readonly (readonly number[])[];
}

export function foreseen(sentences: readonly string[]): Foreseen {
    let found: Foreseen = { sets: [] };
    for (const says of sentences) {
        const takes = /^takes (-?\d+) hours? to prepare/.exec(says);
        const alone = /^alone: (\d+) bliss/.exec(says);
        const can = /^can do (tasks? .+)$/.exec(says);
        if (takes) found = { ...found, hours: Number(takes[1]) };
        if (alone) found = { ...found, charisma: Number(alone[1]) };
        if (can) found = { ...found, sets: can[1]!.split(', or ').map((set) => (set.match(/\d/g) ?? []).map(Number)) };
    }
    return found;
}

/** What a resolving would make of the score, by the server's sentences. */
export function makes(sentences: readonly string[]): { scores: number; makes: number } | undefined {
    for (const says of sentences) {
        const found = /^scores (\d+), which makes (\d+)/.exec(says);
        if (found) return { scores: Number(found[1]), makes: Number(found[2]) };
    }
    return undefined;
}

// What the server says for those who write moves by their ids reads better without them.
const plain = (says: string) => says.replace(/ \([gt]\d+\)/g, '');

/** One sharing of the gnomes in play: who could do which task, by the server's sentences. */
export function shares(sentences: readonly string[]): { task: number; by: string }[] {
    return sentences.flatMap((says) => {
        const found = /^task (\d) by (.+)$/.exec(says);
        return found ? [{ task: Number(found[1]), by: plain(found[2]!) }] : [];
    });
}

/**
 * Why tasks are let go of when others are chosen in their place, by the server's sentences of both moves: who is
 * wanted for both.
 */
export function instead(gone: readonly string[], chosen: readonly string[], before: readonly string[], after: readonly string[]): string {
    const names = (by: string) => by.split(/, | and /);
    const wanted = shares(before).flatMap((one) => (gone.includes(String(one.task)) ? names(one.by) : []));
    const needed = shares(after).flatMap(({ task, by }) => {
        const both = names(by).filter((name) => wanted.includes(name));
        return both.length === 0 ? [] : [`${list(both)} ${both.length === 1 ? 'is' : 'are'} needed for task ${task}`];
    });
    const why = needed.length > 0 ? list(needed) : `your gnomes cannot do ${list([...gone, ...chosen].sort())} together`;
    return `Let go of ${numbered(gone)}: ${why}.`;
}

/** What is left undone although it could be done: "task 2 (4 bliss)". */
export const forgone = (sentences: readonly string[]) =>
    sentences.flatMap((says) => /^leaves (.+?) undone( .+)$/.exec(says)?.slice(1).join('') ?? []);

/** What an animal will do if this move is made: "brings 2 bliss"; undefined where the server says nothing of it. */
export function help(view: GnomeView, id: string, told: readonly { at: string; says: string }[]): string | undefined {
    const name = `${animalName(view, id)} `;
    return told.find((one) => one.at === id && one.says.startsWith(name))?.says.slice(name.length);
}

/** Whether there is anything to choose about an animal's rest: it was chosen, or the animal would not rest anyway. */
export const restIsChoice = (will: string | undefined, chosen: boolean) => chosen || !will?.startsWith('rests');

/** What a button says that lets an animal rest: "Let the Kindly Cow rest (now: brings 2 bliss)". */
export const restWords = (view: GnomeView, id: string, will: string | undefined) =>
    `Let the ${animalName(view, id)} rest (${will ? `now: ${will}` : animalEffect(view, id)})`;
