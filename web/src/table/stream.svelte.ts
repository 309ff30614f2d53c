import { Watchdog } from '../watchdog';
import { tabs } from '../tabs';
import type { TableEvent } from '../wire';

const KINDS = ['stepped', 'taken-back', 'changed', 'said', 'now', 'waiting', 'somebody-else', 'here', 'reload'] as const;
const TRY_AGAIN_MILLIS = 1500;

/** The table's reactions to its stream. */
interface Listener {
    /** Of the stream, after the last event that is known. */
    address(): string;
    opened(): void;
    hear(event: TableEvent): void;
    /** Looks afresh, and listens from there. */
    reload(): void;
}

/** The stream of a table: listened to as long as the tab is awake, and begun again by itself after a break or where nothing comes
 *  any more. */
export class TableStream {
    connection: 'opening' | 'open' | 'lost' = $state('opening');
    /** True once nobody looks at the table any more. */
    ended = false;
    readonly #listener: Listener;
    #source: EventSource | undefined;
    #retry: ReturnType<typeof setTimeout> | undefined;
    #leaveTabs: (() => void) | undefined;
    readonly #watchdog = new Watchdog(() => {
        this.rest();
        this.connection = 'lost';
        this.#listener.reload();
    });

    constructor(listener: Listener) {
        this.#listener = listener;
    }

    /** From now on it comes back by itself. */
    begin(): void {
        this.ended = false;
        this.#leaveTabs ??= tabs.join({ rest: () => this.rest(), wake: () => this.#listener.reload() });
        addEventListener('online', this.#wake);
        document.addEventListener('visibilitychange', this.#wake);
    }

    end(): void {
        this.ended = true;
        this.rest();
        this.#leaveTabs?.();
        this.#leaveTabs = undefined;
        clearTimeout(this.#retry);
        removeEventListener('online', this.#wake);
        document.removeEventListener('visibilitychange', this.#wake);
    }

    /** Hears nothing until it listens again. */
    rest(): void {
        this.#watchdog.stop();
        this.#source?.close();
    }

    listen(): void {
        if (this.ended) return;
        this.rest();
        if (tabs.resting) {
            this.connection = 'open';
            return;
        }
        const source = new EventSource(this.#listener.address());
        this.#source = source;
        this.#watchdog.restart();
        source.onopen = () => {
            this.connection = 'open';
            this.#listener.opened();
        };
        const hear = (message: MessageEvent<string>) => {
            if (this.#source !== source) return;
            this.#watchdog.restart();
            this.#listener.hear(JSON.parse(message.data) as TableEvent);
        };
        source.onmessage = hear;
        for (const kind of KINDS) source.addEventListener(kind, hear as EventListener);
        source.onerror = () => {
            if (this.#source !== source || this.ended) return;
            this.connection = 'lost';
            if (source.readyState === EventSource.CLOSED) this.again();
        };
    }

    /** The server cannot be reached. */
    lost(): void {
        this.connection = 'lost';
        this.again();
    }

    /** The browser has given up: it is tried by ourselves, from a fresh look, since much may have happened. */
    again(): void {
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => this.#listener.reload(), TRY_AGAIN_MILLIS);
    }

    readonly #wake = (): void => {
        if (document.visibilityState === 'visible' && this.connection !== 'open') this.#listener.reload();
    };
}
