import type { LiveTable } from './live.svelte';
import type { Frame } from '../wire';

/** The trail: what happened since the viewer's last move, or in the last round for a spectator. */
export function trailOf(table: LiveTable, seats: number): Frame[] {
    const shown = table.shown;
    if (!shown) return [];
    const earlier = table.frames.filter((frame) => frame.step < shown.step);
    let from = earlier.length;
    let moves = 0;
    while (from > 0 && moves < Math.max(1, seats - 1)) {
        const by = table.log[(earlier[from]?.step ?? shown.step) - 1]?.by ?? [];
        const seat = by.length === 1 ? by[0] : undefined;
        if (seat && table.head?.mine.includes(seat) && moves > 0) break;
        if (seat) moves++;
        from--;
    }
    return earlier.slice(from);
}
