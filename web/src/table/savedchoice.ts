// Saves the unfinished choice of each table in the browser's tab, so that it survives a reload. It counts as long as the same
// question is open.
import type { Entry } from '$toolkit/entry.svelte';

const key = (table: string) => `parterre.choice.${table}`;

/** Saves what has been chosen so far. */
export function saveChoice(table: string, entry: Entry): void {
    const asked = entry.asked;
    if (!asked) return;
    try {
        if (Object.keys(entry.chosenByPick).length === 0) sessionStorage.removeItem(key(table));
        else sessionStorage.setItem(key(table), JSON.stringify({ decision: asked.decision, seat: asked.seat, chosen: entry.chosenByPick }));
    } catch {
        // This browser stores nothing.
    }
}

/** Restores the choice, if the same question is still open and nothing has been chosen since. */
export function restoreChoice(table: string, entry: Entry): void {
    const asked = entry.asked;
    if (!asked || Object.keys(entry.chosenByPick).length > 0) return;
    try {
        const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as {
            decision?: unknown;
            seat?: unknown;
            chosen?: unknown;
        } | null;
        if (kept?.decision !== asked.decision || kept.seat !== asked.seat || typeof kept.chosen !== 'object' || kept.chosen === null)
            return;
        const chosen = Object.entries(kept.chosen).filter(
            (one): one is [string, string[]] => Array.isArray(one[1]) && one[1].every((id) => typeof id === 'string'),
        );
        entry.chosenByPick = Object.fromEntries(chosen);
    } catch {
        // Nothing that can be read.
    }
}
