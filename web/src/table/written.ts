// What is said of a move that was written in the move box.
import type { Preview } from '$toolkit/words';

/** Why a written move cannot be made, by what the server said of it; undefined if nothing stands against it. */
export function fault(preview: Preview | undefined): string | undefined {
    const problem = preview?.problems[0];
    return preview?.refusal?.reason ?? (problem && `${problem.where} ${problem.says}: ${problem.remedy}.`);
}

/** What is said next; nothing before it is known whether the move can be made. */
export function written(move: string, listed: boolean, preview: Preview | undefined): string {
    if (!listed && !preview) return '';
    const why = fault(preview);
    return why === undefined ? `${move}: Enter once more makes this move.` : `${move}: ${why}`;
}
