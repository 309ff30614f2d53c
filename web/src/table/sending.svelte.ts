import * as api from '../api';
import { Failure } from '../api';
import { PATIENCE_MILLIS } from './cursor';
import { keepUnsent, keptUnsent } from './unsent';
import type { Outgoing } from './unsent';
import type { OpenDecision, Present } from '../wire';
import { t } from '../messages/messages.svelte';

/** One sentence on what went wrong, with the rule if one forbids it. */
export interface Refusal {
    readonly says: string;
    readonly rule?: string | undefined;
}

/** The table from which moves go out. */
interface Sender {
    asked(): OpenDecision | undefined;
    /** The latest step that is known. */
    step(): number;
    tell(trouble: Refusal | undefined): void;
    lost(): void;
    stand(present: Present): void;
    reload(): Promise<void>;
}

/** Moves on their way to the server: one at a time, kept until it has it. */
export class Sending {
    /** A move that the server has not got yet. */
    unsent: Outgoing | undefined = $state.raw(undefined);
    busy = $state(false);
    readonly #id: string;
    readonly #sender: Sender;
    /** The viewer's own steps. */
    readonly #mine = new Set<number>();
    #onStand: (() => void) | undefined;

    constructor(id: string, sender: Sender) {
        this.#id = id;
        this.#sender = sender;
        this.unsent = keptUnsent(id);
    }

    /** Returns true once for a step that this page has sent. */
    made(step: number): boolean {
        return this.#mine.delete(step);
    }

    /** Gives up a move that was not sent. */
    drop(): void {
        this.#keep(undefined);
    }

    /** Sends a move; kept as not sent while the server cannot be reached. */
    async play(text: string): Promise<void> {
        const asked = this.#sender.asked();
        if (!asked || this.busy) return;
        this.#keep({ decision: asked.decision, seat: asked.seat, text });
        await this.resend();
    }

    async resend(): Promise<void> {
        const out = this.unsent;
        if (!out || this.busy) return;
        this.busy = true;
        this.#sender.tell(undefined);
        const step = this.#sender.step() + 1;
        this.#mine.add(step);
        try {
            await api.move(this.#id, { seat: out.seat, decision: out.decision, move: out.text });
            this.#keep(undefined);
            await this.#passed(out.decision);
        } catch (failure) {
            this.#mine.delete(step);
            if (!(failure instanceof Failure)) throw failure;
            if (failure.status === 0 || failure.status === 503) {
                this.#sender.lost();
            } else {
                this.#keep(undefined);
                this.#sender.tell({ says: failure.message, rule: failure.rule });
                if (failure.fault.present) this.#sender.stand(failure.fault.present);
                if (failure.status === 409) void this.#sender.reload();
            }
        } finally {
            this.busy = false;
        }
    }

    /** The table stands at this decision now. */
    stands(decision: number): void {
        if (this.unsent && this.unsent.decision !== decision && !this.busy) {
            this.#sender.tell({ says: t('ask.unsent', { move: this.unsent.text }) });
            this.#keep(undefined);
        }
        this.#onStand?.();
    }

    #keep(out: Outgoing | undefined): void {
        this.unsent = out;
        keepUnsent(this.#id, out);
    }

    // A move counts as sent once the next question (or the wait) has come: until then nothing can be chosen twice.
    async #passed(decision: number): Promise<void> {
        const still = () => this.#sender.asked()?.decision === decision;
        if (still()) {
            await new Promise<void>((resolve) => {
                this.#onStand = () => {
                    if (!still()) resolve();
                };
                setTimeout(resolve, PATIENCE_MILLIS);
            });
            this.#onStand = undefined;
        }
        if (still()) await this.#sender.reload();
    }
}
