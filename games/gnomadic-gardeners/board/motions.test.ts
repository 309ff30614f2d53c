import { expect, test } from 'vitest';
import { motions } from './motions';

const moss = { id: 'a', name: 'Moss' };

test('gnomes go to their task, its bliss goes to their side, and then they cross the table', () => {
    expect(
        motions([
            { kind: 'task-done', seat: 'P1', task: 2, by: [moss] },
            { kind: 'scored', seat: 'P1', from: 3, to: 7, parts: [] },
            { kind: 'animal-gained', seat: 'P1', animal: 'hen' },
            { kind: 'scored', from: 0, to: 2, parts: [] },
            { kind: 'gnomes-handed-over', from: 'P1', to: 'P2', gnomes: [moss] },
        ]),
    ).toEqual([
        { kind: 'visits', at: 'gnome:a', to: 'task:2' },
        { kind: 'points', points: 4, from: 'task:2', to: 'score:P1' },
        { kind: 'comes', at: 'animal:P1:hen', from: 'task:2' },
        { kind: 'points', points: 2, from: 'party:automa', to: 'score:automa' },
        { kind: 'goes', at: 'gnome:a', to: 'party:P2' },
    ]);
});
