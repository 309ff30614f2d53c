import { expect, test } from 'vitest';
import { proposed } from '../src/table/proposal';

const lines = ['chance: 3 5', 'P1: a1', 'P2: b2', 'chance: 4', 'P1: c3', 'P2: d4'];
const nameOf = (seat: string) => (seat === 'P1' ? 'Ann' : 'Ben');
const says = (to: number) => proposed({ kind: 'take-back', to }, lines, nameOf);

test('a proposal names the move that would be taken back, not a step', () => {
    expect(says(4)).toBe('to take back Ann’s move 2 and all after it');
    expect(says(5)).toBe('to take back Ben’s move 2');
    expect(says(1)).toBe('to take back Ann’s move 1 and all after it');
});

test('where no player moved it says how far back', () => {
    expect(says(0)).toBe('to go back to the start');
    expect(says(3)).toBe('to take back step 4 and all after it');
    expect(proposed({ kind: 'stop' }, lines, nameOf)).toBe('to stop the game, with no winner');
});
