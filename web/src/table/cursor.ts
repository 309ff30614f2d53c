/** The longest wait for a stored event on the stream. */
export const PATIENCE_MILLIS = 2500;

/** Holds the number of the latest event that the page knows, and tells when a later one is known. */
export class EventCursor {
    #seq = 0;
    #waiting: readonly { readonly seq: number; readonly reached: () => void }[] = [];

    get seq(): number {
        return this.#seq;
    }

    /** Moves to this event: it is known, and all before it. */
    moveTo(seq: number): void {
        this.#seq = seq;
        const reached = this.#waiting.filter((waiting) => waiting.seq <= seq);
        this.#waiting = this.#waiting.filter((waiting) => waiting.seq > seq);
        for (const waiting of reached) waiting.reached();
    }

    /** Resolves once this event is known. Gives up after a while, since a viewer is not told of every event. */
    reaches(seq: number): Promise<void> {
        if (seq <= this.#seq) return Promise.resolve();
        return new Promise((resolve) => {
            this.#waiting = [...this.#waiting, { seq, reached: resolve }];
            setTimeout(resolve, PATIENCE_MILLIS);
        });
    }
}
