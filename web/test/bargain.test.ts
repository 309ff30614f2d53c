import { describe, expect, it } from 'vitest';
import { bargain } from '../src/table/bargain';

describe('a bargain', () => {
    const thing = (id: string, says: string) => ({ id, says, count: 5 });
    const pick = {
        kind: 'offer',
        name: 'trade',
        asks: 'What for what?',
        give: [thing('water', 'Water'), thing('coin', 'coins')],
        get: [thing('coin', 'coins'), thing('dune', 'Dune')],
    } as const;

    it('is told by what is given and what is got', () => {
        expect(bargain({ ...pick, give: [...pick.give], get: [...pick.get] }, ['give:water', 'get:coin', 'get:coin', 'get:dune'])).toEqual([
            'giving Water',
            'getting 2 coins, Dune',
        ]);
        expect(bargain({ ...pick, give: [...pick.give], get: [...pick.get] }, [])).toEqual([]);
    });
});
