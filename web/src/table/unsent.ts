// Saves a move that is on its way to the server in the browser's tab, so that it survives a reload.

export interface Outgoing {
    readonly decision: number;
    readonly seat: string;
    readonly text: string;
}

const key = (table: string) => `parterre.unsent.${table}`;

export function keepUnsent(table: string, out: Outgoing | undefined): void {
    try {
        if (out) sessionStorage.setItem(key(table), JSON.stringify(out));
        else sessionStorage.removeItem(key(table));
    } catch {
        // This browser stores nothing.
    }
}

export function keptUnsent(table: string): Outgoing | undefined {
    try {
        const kept = JSON.parse(sessionStorage.getItem(key(table)) ?? 'null') as Partial<Outgoing> | null;
        if (typeof kept?.decision === 'number' && typeof kept.seat === 'string' && typeof kept.text === 'string') {
            return { decision: kept.decision, seat: kept.seat, text: kept.text };
        }
    } catch {
        // Nothing that can be read.
    }
    return undefined;
}
