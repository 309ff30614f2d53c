import { describe, expect, it } from 'vitest';
import { choose, complete, meant, missing, narrow, open, toggle } from '$toolkit/narrow';
import type { Listed } from '$toolkit/narrow';

const walk = (die: string, cell: string, colour?: string): Listed => ({
    text: `${die.slice(1)} e5-${cell}${colour ? ` ${colour}` : ''}`,
    selection: { die: [die], cell: [cell], ...(colour ? { colour: [colour] } : {}) },
});
const moves: Listed[] = [
    walk('d1', 'e6', 'red'),
    walk('d1', 'e6', 'blue'),
    walk('d3', 'e8', 'red'),
    walk('d3', 'h5'),
    { text: 'waste 6', selection: { die: ['d6'] } },
];

describe('picks in any order', () => {
    it('leaves only the moves that have every choice', () => {
        expect(narrow(moves, { colour: ['red'] }).map((move) => move.text)).toEqual(['1 e5-e6 red', '3 e5-e8 red']);
        expect(open(moves, { colour: ['red'] }, 'cell')).toEqual(new Set(['e6', 'e8']));
    });

    it('offers at a pick what other choices allow, whatever is chosen there already', () => {
        expect(open(moves, { cell: ['e6'] }, 'cell')).toEqual(new Set(['e6', 'e8', 'h5']));
    });

    it('means a move as soon as one is left, and none before anything is chosen', () => {
        expect(meant(moves, {})).toBeUndefined();
        expect(meant(moves, { cell: ['h5'] })?.text).toBe('3 e5-h5');
        expect(meant(moves, { cell: ['e6'] })).toBeUndefined();
        expect(meant(moves, { cell: ['e6'], colour: ['blue'] })?.text).toBe('1 e5-e6 blue');
    });

    it('means the move entered by exactly the choices where longer ones go on', () => {
        const listed = [walk('d3', 'h5'), walk('d3', 'h5', 'red')];
        expect(meant(listed, { die: ['d3'], cell: ['h5'] })?.text).toBe('3 e5-h5');
    });

    it('drops earlier choices that a new one cannot stand beside, and keeps the others', () => {
        expect(choose(moves, { die: ['d1'], colour: ['red'] }, 'cell', 'e8')).toEqual({ cell: ['e8'], colour: ['red'] });
    });

    it('takes a choice back when it is chosen again', () => {
        expect(choose(moves, { die: ['d1'], cell: ['e6'] }, 'cell', 'e6')).toEqual({ die: ['d1'] });
    });

    it('knows what no move has', () => {
        expect(choose(moves, {}, 'cell', 'a1')).toBeUndefined();
    });

    it('says what is still to be answered', () => {
        expect(missing(moves, { cell: ['e6'] }, ['die', 'cell', 'colour'])).toEqual(['die', 'colour']);
        expect(missing(moves, { cell: ['h5'] }, ['die', 'cell', 'colour'])).toEqual([]);
    });

    it('puts in and takes out where several may be chosen, up to the limit', () => {
        const one = toggle({}, 'cards', 'a', 2);
        const two = toggle(one, 'cards', 'b', 2);
        expect(two).toEqual({ cards: ['a', 'b'] });
        expect(toggle(two, 'cards', 'c', 2)).toBe(two);
        expect(toggle(one, 'cards', 'a', 2)).toEqual({});
    });

    it('counts equal ids as often as they occur', () => {
        const pair: Listed = { text: 'two', selection: { cards: ['water', 'water'] } };
        expect(narrow([pair], { cards: ['water', 'water'] })).toHaveLength(1);
        expect(narrow([pair], { cards: ['water', 'water', 'water'] })).toHaveLength(0);
    });
});

describe('the move box', () => {
    it('completes beginnings first, then words in order', () => {
        expect(complete(moves, '1 e5', 9)).toEqual(['1 e5-e6 red', '1 e5-e6 blue']);
        expect(complete(moves, 'red', 9)).toEqual(['1 e5-e6 red', '3 e5-e8 red']);
        expect(complete(moves, '', 9)).toEqual([]);
        expect(complete(moves, '1', 1)).toHaveLength(1);
    });
});
