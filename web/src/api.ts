// Calls to the server. Every answer's type is the server's own record.
import { SILENCE_MILLIS } from './watchdog';
import { update } from './update.svelte';
import type * as wire from './wire';
import { messages, t } from './messages/messages.svelte';

/** A call that the server answered with a fault, or that never reached it. */
export class Failure extends Error {
    readonly fault: wire.Fault;
    /** 0 if the server could not be reached. */
    readonly status: number;

    constructor(fault: wire.Fault, status: number) {
        super(fault.message);
        this.fault = fault;
        this.status = status;
    }

    /** The same call may succeed later: there was no answer, or there were too many calls, or the server is busy. */
    get passes(): boolean {
        return this.status === 0 || this.status === 429 || this.status === 503;
    }

    /** The rule that forbids it, if it was refused by a rule. */
    get rule(): string | undefined {
        return this.fault.code.startsWith('refused/') ? this.fault.code.slice('refused/'.length) : undefined;
    }
}

/** A fault that did not come from the server itself. */
const fault = (code: string, message: string): wire.Fault => ({ code: `page/${code}`, message, problems: [] });

/** The server judges a move for 3 s at most; a player does not wait much longer for it. */
const ADVICE_MILLIS = 5000;

const ME = '/api/me';
/**
 * Under way as long as the server has not said who this browser is. A new browser has no cookie yet: the server would
 * take each of its calls for another person's, and the last cookie to come would stay.
 */
let introducing: Promise<void> | undefined;

/**
 * @param within after so many milliseconds the server counts as not to be reached
 * @param operator the token of the server's operator
 */
