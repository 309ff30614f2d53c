import { expect, test } from 'vitest';
import { collected } from '../src/pages/owndata';
import type { OwnData, OwnTable } from '../src/wire';

const person = { badge: '0123456789abcdef', name: 'Ada', devices: [], blocks: [], sanctions: [], reports: [] };
const table = (id: string) => ({ id }) as unknown as OwnTable;

test('all portions are collected, in their order', async () => {
    const portions: Record<string, OwnData> = {
        first: { person, tables: [table('a'), table('b')], unreadable: [], next: 'b' },
        b: { person, tables: [], unreadable: ['x'], next: 'c' },
        c: { person, tables: [table('d')], unreadable: [] },
    };
    const data = await collected((after) => Promise.resolve(portions[after ?? 'first']!));
    expect(data.person.name).toBe('Ada');
    expect(data.tables.map((one) => one.id)).toEqual(['a', 'b', 'd']);
    expect(data.unreadable).toEqual(['x']);
});
