// The person at this page, and on how many tables it is their turn. The tab's title and icon tell it, too.
import * as api from './api';
import { Watchdog } from './watchdog';
import { settings } from './settings.svelte';
import { tabs } from './tabs';
import type { GameCard, Me, TableEvent } from './wire';
import { messages, t } from './messages/messages.svelte';

class Person {
    me: Me | undefined = $state.raw(undefined);
    games: readonly GameCard[] = $state.raw([]);
    waiting = $state(0);
    /** A table that waits for them, other than the one in view. */
    next: string | undefined = $state(undefined);
    /** This device was signed out while its page was open. */
    signedOut = $state(false);
    /** Counts how often the page has become somebody else's. */
    turns = $state(0);
    #title = 'Parterre';
    /** True while the page still shows moves before the question of its table. */
    #held = false;
    /** The number of tables in the title. */
    #counted = 0;
    /** The language of the games' words. */
    #gamesTag: string | undefined;

    async arrive(): Promise<void> {
        const told = api.me();
        const [me] = await Promise.all([told, this.loadGames(told)]);
        this.me = me;
        this.waiting = me.waiting;
        this.#show();
    }

    /**
     * Loads the games, with words in the page's language.
     *
     * @param first what is waited for before they are shown: nobody begins a game before they have their cookie
     */
    async loadGames(first?: Promise<unknown>): Promise<void> {
        const { tag } = messages;
        if (this.#gamesTag === tag) return;
        const { games } = await api.games();
        await first;
        if (tag !== messages.tag) return this.loadGames();
        for (const game of games) if (game.layout) messages.outside.add(`game-${game.slug}`);
        this.games = games;
        this.#gamesTag = tag;
    }

    game(slug: string): GameCard | undefined {
        return this.games.find((game) => game.slug === slug);
    }

    /** Returns the name of a game: empty until the names have loaded, and the slug if the server no longer has the game. */
    named(slug: string): string {
        return this.games.length === 0 ? '' : (this.game(slug)?.name ?? slug);
    }

    /** Returns the name of a party without a seat within a sentence, such as "the automa". Empty until the words have loaded. */
    party(name: string): string {
        if (this.games.length === 0) return '';
        return this.games.map((game) => game.parties[name]).find((words) => words !== undefined) ?? name;
    }

    async rename(name: string): Promise<void> {
        this.me = await api.rename(name);
    }

    constructor() {
        tabs.onWaits = (count, next) => this.#waits(count, next);
        tabs.onSomebodyElse = (signedOut) => void this.#becomes(signedOut);
    }

    /**
     * Follows, on a page without a table, on how many tables it is their turn. Returns a function that stops it.
     */
    follow(): () => void {
        let stream: EventSource | undefined;
        const rest = () => {
            watchdog.stop();
            stream?.close();
        };
        const hear = (message: MessageEvent<string>) => {
            watchdog.restart();
            const event = JSON.parse(message.data) as TableEvent;
            if (event.kind === 'waiting') this.waits(event.count, event.next);
            if (event.kind === 'somebody-else') this.becomes(event.signedOut);
        };
        const listen = () => {
            rest();
            if (tabs.resting) return;
            stream = new EventSource(api.ownEvents);
            watchdog.restart();
            for (const kind of ['waiting', 'somebody-else', 'here']) stream.addEventListener(kind, hear);
        };
        const watchdog = new Watchdog(listen);
        const leave = tabs.join({ rest, wake: listen });
        listen();
        return () => {
            leave();
            rest();
        };
    }

    /** Notes on how many tables it is their turn, and tells other tabs of this browser. */
    waits(count: number, next: string | undefined): void {
        if (count !== this.waiting || next !== this.next) tabs.tellWaits(count, next);
        this.#waits(count, next);
    }

    #waits(count: number, next: string | undefined): void {
        if (count > this.waiting) this.#call(next);
        this.waiting = count;
        this.next = next;
        this.#show();
    }

    /** Makes this browser another person's from now on, and tells its other tabs. */
    becomes(signedOut: boolean): void {
        tabs.tellSomebodyElse(signedOut);
        void this.#becomes(signedOut);
    }

    async #becomes(signedOut: boolean): Promise<void> {
        this.signedOut = signedOut;
        this.next = undefined;
        await this.arrive().catch(() => undefined);
        this.turns++;
    }

    /**
     * Sets the title of the tab.
     *
     * @param held the page still shows moves: until they have been shown, title and icon tell of no further table
     */
    title(title: string, held = false): void {
        this.#title = title;
        this.#held = held;
        this.#show();
    }

    // Says only that a table waits, and says nothing while the page is in view.
    #call(table: string | undefined): void {
        if (!settings.notices || document.visibilityState === 'visible') return;
        try {
            const notice = new Notification(t('app.notice'), {
                body: t('app.notice-says'),
                tag: 'parterre-turn',
                icon: '/favicon-turn.svg',
            });
            notice.onclick = () => {
                focus();
                if (table) location.assign(`/t/${table}`);
                notice.close();
            };
        } catch {
            // Some browsers allow notices to service workers only.
        }
    }

    #show(): void {
        this.#counted = this.#held ? Math.min(this.#counted, this.waiting) : this.waiting;
        document.title = (this.#counted > 0 ? `(${this.#counted}) ` : '') + this.#title;
        const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
        const wanted = this.#counted > 0 ? '/favicon-turn.svg' : '/favicon.svg';
        if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
    }
}

export const person = new Person();
