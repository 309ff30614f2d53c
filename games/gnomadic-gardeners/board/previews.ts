// Looks up in previews what a move would do.
import { every, first } from '$toolkit/kinds';
import { say } from '$toolkit/messages';
import type { Naming } from '$toolkit/messages';
import { t } from '$words/gnomadic-gardeners';
import { animalName, openAfter, said } from './cards';
import type { Animal, Preview } from './cards';

/** The effects of a play, as its preview lists them. */
export interface PlayPreview {
    /** The gnomes that lie face down then. */
    readonly gnomes: readonly string[];
    readonly hours?: number;
    readonly charisma?: number;
    /** The largest sets of tasks that these gnomes can do; none if there is no task that they can do. */
    readonly sets: readonly (readonly number[])[];
}

/** Returns the effects of a party's play. The other party's gnomes are certain, too, if it has only one. */
export function playPreview(does: Preview | undefined, party: string | undefined): PlayPreview {
    if (!does) return { gnomes: [], sets: [] };
    const open = openAfter(does);
    const played = every(does.events, 'gnomes-revealed').find(({ seat }) => seat === party);
    const charisma = first(open, 'charisma-ahead');
    return {
        gnomes: played?.gnomes.map(({ id }) => id) ?? [],
        sets: every(open, 'tasks-within-reach').flatMap(({ tasks }) => (tasks.length > 0 ? [tasks] : [])),
        ...(played && { hours: played.hours }),
        ...(charisma && { charisma: charisma.bliss }),
    };
}

/** Returns what a party scores. */
export const makes = (does: Preview | undefined, party: string) => does && every(does.events, 'scored').find(({ seat }) => seat === party);

/** One sharing of the gnomes in play: who could do which task. */
export const shares = (does: Preview | undefined): { task: number; by: string[] }[] =>
    does ? every(does.events, 'task-done').flatMap(({ seat, task, by }) => (seat ? [{ task, by: by.map(({ name }) => name) }] : [])) : [];

/** Says the tasks that could be done and are left out. */
export const forgone = (does: Preview | undefined): string[] => (does ? every(openAfter(does), 'task-left-undone').map(said) : []);

/** The effect of an animal after a move. */
export interface Help {
    /** The message of the event or of the outlook that tells it. */
    readonly says: string;
    /** A sign for it, which is not read out. */
    readonly drawn: string;
    /** It brings nothing. */
    readonly idle: boolean;
    /** It rests in any case. */
    readonly rests: boolean;
}

/** Returns the effect of a party's animal after this move; undefined if the preview has none. */
export function help(id: Animal, party: string, does: Preview | undefined, naming: Naming): Help | undefined {
    if (!does) return undefined;
    const { events } = does;
    const tell = (message: { readonly kind: string }) => say('gnomadic-gardeners', message, naming);
    const ahead = every(openAfter(does), 'animal-ahead').find(({ animal }) => animal === id);
    if (ahead) {
        const { least, most } = ahead.brings;
        return { says: tell(ahead), drawn: said(ahead.brings), idle: least === 0 && most === undefined, rests: false };
    }
    const rested = every(events, 'animals-rested').find(({ seat, animals }) => seat === party && animals.some((one) => one === id));
    if (rested) return { says: tell(rested), drawn: t('animal.brings', { bliss: rested.each }), idle: false, rests: true };
    const helped = every(events, 'animal-helped').find(({ seat, animal }) => seat === party && animal === id);
    if (helped) return { says: tell(helped), drawn: '✓', idle: false, rests: false };
    const part = makes(does, party)?.parts.find(({ source }) => source === id);
    if (part) {
        const drawn = t('animal.brings', { bliss: part.bliss });
        return { says: tell({ kind: 'bliss-part', ...part }), drawn, idle: false, rests: false };
    }
    const resolves = every(events, 'task-done').some(({ seat }) => seat === party) || every(events, 'no-task-done').length > 0;
    if (!resolves) return undefined;
    return { says: t('animal.idle', { animal: animalName(id) }), drawn: t('animal.brings', { bliss: 0 }), idle: true, rests: false };
}

/** Returns true if an animal's rest is a choice: it was chosen, or the animal would not rest anyway. */
export const restIsChoice = (will: Help | undefined, chosen: boolean) => chosen || !will?.rests;
