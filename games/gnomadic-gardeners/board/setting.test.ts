import { describe, expect, it } from 'vitest';
import { committing, half1, revealed } from './fixture';
import { animal, blank, did, discard, hand, lay, letRest, moment, option, read as setting, reveal, score, wait, write } from './setting';

describe('a position set up by hand', () => {
    it('begins with the first round, for one and for two', () => {
        expect(write(blank(2))).toBe(
            'seats: 2\nphase: commit\nround: 1\ntasks: t1 t2\npile: t3 t4 t5 t6 t7\ndiscard: -\nP1: score 0, hand g01 g02 g03 g04 g05 g06\nP2: score 0, hand g07 g08 g09 g10 g11 g12\n',
        );
        expect(write(blank(1))).toContain('automa: score 0, pile g07');
    });

    it('goes on from what a view shows, with animals and options', () => {
        const text = write(setting(committing));
        expect(text).toContain('option month: june');
        expect(text).toContain('P2: score 31, hand c, animals goat cow, asleep cow');
        expect(text).toContain('pile: x3 / x4 x5');
    });

    it('keeps a card file of its own, however many lines it has', () => {
        const own = { ...committing, setup: { edition: 1, seats: 2, chosen: { cards: 'mine.json\n{\n}', month: 'june' } } };
        const text = write(hand(setting(own), 'c'));
        expect(text).toContain('option cards: mine.json\n  {\n  }\noption month: june\n');
    });

    it('goes on from the middle of a round, and says nothing that the rules tell', () => {
        const text = write(setting(revealed));
        expect(text).toContain('phase: resolve');
        expect(text).toContain('P1: score 20, hand a b, plays a b, animals hen\n');
        expect(text).not.toContain('order');
        const second = write(setting(half1));
        expect(second).toContain('order: resolved 1\n');
        expect(second).toContain(
            'P2: score 36, hand c, plays c, animals goat cow, asleep cow, did 3, prep 2, from charisma 4, from goat 1, gained hen\n',
        );
    });

    it('lays gnomes open and takes them back', () => {
        const open = wait(blank(2), 'first');
        expect(moment(open)).toBe('first');
        expect(open.sides.map((side) => side.plays)).toEqual([['g01'], ['g07']]);
        expect(reveal(open, 'g03').sides[0].plays).toEqual(['g01', 'g03']);
        expect(reveal(reveal(open, 'g03'), 'g01').sides[0].plays).toEqual(['g03']);
        expect(hand(open, 'g01').sides.map((side) => side.plays)).toEqual([[], ['g07']]);
        expect(wait(wait(open, 'second'), 'commit')).toEqual({
            ...blank(2),
            pile: [...blank(2).pile, []],
            control: undefined,
            order: undefined,
        });
    });

    it('knows what has been done in the round until something else is changed', () => {
        const second = did(did(wait(blank(2), 'second'), 1, 3), 1, 1);
        expect(second.sides.map((side) => side.did)).toEqual([undefined, [1, 3]]);
        expect(did(second, 1, 3).sides[1].did).toEqual([1]);
        expect(reveal(second, 'g02').sides[1].did).toBeUndefined();
        expect(letRest(second, 0, 'hen').sides[0].rests).toEqual(['hen']);
        const keep = wait(option(blank(2), 'month', 'august'), 'keep');
        expect(keep.sides[0].plays).toEqual(['g01', 'g02', 'g03']);
        expect(option(keep, 'month', 'may').phase).toBe('commit');
    });

    it('turns up the automa’s orders and puts them back', () => {
        const open = wait(blank(1), 'first');
        expect(open.control).toEqual(['t3', 't4']);
        expect(open.sides[1].plays).toBeUndefined();
        expect(write(open)).toContain('pile: t5 t6 t7\ncontrol: t3 t4\n');
        expect(lay(open, 0, 't7', 'control').control).toEqual(['t7', 't4']);
        expect(lay(open, 0, 't4').tasks).toEqual(['t4', 't2']);
        expect(wait(open, 'commit').pile.flat().sort()).toEqual(['t3', 't4', 't5', 't6', 't7']);
    });

    it('sends gnomes over, sets scores, and moves animals in and out', () => {
        const start = blank(2);
        expect(hand(start, 'g03').sides.map((side) => side.hand.length)).toEqual([5, 7]);
        expect(score(start, 1, 40).sides[1].score).toBe(40);
        const cow = animal(start, 0, 'cow');
        expect(cow.sides[0].animals).toEqual(['cow']);
        expect(animal(cow, 0, 'cow').sides[0].animals).toEqual([]);
        const sleeping = animal(animal(option(start, 'month', 'october'), 0, 'cow'), 0, 'cow');
        expect(sleeping.sides[0].asleep).toEqual(['cow']);
        expect(option(sleeping, 'month', 'may').sides[0].asleep).toBeUndefined();
    });

    it('keeps every task card in one place', () => {
        const laid = lay(blank(2), 0, 't5');
        expect(laid.tasks).toEqual(['t5', 't2']);
        expect(laid.pile).toEqual([['t3', 't4', 't1', 't6', 't7']]);
        expect(lay(blank(2), 0, 't2').tasks).toEqual(['t2', 't1']);
        const gone = discard(laid, 't3');
        expect(gone.discard).toEqual(['t3']);
        expect(discard(gone, 't3').pile).toEqual([['t1', 't3', 't4', 't6', 't7']]);
    });
});
