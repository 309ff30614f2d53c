import { render } from 'svelte/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Coached } from '../src/table/coach.svelte';
import type { LiveTable } from '../src/table/live.svelte';
import type { MoveAdvice, Warning } from '../src/wire';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
/** The calls that wait for an answer. */
const waiting: { body: unknown; answer: (status: number, says: unknown) => void }[] = [];
vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    expect(path).toBe('/api/tables/t/warn');
    return new Promise<Response>((resolve) =>
        waiting.push({
            body: JSON.parse(body),
            answer: (status, says) => resolve(new Response(JSON.stringify(says), { status })),
        }),
    );
});
const { Coach } = await import('../src/table/coach.svelte');
const { settings } = await import('../src/settings.svelte');
const { default: BlunderWarning } = await import('../src/table/BlunderWarning.svelte');

const event = (kind: string) => ({ kind }) as unknown as Warning['made']['does']['events'][number];
const alternative = (move: string, share: number, ...events: string[]): Warning['made'] => ({
    move,
    share,
    does: { events: events.map(event), expected: [], open: [], headline: 0 },
});
const warning: Warning = {
    grade: 'blunder',
    loss: 0.341,
    low: 0.333,
    high: 0.348,
    made: alternative('bad', 0.37, 'steps', 'turn'),
    better: alternative('good', 0.71, 'plants', 'turn'),
    features: [],
};
const blunder: MoveAdvice = { judged: true, warning };
const fine: MoveAdvice = { judged: true };

/** A table at which this move is chosen, and the moves that it sends. */
function seated(move = 'bad') {
    const sent: string[] = [];
    const entry = {
        asked: { decision: 3, seat: 'P1' } as { decision: number; seat: string } | undefined,
        move: move as string | undefined,
    };
    const table = {
        id: 't',
        alone: true,
        head: { clock: { kind: 'none' } },
        present: { clocks: [] as { seat: string; running: boolean }[] },
        entry: { ...entry, clear: () => (table.entry.move = undefined) },
        out: { play: (text: string) => Promise.resolve(void sent.push(text)) },
    };
    return { table, sent, coach: new Coach(table as unknown as Coached) };
}

beforeEach(() => {
    waiting.length = 0;
    settings.warns = true;
});

test('a blunder is asked about, and chosen anew', async () => {
    const { table, sent, coach } = seated();
    const playing = coach.play('bad');
    expect(coach.busy).toBe(true);
    expect(waiting[0]?.body).toEqual({ seat: 'P1', decision: 3, move: 'bad' });
    waiting[0]?.answer(200, blunder);
    await playing;
    expect([coach.busy, coach.warning, sent]).toEqual([false, warning, []]);
    coach.again();
    expect([coach.warning, table.entry.move, sent]).toEqual([undefined, undefined, []]);
});

test('a blunder is made if the player insists', async () => {
    const { sent, coach } = seated();
    const playing = coach.play('bad');
    waiting[0]?.answer(200, blunder);
    await playing;
    await coach.play('bad');
    expect(sent, 'the same click again sends nothing').toEqual([]);
    await coach.insist();
    expect([coach.warning, sent]).toEqual([undefined, ['bad']]);
});

test('other moves are sent, and those that the server does not judge', async () => {
    for (const [status, says] of [
        [200, fine],
        [200, { judged: false }],
        [503, { code: 'protocol/busy', message: 'busy', problems: [] }],
    ] as const) {
        waiting.length = 0;
        const { sent, coach } = seated();
        const playing = coach.play('bad');
        waiting[0]?.answer(status, says);
        await playing;
        expect([coach.warning, sent]).toEqual([undefined, ['bad']]);
    }
});

test('a judgement is about the move that is still chosen', async () => {
    const { table, sent, coach } = seated();
    const playing = coach.play('bad');
    table.entry.move = 'other';
    waiting[0]?.answer(200, fine);
    await playing;
    expect(sent).toEqual([]);
    const again = coach.play('other');
    table.entry.asked = { decision: 4, seat: 'P1' };
    waiting[1]?.answer(200, blunder);
    await again;
    expect([coach.warning, sent]).toEqual([undefined, []]);
});

test('nobody is warned with people, against a clock, or without wanting it', async () => {
    for (const change of [
        ({ table }: ReturnType<typeof seated>) => (table.alone = false),
        ({ table }: ReturnType<typeof seated>) => table.present.clocks.push({ seat: 'P1', running: true }),
        () => (settings.warns = false),
    ]) {
        settings.warns = true;
        const place = seated();
        change(place);
        await place.coach.play('bad');
        expect([waiting.length, place.sent]).toEqual([0, ['bad']]);
    }
});

test('the question names the loss and the better move', () => {
    const table = { say: (events: readonly { kind: string }[]) => events.map(({ kind }) => kind).join(' ') } as unknown as LiveTable;
    const { body } = render(BlunderWarning, { props: { table, warning, bar: {} as HTMLElement } });
    expect(body).toContain('role="alertdialog"');
    for (const words of [
        'about 34 points of your chance to win (33 to 35).',
        'Better: plants',
        'Yours: steps',
        'Play it anyway',
        'Choose again',
    ])
        expect(body).toContain(words);
});
