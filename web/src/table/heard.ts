/** So long an event is waited for that the server has told of. */
export const PATIENCE_MILLIS = 2500;

/** The latest event of a table that the page knows, by its number. */
export class Heard {
    #seq = 0;
    #waiting: readonly { readonly seq: number; readonly reached: () => void }[] = [];

    get seq(): number {
        return this.#seq;
    }

    /** Everything up to this event is known. */
    upTo(seq: number): void {
        this.#seq = seq;
        const reached = this.#waiting.filter((waiting) => waiting.seq <= seq);
        this.#waiting = this.#waiting.filter((waiting) => waiting.seq > seq);
        for (const waiting of reached) waiting.reached();
    }

    /** Resolves once this event is known, or after a while: the viewer may not be told of it. */
    reaches(seq: number): Promise<void> {
        if (seq <= this.#seq) return Promise.resolve();
        return new Promise((resolve) => {
            this.#waiting = [...this.#waiting, { seq, reached: resolve }];
            setTimeout(resolve, PATIENCE_MILLIS);
        });
    }
}
