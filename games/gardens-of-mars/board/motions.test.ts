import { expect, test } from 'vitest';
import { motions } from './motions';

test('the flower opens where it is planted, and its points fly from there to the player’s marker', () => {
    expect(
        motions([
            { kind: 'planted', seat: 'P2', die: 3, from: 'e5', cell: 'e8', colour: 'red', joined: 1 },
            { kind: 'scored', seat: 'P2', points: 4, from: 12, to: 16 },
            { kind: 'turn-began', seat: 'P1', dice: [1], toRoll: 2 },
            { kind: 'dice-rolled', seat: 'P1', dice: [2, 6] },
        ]),
    ).toEqual([
        { kind: 'opens', at: 'flower:e8' },
        { kind: 'points', points: 4, from: 'cell:e8', to: 'score:P2' },
        { kind: 'tumbles', at: 'dice' },
    ]);
});

test('a lost point is a loss, and leaves from where it was lost', () => {
    expect(
        motions([
            { kind: 'stepped-on-flower', seat: 'P1', die: 2, from: 'e5', cell: 'e7' },
            { kind: 'point-lost', seat: 'P1', from: 9, to: 8 },
        ]),
    ).toEqual([
        { kind: 'shakes', at: 'flower:e7' },
        { kind: 'points', points: -1, from: 'cell:e7', to: 'score:P1' },
    ]);
    expect(
        motions([
            { kind: 'die-wasted', seat: 'P1', die: 2 },
            { kind: 'point-lost', seat: 'P1', from: 9, to: 8 },
        ]),
    ).toEqual([{ kind: 'points', points: -1, from: 'dice', to: 'score:P1' }]);
});
