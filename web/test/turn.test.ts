import { describe, expect, it } from 'vitest';
import { hasMovedInTurn } from '../src/table/turn';
import type { Frame } from '../src/wire';

const inTurn = (view: object) => (view as { turn: string }).turn;
const frame = (by: string[], turn: string) => ({ by, view: { turn } }) as unknown as Frame;
const acted = (...frames: Frame[]) => hasMovedInTurn(frames, 'P1', inTurn);

describe('the first click of a turn', () => {
    const begun = [frame(['P1'], 'P2'), frame(['P2'], 'P1'), frame([], 'P1')];

    it('comes before the seat has moved in this turn, whatever it did in the last one', () => {
        expect(acted()).toBe(false);
        expect(acted(...begun)).toBe(false);
    });

    it('is past once the seat has moved, also where another has answered since', () => {
        expect(acted(...begun, frame(['P1'], 'P1'))).toBe(true);
        expect(acted(...begun, frame(['P1'], 'P1'), frame(['P2'], 'P1'))).toBe(true);
    });
});
