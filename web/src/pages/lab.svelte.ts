// Experiments, asked for again and again while they change.
import * as api from '../api';
import { Failure } from '../api';
import { operatorToken } from './operator.svelte';
import type { Case, Cases, ExperimentGone, Experiments, ExperimentView, Forecast, NewExperiment, Problem } from '../wire';
import { isMoving } from './lab';

const ASKED_EVERY_MILLIS = 1500;
/** The longest pause after calls that failed. */
const MOST_MILLIS = 24_000;

const get = <T>(path: string) => api.lab<T>('GET', path, undefined, operatorToken());
const experiment = (name: string) => `/experiments/${encodeURIComponent(name)}`;

/**
 * Asks at once, and again every while as long as `more` wants it: less often after failures, and never again for what
 * is not there. Returns a function that ends it.
 *
 * @param lost is told what went wrong; an empty text once a call has succeeded again
 */
function again(ask: () => Promise<void>, more: () => boolean, lost: (words: string) => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let pause = ASKED_EVERY_MILLIS;
    const look = async () => {
        try {
            await ask();
            lost('');
            pause = ASKED_EVERY_MILLIS;
        } catch (failure) {
            lost(told(failure));
            if (failure instanceof Failure && failure.status === 404) return;
            pause = Math.min(2 * pause, MOST_MILLIS);
        }
        if (!left && more()) timer = setTimeout(() => void look(), pause);
    };
    void look();
    return () => {
        left = true;
        clearTimeout(timer);
    };
}

/** Something that went wrong, in words. */
const told = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));

/** All experiments, and the file of a new one. */
export class Laboratory {
    list: Experiments | undefined = $state.raw();
    cases: readonly Case[] = $state.raw([]);
    yaml = $state('');
    /** True if the form may be shown. From then on, only the reader changes it. */
    prepared = $state(false);
    problems: readonly Problem[] = $state.raw([]);
    #foretold: { readonly yaml: string; readonly forecast: Forecast } | undefined = $state.raw();
    /** The forecast of the experiment; undefined if the file has changed since then. */
    readonly forecast = $derived(this.#foretold?.yaml === this.yaml ? this.#foretold.forecast : undefined);
    /** The error of the reader's last action. */
    trouble = $state('');
    /** Why the list is not known, or not the newest. */
    lost = $state('');

    watch = () =>
        again(
            async () => void (this.list = await get<Experiments>('')),
            () => this.list?.experiments.some(isMoving) ?? true,
            (words) => (this.lost = words),
        );

    /**
     * Gets the examples, and the file that the form begins with.
     *
     * @param from the name of an earlier experiment whose file is taken; else it is the first example
     */
    async prepare(from: string | undefined): Promise<void> {
        try {
            this.cases = (await get<Cases>('/cases')).cases;
            const file = from === undefined ? undefined : (await get<ExperimentView>(experiment(from))).yaml;
            this.yaml ||= file ?? this.cases[0]?.yaml ?? '';
        } catch (failure) {
            this.trouble = told(failure);
        } finally {
            this.prepared = true;
        }
    }

    /** Asks how long the experiment takes and what it can find. */
    async foretell(): Promise<void> {
        const yaml = this.yaml;
        const forecast = await this.#send<Forecast>('/forecast');
        this.#foretold = forecast && { yaml, forecast };
    }

    /** Starts the experiment. Returns its name; undefined if its file has problems. */
    async start(): Promise<string | undefined> {
        return (await this.#send<ExperimentView>('/experiments'))?.card.name;
    }

    /** Sends the file. Returns undefined if it has problems. */
    async #send<T>(path: string): Promise<T | undefined> {
        this.problems = [];
        this.trouble = '';
        try {
            const body = { yaml: this.yaml } satisfies NewExperiment;
            return await api.lab<T>('POST', path, body, operatorToken());
        } catch (failure) {
            this.trouble = told(failure);
            if (failure instanceof Failure) this.problems = failure.fault.problems;
            return undefined;
        }
    }
}

/** One experiment, watched while it runs. */
export class WatchedExperiment {
    view: ExperimentView | undefined = $state.raw();
    /** The error of the reader's last action. */
    trouble = $state('');
    /** Why the experiment is not known, or not as it is now. */
    lost = $state('');
    readonly #name: string;
    /** The number of calls so far, and the number of the call whose answer is in view. */
    #begun = 0;
    #seen = 0;

    constructor(name: string) {
        this.#name = name;
    }

    watch = () =>
        again(
            () => this.#see(get<ExperimentView>(experiment(this.#name))),
            () => (this.view ? isMoving(this.view.card) : true),
            (words) => (this.lost = words),
        );

    act = (what: 'stop' | 'resume') =>
        this.#act(() => this.#see(api.lab<ExperimentView>('POST', `${experiment(this.#name)}/${what}`, undefined, operatorToken())));

    /** Shows an answer, unless that of a later call is in view already. */
    async #see(call: Promise<ExperimentView>): Promise<void> {
        const number = ++this.#begun;
        const view = await call;
        if (number < this.#seen) return;
        this.#seen = number;
        this.view = view;
    }

    /** Returns true if the experiment is gone. */
    delete = () =>
        this.#act(async () => {
            await api.lab<ExperimentGone>('DELETE', experiment(this.#name), undefined, operatorToken());
        });

    /** Returns true if it succeeded. */
    async #act(deed: () => Promise<void>): Promise<boolean> {
        try {
            await deed();
            this.trouble = '';
            return true;
        } catch (failure) {
            this.trouble = told(failure);
            return false;
        }
    }
}
