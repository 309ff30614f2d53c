import { describe, expect, it } from 'vitest';
import { called, headed, pointsIn, together, won } from '../src/table/parties';

describe('parties', () => {
    const ben = { seat: 'P2', name: 'ben' };
    const automa = { name: 'automa' };

    it('calls a person by his name and a party by rule by what it is', () => {
        expect(called(ben)).toBe('ben');
        expect(called(automa)).toBe('the automa');
        expect(together([ben, automa])).toBe('ben and the automa');
    });

    it('begins a sentence with a capital, but for names that people chose', () => {
        expect(headed([automa])).toBe('The automa');
        expect(headed([automa, ben])).toBe('The automa and ben');
        expect(headed([ben, automa])).toBe('ben and the automa');
        expect(headed([])).toBe('');
    });

    it('says who came first', () => {
        expect(won([{ ...automa, place: 1 }, { ...ben, place: 2 }])).toBe('The automa wins');
        expect(won([{ ...ben, place: 1 }, { seat: 'P1', name: 'Ada', place: 1 }])).toBe('ben and Ada share the win');
    });

    it('counts no points of games given up, and none at all while there are no others', () => {
        const game = (...scores: (number | undefined)[]) => ({
            outcome: { ending: '', stopped: false, ranks: scores.map((score, i) => ({ name: `${i}`, place: i + 1, ...(score === undefined ? {} : { score }) })) },
        });
        const givenUp = game(undefined, undefined);
        expect(pointsIn([{}]).givenUp).toBe(false);
        expect(pointsIn([{}]).of(0)).toBe('0');
        expect(pointsIn([givenUp, {}]).givenUp).toBe(true);
        expect(pointsIn([givenUp, {}]).of(0)).toBe('–');
        expect(pointsIn([givenUp, game(80, 32)]).givenUp).toBe(true);
        expect(pointsIn([givenUp, game(80, 32)]).of(32)).toBe('32');
        expect(pointsIn([{ outcome: { ...givenUp.outcome, stopped: true } }]).givenUp).toBe(false);
    });
});
