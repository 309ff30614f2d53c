import type { LiveTable } from './live.svelte';

/**
 * Shows the end of what is being shown, by any click or key.
 *
 * @return true if the key does nothing besides
 */
export function hurry(table: LiveTable, event: Event): boolean {
    const key = event instanceof KeyboardEvent ? event.key : '';
    if (!table.show.on || ['Tab', 'Shift'].includes(key)) return false;
    const only = table.held !== undefined && [' ', 'Escape'].includes(key);
    if (only) event.preventDefault();
    table.show.finish();
    return only;
}
