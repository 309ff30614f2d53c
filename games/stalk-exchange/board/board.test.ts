import { describe, expect, it } from 'vitest';
import { beside, bunch, places, worth } from './garden';
import type { StalkView } from './garden';
import { answer, changed, phrase, score, sum, tell } from './reading';

const view: StalkView = {
    phase: 'act',
    seat: 1,
    first: 1,
    turn: 3,
    actions: 2,
    spaces: ['a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2'],
    garden: 'D..t...',
    exchange: 'FG.S',
    market: [2, 0, 0, 0, 0],
    values: [3, 1, 1, 1, 1],
    lowest: 19,
    finals: [],
    compost: [0, 1, 0, 0, 2],
    greenhouse: 80,
    crashed: false,
    triggered: false,
    players: [
        { tokens: 4, size: 3, portfolio: [2, 0, 0, 0, 1], known: [1, 0, 0, 0, 0] },
        { tokens: 3, size: 3, known: [0, 0, 1, 0, 0] },
    ],
};
const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben' })[seat] ?? seat;
const seats = ['P1', 'P2'].map((seat) => ({ seat, name: name(seat), mine: seat === 'P1', bot: false, turn: seat === 'P1' }));

describe('the garden', () => {
    it('lies in slanting rows, blooms and bulbs apart', () => {
        const all = places(view);
        expect(all.map((one) => one.type?.word)).toEqual(['dahlia', undefined, undefined, 'tulip', undefined, undefined, undefined]);
        expect(all[0]?.bloom).toBe(true);
        expect(all[3]?.bloom).toBe(false);
        expect(beside(all, 'b2', 'ArrowLeft')).toBe('b1');
        expect(beside(all, 'b2', 'ArrowRight')).toBe('b3');
        expect(['a2', 'a3']).toContain(beside(all, 'b2', 'ArrowUp'));
        expect(beside(all, 'a2', 'ArrowUp')).toBeUndefined();
    });

    it('shows what has changed', () => {
        expect([...changed({ ...view, garden: 'd......' }, view)]).toEqual(['a2', 'b2']);
        expect(changed(undefined, view).size).toBe(0);
    });
});

describe('portfolios', () => {
    it('are worth their flowers, where they are seen', () => {
        expect(worth(view, 0)).toBe(7);
        expect(score(view, 0)).toBe('7');
        expect(score(view, 1)).toBe('?');
        expect(worth({ ...view, finals: [1, 1, 1, 1, 2] }, 0)).toBe(4);
        expect(bunch([2, 0, 0, 0, 1])).toBe('2 dahlias, 1 tulip');
    });

    it('are summed up by type at the end', () => {
        const end = { ...view, phase: 'over', finals: [1, 1, 1, 1, 2] };
        expect(sum([{ view: end }], 'P1')).toEqual([
            { says: '2 dahlias at 1', points: 2 },
            { says: '1 tulip at 2', points: 2 },
        ]);
        const shared = { ...end, players: [end.players[0]!, { ...end.players[1]!, portfolio: [0, 0, 0, 0, 2] }, { ...end.players[1]!, portfolio: [1, 0, 0, 0, 0] }] };
        expect(sum([{ view: shared }], 'P1').at(-1)).toEqual({ says: 'for the tie: 1 at value 2', points: 0 });
        expect(sum([{ view: shared }], 'P2').at(-1)).toEqual({ says: 'for the tie: 2 at value 2', points: 0 });
        expect(sum([{ view: shared }], 'P3').at(-1)?.points).toBe(1);
        expect(sum([{ view }], 'P1')).toEqual([]);
        expect(sum([], 'P1')).toEqual([]);
    });
});

describe('what happened', () => {
    it('is told with the flowers and what was harvested', () => {
        const after = {
            ...view,
            phase: 'refill',
            garden: 'D..T...',
            market: [3, 0, 0, 0, 0],
            values: [4, 1, 1, 1, 1],
            compost: [0, 2, 0, 0, 2],
            crashed: true,
        };
        expect(tell('P1: plant 1 c1', name, view, view)).toBe('Ada plants a daffodil on c1.');
        expect(tell('P2: extra swap 4 tulip', name, view, after)).toBe(
            'Ben takes a snowdrop and gives a tulip, for a token. Harvest: 1 dahlia. Bloom: b2. Values: dahlia 3 to 4. Compost: 1 daffodil. The market crashes.',
        );
        expect(tell('P1: end', name, view, { ...view, turn: 4 })).toBe('Ada is done.');
        expect(tell('P1: flush', name, undefined, undefined)).toBe('Ada flushes the exchange, for a token.');
        expect(tell('P1: end', name, undefined, undefined)).toBe('Ada is done.');
        expect(tell('P1: harvest a2', name, undefined, undefined)).toBe('Ada harvests the group at a2 next.');
    });

    it('is told of chance', () => {
        expect(tell('*: begin P2', name, undefined, undefined)).toBe('Ben begins.');
        expect(tell('*: draw ?', name, { ...view, phase: 'deal', seat: 2 }, view)).toBe('Ben draws a flower in secret.');
        expect(tell('*: draw tulip', name, { ...view, phase: 'refill' }, view)).toBe('A tulip comes to the exchange.');
        expect(tell('*: draw tulip', name, { ...view, phase: 'sow' }, view)).toBe('A tulip stands in the garden.');
        expect(tell('*: bust tulip', name, view, view)).toBe('The tulip busts.');
    });
});

describe('words', () => {
    it('say a move as an instruction', () => {
        expect(phrase('plant 2 b1', view)).toBe('Plant the globemaster on b1');
        expect(phrase('extra swap 1 tulip', view)).toBe('Take the daffodil and give a tulip, for a token');
        expect(phrase('flush')).toBe('Flush the exchange, for a token');
        expect(phrase('end')).toBe('End your actions');
    });

    it('answer questions', () => {
        expect(answer('scores', view, seats)).toBe('Ada: 7 points at the present values. Ben: hidden.');
        expect(answer('hand', view, seats)).toBe('Ada: 2 dahlias, 1 tulip. Ben: hidden, known 1 globemaster.');
        expect(answer('market', view, seats)).toContain('dahlia 3');
        expect(answer('exchange', view, seats)).toBe('1 daffodil, 2 globemaster, 3 empty, 4 snowdrop; 80 in the greenhouse.');
        expect(answer('compost', view, seats)).toBe('Compost: 1 daffodil, 2 tulips.');
        expect(answer('around a2', view, seats)).toBe('a3 empty, b1 empty, b2 tulip bulb.');
        expect(answer('around z9', view, seats)).toContain('no cell');
        expect(answer('weather', view, seats)).toBeUndefined();
    });
});
