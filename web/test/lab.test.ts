import { expect, it } from 'vitest';
import { isWorthTelling, lasts, lineIn, percent, placeOf, reportOf, scaleOf } from '../src/pages/lab';
import type { FoundNumber } from '../src/wire';

const number = (low: number | undefined, high: number | undefined, against?: string): FoundNumber => ({
    lineUp: 'random*2',
    arm: 'group',
    told: '',
    found: false,
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    ...(against === undefined ? {} : { against }),
});

it('holds all intervals on a scale that never shrinks', () => {
    const first = scaleOf([number(2, 8), number(3, 9), number(undefined, undefined)]);
    expect(first).toEqual({ low: 2, high: 9 });
    expect(scaleOf([number(4, 5)], first)).toEqual(first);
    expect(scaleOf([number(1, 5)], first)).toEqual({ low: 1, high: 9 });
});

it('shows zero beside a difference', () => {
    expect(scaleOf([number(2, 4, 'rules')])).toEqual({ low: 0, high: 4 });
    expect(scaleOf([number(2, 4)])).toEqual({ low: 2, high: 4 });
});

it('has no scale before the first interval, and a wide one for a single point', () => {
    expect(scaleOf([number(undefined, undefined)])).toBeUndefined();
    expect(scaleOf([number(5, 5)])).toEqual({ low: 4, high: 6 });
});

it('places numbers between 0 and 100', () => {
    const scale = { low: -1, high: 3 };
    expect([-1, 1, 3].map((one) => placeOf(scale, one))).toEqual([0, 50, 100]);
});

it('tells a screen reader of each tenth', () => {
    expect(percent(undefined)).toBe(0);
    expect(percent({ done: 0, of: 0, games: 0 })).toBe(0);
    expect(percent({ done: 199, of: 200, games: 0 })).toBe(99);
    expect(isWorthTelling(9, 10)).toBe(true);
    expect(isWorthTelling(10, 19)).toBe(false);
    expect(isWorthTelling(8, 31)).toBe(true);
});

it('rounds the time that is left', () => {
    expect(lasts(300)).toBe('1 second');
    expect(lasts(100_000)).toBe('100 seconds');
    expect(lasts(250_000)).toBe('4 minutes');
    expect(lasts(9_000_000)).toBe('3 hours');
});

it('finds the line of a problem', () => {
    expect(lineIn('name: x\ngame: y', 2)).toEqual([8, 15]);
    expect(lineIn('name: x', 9)).toEqual([0, 7]);
});

it('asks for reports in the language of the page', () => {
    expect(reportOf('a b', 'report.html')).toBe('/api/lab/experiments/a%20b/report.html?lang=en');
    expect(reportOf('x', 'findings.json')).toBe('/api/lab/experiments/x/findings.json');
});
