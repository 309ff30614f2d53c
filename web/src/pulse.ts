// Streams that go silent: a network that goes away without a word leaves a stream open on which nothing comes any more.

/** For how long a stream may be silent, in milliseconds; the server says every five seconds that it is there. */
export const SILENCE_MILLIS = 15_000;

/** Watches over one stream. */
export class Pulse {
    readonly #silent: () => void;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** @param silent done when nothing has come for too long */
    constructor(silent: () => void) {
        this.#silent = silent;
    }

    /** Something has come, or is waited for from now on. */
    beat(): void {
        this.stop();
        this.#timer = setTimeout(this.#silent, SILENCE_MILLIS);
    }

    /** Nothing is waited for any more. */
    stop(): void {
        clearTimeout(this.#timer);
    }
}
