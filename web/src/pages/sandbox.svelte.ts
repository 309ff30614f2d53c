// A position outside any table: what is asked there and what moves would do, as the server judges it.
import type { PositionEdit } from '$toolkit/board';
import * as api from '../api';
import type { After, GameMove, PositionTry, Preview, Problem, TryPosition, View } from '../wire';
import { Question, type Considered } from './question.svelte';

/** The names of seats, and the reader's seat. */
type Naming = Pick<TryPosition, 'names' | 'reader'>;

export class PositionSandbox extends Question {
    readonly game: string;
    text = $state('');
    view: View | undefined = $state.raw(undefined);
    /** The number of seats in the last good position. */
    seats = $state(2);
    /** The number of the shown position. Each position that is set up here gets the next number. */
    position = $state(0);
    /** The problems of the text; the view is then the last good one. */
    problems: readonly Problem[] = $state.raw([]);
    /** The position after the move that was made. */
    after: After | undefined = $state.raw(undefined);
    /** The last good text. */
    #good = '';
    #count = 0;
    /** The number of positions that were set as a whole. */
    #settings = 0;
    /** Done once the newest position has been answered. */
    #newest: Promise<void> = Promise.resolve();

    readonly #naming: () => Naming;

    /** @param naming what seats are called in answers */
    constructor(game: string, naming: () => Naming = () => ({ names: {} })) {
        super();
        this.game = game;
        this.#naming = naming;
    }

    #try(body: Partial<TryPosition>): Promise<PositionTry> {
        return api.tryPosition({ game: this.game, text: this.text, ...this.#naming(), ...body });
    }

    /** Sets a position; edits that still wait for an earlier one are of no use any more. */
    set(text: string): Promise<void> {
        this.text = text;
        const done = this.#judge({});
        this.#newest = done.catch(() => undefined);
        this.#settings++;
        return done;
    }

    /** Sets the game's position from which so many players set up another one. Dropped if another is set before it comes. */
    async open(seats: number): Promise<void> {
        const settings = ++this.#settings;
        const text = await api.opening(this.game, seats);
        if (settings === this.#settings) await this.set(text);
    }

    /** Edits the position once all that was set before has been answered. */
    edit(edit: PositionEdit): Promise<void> {
        const settings = this.#settings;
        const done = this.#newest.then(() => {
            return settings === this.#settings && this.view ? this.#judge({ text: this.#good, change: edit(this.view) }) : undefined;
        });
        this.#newest = done.catch(() => undefined);
        return done;
    }

    async #judge(body: Pick<Partial<TryPosition>, 'text' | 'change'>): Promise<void> {
        const count = ++this.#count;
        const says = await this.#try(body);
        if (count !== this.#count) return;
        this.text = says.text ?? this.text;
        this.problems = says.problems;
        if (says.problems.length > 0) return;
        this.after = undefined;
        this.view = says.view;
        this.#good = this.text;
        this.seats = says.seats ?? this.seats;
        this.position = count;
        this.entry.ask(says.asked && { ...says.asked, decision: count });
        this.entry.learnAll(says.does);
    }

    protected async preview(body: Considered): Promise<Preview> {
        const says = await this.#try(body);
        if (!says.preview) throw new Error('the position asks nothing');
        return says.preview;
    }

    /** A move as data; undefined if it may not be made. */
    async fields(move: string): Promise<GameMove | undefined> {
        return this.entry.move === move && this.entry.fields ? this.entry.fields : (await this.preview({ move })).fields;
    }

    /** Makes the move: the position after it, or why it is refused. */
    async make(move: string): Promise<Preview | undefined> {
        const says = await this.#try({ move });
        if (says.after) {
            this.after = says.after;
            this.entry.ask(undefined);
        }
        return says.preview;
    }
}
