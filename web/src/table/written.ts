// What is said of a move that was written in the move box.
import type { Preview } from '$toolkit/words';
import { t } from '../messages/messages.svelte';

/**
 * Why a written move cannot be made, by what the server said of it; undefined if nothing stands against it.
 *
 * @param named puts the players' names in the place of their seats
 */
export function fault(preview: Preview | undefined, named: (says: string) => string = (says) => says): string | undefined {
    const problem = preview?.problems[0];
    if (preview?.refusal) return named(preview.refusal.reason);
    return problem && t('ask.problem', { ...problem });
}

/** What is said next; nothing before it is known whether the move can be made. */
export function written(move: string, listed: boolean, preview: Preview | undefined, named?: (says: string) => string): string {
    if (!listed && !preview) return '';
    const why = fault(preview, named);
    return why === undefined ? t('box.again', { move }) : t('box.why', { move, why });
}
