import type { LiveTable } from './live.svelte';

/**
 * Shows the end of what is being shown, by any click or key. A character does nothing besides: it may stand for
 * a move that was not asked for yet.
 *
 * @return true if the key does nothing besides
 */
export function hurry(table: LiveTable, event: Event): boolean {
    const key = event instanceof KeyboardEvent ? event.key : '';
    if (!table.show.on || ['Tab', 'Shift'].includes(key)) return false;
    const only = table.held !== undefined && (key === 'Escape' || key.length === 1);
    if (only) event.preventDefault();
    table.show.finish();
    return only;
}
