import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameBoard } from '../src/toolkit/board';

/** The stream of a table, fed by the test. */
class Stream {
    static last: Stream;
    static readonly CLOSED = 2;
    readyState = 1;
    onopen = () => undefined;
    onmessage: (message: { data: string }) => void = () => undefined;
    constructor() {
        Stream.last = this;
    }
    heard = new Map<string, (message: { data: string }) => void>();
    closed = false;
    addEventListener(kind: string, hear: (message: { data: string }) => void) {
        this.heard.set(kind, hear);
    }
    close() {
        this.closed = true;
    }
}
const page = {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: 'visible',
    documentElement: { dataset: {} },
};
let snapshot: unknown;
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('document', page);
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
vi.stubGlobal('EventSource', Stream);
const preview = {
    move: 'play a',
    problems: [],
    does: { events: [{ kind: 'gnomes-revealed' }], expected: [], open: [], headline: 0 },
    takeBack: false,
};
const answered = (path: string) =>
    Promise.resolve(
        new Response(JSON.stringify(path.endsWith('/preview') ? preview : snapshot), { headers: { 'Content-Type': 'application/json' } }),
    );
/** A network that is gone without a word: nobody answers, and nothing says so. */
const silence = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((_answer, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
let network: (path: string, init: { signal: AbortSignal }) => Promise<Response> = answered;
vi.stubGlobal('fetch', (path: string, init: { signal: AbortSignal }) => network(path, init));
const { play, turn } = vi.hoisted(() => ({ play: vi.fn(), turn: vi.fn() }));
vi.mock('../src/sound', async (original) => ({ ...(await original<object>()), play, turn }));
const { LiveTable } = await import('../src/table/live.svelte');
const { useBoard } = await import('../src/table/useboard');
const { settings } = await import('../src/settings.svelte');

beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'brisk';
    snapshot = {
        seq: 0,
        table: { id: 't', seats: [], mine: ['P1'], phase: 'playing' },
        files: [],
        log: [],
        chat: [],
        frame: { step: 0, by: [], events: [], view: { at: 0 } },
        printed: [],
        present: { decision: 1, waitingFor: [], answeredBy: [], clocks: [], thinking: [], leavers: [] },
    };
});
afterEach(() => vi.useRealTimers());

/** The seats that moved, as these tests write it before the colon. */
const seatsIn = (line: string) =>
    line
        .split(':')[0]
        ?.split(' ')
        .filter((seat) => seat.startsWith('P')) ?? [];

/** A table on which every step has two moments, told as "move" and "outcome". */
async function opened() {
    const table = new LiveTable('t');
    table.teller = (frame) => `${frame.line} and outcome`;
    table.stagesOf = (frame) => [
        { says: `${frame.line}`, view: {} },
        { says: 'outcome', view: {} },
    ];
    table.turner = (view) => (view as { at: number }).at;
    await table.open();
    let seq = 0;
    const step = (line: string) => {
        seq++;
        Stream.last.onmessage({
            data: JSON.stringify({ kind: 'stepped', seq, frame: { step: seq, line, by: seatsIn(line), events: [], view: { at: seq } } }),
        });
    };
    const log = () => table.log.map((entry, i) => table.logged(i + 1, () => `${entry.line} and outcome`));
    return { table, step, log };
}

test('what the stream leaves out comes from the table as it was first told', async () => {
    const frame = { step: 0, by: [], events: [], view: { at: 0, cards: ['oak'], event: 'fire' } };
    Object.assign(snapshot as object, { printed: ['cards'], frame });
    const { table, step } = await opened();
    step('P2: a');
    expect(table.latest?.view).toEqual({ at: 1, cards: ['oak'] });
});

test('live text waits for the words of the game', async () => {
    const { table, step } = await opened();
    const { teller } = table;
    table.teller = undefined;
    table.stagesOf = () => [];
    step('P2: a');
    table.show.finish();
    vi.advanceTimersByTime(300);
    table.teller = teller;
    vi.advanceTimersByTime(100);
    expect(table.speaker.spoken).toBe('P2: a and outcome');
    table.teller = undefined;
    step('P3: b');
    table.show.finish();
    vi.advanceTimersByTime(400);
    expect(table.speaker.spoken).toBe('');
});

