// Makes the view after some events of the view before them. The server says what each event changes.
import type { Change } from '../wire';
import type { Frame, Game } from './types';

/** An event, and what it changes in the view. */
export interface Effect<G extends Game> {
    readonly event: G['Event'];
    readonly changes: readonly Change[];
}

/** The events of a step with what they change. Of a step with one event, the view after it shows the change. */
export const effects = <G extends Game>({ events, changes }: Frame<G>): Effect<G>[] =>
    events.map((event, i) => ({ event, changes: changes?.[i] ?? [] }));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A list with an item set, inserted or taken out. */
function inList(items: readonly unknown[], at: number, { op, value }: Change): readonly unknown[] {
    const removed = op === 'add' ? 0 : 1;
    return [...items.slice(0, at), ...(op === 'remove' ? [] : [value]), ...items.slice(at + removed)];
}

/** Makes a change in a part of a view. Parts that the viewer does not see stay away. */
function put(node: unknown, [step = '', ...rest]: readonly string[], change: Change): unknown {
    if (!isObject(node) || (rest.length > 0 && !(step in node))) return node;
    if (Array.isArray(node)) {
        const at = Number(step);
        return rest.length === 0 ? inList(node, at, change) : node.with(at, put(node[at], rest, change));
    }
    if (rest.length > 0) return { ...node, [step]: put(node[step], rest, change) };
    const { [step]: _, ...others } = node;
    return change.op === 'remove' ? others : { ...node, [step]: change.value };
}

/** The view with these changes. The view itself stays as it is. */
export const applyChanges = <V extends object>(view: V, changes: readonly Change[]): V =>
    changes.reduce<unknown>((now, change) => put(now, change.path, change), view) as V;
