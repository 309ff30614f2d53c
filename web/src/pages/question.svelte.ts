// A question away from a running table: the server says what moves would do, and nothing is stored.
import { Entry } from '$toolkit/entry.svelte';
import { copy, learnReason, reason } from '../table/reason';
import type { Reason } from '../table/reason';
import type { Preview } from '../wire';

/** A move in writing, or as what was picked. */
export type Considered = { move: string } | { selection: Record<string, string[]> };

export abstract class Question {
    readonly entry = new Entry(true);

    /** Asks the server what a move would do. */
    protected abstract preview(considered: Considered): Promise<Preview>;

    /** Asks what the moves that are meant or pointed at would do. To be called in an effect. */
    wonder(): void {
        const asked = this.entry.asked;
        const texts = [...(this.entry.move ? [this.entry.move] : []), ...this.entry.wondered];
        for (const text of texts) {
            if (!asked || this.entry.preview(text)) continue;
            void this.preview({ move: text })
                .then((says) => {
                    if (this.entry.asked === asked) this.entry.learn(text, says);
                })
                .catch(() => undefined);
        }
    }

    /** Has the server read choices that no listed move has, such as bargains. To be called in an effect. */
    suppose(): void {
        const { asked, free, chosenByPick } = this.entry;
        if (!asked || !free) return;
        void this.preview({ selection: copy(chosenByPick) })
            .then((says) => {
                if (this.entry.asked === asked && this.entry.chosenByPick === chosenByPick) this.entry.suppose(chosenByPick, says);
            })
            .catch(() => undefined);
    }

    /** Why a choice is refused. */
    why(): Promise<Reason | undefined> {
        return reason(this.entry, (selection) => this.preview({ selection }));
    }

    /** Learns why a greyed target cannot be chosen. To be called in an effect. */
    doubt(): void {
        if (this.entry.doubted) void learnReason(this.entry, (selection) => this.preview({ selection })).catch(() => undefined);
    }
}