async function call(method: string, path: string, body?: unknown, within?: number, operator?: string): Promise<Response> {
    const asksWho = method === 'GET' && path === ME;
    if (introducing && !asksWho && !path.startsWith('/api/games')) await introducing;
    let answer: Response;
    const patience = new AbortController();
    const over = within === undefined ? undefined : setTimeout(() => patience.abort(), within);
    try {
        answer = await fetch(path, {
            method,
            signal: patience.signal,
            headers: {
                'Accept-Language': messages.tag,
                // Calls that change something send this type, which no form of another site can send.
                ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
                ...(operator === undefined ? {} : { Authorization: `Bearer ${operator}` }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
    } catch {
        throw new Failure(fault('unreachable', t('fault.unreachable')), 0);
    } finally {
        clearTimeout(over);
    }
    update.hear(answer.headers.get('Parterre-Api'));
    if (answer.ok) return answer;
    let said: wire.Fault;
    try {
        said = (await answer.json()) as wire.Fault;
    } catch {
        said = fault(`${answer.status}`, t('fault.status', { status: String(answer.status) }));
    }
    // A proxy in front of a server that is away answers in its place.
    throw new Failure(said, answer.status >= 502 && said.code.startsWith('page/') ? 0 : answer.status);
}

async function json<T>(method: string, path: string, body?: unknown, within?: number): Promise<T> {
    return (await (await call(method, path, body, within)).json()) as T;
}

/** A text, and the language in which it is written. */
export interface Written {
    readonly language: string;
    readonly text: string;
}

const text = async (path: string) => (await call('GET', path)).text();
const query = (values: Record<string, string | number | boolean | undefined>) => {
    const parts = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
    return parts.length ? '?' + parts.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&') : '';
};
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const games = () => json<wire.Games>('GET', '/api/games');
/** The rules in the page's language, or in English where they are not translated. */
export const rules = async (game: string): Promise<Written> => {
    const answer = await call('GET', `/api/games/${encodeURIComponent(game)}/rules`);
    return { language: answer.headers.get('Content-Language') ?? 'en', text: await answer.text() };
};

/** The words of a game that the page was not built with. */
export const gameWords = (game: string) => json<wire.GameWords>('GET', `/api/games/${encodeURIComponent(game)}/words`);

/** The person of this browser. Other calls wait for the answer. */
export const me = (): Promise<wire.Me> => {
    const told = json<wire.Me>('GET', ME, undefined, SILENCE_MILLIS);
    const done: Promise<void> = told.then(
        () => undefined,
        () => undefined,
    );
    introducing = done;
    void done.then(() => {
        if (introducing === done) introducing = undefined;
    });
    return told;
};
export const rename = (name: string) => json<wire.Me>('PUT', ME, { name } satisfies wire.Rename);
export const history = (before?: string) => json<wire.History>('GET', '/api/me/tables' + query({ before }));
/** Returns the person's own data, with the tables after this one. */
export const ownData = (after?: string) => json<wire.OwnData>('GET', '/api/me/data' + query({ after }));
/** Returns the person's mistakes in finished games that are due to be tried again. */
export const mistakes = () => json<wire.DueMistakes>('GET', '/api/me/mistakes');
/** The puzzle of the day of each game, and all puzzles by difficulty. */
export const puzzles = () => json<wire.PuzzleList>('GET', '/api/puzzles');
const puzzleAt = (id: string) => `/api/puzzles/${encodeURIComponent(id)}`;
export const puzzle = (id: string) => json<wire.PuzzlePosition>('GET', puzzleAt(id));
export const previewPuzzle = (id: string, considered: wire.ConsiderMove) =>
    json<wire.Preview>('POST', puzzleAt(id) + '/preview', considered);
/** Has the server judge a move; without one the person gives up. */
export const attemptPuzzle = (id: string, move?: string) =>
    json<wire.PuzzleVerdict>('POST', puzzleAt(id) + '/attempt', (move === undefined ? {} : { move }) satisfies wire.PuzzleAttempt);
export const devices = () => json<wire.Devices>('GET', '/api/me/devices');
export const signOut = (device: string) => json<wire.Devices>('DELETE', `/api/me/devices/${encodeURIComponent(device)}`);
export const linkDevice = () => json<wire.DeviceLink>('POST', '/api/me/device-links');
export const linkTarget = (token: string) =>
    json<wire.LinkTarget>('POST', '/api/me/device-links/target', { token } satisfies wire.LinkToken);
/** @param seats what becomes of seats that this device has already */
export const claim = (token: string, seats?: wire.Claim['seats']) =>
    json<wire.Claimed>('POST', '/api/me/claim', { token, ...(seats ? { seats } : {}) } satisfies wire.Claim);
export const claimed = (token: string) => json<wire.Claimed>('POST', '/api/me/claim/state', { token } satisfies wire.LinkToken);
export const signIn = (token: string) => json<wire.Me>('POST', '/api/me/claim/finish', { token } satisfies wire.LinkToken);
const deviceRequest = (id: string) => `/api/me/device-requests/${encodeURIComponent(id)}`;
export const deviceRequests = () => json<wire.DeviceRequests>('GET', '/api/me/device-requests');
export const confirmDevice = (request: string, code: string) =>
    json<wire.DeviceRequests>('POST', `${deviceRequest(request)}/confirm`, { code } satisfies wire.Code);
export const refuseDevice = (request: string) => json<wire.DeviceRequests>('DELETE', deviceRequest(request));

export const blocks = () => json<wire.Blocks>('GET', '/api/me/blocks');
/** @param name what the person is called, to know them again */
export const block = (badge: string, name: string) => json<wire.Blocks>('POST', '/api/me/blocks', { badge, name } satisfies wire.Block);
export const unblock = (badge: string) => json<wire.Blocks>('DELETE', `/api/me/blocks/${encodeURIComponent(badge)}`);
export const report = (id: string, body: wire.NewReport) => json<wire.Filed>('POST', `${table(id)}/reports`, body);
/** A call of the operator of the server. */
export const operate = async <T>(token: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    (await (await call(method, `/api/admin/${path}`, body, undefined, token)).json()) as T;

/** A call about experiments. Some need the operator's token, unless this is the server's own machine. */
export const lab = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, token?: string) =>
    (await (await call(method, `/api/lab${path}`, body, undefined, token)).json()) as T;

export const lobby = () => json<wire.Lobby>('GET', '/api/tables');
export const create = (wanted: wire.NewTable) => json<wire.Snapshot>('POST', '/api/tables', wanted);
/** Asked for again and again where the connection is lost. */
export const snapshot = (id: string, as?: string) => json<wire.Snapshot>('GET', table(id) + query({ as }), undefined, SILENCE_MILLIS);
/** The stream that tells on how many tables the person is asked. */
export const ownEvents = '/api/me/events';
export const events = (id: string, as: string | undefined, after: number) => `${table(id)}/events` + query({ as, after });
export const move = (id: string, body: wire.SubmitMove) => json<wire.Accepted>('POST', `${table(id)}/moves`, body);
export const preview = (id: string, body: wire.ConsiderMove) => json<wire.Preview>('POST', `${table(id)}/preview`, body);
export const previews = (id: string, as?: string) => json<wire.MovePreviews>('GET', `${table(id)}/previews` + query({ as }));
export const hint = (id: string, seat: string) => json<wire.Hint>('POST', `${table(id)}/hint`, { seat });
/** Checks whether a move is surely a blunder. The move is not made. */
export const warn = (id: string, body: wire.SubmitMove) => json<wire.MoveAdvice>('POST', `${table(id)}/warn`, body, ADVICE_MILLIS);
export const takeBack = (id: string, body: wire.TakeBackTo) => json<wire.Snapshot>('POST', `${table(id)}/take-back`, body);
export const stop = (id: string, seat: string) => json<wire.Snapshot>('POST', `${table(id)}/stop`, { seat });
export const vote = (id: string, body: wire.Vote) => json<wire.Snapshot>('POST', `${table(id)}/vote`, body);
export const resign = (id: string, seat: string) => json<wire.Snapshot>('POST', `${table(id)}/resign`, { seat });
export const withdraw = async (id: string, seat: string): Promise<void> => void (await call('POST', `${table(id)}/withdraw`, { seat }));
export const pause = (id: string, seat: string) => json<wire.Snapshot>('POST', `${table(id)}/pause`, { seat });
export const moreTime = async (id: string, body: wire.MoreTime): Promise<void> => void (await call('POST', `${table(id)}/more-time`, body));
const seat = (id: string, name: string) => `${table(id)}/seats/${name}`;
/** @param token what a link held behind the table's id, where the host has made earlier links void */
export const sit = (id: string, name: string, body: wire.Sit, token: string | undefined) =>
    json<wire.Snapshot>('POST', `${seat(token === undefined ? id : `${id}~${token}`, name)}/sit`, body);
export const leave = (id: string, name: string) => json<wire.Snapshot>('POST', `${seat(id, name)}/leave`);
export const passAll = async (id: string, decision: number): Promise<void> =>
    void (await json<wire.Snapshot>('POST', `${table(id)}/pass`, { decision }));
export const stand = async (id: string, name: string, body: wire.StandingAnswer): Promise<void> =>
    void (await call('PUT', `${seat(id, name)}/standing`, body));
export const assign = (id: string, name: string, body: wire.Assign) => json<wire.Snapshot>('PUT', seat(id, name), body);
export const order = (id: string, seats: string[]) => json<wire.Snapshot>('PUT', `${table(id)}/order`, { seats } satisfies wire.Order);
export const callBot = (id: string, name: string) => json<wire.Snapshot>('POST', `${seat(id, name)}/call-bot`);
export const comeBack = (id: string, name: string) => json<wire.Snapshot>('POST', `${seat(id, name)}/return`);
/** @param seat as whom it is said, where one person holds several */
export const say = (id: string, words: string, seat: string | undefined) =>
    json<wire.Accepted>('POST', `${table(id)}/chat`, { text: words, ...(seat === undefined ? {} : { seat }) } satisfies wire.Say);
export const rematch = (id: string) => json<wire.TableRef>('POST', `${table(id)}/rematch`);
/** @param token what the link held by which somebody came */
export const invite = (id: string, token?: string) =>
    json<wire.Invite>('GET', `${table(token === undefined ? id : `${id}~${token}`)}/invite`);
export const revoke = (id: string) => json<wire.Invite>('POST', `${table(id)}/invite/revoke`);
export const record = (id: string) => text(`${table(id)}/record`);
/** The same with whole views: what is printed on cards is sent once for all of them. */
const whole = <T extends wire.Frames | wire.RecordReading>(answer: T): T => ({
    ...answer,
    frames: answer.frames.map((frame) => ({ ...frame, view: { ...answer.printed, ...frame.view } })),
});
/** Loads the chances to win at each step of a finished game, as far as they have been judged. The first call starts this. */
export const chances = (id: string) => json<wire.WinChances>('GET', `${table(id)}/chances` + query({ partial: true }));

/** Loads the mistakes of a finished game that its review has found so far. */
export const review = (id: string) => json<wire.ReviewProgress>('GET', `${table(id)}/review`);

/** Returns how the game was expected to go on after an error, or after the better move, as the seat could know. */
export const expected = (id: string, seat: string, step: number, better: boolean) =>
    json<wire.Frames>('GET', `${table(id)}/expected/${seat}` + query({ step, better: better || undefined })).then(whole);

/** Returns the person's own decision that this step of a finished game answered, as the seat saw it. */
export const decision = (id: string, seat: string, step: number) =>
    json<wire.PastDecision>('GET', `${table(id)}/decision` + query({ step, as: seat }));
export const previewDecision = (id: string, body: wire.ConsiderMove) => json<wire.Preview>('POST', `${table(id)}/decision/preview`, body);
export const tryDecision = (id: string, body: wire.SubmitMove) => json<wire.Judgement>('POST', `${table(id)}/decision/try`, body);

export const replay = (id: string, from: number, count: number, open: boolean, as?: string) =>
    json<wire.Frames>('GET', `${table(id)}/replay` + query({ from, count, open: open || undefined, as })).then(whole);
export const checkFile = (body: wire.CheckFile) => json<wire.FileCheck>('POST', '/api/files/check', body);
export const tryPosition = (body: wire.TryPosition) => json<wire.PositionTry>('POST', '/api/positions/try', body);
/** A position of an early turn for so many players, from which another one is set up. */
export const opening = (game: string, seats: number) => text(`/api/games/${encodeURIComponent(game)}/opening` + query({ seats }));
export const readRecord = (body: wire.ReadRecord) => json<wire.RecordReading>('POST', '/api/records/read', body).then(whole);