test('log and live text follow what is shown', async () => {
    const { table, step, log } = await opened();
    step('P2: a');
    step('P3: b');
    vi.advanceTimersByTime(500);
    expect(log()).toEqual(['P2: a', undefined]);
    expect(table.speaker.spoken).toBe('');
    vi.advanceTimersByTime(600);
    expect(log()).toEqual(['P2: a and outcome', undefined]);
    vi.advanceTimersByTime(600);
    expect(log()).toEqual(['P2: a and outcome', 'P3: b']);
    vi.advanceTimersByTime(400);
    expect(table.speaker.spoken).toBe('P2: a outcome');
    table.show.finish();
    vi.advanceTimersByTime(400);
    expect(table.speaker.spoken).toBe('P3: b outcome');
    expect(log()).toEqual(['P2: a and outcome', 'P3: b and outcome']);
    table.show.again();
    expect(log()).toEqual(['P2: a and outcome', 'P3: b and outcome']);
});

/** Sends a move of the viewer's own to the server. Its step comes by `step`. */
async function sent(table: InstanceType<typeof LiveTable>) {
    const asked = { decision: 1, seat: 'P1', asks: '', picks: [], moves: [{ text: 'a', selection: {} }] };
    table.entry.ask(asked as never);
    await table.out.play('a');
}

test.each([
    ['answers of several in secret are shown, whoever was last', 'P1 P2: a and b', ['P1 P2: a and b', 'outcome']],
    ['the player’s own move is shown before the moves of others', 'P1: a', ['P1: a', 'outcome']],
])('%s', async (_, line, shown) => {
    const { table, step } = await opened();
    const passing = sent(table);
    await vi.waitFor(() => expect(table.out.busy).toBe(true));
    step(line);
    table.entry.ask(undefined);
    await vi.advanceTimersByTimeAsync(3000);
    await passing;
    expect(table.show.last.map((one) => one.stage?.says)).toEqual(shown);
    expect(table.show.on).toBe(false);
});

test('the own move holds up the rivals’ moves, never the player’s own next question', async () => {
    const { table, step } = await opened();
    table.sent = { ...table.sent!, seats: [{ seat: 'P1', name: 'Ann', mine: true }] } as never;
    const asks = (waitingFor: string[]) => (table.present = { ...table.present!, waitingFor, decision: table.present!.decision + 1 });
    step('P1: a');
    asks(['P2']);
    expect(table.held?.stage?.says).toBe('P1: a');
    step('P2: b');
    asks(['P1']);
    vi.advanceTimersByTime(600);
    expect(table.held?.stage?.says).toBe('outcome');
    vi.advanceTimersByTime(1200);
    expect(table.held?.stage?.says).toBe('outcome');
    vi.advanceTimersByTime(600);
    expect(table.held).toBeUndefined();
    step('P1: c');
    expect(table.show.caption?.stage?.says).toBe('P1: c');
    expect(table.held?.stage?.says).toBe('P1: c');
    asks(['P1']);
    vi.advanceTimersByTime(600);
    expect(table.show.caption?.stage?.says).toBe('outcome');
    expect(table.held).toBeUndefined();
});

test('a seat is lit and its player called once the moves before have been shown', async () => {
    const { table, step } = await opened();
    table.sent = { ...table.sent!, seats: [{ seat: 'P1', name: 'Ann', mine: true }] } as never;
    const asks = (seat: string, decision: number) => {
        const asked = seat === 'P1' ? { decision, seat, asks: '', picks: [], moves: [{ text: 'a', selection: {} }] } : undefined;
        Stream.last.onmessage({
            data: JSON.stringify({ kind: 'now', present: { ...table.present, decision, waitingFor: [seat], asked } }),
        });
    };
    const told = () => [table.onTurn, table.waitsForMe, turn.mock.calls.length];
    asks('P2', 2);
    expect(told()).toEqual([['P2'], false, 0]);
    step('P2: a');
    asks('P1', 3);
    expect(told()).toEqual([['P2'], false, 0]);
    vi.advanceTimersByTime(600);
    expect(told()).toEqual([['P2'], false, 0]);
    vi.advanceTimersByTime(600);
    expect(told()).toEqual([['P1'], true, 1]);
    step('P1: b');
    expect(told()).toEqual([['P1'], false, 1]);
    asks('P1', 4);
    vi.advanceTimersByTime(600);
    // The end of the own move holds nothing up.
    expect(table.show.on).toBe(true);
    expect(told()).toEqual([['P1'], true, 2]);
    table.show.again();
    expect(told()).toEqual([['P1'], false, 2]);
    table.show.finish();
    expect(told()).toEqual([['P1'], true, 2]);
});

