import { describe, expect, it } from 'vitest';
import { called, headed, together, won } from '../src/table/parties';

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
});
