import { describe, expect, it } from 'vitest';
import { effects, headline } from '../src/table/previews';
import type { MovePreview } from '../src/wire';

const kinds = (told: readonly { kind: string }[]) => told.map(({ kind }) => kind).join(' ');
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

    it('says once what is open twice', () => {
        const blocks = { by: 'others', about: { kind: 'blocks-ahead' } };
        const once = effects(preview([bought], [blocks]), kinds);
        expect(once).toContain('blocks-ahead');
        expect(effects(preview([bought], [blocks, blocks]), kinds)).toBe(once);
    });
});
