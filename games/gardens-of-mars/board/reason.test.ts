import { expect, it } from 'vitest';
import { mid } from './fixture';
import { reason } from './reason';
import type { Colour, MarsEvent, MarsView } from './view';

const frame = (events: MarsEvent[], view: MarsView = mid) => ({ step: 0, by: [], events, view });
const planted = (seat: string, cell: string, colour: Colour, points: number): MarsEvent[] => [
    { kind: 'planted', seat, die: 1, from: 'e5', cell, colour, joined: points },
    { kind: 'scored', seat, points, from: 0, to: points },
];
const lost = (seat: string): MarsEvent[] => [
    { kind: 'stepped-on-flower', seat, die: 1, from: 'e5', cell: 'e6' },
    { kind: 'point-lost', seat, from: 5, to: 4 },
];
const skipped = (seat: string, squares: number): MarsEvent => ({ kind: 'squares-skipped', seat, squares, from: 0, to: squares });
/** A game with these events in one step. */
const game = (events: MarsEvent[], view?: MarsView) => [frame([]), frame(events, view)];

it('names the groups of the colour that brought most of the lead', () => {
    // b9 and g5 grow alone, f9 and e11 in one group.
    const red = ['f9', 'e11', 'g5', 'b9'].flatMap((cell) => planted('P1', cell, 'red', 3));
    const green = [...planted('P1', 'e6', 'green', 9), ...planted('P2', 'e5', 'green', 9)];
    expect(reason(game([...red, ...green]), ['P1'], 'P2')).toBe('three groups of red brought 12 points');
    expect(reason(game(red.slice(0, 4)), ['P1'], 'P2')).toBe('one group of red brought 6 points');
});

it('names squares skipped and points lost', () => {
    expect(reason(game([skipped('P1', 5), ...planted('P1', 'f9', 'red', 3)]), ['P1'], 'P2')).toBe('squares skipped brought 5 points');
    expect(reason(game([...lost('P2'), ...lost('P2')]), ['P1'], 'P2')).toBe('2 points less lost by stepping on flowers');
});

it('says of a game together that the lowest score counts', () => {
    const together = { ...mid, options: { cooperative: 'on' } };
    const events = [...planted('P1', 'f9', 'red', 3), ...planted('P2', 'f10', 'red', 3), ...planted('P2', 'e5', 'green', 4)];
    expect(reason(game(events, together), ['P1', 'P2'], undefined)).toBe('the lowest score counts, and one group of red brought 6 points');
});

it('says nothing of a win shared at 0, nor of a game without points', () => {
    expect(reason(game([]), ['P1', 'P2'], undefined)).toBeUndefined();
    expect(reason(game([]), ['P1'], 'P2')).toBeUndefined();
});
