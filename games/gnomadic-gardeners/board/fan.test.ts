import { expect, test } from 'vitest';
import { fan } from './fan';

test.each([
    ['one card stands upright', 1, 1, [0]],
    ['few cards lean a little', 2, 2, [-0.2, 0.2]],
    ['six cards lean to the full', 6, 6, [-1, -0.6, -0.2, 0.2, 0.6, 1]],
    ['each row is a fan of its own', 9, 7, [-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1, -0.2, 0.2]],
])('%s', (_, cards, across, leans) => {
    const found = fan(cards, across);
    expect(found).toHaveLength(leans.length);
    leans.forEach((lean, i) => expect(found[i]).toBeCloseTo(lean));
});
