import { describe, expect, it } from 'vitest';
import { foretold } from '../src/table/foretold';

describe('what a move does', () => {
    it('says a reservation once for all that stand under it', () => {
        expect(
            foretold([
                { certainty: 'certain', at: 'c5', says: 'plants a tulip' },
                { certainty: 'more-to-come', at: '', says: 'another action follows' },
                { certainty: 'more-to-come', at: 'c5', says: 'if nothing more is done: blooms on c5' },
                { certainty: 'more-to-come', at: 'g1', says: 'if nothing more is done: stays a bulb on g1' },
                { certainty: 'chance-decides', at: '', says: 'slot 1 is filled' },
                { certainty: 'chance-decides', at: '', says: 'slot 2 is filled' },
            ]),
        ).toBe(
            'plants a tulip; then you still choose: another action follows; if nothing more is done: blooms on c5; stays a bulb on g1; by chance: slot 1 is filled; slot 2 is filled',
        );
    });

    it('keeps what is drawn apart under a condition, too', () => {
        expect(
            foretold([
                { certainty: 'more-to-come', at: '', says: 'if nothing more is done: the tulip is composted' },
                { certainty: 'chance-decides', at: '', says: 'if nothing more is done: 2 slots are filled' },
                { certainty: 'more-to-come', at: '', says: 'if nothing more is done: the game ends' },
                { certainty: 'certain', at: '', says: 'costs a token' },
            ]),
        ).toBe('if nothing more is done: the tulip is composted; by chance: 2 slots are filled; the game ends; costs a token');
    });

    it('says it again after something else', () => {
        expect(
            foretold([
                { certainty: 'chance-decides', at: '', says: 'a' },
                { certainty: 'certain', at: '', says: 'b' },
                { certainty: 'chance-decides', at: '', says: 'c' },
            ]),
        ).toBe('by chance: a; b; by chance: c');
    });
});
