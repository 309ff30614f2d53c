import * as api from '../api';
import { Failure } from '../api';
import type {
    FoundPeople,
    Impose,
    KeyRotated,
    PersonCard,
    RemoveSpectator,
    Rename,
    Report,
    Reports,
    RotateKey,
    SanctionKind,
    TableCard,
    Tables,
    TableView,
} from '../wire';

const KEY = 'parterre.operator';

/** The token that the operator has shown in this tab; undefined if none was shown. */
export const operatorToken = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

/** The data and actions of the server's operator. The token stays in this tab. */
export class Operator {
    token = $state(sessionStorage.getItem(KEY) ?? '');
    /** True once the server has taken the token. */
    known = $state(false);
    reports: readonly Report[] = $state.raw([]);
    /** The place from which earlier reports are loaded; undefined if there are none. */
    earlier: string | undefined = $state();
    people: readonly PersonCard[] = $state.raw([]);
    tables: readonly TableCard[] = $state.raw([]);
    table: TableView | undefined = $state.raw();
    trouble = $state('');

    /** Shows the token to the server. */
    async signIn(token: string): Promise<void> {
        this.token = token.trim();
        await this.#act(async () => {
            this.#show(await this.#get<Reports>('reports'));
            this.tables = (await this.#get<Tables>('tables')).tables;
            this.known = true;
            sessionStorage.setItem(KEY, this.token);
        });
    }

    signOut(): void {
        sessionStorage.removeItem(KEY);
        this.token = '';
        this.known = false;
        this.#show({ reports: [] });
        this.people = [];
        this.tables = [];
        this.table = undefined;
        this.trouble = '';
    }

    find = (name: string) =>
        this.#act(async () => {
            this.people = (await this.#get<FoundPeople>(`people?name=${encodeURIComponent(name)}`)).people;
        });

    impose = (badge: string, kind: SanctionKind, days: number, reason: string) =>
        this.#change('POST', `people/${badge}/sanctions`, { kind, days, reason } satisfies Impose);

    lift = (badge: string, kind: SanctionKind) => this.#change('POST', `people/${badge}/sanctions/lift`, { kind });

    rename = (badge: string, name: string) => this.#change('PUT', `people/${badge}`, { name } satisfies Rename);

    sanctioned = () =>
        this.#act(async () => {
            this.people = (await this.#get<FoundPeople>('sanctions')).people;
        });

    settle = (report: string) => this.#settle(`reports/${report}/settle`);

    /** Settles all reports that a person has filed. */
    settleAll = (badge: string) => this.#settle(`people/${badge}/settle`);

    readEarlier = () =>
        this.#act(async () => {
            const more = await this.#get<Reports>(`reports?before=${this.earlier ?? ''}`);
            this.#show({ ...more, reports: [...this.reports, ...more.reports] });
        });

    look = (table: string) =>
        this.#act(async () => {
            this.table = await this.#get<TableView>(`tables/${table}`);
        });

    /** Looks at the table with this id, or behind this link, whose token is of no use here. */
    lookUp(link: string): void {
        const [id = ''] = new URL(link, location.origin).pathname.split('/').at(-1)?.split('~') ?? [];
        void this.look(id);
    }

    close = (table: string) =>
        this.#act(async () => {
            await api.operate(this.token, 'POST', `tables/${table}/close`, {});
            this.tables = (await this.#get<Tables>('tables')).tables;
            this.table = undefined;
        });

    remove = (table: string, badge: string) =>
        this.#act(async () => {
            await api.operate(this.token, 'POST', `tables/${table}/remove`, { badge } satisfies RemoveSpectator);
            this.table = await this.#get<TableView>(`tables/${table}`);
        });

    /** Returns when the last cookie of an earlier key is refused; undefined if the key was not changed. */
    async rotateKey(days: number): Promise<string | undefined> {
        let until: string | undefined;
        await this.#act(async () => {
            until = (await api.operate<KeyRotated>(this.token, 'POST', 'cookie-key', { days } satisfies RotateKey)).until;
        });
        return until;
    }

    #show(reports: Reports): void {
        this.reports = reports.reports;
        this.earlier = reports.next;
    }

    #settle(path: string): Promise<void> {
        return this.#act(async () => {
            this.#show(await api.operate<Reports>(this.token, 'POST', path, {}));
        });
    }

    #get<T>(path: string): Promise<T> {
        return api.operate<T>(this.token, 'GET', path);
    }

    #change(method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> {
        return this.#act(async () => {
            const card = await api.operate<PersonCard>(this.token, method, path, body);
            this.people = this.people.map((one) => (one.badge === card.badge ? card : one));
            const current = (one: PersonCard) => (one.badge === card.badge ? card : one);
            this.reports = this.reports.map((one) => ({ ...one, by: current(one.by), person: current(one.person) }));
        });
    }

    async #act(deed: () => Promise<void>): Promise<void> {
        this.trouble = '';
        try {
            await deed();
        } catch (failure) {
            this.trouble = failure instanceof Failure ? failure.message : String(failure);
            if (failure instanceof Failure && failure.fault.code === 'protocol/no-operator') {
                this.known = false;
                sessionStorage.removeItem(KEY);
            }
        }
    }
}
