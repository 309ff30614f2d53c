import { describe, expect, it } from 'vitest';
import { committing, half1, revealed } from './fixture';
import { animal, did, discard, hand, isOpen, lay, letRest, moment, month, reveal, round, score, wait } from './setting';

const lines = {
    'option month': 'june',
    phase: 'commit',
    round: '3',
    tasks: 'x1 x2',
    pile: 'x3 / x4 x5',
    discard: 'x6',
    P1: 'score 20, hand a b, animals hen',
    P2: 'score 31, hand c, animals goat cow, asleep cow',
};
const chosen = { view: committing, lines };
const open = {
    view: revealed,
    lines: {
        ...lines,
        phase: 'resolve',
        order: 'P2 P1, resolved 0',
        P1: 'score 20, hand a b, plays a b, prep 4',
        P2: 'score 31, hand c, plays c, prep 2',
    },
};
const second = {
    view: half1,
    lines: {
        ...open.lines,
        order: 'P2 P1, resolved 1',
        P2: 'score 36, hand c, plays c, prep 2, did 3, from charisma 4, from goat 1, gained hen',
    },
};

describe('a position set up by hand', () => {
    it('knows for what the table waits', () => {
        expect([chosen, open, second].map(({ view }) => moment(view))).toEqual(['commit', 'first', 'second']);
        expect(moment({ ...revealed, waitsFor: 'keep' })).toBe('keep');
        expect(isOpen(committing)).toBe(false);
    });

    it('lays gnomes open, and leaves to the rules which', () => {
        expect(wait(chosen, 'first')).toMatchObject({ phase: 'resolve', order: undefined, P1: 'score 20, hand a b, animals hen' });
        expect(wait(chosen, 'second')).toMatchObject({ phase: 'resolve', order: 'resolved 1' });
        expect(wait(open, 'keep')).toMatchObject({ phase: 'keep', P1: 'score 20, hand a b' });
        expect(wait(second, 'first')).toMatchObject({ order: undefined, P2: 'score 36, hand c, plays c' });
        expect(reveal(open, 'a').P1).toBe('score 20, hand a b, plays b');
        expect(reveal(open, 'c').P2).toBe('score 31, hand c');
    });

    it('takes gnomes and orders back', () => {
        const ordered = { ...open, view: { ...revealed, orders: { ...revealed.orders, left: 'x7', right: 'x8' } } };
        expect(wait(ordered, 'commit')).toMatchObject({
            phase: 'commit',
            order: undefined,
            control: undefined,
            pile: 'x3 / x4 x5 / x7 x8',
            P1: 'score 20, hand a b',
        });
        expect(lay(ordered, 1, 'x3', 'control')).toMatchObject({ control: 'x7 x3', pile: 'x8 / x4 x5' });
    });

    it('knows what has been done in the round until something else is changed', () => {
        expect(did(second, 1, 1)).toEqual({ P2: 'score 36, hand c, plays c, did 1 3' });
        expect(did(second, 1, 3)).toEqual({ P2: 'score 36, hand c, plays c' });
        expect(score(second, 0, 40)).toEqual({ order: 'resolved 1', P1: 'score 40, hand a b, plays a b', P2: 'score 36, hand c, plays c' });
        expect(letRest(open, 0, 'hen').P1).toBe('score 20, hand a b, plays a b, rests hen');
    });

    it('sends gnomes over, also those of the automa', () => {
        expect(hand(open, 'b')).toMatchObject({ P1: 'score 20, hand a, plays a', P2: 'score 31, hand b c, plays c' });
        const [first, other] = committing.sides;
        const solo = { ...committing, sides: [first!, { ...other!, party: 'automa', hand: ['c', 'd'] }] };
        const alone = { view: solo, lines: { ...lines, automa: 'score 31, pile c / d' } };
        expect(hand(alone, 'a')).toMatchObject({ P1: 'score 20, hand b, animals hen', automa: 'score 31, pile a c d' });
    });

    it('moves animals in and out, and lets them sleep where they may', () => {
        expect(animal(chosen, 0, 'cow').P1).toBe('score 20, hand a b, animals cow hen');
        expect(animal(chosen, 0, 'hen').P1).toBe('score 20, hand a b');
        expect(animal(chosen, 1, 'cow').P2).toBe('score 31, hand c, animals goat');
        const drowsy = { ...chosen, view: { ...committing, sides: committing.sides.map((side) => ({ ...side, maySleep: true })) } };
        expect(animal(drowsy, 0, 'hen').P1).toBe('score 20, hand a b, animals hen, asleep hen');
    });

    it('changes month and round', () => {
        expect(month(chosen, 'may')).toMatchObject({ 'option month': 'may', P2: 'score 31, hand c, animals goat cow' });
        expect(month({ ...open, view: { ...revealed, waitsFor: 'keep' } }, 'none')).toMatchObject({
            'option month': undefined,
            phase: 'commit',
        });
        expect(round(chosen, 4)).toEqual({ round: '4' });
    });

    it('keeps every task card in one place', () => {
        expect(lay(chosen, 0, 'x4')).toMatchObject({ tasks: 'x4 x2', pile: 'x3 / x1 x5', discard: 'x6' });
        expect(lay(chosen, 0, 'x2').tasks).toBe('x2 x1');
        const gone = discard(chosen, 'x3');
        expect(gone).toEqual({ pile: 'x4 x5', discard: 'x3 x6' });
        expect(discard(chosen, 'x6')).toEqual({ pile: 'x3 / x4 x5 x6', discard: '-' });
    });
});
