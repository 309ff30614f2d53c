// A choice that is half made outlives the page: the browser's tab keeps the last one of each table, and it counts as long as
// the same question is open.
import type { Entry } from '$toolkit/entry.svelte';

const key = (table: string) => `parterre.choice.${table}`;

/** Remembers what has been chosen so far of a decision. */
export function keepChoice(table: string, entry: Entry): void {
    const asked = entry.asked;
    if (!asked) return;
    try {
        if (Object.keys(entry.chosenByPick).length === 0) sessionStorage.removeItem(key(table));
        else sessionStorage.setItem(key(table), JSON.stringify({ decision: asked.decision, seat: asked.seat, chosen: entry.chosenByPick }));
    } catch {
        // A browser that keeps nothing.
    }
}

/** Takes it up again, if the same is still asked and nothing has been chosen since. */
export function takeUpChoice(table: string, entry: Entry): void {
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
