import { expect, it } from 'vitest';
import { seatIndex, typed } from '$toolkit/reading';

it('counts seats from 0', () => {
    expect(['P1', 'P8'].map(seatIndex)).toEqual([0, 7]);
});

it('reads what is typed word by word', () => {
    expect(typed('  Around   E5 ')).toEqual(['around', 'e5']);
    expect(typed(' ')).toEqual([]);
});
