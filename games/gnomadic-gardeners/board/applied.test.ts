import { describe, expect, it } from 'vitest';
import { applied } from './applied';
import type { GnomeEvent, GnomeView } from './cards';
import { committing, revealed } from './fixture';

const fern = { id: 'c', name: 'Fern' };
const then = (view: GnomeView, ...events: GnomeEvent[]): GnomeView => events.reduce(applied, view);
const alone: GnomeView = {
    ...revealed,
    sides: [revealed.sides[0]!, { ...revealed.sides[1]!, party: 'automa' }],
    automaPile: [['c']],
};

describe('an event entered in a view', () => {
    it('opens gnomes and says who resolves first', () => {
        const open = then(
            committing,
            { kind: 'gnomes-revealed', seat: 'P2', gnomes: [fern], hours: 2, kept: 0, resting: ['goat'] },
            { kind: 'resolves-first', seat: 'P2', precedence: 'hours', hours: 2, others: 4 },
        );
        expect(open).toMatchObject({ first: 2, waitsFor: 'resolve', resolved: 0 });
        expect(open.sides[1]).toMatchObject({ played: ['c'], kept: [], resting: ['goat'] });
        expect(open.sides.map(({ account }) => account.prep)).toEqual([4, 2]);
    });

    it('counts a side as resolved once, whatever it does', () => {
        const two = then(revealed, { kind: 'task-done', seat: 'P2', task: 1, by: [] }, { kind: 'task-done', seat: 'P2', task: 2, by: [] });
        expect([two.resolved, two.sides[1]!.account.did, two.tasks.map(({ doneBy }) => doneBy)]).toEqual([1, [1, 2], [[2], [2], []]]);
        const none = then(two, { kind: 'no-task-done', seat: 'P1' }, { kind: 'task-done', seat: 'P1', task: 1, by: [] });
        expect(none.tasks[0]!.doneBy).toEqual([1, 2]);
    });

    it('gives bliss, animals and sleep', () => {
        const after = then(
            revealed,
            { kind: 'scored', seat: 'P1', from: 20, to: 24, parts: [{ bliss: 4, source: 'task-1' }] },
            { kind: 'animal-gained', seat: 'P1', animal: 'cow' },
            { kind: 'animals-fell-asleep', seat: 'P1', animals: ['hen'] },
            { kind: 'gift-chosen', seat: 'P1', gnome: fern },
        );
        expect(after.sides[0]).toMatchObject({ score: 24, animals: ['hen', 'cow'], asleep: ['hen'] });
        expect(after.sides[0]!.account).toMatchObject({ total: 4, gained: 'cow', gift: 'c' });
        const adopted = then({ ...alone, round: 0 }, { kind: 'animal-gained', animal: 'hen' });
        expect(adopted.sides[1]!.account.gained).toBeUndefined();
    });

    it('moves gnomes from hand to hand, and under the pile of the automa', () => {
        const passed = then(
            alone,
            { kind: 'gnomes-handed-over', to: 'P1', gnomes: [fern] },
            { kind: 'gnomes-set-aside', seat: 'P1', gnomes: [{ id: 'a', name: 'Moss' }] },
            { kind: 'gnomes-put-under', gnomes: [{ id: 'a', name: 'Moss' }] },
        );
        expect(passed.sides.map(({ hand }) => hand)).toEqual([['b', 'c'], ['a']]);
        expect([passed.automaPile, passed.waitsFor]).toEqual([[['a']], 'pass']);
    });

    it('moves task cards', () => {
        const slid = then(committing, { kind: 'task-card-discarded', card: 'x1' }, { kind: 'task-card-slid', card: 'x2' });
        expect([slid.left, slid.right, slid.tasks, slid.discards]).toEqual(['x2', '', [], ['x6', 'x1']]);
        const next = then(
            slid,
            { kind: 'task-card-drawn', card: 'x3' },
            { kind: 'task-opened', task: 1, need: ['herbs'], bliss: 5, milk: true },
        );
        expect([next.right, next.pile]).toEqual(['x3', [['x4', 'x5']]]);
        expect(next.tasks).toEqual([{ number: 1, need: ['herbs'], bliss: 5, milk: true, doneBy: [] }]);
        expect(then(slid, { kind: 'task-pile-shuffled', cards: ['x6'] })).toMatchObject({
            discards: [],
            pile: [['x3'], ['x4', 'x5'], ['x6']],
        });
    });
});
