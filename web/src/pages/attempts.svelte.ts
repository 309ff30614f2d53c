// Shared by the pages on which a reader tries to find a good move.
import type { GameBoard } from '$toolkit/board';
import { boardOf } from '../boards';
import type { Reason } from '../table/reason';

const told = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

export class Attempts {
    board: GameBoard | undefined = $state.raw();
    /** Why the last choice or move does not do. */
    trouble: Reason | undefined = $state.raw();
    /** Why there is nothing to look at. */
    lost = $state('');
    /** A move is being judged. */
    busy = $state(false);

    /**
     * Loads what is asked, and then the board.
     * @param load returns the slug of the game
     */
    async load(load: () => Promise<string>): Promise<void> {
        try {
            this.board = await boardOf(await load());
        } catch (failure) {
            this.lost = told(failure);
        }
    }

    /** Has a move judged, one at a time. */
    async judge(work: () => Promise<void>): Promise<void> {
        if (this.busy) return;
        this.busy = true;
        this.trouble = undefined;
        try {
            await work();
        } catch (failure) {
            this.trouble = { says: told(failure) };
        } finally {
            this.busy = false;
        }
    }
}
