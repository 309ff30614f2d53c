// Words for a move that was typed in the move box.
import type { Preview } from '$toolkit/types';
import { problemText } from '../problem';
import { t } from '../messages/messages.svelte';

/**
 * Returns why a typed move cannot be made, as the server says; undefined if it can be made.
 */
export function refusalText(preview: Preview | undefined): string | undefined {
    const problem = preview?.problems[0];
    if (preview?.refusal) return preview.refusal.reason;
    return problem && problemText(problem);
}

/** Returns what to say next; nothing before it is known whether the move can be made. */
export function moveText(move: string, listed: boolean, preview: Preview | undefined): string {
    if (!listed && !preview) return '';
    const why = refusalText(preview);
    return why === undefined ? t('box.again', { move }) : t('box.why', { move, why });
}
