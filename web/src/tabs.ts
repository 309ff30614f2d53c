// Several tabs of one browser. It opens only six connections at a time to one server, and a stream takes one for as long
// as it lasts. So the tabs that were shown last keep their streams. Others rest until somebody turns to them.

/** The number of tabs that keep their streams. */
const AWAKE = 4;
/** The time between two polls of a resting tab that may be in sight, in milliseconds. */
const LOOK_EVERY = 4000;

/** The actions of a tab when it rests and wakes. */
export interface Sleeper {
    /** Ends the stream. */
    rest(): void;
    /** Begins it again, or while the tab rests looks once. */
    wake(): void;
}

/** A message from one tab to the others: the tab was shown, the number of tables on which the person has a turn, or
 *  another person has signed in. */
type News =
    | { readonly kind: 'else'; readonly signedOut: boolean }
    | { readonly kind: 'shown'; readonly tab: string }
    | { readonly kind: 'waits'; readonly count: number; readonly next?: string | undefined };

export class Tabs {
    readonly #tab = Math.random().toString(36).slice(2);
    readonly #channel: BroadcastChannel;
    /** The tabs that were shown after this one. */
    readonly #later = new Set<string>();
    readonly #sleepers = new Set<Sleeper>();
    #resting = false;
    /** Another tab was told on how many tables it is the person's turn. */
    onWaits: (count: number, next: string | undefined) => void = () => undefined;

    /** Another tab was told that this browser is somebody else's from now on. */
    onSomebodyElse: (signedOut: boolean) => void = () => undefined;

    constructor(name = 'parterre-tabs') {
        this.#channel = new BroadcastChannel(name);
        this.#channel.onmessage = (event: MessageEvent<News>) => this.#hear(event.data);
        this.shown();
    }

    /** True while this tab keeps no stream. */
    get resting(): boolean {
        return this.#resting;
    }

    /** Lets a sleeper rest and wake with the tab. Returns a function that ends this. */
    join(sleeper: Sleeper): () => void {
        this.#sleepers.add(sleeper);
        return () => this.#sleepers.delete(sleeper);
    }

    /** Somebody has turned to this tab. */
    shown(): void {
        this.#later.clear();
        this.#channel.postMessage({ kind: 'shown', tab: this.#tab } satisfies News);
        if (!this.#resting) return;
        this.#resting = false;
        for (const sleeper of this.#sleepers) sleeper.wake();
    }

    /** Tells the other tabs on how many tables it is the person's turn. */
    tellWaits(count: number, next: string | undefined): void {
        this.#channel.postMessage({ kind: 'waits', count, next } satisfies News);
    }

    /** Tells the other tabs that this browser is somebody else's from now on. */
    tellSomebodyElse(signedOut: boolean): void {
        this.#channel.postMessage({ kind: 'else', signedOut } satisfies News);
    }

    /** Looks once where this tab rests: two windows may lie side by side. */
    look(): void {
        if (this.#resting) for (const sleeper of this.#sleepers) sleeper.wake();
    }

    close(): void {
        this.#channel.close();
    }

    #hear(news: News): void {
        if (news.kind === 'waits') {
            this.onWaits(news.count, news.next);
            return;
        }
        if (news.kind === 'else') {
            this.onSomebodyElse(news.signedOut);
            return;
        }
        this.#later.add(news.tab);
        if (this.#resting || this.#later.size < AWAKE) return;
        this.#resting = true;
        for (const sleeper of this.#sleepers) sleeper.rest();
    }
}

/** This tab, which wakes when it is looked at or used. */
export const tabs = new Tabs();

if (typeof document !== 'undefined') {
    const used = () => {
        if (tabs.resting) tabs.shown();
    };
    document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') tabs.shown();
    });
    addEventListener('focus', () => tabs.shown());
    addEventListener('pageshow', () => tabs.shown());
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, used, { capture: true });
    setInterval(() => {
        if (document.visibilityState === 'visible') tabs.look();
    }, LOOK_EVERY);
}
