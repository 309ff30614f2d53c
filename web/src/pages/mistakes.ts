// The names of a player's mistakes, and the addresses at which they are tried again.
import type { DueMistake } from '../wire';
import { messages } from '../messages/messages.svelte';

const DAY_MILLIS = 86_400_000;

/** The page where a decision is tried again. */
export const retryAt = (table: string, seat: string, step: number): string => `/mistakes/${table}/${seat}/${step}`;

export const addressOf = ({ table, seat, step }: DueMistake): string => retryAt(table.id, seat, step);

/** A share of the win in points. */
export const points = (share: number): number => Math.round(share * 100);

/** "in 3 days", "tomorrow". */
export function whenDue(instant: string): string {
    const days = Math.max(0, Math.round((Date.parse(instant) - Date.now()) / DAY_MILLIS));
    return new Intl.RelativeTimeFormat(messages.tag, { numeric: 'auto' }).format(days, 'day');
}
