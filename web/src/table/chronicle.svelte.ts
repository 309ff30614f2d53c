import type { Frame, Frames } from '../wire';

/** How many steps are told at once. */
const AT_ONCE = 60;

type Teller = (frame: Frame, before: Frame) => string;

/**
 * What the log has told of steps whose positions the page does not hold any more, or has not asked for yet. Of positions
 * that are fetched for it, only the sentences are kept.
 */
export class Chronicle {
    readonly #told = new Map<number, string>();
    readonly #fetch: (from: number, count: number) => Promise<Frames>;
    /** Grows with everything that was fetched or forgotten, so that the log looks again. */
    #version = $state(0);
    #busy = false;

    constructor(fetch: (from: number, count: number) => Promise<Frames>) {
        this.#fetch = fetch;
    }

    of(step: number): string | undefined {
        void this.#version;
        return this.#told.get(step);
    }

    keep(step: number, says: string): void {
        this.#told.set(step, says);
    }

    /** Nothing of this step and of those after it is true any more. */
    forget(from = 0): void {
        for (const step of this.#told.keys()) if (step >= from) this.#told.delete(step);
        this.#version++;
    }

    /** Tells this step and those before it. */
    async fetch(step: number, teller: Teller): Promise<void> {
        if (this.#busy || this.#told.has(step)) return;
        this.#busy = true;
        const version = this.#version;
        try {
            const from = Math.max(0, step - AT_ONCE);
            const { frames } = await this.#fetch(from, step - from + 1);
            // Another may look by now, or something may have been taken back.
            if (version !== this.#version) {
                this.#version++;
                return;
            }
            frames.forEach((frame, i) => {
                const before = frames[i - 1];
                if (before) this.#told.set(frame.step, teller(frame, before));
            });
            this.#version++;
        } catch {
            // The line stays as it is written; it is asked for again when it comes into sight again.
        } finally {
            this.#busy = false;
        }
    }
}
