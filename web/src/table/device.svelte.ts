import type { LiveTable } from './live.svelte';

/** If nobody touches the device for so many milliseconds, private parts are covered again. */
const COVERED_AFTER_MILLIS = 60_000;

/**
 * A device that several people of one table share. Private parts stay covered until their owner uncovers them. Create it
 * while a component starts, because it watches the page.
 */
export class SharedDevice {
    /** The person who has given their name to answer a question to all. */
    named: string | undefined = $state();

    /** True if people with secrets pass the device on to each other. */
    readonly passed = $derived.by(() => {
        const head = this.#table.head;
        return head !== undefined && head.secrets && !head.openHands && head.phase === 'playing' && head.mine.length > 1;
    });

    /** A question out of turn is put to all of them at once. Only the person who gives their name takes the device. */
    readonly question = $derived.by(() => (this.passed && this.#table.as === undefined ? this.#table.present?.shared : undefined));

    /** The seat whose person is to take the device. */
    readonly due = $derived.by(() => {
        if (!this.passed) return undefined;
        if (this.question) return this.question.seats.find((seat) => seat === this.named);
        return this.#table.due.find((seat) => seat === this.#table.as) ?? this.#table.due[0];
    });

    readonly covered = $derived.by(() => this.passed && this.#table.as === undefined && this.due !== undefined);

    readonly #table: LiveTable;

    constructor(table: LiveTable) {
        this.#table = table;
        const cover = () => void table.look(undefined);
        // Covered again once the seat in view has answered, after a minute without a hand on the device, and out of sight.
        $effect(() => {
            if (this.passed && table.as !== undefined && this.due !== table.as && !table.out.busy) cover();
        });
        $effect(() => {
            if (!this.passed || table.as === undefined) return;
            let timer: ReturnType<typeof setTimeout>;
            const wait = () => {
                clearTimeout(timer);
                timer = setTimeout(cover, COVERED_AFTER_MILLIS);
            };
            const hide = () => {
                if (document.visibilityState === 'hidden') cover();
            };
            wait();
            addEventListener('pointerdown', wait);
            addEventListener('keydown', wait);
            document.addEventListener('visibilitychange', hide);
            return () => {
                clearTimeout(timer);
                removeEventListener('pointerdown', wait);
                removeEventListener('keydown', wait);
                document.removeEventListener('visibilitychange', hide);
            };
        });
    }
}
