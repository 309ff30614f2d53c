import { describe, expect, it } from 'vitest';
import { effects, headline, pointsOf } from '../src/table/previews';
import type { MovePreview } from '../src/wire';

/** Says kinds in place of words, and nothing of a quiet one. */
const kinds = (told: readonly { kind: string }[]) =>
    told
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'quiet')
        .join(' ');
const preview = (events: readonly object[], open: readonly object[] = [], headline = 0) =>
    ({ events, expected: [], open, headline }) as unknown as MovePreview;
const paid = { kind: 'coins-paid' };
const bought = { kind: 'parcel-bought' };

describe('a preview in words', () => {
    it('is named by the event that the server says', () => {
        const does = preview([paid, bought, { kind: 'scored' }], [], 1);
        expect(headline(does, kinds)).toBe('parcel-bought');
        expect(effects(does, kinds)).toBe('coins-paid scored');
    });

    it('is named by a payment where nothing else is certain', () => {
        expect(headline(preview([paid]), kinds)).toBe('coins-paid');
        expect(headline(preview([]), kinds)).toBe('');
    });

    it('is named by the next event that has words, and says that one once', () => {
        const does = preview([{ kind: 'quiet' }, { kind: 'trade-offered' }, paid]);
        expect(headline(does, kinds)).toBe('trade-offered');
        expect(effects(does, kinds)).toBe('coins-paid');
    });

    it('says once what is open twice', () => {
        const blocks = { by: 'others', about: { kind: 'blocks-ahead' } };
        const once = effects(preview([bought], [blocks]), kinds);
        expect(once).toContain('blocks-ahead');
        expect(effects(preview([bought], [blocks, blocks]), kinds)).toBe(once);
    });

    it('names once who decides several things', () => {
        const order = { by: 'others', about: { kind: 'order-ahead' } };
        const drawn = { by: 'chance', about: { kind: 'draw-ahead' } };
        const reach = { by: 'others', about: { kind: 'tasks-within-reach' } };
        expect(effects(preview([bought], [order, drawn, reach]), kinds)).toBe(
            'Others decide: order-ahead tasks-within-reach By chance: draw-ahead',
        );
    });
});

it('counts the points of one seat, and what it loses', () => {
    const points = (points: number, seat: string) => ({ kind: 'points' as const, points, from: 'land:dune', to: `score:${seat}` });
    const all = [points(3, 'P1'), points(-2, 'P2'), { kind: 'grows' as const, at: 'land:dune' }, points(1, 'P1')];
    expect(['P1', 'P2', 'P3'].map((seat) => pointsOf(all, seat))).toEqual([4, -2, 0]);
});
