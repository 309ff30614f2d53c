import { describe, expect, it } from 'vitest';
import { committing, half1, revealed } from './fixture';
import { animal, did, discard, hand, isOpen, lay, letRest, moment, month, reveal, round, score, wait } from './edits';

const SECOND = { first: null, resolved: 1 };

describe('a position set up by hand', () => {
    it('knows for what the table waits', () => {
        expect([committing, revealed, half1].map(moment)).toEqual(['commit', 'first', 'second']);
        expect(moment({ ...revealed, waitsFor: 'keep' })).toBe('keep');
        expect(isOpen(committing)).toBe(false);
    });

    it('lays gnomes open, and leaves to the rules which', () => {
        expect(wait(committing, 'first')).toMatchObject({ phase: 'resolve', order: null, P1: { plays: null } });
        expect(wait(committing, 'second')).toMatchObject({ phase: 'resolve', order: SECOND });
        expect(wait(revealed, 'keep')).toMatchObject({ phase: 'keep', P1: { plays: null, prep: null } });
        expect(wait(half1, 'first')).toMatchObject({ order: null, P2: { prep: null, did: null } });
        expect(wait(half1, 'first')['P1']).not.toHaveProperty('plays');
        expect(reveal(revealed, 'a')).toMatchObject({ P1: { plays: ['b'] } });
        expect(reveal(revealed, 'c')).toMatchObject({ P2: { plays: [] } });
    });

    it('takes gnomes and orders back', () => {
        const ordered = { ...revealed, orders: { ...revealed.orders, left: 'x7', right: 'x8' } };
        expect(wait(ordered, 'commit')).toMatchObject({
            phase: 'commit',
            order: null,
            control: null,
            pile: [['x3'], ['x4', 'x5'], ['x7', 'x8']],
            P1: { plays: null, rests: null },
        });
        expect(lay(ordered, 1, 'x3', 'control')).toMatchObject({
            control: { left: 'x7', right: 'x3' },
            pile: [['x8'], ['x4', 'x5']],
        });
    });

    it('knows what has been done in the round until something else is changed', () => {
        expect(did(half1, 1, 1)).toMatchObject({ P2: { prep: null, did: [1, 3] } });
        expect(did(half1, 1, 3)).toMatchObject({ P2: { did: [] } });
        expect(score(half1, 0, 40)).toMatchObject({ order: SECOND, P1: { score: 40, did: null }, P2: { did: null } });
        expect(letRest(revealed, 0, 'hen')).toMatchObject({ P1: { rests: ['hen'] } });
    });

    it('sends gnomes over, also those of the automa', () => {
        expect(hand(revealed, 'b')).toMatchObject({ P1: { hand: ['a'], plays: ['a'] }, P2: { hand: ['b', 'c'] } });
        const [first, other] = committing.sides;
        const solo = { ...committing, sides: [first!, { ...other!, party: 'automa', hand: ['c', 'd'] }] };
        expect(hand(solo, 'a')).toMatchObject({ P1: { hand: ['b'] }, automa: { pile: [['a', 'c', 'd']] } });
    });

    it('moves animals in and out, and lets them sleep where they may', () => {
        expect(animal(committing, 0, 'cow')).toMatchObject({ P1: { animals: ['cow', 'hen'] } });
        expect(animal(committing, 0, 'hen')).toMatchObject({ P1: { animals: [] } });
        expect(animal(committing, 1, 'cow')).toMatchObject({ P2: { animals: ['goat'], asleep: [] } });
        const drowsy = { ...committing, sides: committing.sides.map((side) => ({ ...side, maySleep: true })) };
        expect(animal(drowsy, 0, 'hen')).toMatchObject({ P1: { asleep: ['hen'] } });
    });

    it('changes month and round', () => {
        expect(month(committing, 'may')).toMatchObject({ 'option month': 'may', P2: { asleep: null } });
        expect(month({ ...revealed, waitsFor: 'keep' }, 'none')).toMatchObject({
            'option month': null,
            phase: 'commit',
            P1: { asleep: null, plays: null },
        });
        expect(round(committing, 4)).toEqual({ round: 4 });
    });

    it('keeps every task card in one place', () => {
        expect(lay(committing, 0, 'x4')).toMatchObject({
            tasks: { left: 'x4', right: 'x2' },
            pile: [['x3'], ['x1', 'x5']],
            discard: ['x6'],
        });
        expect(lay(committing, 0, 'x2')).toMatchObject({ tasks: { left: 'x2', right: 'x1' } });
        expect(discard(committing, 'x3')).toEqual({ pile: [['x4', 'x5']], discard: ['x3', 'x6'] });
        expect(discard(committing, 'x6')).toEqual({ pile: [['x3'], ['x4', 'x5', 'x6']], discard: [] });
    });
});
