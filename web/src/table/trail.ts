import type { LiveTable } from './live.svelte';
import type { Frame, GameEvent } from '../wire';

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

const NOTHING: readonly GameEvent[] = [];

/** The past positions and events for a board. */
export function pastOf(table: LiveTable, trail: readonly Frame[]) {
    const { shown } = table;
    const { caption } = table.show;
    return {
        trail: trail.map((frame) => frame.view),
        // Events change the position just before them. After a lost connection the page may not have it.
        step: trail.at(-1)?.step === (shown?.step ?? 0) - 1 ? shown : undefined,
        happened: [...trail.slice(1), ...(shown ? [shown] : [])].flatMap((frame) => frame.events),
        recent: table.frames.filter((frame) => frame.step <= (shown?.step ?? 0)).flatMap((frame) => frame.events),
        moment: caption ? (caption.stage?.events ?? caption.frame.events) : NOTHING,
    };
}
