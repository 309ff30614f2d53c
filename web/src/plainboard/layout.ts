// A layout, as views have it, and the owners of its parts.
import { messages } from '../messages/messages.svelte';
import { seatOf } from '../toolkit/texts';
import type { Layout, Part } from '../wire';

/** The layout of a view; empty if it has none. */
export function layoutOf(view: object): Layout {
    const found = Object.values(view).find((value) => Array.isArray((value as Partial<Layout> | undefined)?.parts));
    return (found as Layout | undefined) ?? { parts: [] };
}

/** The parts of a player, or those that are everybody's. */
export const partsOf = (layout: Layout, seat?: string): Part[] => layout.parts.filter((part) => part.seat === seat);

/** The first number of a player: it stands beside their name. */
export const counterOf = (layout: Layout, index: number) => partsOf(layout, seatOf(index)).find((part) => part.kind === 'counter');

/** A number in the page's language; nothing if there is none. */
export const written = (value: number | undefined): string => (value === undefined ? '' : messages.language.n(value));
