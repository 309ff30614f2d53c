import { beforeAll, describe, expect, it } from 'vitest';
import type { GameCard } from '../src/wire';
import { person } from '../src/person.svelte';
import { because, called, favoured, gaveUp, headed, heldByBots, playedOut, pointsIn, together, victory, won } from '../src/table/parties';

describe('parties', () => {
    const ben = { seat: 'P2', name: 'ben' };
    const automa = { name: 'automa' };

    beforeAll(() => {
        person.games = [{ parties: { automa: 'the automa' } } as unknown as GameCard];
    });

    it('calls a person by their name and a party by rule by what it is', () => {
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
        expect(
            won([
                { ...automa, place: 1 },
                { ...ben, place: 2 },
            ]),
        ).toBe('The automa wins');
        expect(
            won([
                { ...ben, place: 1 },
                { seat: 'P1', name: 'Ada', place: 1 },
            ]),
        ).toBe('ben and Ada share the win');
    });

    it('says by how much somebody has won, and to the winner that it is they', () => {
        const ended = {
            ending: { kind: 'by-rules' as const, word: '' },
            stopped: false,
            held: [],
            ranks: [
                { seat: 'P2', name: 'ben', place: 1, score: 76 },
                { seat: 'P1', name: 'Ada', place: 2, score: 47 },
            ],
        };
        expect(victory(ended, ['P2'])).toBe('You win, 76 to 47');
        expect(victory(ended, ['P1'])).toBe('ben wins, 76 to 47');
        expect(victory(ended, ['P1', 'P2'])).toBe('ben wins, 76 to 47');
        const shared = { ...ended, ranks: ended.ranks.map((rank) => ({ ...rank, place: 1, score: 76 })) };
        expect(victory(shared, ['P2'])).toBe('ben and Ada share the win, 76 each');
        expect(victory({ ...shared, group: 47 }, ['P2'])).toBe('47 points together');
        const givenUp = { ...ended, ranks: ended.ranks.map(({ score: _, ...rank }) => rank) };
        expect(victory(givenUp, ['P2'])).toBe('You win');
    });

    it('says why in the same sentence, if that is known', () => {
        expect(because('You win, 76 to 47', 'three groups of yellow')).toBe('You win, 76 to 47: three groups of yellow');
        expect(because('You win, 76 to 47', undefined)).toBe('You win, 76 to 47');
    });

    it('says who gave a game up', () => {
        const seats = [
            { seat: 'P1', name: 'Ada', resigned: true },
            { ...ben, resigned: false },
        ];
        expect(gaveUp(seats, ['P2'])).toBe('Ada gave up');
        expect(gaveUp(seats, ['P1'])).toBe('you gave up');
        expect(gaveUp(seats.slice(1), ['P2'])).toBeUndefined();
    });

    it('counts no points of games given up, and none at all while there are no others', () => {
        const game = (...scores: (number | undefined)[]) => ({
            outcome: {
                ending: { kind: 'by-rules' as const, word: '' },
                stopped: false,
                held: [],
                ranks: scores.map((score, i) => ({ name: `${i}`, place: i + 1, ...(score === undefined ? {} : { score }) })),
            },
        });
        const givenUp = game(undefined, undefined);
        expect(pointsIn([{}]).givenUp).toBe(false);
        expect(pointsIn([{}]).of(0)).toBe('0');
        expect(pointsIn([givenUp, {}]).givenUp).toBe(true);
        expect(pointsIn([givenUp, {}]).of(0)).toBe('–');
        expect(pointsIn([givenUp, game(80, 32)]).givenUp).toBe(true);
        expect(pointsIn([givenUp, game(80, 32)]).of(32)).toBe('32');
        expect(pointsIn([game(0, 0, 0)]).givenUp).toBe(false);
        expect(pointsIn([game(0, 0, 0)]).of(0)).toBe('0');
        expect(pointsIn([{ outcome: { ...givenUp.outcome, stopped: true } }]).givenUp).toBe(false);
    });

    it('knows a game that was played out from one that was given up or stopped', () => {
        const ended = {
            ending: { kind: 'by-rules' as const, word: '' },
            stopped: false,
            held: [],
            ranks: [
                { ...ben, place: 1, score: 0 },
                { ...automa, place: 2, score: 0 },
            ],
        };
        expect(playedOut(ended)).toBe(true);
        expect(playedOut({ ...ended, stopped: true })).toBe(false);
        expect(
            playedOut({
                ...ended,
                ranks: [
                    { ...ben, place: 2 },
                    { ...automa, place: 1 },
                ],
            }),
        ).toBe(false);
        expect(playedOut(undefined)).toBe(false);
    });

    it('says for whom bots stood in', () => {
        const outcome = { ending: { kind: 'by-rules' as const, word: '' }, stopped: true, ranks: [] };
        const nameOf = (seat: string) => ({ P1: 'Ada', P2: 'Ben', P3: 'Cleo' })[seat] ?? seat;
        expect(heldByBots({ ...outcome, held: [] }, nameOf)).toBe('');
        expect(heldByBots({ ...outcome, held: ['P2'] }, nameOf)).toBe('A bot held Ben’s seat for part of the game.');
        expect(heldByBots({ ...outcome, held: ['P1', 'P2', 'P3'] }, nameOf)).toBe(
            'Bots held the seats of Ada, Ben, and Cleo for part of the game.',
        );
    });

    it('names who is placed before somebody with as many wins and points', () => {
        const first = { ...ben, place: 1, wins: 1, points: 80 };
        const second = { ...automa, place: 2, wins: 1, points: 80 };
        expect(favoured([first, second])).toEqual([first]);
        expect(favoured([first, { ...second, place: 1 }])).toEqual([]);
        expect(favoured([first, { ...second, points: 79 }])).toEqual([]);
        expect(favoured([first, { ...second, wins: 0 }])).toEqual([]);
    });
});
