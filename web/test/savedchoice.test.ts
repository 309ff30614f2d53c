import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Entry } from '../src/toolkit/entry.svelte';
import { saveChoice, restoreChoice } from '../src/table/savedchoice';

const held = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
});

function asked(decision: number): Entry {
    const entry = new Entry();
    const target = (id: string) => ({ id, says: { kind: 'answer-target', answer: id } as const, count: 1 });
    entry.ask({
        decision,
        seat: 'P1',
        asks: { kind: 'nothing-asked' },
        unlisted: false,
        picks: [{ kind: 'one', name: 'die', asks: { kind: 'nothing-asked' }, targets: [target('1'), target('2')] }],
        moves: [
            { text: 'go 1', fields: { kind: 'waste', die: 1 }, selection: { die: ['1'] } },
            { text: 'go 2', fields: { kind: 'waste', die: 2 }, selection: { die: ['2'] } },
        ],
    });
    return entry;
}

describe('a choice that is half made', () => {
    beforeEach(() => held.clear());

    it('is there again when the page comes back', () => {
        const entry = asked(7);
        entry.choose('die', '2');
        saveChoice('t', entry);
        const later = asked(7);
        restoreChoice('t', later);
        expect(later.move).toBe('go 2');
    });

    it('is gone with its question, when it is taken back, and where it cannot be read', () => {
        const entry = asked(7);
        entry.choose('die', '2');
        saveChoice('t', entry);
        const next = asked(8);
        restoreChoice('t', next);
        expect(next.chosenByPick).toEqual({});
        entry.clear();
        saveChoice('t', entry);
        const later = asked(7);
        restoreChoice('t', later);
        expect(later.chosenByPick).toEqual({});
        held.set('parterre.choice.t', '{"decision":7,"seat":"P1","chosen":{"die":3}}');
        restoreChoice('t', later);
        expect(later.chosenByPick).toEqual({});
    });
});
