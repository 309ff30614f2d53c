// A puzzle: only what the seat knew is in view.
import * as api from '../api';
import type { Preview, PuzzleCard, PuzzleVerdict, View } from '../wire';
import { Question, type Considered } from './question.svelte';

export class PuzzleQuestion extends Question {
    readonly id: string;
    card: PuzzleCard | undefined = $state.raw();
    seat = $state('');
    view: View | undefined = $state.raw();
    #decision = 0;

    constructor(id: string) {
        super();
        this.id = id;
    }

    async load(): Promise<void> {
        const { puzzle, seat, view, asked, does } = await api.puzzle(this.id);
        this.card = puzzle;
        this.seat = seat;
        this.view = view;
        this.#decision = asked.decision;
        this.entry.ask(asked);
        this.entry.learnAll(does);
    }

    protected preview(considered: Considered): Promise<Preview> {
        return api.previewPuzzle(this.id, { seat: this.seat, decision: this.#decision, ...considered });
    }

    /** Has the server judge a move; without one the person gives up. */
    attempt(move?: string): Promise<PuzzleVerdict> {
        return api.attemptPuzzle(this.id, move);
    }
}
