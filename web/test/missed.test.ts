import { expect, test } from 'vitest';
import { missedSteps, viewerSeats } from '../src/table/missed';
import type { Frame } from '../src/wire';

/** Steps, each with the seats that moved before the colon. */
const frames = (...lines: string[]): Frame[] =>
    lines.map((line, step) => ({
        step,
        ...(line && { line }),
        by:
            line
                .split(':')[0]
                ?.split(' ')
                .filter((seat) => seat.startsWith('P')) ?? [],
        events: [],
        view: {} as Frame['view'],
    }));

test('what was missed begins after the last move of one of these seats', () => {
    const all = frames('', '*: a', 'P1: b', 'P2: c', '*: d', 'P3: e');
    expect(missedSteps(all, ['P1']).map((one) => one.frame.line)).toEqual(['P2: c', '*: d', 'P3: e']);
    expect(missedSteps(all, ['P1'])[0]?.before?.line).toBe('P1: b');
    expect(missedSteps(all, ['P1', 'P2']).map((one) => one.frame.line)).toEqual(['*: d', 'P3: e']);
    expect(missedSteps(all, ['P3'])).toEqual([]);
});

test('an answer given together with others is a move', () => {
    const all = frames('', 'P1 P2: a and b', '*: c', 'P2: d');
    expect(missedSteps(all, ['P1']).map((one) => one.frame.line)).toEqual(['*: c', 'P2: d']);
});

test('before the first turn there is nothing to come back to', () => {
    const all = frames('', '*: a', 'P1: b', 'P2: c');
    expect(missedSteps(all, ['P3'])).toEqual([]);
    expect(missedSteps(all, [])).toEqual([]);
    expect(missedSteps([], ['P1'])).toEqual([]);
});

test('of several on one device the one counts for whom the table waits', () => {
    expect(viewerSeats(['P1', 'P2'], 'P2')).toEqual(['P2']);
    expect(viewerSeats(['P1', 'P2'], undefined)).toEqual(['P1', 'P2']);
    expect(viewerSeats(['P1'], 'P1')).toEqual(['P1']);
});
