import { describe, expect, it } from 'vitest';
import { mid } from './fixture';
import { die, plant, score, stand, turn } from './setting';

const lines = {
    turn: 'P1 moves',
    dice: '1 2 3 3 5',
    P1: 'score 17, gardener e5, flowers 3 green 1 blue 2 yellow 2 gray 1 red',
    P2: 'score 21, gardener h8, flowers 1 green 2 blue 2 white 1 gray 3 red',
};
const position = { view: mid, lines };

describe('a position set up by hand', () => {
    it('takes a planted flower from the player who has most of them', () => {
        expect(plant(position, 'b6', 'red')).toMatchObject({
            turn: 'P1 begins',
            red: 'f9 f10 e10 e11 g5 b9 b6',
            P1: lines.P1,
            P2: 'score 21, gardener h8, flowers 1 green 2 blue 2 white 1 gray 2 red',
        });
    });

    it('gives a flower that is taken away to the player who has fewest', () => {
        const taken = plant(position, 'a7', undefined);
        expect(taken).toMatchObject({ gray: 'j5 i5', P1: lines.P1.replace('2 gray', '3 gray') });
        expect(taken).not.toHaveProperty('red');
        expect(plant(position, 'g5', 'green')).toMatchObject({ red: 'f9 f10 e10 e11 b9', green: 'e5 e6 f5 d6 c6 g5' });
    });

    it('changes one field at a time', () => {
        expect(stand(position, 1, 'h9')).toEqual({ turn: 'P1 begins', P2: lines.P2.replace('h8', 'h9') });
        expect(score(position, 0, 40)).toEqual({ P1: lines.P1.replace('17', '40') });
        expect(turn(position, 1)).toEqual({ turn: 'P2 begins' });
        expect(die(position, 4, true)).toEqual({ turn: 'P1 begins', dice: '1 2 3 3 4 5' });
        expect(die(position, 3, false)).toEqual({ turn: 'P1 begins', dice: '1 2 3 5' });
        expect(die({ ...position, view: { ...mid, dice: [6] } }, 6, false)).toEqual({ turn: 'P1 begins', dice: 'none' });
    });
});
