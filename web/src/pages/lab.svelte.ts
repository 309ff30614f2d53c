// Experiments, asked for again and again while they change.
import * as api from '../api';
import { Failure } from '../api';
import { operatorToken } from './operator.svelte';
import type { Case, Cases, ExperimentGone, Experiments, ExperimentView, NewExperiment, Problem } from '../wire';
import { isMoving } from './lab';

const ASKED_EVERY_MILLIS = 1500;

const get = <T>(path: string) => api.lab<T>('GET', path, undefined, operatorToken());
const experiment = (name: string) => `/experiments/${encodeURIComponent(name)}`;

/** Asks at once, and again every while as long as `more` wants it. Returns a function that ends it. */
function again(ask: () => Promise<void>, more: () => boolean): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = async () => {
        await ask();
        if (!left && more()) timer = setTimeout(() => void look(), ASKED_EVERY_MILLIS);
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
    problems: readonly Problem[] = $state.raw([]);
    trouble = $state('');

    watch = () =>
        again(
            async () => {
                try {
                    this.list = await get<Experiments>('');
                    this.trouble = '';
                } catch (failure) {
                    this.trouble = told(failure);
                }
            },
            () => this.list?.experiments.some(isMoving) ?? true,
        );

    async loadCases(): Promise<void> {
        this.cases = (await get<Cases>('/cases')).cases;
        if (!this.yaml) this.yaml = this.cases[0]?.yaml ?? '';
    }

    /** Takes the file of an earlier experiment. */
    async copy(name: string): Promise<void> {
        this.yaml = (await get<ExperimentView>(experiment(name))).yaml ?? this.yaml;
    }

    /** Starts the experiment. Returns its name; undefined if its file has problems. */
    async start(): Promise<string | undefined> {
        this.problems = [];
        this.trouble = '';
        try {
            const body = { yaml: this.yaml } satisfies NewExperiment;
            return (await api.lab<ExperimentView>('POST', '/experiments', body, operatorToken())).card.name;
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
    trouble = $state('');
    readonly #name: string;

    constructor(name: string) {
        this.#name = name;
    }

    watch = () =>
        again(
            () => this.#act(async () => void (this.view = await get<ExperimentView>(experiment(this.#name)))),
            () => (this.view ? isMoving(this.view.card) : true),
        );

    act = (what: 'stop' | 'resume') =>
        this.#act(async () => {
            this.view = await api.lab<ExperimentView>('POST', `${experiment(this.#name)}/${what}`, undefined, operatorToken());
        });

    /** Returns true if the experiment is gone. */
    async delete(): Promise<boolean> {
        await this.#act(async () => {
            await api.lab<ExperimentGone>('DELETE', experiment(this.#name), undefined, operatorToken());
        });
        return !this.trouble;
    }

    async #act(deed: () => Promise<void>): Promise<void> {
        try {
            await deed();
            this.trouble = '';
        } catch (failure) {
            this.trouble = told(failure);
        }
    }
}
