import { settings } from '../settings.svelte';
import type { Frame } from '../wire';

/** A step that is being shown. */
export interface Caption {
    readonly frame: Frame;
    readonly before: Frame | undefined;
    /** What is said where the step is shown in several moments; the frame's view is then that of this moment. */
    readonly says?: string;
}

/** What others did, shown step by step at a reader's pace. Nothing waits for it but the eye. */
export class Showing {
    caption: Caption | undefined = $state.raw(undefined);
    /** The last sequence that was shown, to show it again. */
    last: readonly Caption[] = $state.raw([]);
    readonly on: boolean = $derived(this.caption !== undefined);
    #queue: readonly Caption[] = [];
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Shows one more; where nothing is to move, it is listed with those since the viewer's own last step. */
    add(step: Caption): void {
        if (settings.still) {
            this.last = [...this.last, step];
            return;
        }
        this.#queue = [...this.#queue, step];
        if (this.caption) return;
        this.last = [];
        // Steps of one burst arrive together: the pace is set by how many there are.
        this.#next();
    }

    #next(): void {
        const [first, ...rest] = this.#queue;
        this.caption = first;
        this.#queue = rest;
        if (!first) return;
        this.last = [...this.last, first];
        this.#timer = setTimeout(() => this.#next(), settings.pace(rest.length + this.last.length));
    }

    /** Shows the end of what is being shown. */
    finish(): void {
        clearTimeout(this.#timer);
        if (this.caption) this.last = [...this.last, ...this.#queue];
        this.#queue = [];
        this.caption = undefined;
    }

    /** Shows the last sequence, or these steps, once more. */
    again(steps: readonly Caption[] = this.last): void {
        this.finish();
        if (settings.still) {
            this.last = steps;
            return;
        }
        this.#queue = steps;
        this.last = [];
        this.#next();
    }

    forget(): void {
        this.finish();
        this.last = [];
    }
}
