// Notices streams that have gone silent. A network that fails without notice leaves a stream open on which nothing arrives.

/** The longest silence of a stream that works. The server sends a heartbeat every five seconds. */
export const SILENCE_MILLIS = 15_000;

/** Watches one stream. */
export class Watchdog {
    readonly #silent: () => void;
    #timer: ReturnType<typeof setTimeout> | undefined;

    /** @param silent called when nothing has arrived for too long */
    constructor(silent: () => void) {
        this.#silent = silent;
    }

    /** Begins to wait, from now on. */
    restart(): void {
        this.stop();
        this.#timer = setTimeout(this.#silent, SILENCE_MILLIS);
    }

    /** Ends the wait. */
    stop(): void {
        clearTimeout(this.#timer);
    }
}
