// Words for a move that was written in the move box.
import type { Preview } from '$toolkit/words';
import { problemText } from '../problem';
import { t } from '../messages/messages.svelte';

/**
 * Why a written move cannot be made, by what the server said of it; undefined if nothing stands against it.
 */
export function fault(preview: Preview | undefined): string | undefined {
    const problem = preview?.problems[0];
    if (preview?.refusal) return preview.refusal.reason;
    return problem && problemText(problem);
}

/** Returns what to say next; nothing before it is known whether the move can be made. */
export function written(move: string, listed: boolean, preview: Preview | undefined): string {
    if (!listed && !preview) return '';
    const why = fault(preview);
    return why === undefined ? t('box.again', { move }) : t('box.why', { move, why });
}
