import type { Stage } from '$toolkit/board';
import { settings } from '../settings.svelte';
import type { Caption } from './captions';

const weight = (step: Caption) => step.stage?.weigh ?? 1;

/** Shows the moves of others step by step at a reader's pace. Only the picture waits for it. */
export class Playback {
    caption: Caption | undefined = $state.raw(undefined);
    /** The time of the present caption, in milliseconds. */
    millis = $state(0);
    /** The last sequence that was shown, to show it again. */
    last: readonly Caption[] = $state.raw([]);
    readonly on: boolean = $derived(this.caption !== undefined);
    /** True if the present step has not been shown before. */
    fresh = $state(false);
    /** Tells two moments as one; the game's board knows which. */
    joiner: (first: Stage, second: Stage, own: boolean) => Stage | undefined = () => undefined;
    /** Is given what has been shown for the first time, turn by turn. */
    onShown: (steps: readonly Caption[]) => void = () => undefined;
    /** Is told that another caption is shown, or none any more. */
    onChange: () => void = () => undefined;
    #queue: readonly Caption[] = [];
    /** The number of captions of the last sequence that `onShown` has received. */
    #handed = 0;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** Shows one more; where nothing is to move, it is listed with those since the viewer's own last step. */
    add(step: Caption): void {
        if (settings.still) {
            this.last = this.#with(this.last, step);
            return;
        }
        if (!this.caption) {
            this.#begin([step], true);
            return;
        }
        const joined = this.#queue.length === 0 ? this.#joined(this.caption, step) : undefined;
        if (joined) {
            this.last = [...this.last.slice(0, -1), joined];
            this.#show(joined);
        } else this.#queue = this.#with(this.#queue, step);
    }

    #with(steps: readonly Caption[], step: Caption): readonly Caption[] {
        const before = steps[steps.length - 1];
        const joined = before && this.#joined(before, step);
        return joined ? [...steps.slice(0, -1), joined] : [...steps, step];
    }

    #joined(first: Caption, second: Caption): Caption | undefined {
        if (!first.stage || !second.stage || first.turn !== second.turn) return undefined;
        const stage = this.joiner(first.stage, second.stage, second.own ?? false);
        return stage && { ...second, before: first.before, stage };
    }

    #begin(steps: readonly Caption[], fresh: boolean): void {
        this.last = [];
        this.#handed = 0;
        this.fresh = fresh;
        this.#queue = steps;
        this.#next();
    }

    #next(): void {
        const [first, ...rest] = this.#queue;
        if (!first || first.turn !== this.caption?.turn) this.#hand();
        this.#queue = rest;
        if (first) {
            this.last = [...this.last, first];
            this.#show(first);
        } else {
            this.caption = undefined;
            this.fresh = false;
        }
        this.onChange();
    }

    // Steps of one burst arrive together: the pace is set by how many there are of the turn.
    #show(step: Caption): void {
        const turn = [...this.last, ...this.#queue].filter((one) => one.turn === step.turn);
        const all = turn.reduce((sum, one) => sum + weight(one), 0);
        this.caption = step;
        this.millis = settings.pace(all) * weight(step);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#next(), this.millis);
    }

    #hand(): void {
        const steps = this.last.slice(this.#handed);
        this.#handed = this.last.length;
        if (this.fresh && steps.length > 0) this.onShown(steps);
    }

    /** Shows the end of what is being shown. */
    finish(): void {
        clearTimeout(this.#timer);
        if (!this.caption) return;
        this.last = [...this.last, ...this.#queue];
        this.#queue = [];
        this.#next();
    }

    /** Shows the last sequence, or these steps, once more. */
    again(steps: readonly Caption[] = this.last): void {
        this.finish();
        const told = steps.reduce<readonly Caption[]>((all, step) => this.#with(all, step), []);
        if (settings.still) this.last = told;
        else this.#begin(told, false);
    }

    forget(): void {
        this.finish();
        this.last = [];
    }
}
