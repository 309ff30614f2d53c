import { describe, expect, it } from 'vitest';
import { applyChanges, effects } from '../src/toolkit/changes';
import type { Change } from '../src/wire';

const view = {
    round: 1,
    event: 'fire',
    players: [
        { score: 2, hand: ['a', 'b'] },
        { score: 0, hand: [] },
    ],
    done: {},
};
const change = (op: Change['op'], path: string[], value?: unknown): Change => ({ op, path, ...(value !== undefined && { value }) });

describe('a view with changes', () => {
    it('has values set and removed', () => {
        const changes = [change('replace', ['round'], 2), change('remove', ['event']), change('add', ['done', 'fire'], 1)];
        expect(applyChanges(view, changes)).toEqual({ round: 2, players: view.players, done: { fire: 1 } });
    });

    it('has items set, inserted, added and taken out', () => {
        const hand = ['players', '0', 'hand'];
        const changes = [
            change('add', [...hand, '2'], 'd'),
            change('add', [...hand, '0'], 'c'),
            change('remove', [...hand, '1']),
            change('replace', [...hand, '1'], 'e'),
        ];
        expect(applyChanges(view, changes).players[0]?.hand).toEqual(['c', 'e', 'd']);
    });

    it('is new where something changed, and the view before stays as it was', () => {
        const next = applyChanges(view, [change('replace', ['players', '0', 'score'], 5)]);
        expect(next.players.map(({ score }) => score)).toEqual([5, 0]);
        expect(next.players[1]).toBe(view.players[1]);
        expect(view.players[0]?.score).toBe(2);
        expect(applyChanges(view, [])).toBe(view);
    });

    it('leaves away what its viewer does not see', () => {
        const hidden = [change('replace', ['players', '1', 'deck', '0'], 1), change('replace', ['players', '7', 'score'], 1)];
        expect(applyChanges(view, hidden)).toEqual(view);
    });
});

it('the events of a step come with what they change', () => {
    const events = [{ kind: 'one' as const }, { kind: 'two' as const }];
    const frame = { step: 1, by: [], events, view };
    const changes = [[change('replace', ['round'], 2)], []];
    expect(effects({ ...frame, changes })).toEqual([
        { event: { kind: 'one' }, changes: changes[0] },
        { event: { kind: 'two' }, changes: [] },
    ]);
    expect(effects(frame).map((effect) => effect.changes)).toEqual([[], []]);
});
