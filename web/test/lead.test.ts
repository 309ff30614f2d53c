import { expect, it } from 'vitest';
import { added, lead } from '$toolkit/lead';

const best = new Map([
    ['red', 20],
    ['tulip', 18],
]);
const next = new Map([
    ['red', 12],
    ['tulip', 9],
]);

it('adds up what several parties have', () => {
    expect([...added([best, next])]).toEqual([
        ['red', 32],
        ['tulip', 27],
    ]);
});

it('finds what a lead comes from most', () => {
    expect(lead(best, next)).toEqual({ what: 'tulip', points: 9 });
    expect(lead(next, best)).toBeUndefined();
    expect(lead(best, new Map())).toEqual({ what: 'red', points: 20 });
    expect(lead(new Map(), new Map([['wasted', -3]]))).toEqual({ what: 'wasted', points: 3 });
});
