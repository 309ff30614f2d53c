import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../src/api';
import { createTable, plain } from '../src/pages/createtable';
import { forgetFile, keepFile, keptFiles, tooLarge } from '../src/pages/newtable/files';

const file = (number: number) => ({ name: `cards-${number}.json`, sha256: String(number), content: `content ${number}` });

/** A browser's store with so much room. */
function store(room: number): void {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
            if (value.length > room) throw new Error('no room');
            kept.set(key, value);
        },
    });
}

vi.mock('../src/route.svelte', () => ({ route: { go: () => {} } }));

describe('files with which tables were opened', () => {
    beforeEach(() => store(10_000));

    it('are kept by game and option, the latest first, each content once', () => {
        for (const number of [1, 2, 1]) keepFile('game', 'cards', file(number));
        expect(keptFiles('game', 'cards').map((one) => one.name)).toEqual(['cards-1.json', 'cards-2.json']);
        expect(keptFiles('game', 'goals')).toEqual([]);
    });

    it('are at most eight', () => {
        for (let number = 0; number < 12; number++) keepFile('game', 'cards', file(number));
        expect(keptFiles('game', 'cards').map((one) => one.sha256)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4']);
    });

    it('fall out, the earliest first, where there is no room', () => {
        store(160);
        for (let number = 0; number < 5; number++) keepFile('game', 'cards', file(number));
        expect(keptFiles('game', 'cards').map((one) => one.sha256)).toEqual(['4', '3']);
    });

    it('are kept when the table is open, with the time', async () => {
        const create = vi.spyOn(api, 'create');
        const wanted = { ...plain({ slug: 'game', aids: true }, []), options: { cards: 'cards-1.json\nline 1\nline 2', goals: 'many' } };
        create.mockRejectedValueOnce(new Error('no'));
        await expect(createTable(wanted)).rejects.toThrow('no');
        expect(keptFiles('game', 'cards')).toEqual([]);

        const made = { table: { id: 't' }, files: [{ option: 'cards', name: 'cards-1.json', sha256: '1' }] };
        create.mockResolvedValueOnce(made as unknown as Awaited<ReturnType<typeof api.create>>);
        await createTable(wanted);
        expect(keptFiles('game', 'cards')).toEqual([
            { name: 'cards-1.json', sha256: '1', content: 'line 1\nline 2', at: expect.any(Number) as number },
        ]);
        expect(keptFiles('game', 'goals')).toEqual([]);
    });

    it('are offered no more once they are forgotten', () => {
        for (const number of [1, 2]) keepFile('game', 'cards', file(number));
        expect(forgetFile('game', 'cards', '2').map((one) => one.sha256)).toEqual(['1']);
        expect(keptFiles('game', 'cards').map((one) => one.sha256)).toEqual(['1']);
    });

    it('are none where something else stands there', () => {
        localStorage.setItem('parterre.files.game.cards', '{"name": 3}');
        expect(keptFiles('game', 'cards')).toEqual([]);
    });
});

it('is said of a file that is too large, by its name, before it is sent', () => {
    expect(tooLarge({ name: 'cards.json', size: 9_000 })).toBeUndefined();
    expect(tooLarge({ name: 'cards.json', size: 1_000_000 })).toBeUndefined();
    expect(tooLarge({ name: 'cards.json', size: 3_120_000 })).toBe('“cards.json” has 3.2 MB. A file may have 1 MB at most.');
});
