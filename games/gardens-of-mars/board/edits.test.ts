import { describe, expect, it } from 'vitest';
import { mid } from './fixture';
import { die, plant, score, stand, turn } from './edits';

const begins = { turn: { seat: 'P1', does: 'begins' } };

describe('a position set up by hand', () => {
    it('takes a planted flower from the player who has most of them', () => {
        expect(plant(mid, 'b6', 'red')).toMatchObject({
            ...begins,
            red: ['f9', 'f10', 'e10', 'e11', 'g5', 'b9', 'b6'],
            P1: { flowers: { red: 1 } },
            P2: { flowers: { green: 1, red: 2 } },
        });
    });

    it('gives a flower that is taken away to the player who has fewest', () => {
        const taken = plant(mid, 'a7', undefined);
        expect(taken).toMatchObject({ gray: ['j5', 'i5'], P1: { flowers: { gray: 3 } } });
        expect(taken).not.toHaveProperty('red');
        expect(plant(mid, 'g5', 'green')).toMatchObject({
            red: ['f9', 'f10', 'e10', 'e11', 'b9'],
            green: ['e5', 'e6', 'f5', 'd6', 'c6', 'g5'],
        });
    });

    it('changes one field at a time', () => {
        expect(stand(mid, 1, 'h9')).toEqual({ ...begins, P2: { gardener: ['h9'] } });
        expect(score(mid, 0, 40)).toEqual({ P1: { score: 40 } });
        expect(turn(mid, 1)).toEqual({ turn: { seat: 'P2', does: 'begins' } });
        expect(die(mid, 4, true)).toEqual({ ...begins, dice: [1, 2, 3, 3, 4, 5] });
        expect(die(mid, 3, false)).toEqual({ ...begins, dice: [1, 2, 3, 5] });
        expect(die({ ...mid, dice: [6] }, 6, false)).toEqual({ ...begins, dice: [] });
    });
});
