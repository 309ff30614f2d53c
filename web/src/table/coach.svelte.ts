import { untrack } from 'svelte';
import * as api from '../api';
import { settings } from '../settings.svelte';
import type { LiveTable } from './live.svelte';
import type { Warning } from '../wire';

/** A move that the coach has looked at. */
interface Looked {
    readonly decision: number;
    readonly move: string;
    /** Undefined if the move is no blunder, or was not judged. */
    readonly warning: Warning | undefined;
}

/** The parts of a table that the coach needs. */
export type Coached = Pick<LiveTable, 'id' | 'alone' | 'head' | 'present' | 'entry' | 'out'>;

/**
 * Asks back before a blunder, where the player wants it and only bots play besides. A move that the server does not
 * judge in time is sent as it is.
 */
export class Coach {
    readonly #table: Coached;
    /** The move that is being judged. */
    #judging: { decision: number; move: string } | undefined = $state.raw();
    /** The move that was judged last. */
    #looked: Looked | undefined = $state.raw();

    constructor(table: Coached) {
        this.#table = table;
    }

    /** True while the move that is chosen is judged. */
    get busy(): boolean {
        return this.#judging !== undefined && this.#isChosen(this.#judging);
    }

    /** The warning about the move that is chosen. */
    get warning(): Warning | undefined {
        return this.#looked && this.#isChosen(this.#looked) ? this.#looked.warning : undefined;
    }

    #isChosen({ decision, move }: { decision: number; move: string }): boolean {
        const { asked, move: chosen } = this.#table.entry;
        return asked?.decision === decision && chosen === move;
    }

    /** A clock that runs does not wait for the coach. */
    #isWanted(seat: string): boolean {
        const { alone, head, present } = this.#table;
        const runs = present?.clocks.some((clock) => clock.seat === seat && clock.running) ?? false;
        return settings.warns && alone && (head?.clock.kind === 'days' || !runs);
    }

    /** Sends a move, unless the coach warns of it. */
    async play(move: string): Promise<void> {
        // An effect that sends a move does not depend on what the coach thinks of it.
        const asked = untrack(() => (this.busy || this.warning ? undefined : this.#table.entry.asked));
        if (!asked) return;
        if (untrack(() => this.#isWanted(asked.seat))) {
            const judging = { decision: asked.decision, move };
            this.#judging = judging;
            const advice = await api.warn(this.#table.id, { seat: asked.seat, ...judging }).catch(() => undefined);
            if (this.#judging !== judging) return;
            this.#judging = undefined;
            // Another move was chosen meanwhile, or the game has gone on.
            if (!this.#isChosen(judging)) return;
            this.#looked = { ...judging, warning: advice?.warning };
            if (advice?.warning) return;
        }
        await this.#table.out.play(move);
    }

    /** Sends the move that the coach warns of. */
    async insist(): Promise<void> {
        const looked = this.#looked;
        this.#looked = undefined;
        if (looked && this.#isChosen(looked)) await this.#table.out.play(looked.move);
    }

    /** Takes the choice back that the coach warns of. */
    again(): void {
        this.#looked = undefined;
        this.#table.entry.clear();
    }
}
