// A decision of a finished game, to be tried again: only what its player knew then is in view.
import * as api from '../api';
import type { Judgement, Preview, TableHead, View } from '../wire';
import { Question, type Considered } from './question.svelte';

export class Retry extends Question {
    readonly table: string;
    readonly seat: string;
    readonly step: number;
    head: TableHead | undefined = $state.raw();
    view: View | undefined = $state.raw();

    constructor(table: string, seat: string, step: number) {
        super();
        this.table = table;
        this.seat = seat;
        this.step = step;
    }

    async load(): Promise<void> {
        const { table, view, asked, does } = await api.decision(this.table, this.seat, this.step);
        this.head = table;
        this.view = view;
        this.entry.ask(asked);
        this.entry.learnAll(does);
    }

    protected preview(considered: Considered): Promise<Preview> {
        return api.previewDecision(this.table, { seat: this.seat, decision: this.step, ...considered });
    }

    /** Has the server judge a move. */
    judge(move: string): Promise<Judgement> {
        return api.tryDecision(this.table, { seat: this.seat, decision: this.step, move });
    }
}
