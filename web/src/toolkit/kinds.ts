// Events and messages by their kind.

/** The event or message of one kind; undefined if there is none. */
export const first = <T extends { kind: string }, K extends T['kind']>(all: readonly T[], kind: K): Extract<T, { kind: K }> | undefined =>
    all.find((one): one is Extract<T, { kind: K }> => one.kind === kind);

/** All events or messages of one kind. */
export const every = <T extends { kind: string }, K extends T['kind']>(all: readonly T[], kind: K): Extract<T, { kind: K }>[] =>
    all.filter((one): one is Extract<T, { kind: K }> => one.kind === kind);