test('where nothing moves, log and live text tell it at once', async () => {
    settings.motion = 'instant';
    const { table, step, log } = await opened();
    step('P2: a');
    step('P3: b');
    expect(log()).toEqual(['P2: a and outcome', 'P3: b and outcome']);
    vi.advanceTimersByTime(400);
    expect(table.speaker.spoken).toBe('P2: a and outcome P3: b and outcome');
});

test('the own answer lies sealed in the board until all are in, and goes with the seat in view', async () => {
    const { table } = await opened();
    const now = (present: object) =>
        Stream.last.onmessage({
            data: JSON.stringify({
                kind: 'now',
                present: { decision: 1, waitingFor: ['P1', 'P2'], answeredBy: ['P1'], clocks: [], thinking: [], leavers: [], ...present },
            }),
        });
    now({ answered: 'play a' });
    expect(table.entry.sealed?.text).toBe('play a');
    // What it does was not said to this page: it was opened later.
    await vi.waitFor(() => expect(table.entry.sealed?.does).toEqual(preview.does));
    now({});
    expect(table.entry.sealed).toBeUndefined();
    now({ answered: 'play a' });
    await table.look('P2');
    expect(table.entry.sealed).toBeUndefined();
});

test('what others propose is told at once, behind what happened before', async () => {
    settings.motion = 'instant';
    const { table, step } = await opened();
    step('P1: a');
    const proposal = { id: 3, kind: 'stop', by: 'P2', open: ['P1'], yours: true };
    Stream.last.onmessage({ data: JSON.stringify({ kind: 'now', present: { ...table.present, proposal } }) });
    const told = 'P1: a and outcome P2 proposes to stop the game, with no winner. You may agree or decline.';
    expect(table.speaker.spoken).toBe(told);
    vi.advanceTimersByTime(400);
    expect(table.speaker.spoken).toBe(told);
});

test('a stream that is silent for long is begun again, and as long as nobody answers the page says so', async () => {
    const { table } = await opened();
    const first = Stream.last;
    first.onopen();
    for (let i = 0; i < 10; i++) {
        await vi.advanceTimersByTimeAsync(5_000);
        first.heard.get('here')!({ data: '{"kind":"here"}' });
    }
    expect(table.stream.connection).toBe('open');
    expect(Stream.last).toBe(first);
    network = silence;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(table.stream.connection).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(table.stream.connection).toBe('lost');
    expect(first.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.stream.connection).toBe('lost');
    expect(Stream.last).toBe(first);
    network = answered;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Stream.last).not.toBe(first);
    Stream.last.onopen();
    expect(table.stream.connection).toBe('open');
    table.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.stream.connection).toBe('open');
});

test('what was asked for from one seat is not shown to another', async () => {
    const answers = new Map<string, (answer: Response) => void>();
    const at = (who: string, step: number) => ({ step, by: [], events: [], view: { who } });
    const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
    const base = snapshot as object;
    network = (path) => {
        const who = path.includes('as=P2') ? 'P2' : 'nobody';
        if (!path.includes('/replay')) return Promise.resolve(json({ ...base, frame: at(who, 3) }));
        return new Promise((resolve) => answers.set(who, resolve));
    };
    const table = new LiveTable('t');
    const opening = table.open();
    await vi.waitFor(() => expect(answers.has('nobody')).toBe(true));
    const looking = table.look('P2');
    await vi.waitFor(() => expect(answers.has('P2')).toBe(true));
    answers.get('nobody')!(json({ frames: [at('nobody', 2)], printed: {} }));
    await opening;
    expect(table.frames).toEqual([at('P2', 3)]);
    answers.get('P2')!(json({ frames: [at('P2', 2)], printed: {} }));
    await looking;
    expect(table.frames).toEqual([at('P2', 2), at('P2', 3)]);
    table.close();
    network = answered;
});

test('without motion a step sounds by its events', async () => {
    settings.motion = 'instant';
    const { table, step } = await opened();
    const motions = () => [{ kind: 'tumbles' as const, at: 'dice' }];
    useBoard(table, 'game', { motions } as unknown as GameBoard);
    step('P2: a');
    expect(play.mock.lastCall).toEqual(['dice']);
});
