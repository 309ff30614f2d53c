import type { LiveTable } from './live.svelte';

/**
 * Skips the rest of what is being shown, at any click or key. A character key does nothing else, because it may stand for
 * a move that the player has not been asked for yet.
 *
 * @return true if the key must do nothing else
 */
export function skipToEnd(table: LiveTable, event: Event): boolean {
    const key = event instanceof KeyboardEvent ? event.key : '';
    if (!table.show.on || ['Tab', 'Shift'].includes(key)) return false;
    const only = table.held !== undefined && (key === 'Escape' || key.length === 1);
    if (only) event.preventDefault();
    table.show.finish();
    return only;
}
