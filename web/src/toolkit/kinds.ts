// Events and messages by their kind.

/** The event or message of one kind; undefined if there is none. */
export const first = <T extends { kind: string }, K extends T['kind']>(all: readonly T[], kind: K): Extract<T, { kind: K }> | undefined =>
    all.find((one): one is Extract<T, { kind: K }> => one.kind === kind);

/** A cause, and the events from it to the next cause. */
export interface Caused<T, C> {
    /** Undefined before the first cause. */
    readonly cause: C | undefined;
    /** The event that is the cause comes first. */
    readonly events: readonly T[];
}

/** Groups events by their cause. The rules emit points behind the event that brings them. */
export function byCause<T, C>(events: readonly T[], causeOf: (event: T) => C | undefined): readonly Caused<T, C>[] {
    const groups: { readonly cause: C | undefined; readonly events: T[] }[] = [];
    for (const event of events) {
        const cause = causeOf(event);
        const last = groups.at(-1);
        if (cause === undefined && last) last.events.push(event);
        else groups.push({ cause, events: [event] });
    }
    return groups;
}

/** All events or messages of one kind. */
export const every = <T extends { kind: string }, K extends T['kind']>(all: readonly T[], kind: K): Extract<T, { kind: K }>[] =>
    all.filter((one): one is Extract<T, { kind: K }> => one.kind === kind);
