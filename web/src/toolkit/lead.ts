// Compares what brought the points of parties.

/** Adds up the points of several parties, by what they came from. */
export function added<K>(all: readonly ReadonlyMap<K, number>[]): ReadonlyMap<K, number> {
    const total = new Map<K, number>();
    for (const [what, points] of all.flatMap((one) => [...one])) total.set(what, (total.get(what) ?? 0) + points);
    return total;
}

/** Returns the largest part of a lead over another party, and its points; undefined if no part brought more. */
export function lead<K>(best: ReadonlyMap<K, number>, next: ReadonlyMap<K, number>): { what: K; points: number } | undefined {
    const behind = [...next].map(([what, points]): [K, number] => [what, -points]);
    const [most] = [...added([best, new Map(behind)])].sort(([, a], [, b]) => b - a);
    return most && most[1] > 0 ? { what: most[0], points: most[1] } : undefined;
}
