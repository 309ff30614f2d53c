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
    /** What came into sight while something else was being fetched. */
    readonly #wanted = new Set<number>();

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
        if (this.#told.has(step)) return;
        this.#wanted.add(step);
        if (this.#busy) return;
        this.#busy = true;
        try {
            for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#chapter(next, teller);
        } catch {
            // The lines stay as they are written; they are asked for again when they come into sight again.
            this.#wanted.clear();
        } finally {
            this.#busy = false;
        }
    }

    /** The latest step that is wanted still. */
    #next(): number | undefined {
        for (const step of this.#wanted) if (this.#told.has(step)) this.#wanted.delete(step);
        return this.#wanted.size > 0 ? Math.max(...this.#wanted) : undefined;
    }

    async #chapter(step: number, teller: Teller): Promise<void> {
        const version = this.#version;
        const from = Math.max(0, step - AT_ONCE);
        const { frames } = await this.#fetch(from, step - from + 1);
        // Another may look by now, or something may have been taken back: then it is asked for anew.
        if (version !== this.#version) return;
        this.#wanted.delete(step);
        frames.forEach((frame, i) => {
            const before = frames[i - 1];
            if (before) this.#told.set(frame.step, teller(frame, before));
        });
        this.#version++;
    }
}
