import { expect, it } from 'vitest';
import { asked, seatIndex, typed } from '$toolkit/texts';

it('counts seats from 0', () => {
    expect(['P1', 'P8'].map(seatIndex)).toEqual([0, 7]);
});

it('reads what is typed word by word', () => {
    expect(typed('  Around   E5 ')).toEqual(['around', 'e5']);
    expect(typed(' ')).toEqual([]);
});

it('knows the topic of a question by its word in the language', () => {
    const german = (topic: 'hand' | 'around') => ({ hand: 'Hand', around: 'um' })[topic];
    expect(asked('Um E5', ['hand', 'around'], german)).toEqual({ topic: 'around', rest: ['e5'] });
    expect(asked('around e5', ['hand', 'around'], german).topic).toBeUndefined();
});
