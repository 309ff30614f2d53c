// Picks may be answered in any order. The choices so far narrow the listed moves, and everything that still occurs
// in one of them can be chosen next. Pure: no page, no rules.
import { typed } from './texts';

/** The sides of a bargain. */
export type Side = 'give' | 'get';

/** Pick names and the ids chosen there. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/** A move by its choices. */
export interface Listed {
    readonly text: string;
    readonly selection: Selection;
}

/** Returns true if a move fits these choices. A choice of several ids may be incomplete. */
export function fits(move: Listed, chosen: Selection, except?: string): boolean {
    return Object.entries(chosen).every(([pick, ids]) => pick === except || within(ids, move.selection[pick] ?? []));
}

// Returns true if `all` contains each item of `some` at least as often.
function within(some: readonly string[], all: readonly string[]): boolean {
    const left = [...all];
    return some.every((id) => {
        const at = left.indexOf(id);
        if (at < 0) return false;
        left.splice(at, 1);
        return true;
    });
}

/** The moves that the choices leave open. */
export function narrow<L extends Listed>(moves: readonly L[], chosen: Selection, except?: string): L[] {
    return moves.filter((move) => fits(move, chosen, except));
}

/** Returns the targets of a pick that fit the choices at the other picks. */
export function open(moves: readonly Listed[], chosen: Selection, pick: string): Set<string> {
    return new Set(narrow(moves, chosen, pick).flatMap((move) => move.selection[pick] ?? []));
}

/**
 * One id more, at a pick that takes one. A choice that no move has together with the earlier ones wins over those: the
 * latest of them that stand in its way are dropped. Choosing what is chosen takes it back. Undefined if no move has
 * the id at that pick at all.
 */
export function choose(moves: readonly Listed[], chosen: Selection, pick: string, id: string): Selection | undefined {
    if (chosen[pick]?.[0] === id) return without(chosen, pick);
    if (!moves.some((move) => move.selection[pick]?.includes(id))) return undefined;
    let next: Selection = { [pick]: [id] };
    for (const [earlier, ids] of Object.entries(chosen)) {
        if (earlier === pick) continue;
        const more = { ...next, [earlier]: ids };
        if (narrow(moves, more).length > 0) next = more;
    }
    return next;
}

/** A pick that takes several ids: puts one more in, up to the `count` there are of it, and then takes all of it out. */
export function toggle(chosen: Selection, pick: string, id: string, most: number, count = 1): Selection {
    const ids = chosen[pick] ?? [];
    const has = ids.filter((other) => other === id).length;
    if (has >= count || (has > 0 && ids.length >= most)) {
        const rest = ids.filter((other) => other !== id);
        return rest.length > 0 ? { ...chosen, [pick]: rest } : without(chosen, pick);
    }
    return ids.length < most ? { ...chosen, [pick]: [...ids, id] } : chosen;
}

/** Returns the id of a thing on one side of a trade. */
export const offered = (side: Side, thing: string): string => `${side}:${thing}`;

export function without(chosen: Selection, pick: string): Selection {
    return Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== pick));
}

/** The move that the choices mean: the only one that they leave. */
export function meant<L extends Listed>(moves: readonly L[], chosen: Selection): L | undefined {
    if (Object.keys(chosen).length === 0) return undefined;
    const left = narrow(moves, chosen);
    if (left.length === 1) return left[0];
    // Several may be left where one of them is entered by exactly these choices and the others by more.
    const exact = left.filter((move) => same(move.selection, chosen));
    return exact.length === 1 ? exact[0] : undefined;
}

function same(a: Selection, b: Selection): boolean {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => {
        const x = a[name] ?? [];
        const y = b[name] ?? [];
        return x.length === y.length && within(x, y);
    });
}

/** The picks that are still to be answered before the choices mean one move. */
export function missing(moves: readonly Listed[], chosen: Selection, picks: readonly string[]): string[] {
    const left = narrow(moves, chosen);
    if (left.length <= 1) return [];
    return picks.filter((pick) => !chosen[pick] && left.some((move) => (move.selection[pick] ?? []).length > 0));
}

/** Moves whose text begins with what was typed, or has all its words in order; at most `limit`. */
export function complete(moves: readonly Listed[], query: string, limit: number): string[] {
    const words = typed(query);
    if (words.length === 0) return [];
    const texts = moves.map((move) => move.text);
    const starts = texts.filter((text) => text.toLowerCase().startsWith(words.join(' ')));
    const holds = texts.filter((text) => !starts.includes(text) && inOrder(text.toLowerCase(), words));
    return [...starts, ...holds].slice(0, limit);
}

function inOrder(text: string, words: readonly string[]): boolean {
    let from = 0;
    return words.every((word) => {
        const at = text.indexOf(word, from);
        from = at + word.length;
        return at >= 0;
    });
}
