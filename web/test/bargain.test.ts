import { describe, expect, it } from 'vitest';
import type { SayMessages } from '../src/toolkit/board';
import { bargain } from '../src/table/bargain';

describe('a bargain', () => {
    const thing = (id: string, says: string) => ({ id, says: { kind: 'answer-target', answer: says } as const, count: 5 });
    const say: SayMessages = (told) => told.map((one) => ('answer' in one ? one.answer : '')).join(' ');
    const pick = {
        kind: 'offer',
        name: 'trade',
        asks: { kind: 'nothing-asked' },
        give: [thing('water', 'Water'), thing('coin', 'coins')],
        get: [thing('coin', 'coins'), thing('dune', 'Dune')],
    } as const;

    it('is told by what is given and what is got', () => {
        expect(
            bargain({ ...pick, give: [...pick.give], get: [...pick.get] }, ['give:water', 'get:coin', 'get:coin', 'get:dune'], say),
        ).toEqual(['giving Water', 'getting 2 coins and Dune']);
        expect(bargain({ ...pick, give: [...pick.give], get: [...pick.get] }, [], say)).toEqual([]);
    });
});
