import { expect, test } from 'vitest';
import { hindrance, news, proposed, tookBack } from '../src/table/proposal';
import type { LogEntry, Present } from '../src/wire';

const log = [[], ['P1'], ['P2'], [], ['P1'], ['P2']].map((by, step): LogEntry => ({ line: `step ${step}`, by, events: [] }));
const nameOf = (seat: string) => (seat === 'P1' ? 'Ann' : 'Ben');
const says = (to: number) => proposed({ kind: 'take-back', by: 'P2', to }, log, nameOf);

test('a proposal names the move that would be taken back, by its number in the log', () => {
    expect(says(4)).toBe('Ben proposes to take back Ann’s move (step 5) and all after it.');
    expect(says(5)).toBe('Ben proposes to take back Ben’s move (step 6).');
    expect(says(1)).toBe('Ben proposes to take back Ann’s move (step 2) and all after it.');
});

test('where no player moved it says how far back', () => {
    expect(says(0)).toBe('Ben proposes to go back to the start.');
    expect(says(3)).toBe('Ben proposes to take back step 4 and all after it.');
    expect(proposed({ kind: 'stop', by: 'P2' }, log, nameOf)).toBe('Ben proposes to stop the game, with no winner.');
});

test('one thing is proposed at a time, and it is said whose', () => {
    expect(hindrance({ by: 'P1' }, 'P2', nameOf)).toBe('Nothing else can be proposed until Ann’s proposal is answered or withdrawn.');
    expect(hindrance({ by: 'P1' }, 'P1', nameOf)).toContain('until your proposal');
});

const present = (more: Partial<Present>) => ({ leavers: [], ...more }) as unknown as Present;
const heard = (before: Present | undefined, now: Present, mine = ['P2']) => news(before, now, mine, log, nameOf);

test('a proposal is told once, and to who opens the table while it stands', () => {
    const stop = present({ proposal: { id: 9, kind: 'stop', by: 'P1', open: ['P2'], yours: true } });
    const says = 'Ann proposes to stop the game, with no winner. You may agree or decline.';
    expect(heard(present({}), stop)).toBe(says);
    expect(heard(undefined, stop)).toBe(says);
    expect(heard(stop, stop)).toBe('');
    expect(heard(stop, present({}))).toBe('');
    const another = present({ proposal: { id: 12, kind: 'take-back', by: 'P2', to: 5, open: ['P1'], yours: false } });
    expect(heard(stop, another)).toBe('Ben proposes to take back Ben’s move (step 6).');
});

test('that a bot may be called is told to who may call it, once', () => {
    const left = present({ leavers: ['P1'] });
    expect(heard(present({}), left)).toBe('Ann has left. A bot may be called to hold the seat.');
    expect(heard(left, left)).toBe('');
    expect(heard(present({}), left, ['P1'])).toBe('');
    expect(heard(present({}), left, [])).toBe('');
    expect(heard(undefined, left)).toBe('');
});

test('each name of one device that is asked is named', () => {
    const stop = present({ proposal: { id: 9, kind: 'stop', by: 'P1', open: ['P2'], yours: true } });
    expect(heard(present({}), stop, ['P1', 'P2'])).toBe('Ann proposes to stop the game, with no winner. Ben may agree or decline.');
});

test('what was taken back is named as a move, by whom and whose', () => {
    expect(tookBack('P2', 5, false, log, nameOf)).toBe('Ben took back a move (step 6).');
    expect(tookBack('P2', 4, false, log, nameOf)).toBe('Ben took back Ann’s move (step 5) and all after it.');
    expect(tookBack('P1', 3, false, log, nameOf)).toBe('Ann took back step 4 and all after it.');
    expect(tookBack('P1', 0, false, log, nameOf)).toBe('Ann went back to the start.');
    expect(tookBack('P1', 3, true, log, nameOf)).toBe('Ann took back step 4 and all after it; everybody agreed.');
});
