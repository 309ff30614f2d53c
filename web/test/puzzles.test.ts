import { describe, expect, it } from 'vitest';
import { allThemes, nextOf, themesOf, verdictWords, wanted } from '../src/pages/puzzles';
import type { PuzzleCard } from '../src/wire';

const card = (id: string, game: string, rating: number, themes: string[], tried?: PuzzleCard['tried']): PuzzleCard => ({
    id,
    game,
    seats: 2,
    rating,
    tries: 0,
    themes,
    ...(tried ? { tried } : {}),
});
const cards = [
    card('a', 'gardens-of-mars', 1100, ['planted', 'scored', 'turn-began']),
    card('b', 'gardens-of-mars', 1500, ['planted', 'squares-skipped'], 'wrong'),
    card('c', 'stalk-exchange', 1600, ['harvested']),
    card('d', 'gardens-of-mars', 1700, ['planted']),
];

describe('puzzles', () => {
    it('have the themes that their game has words for', () => {
        expect(themesOf(cards[0]!)).toEqual(['Planting', 'Scoring']);
        expect(themesOf(card('e', 'another-game', 1500, ['planted']))).toEqual([]);
        expect(allThemes(cards)).toEqual(['Harvesting', 'Planting', 'Scoring', 'Skipping squares']);
    });

    it('are chosen by game and theme', () => {
        expect(wanted(cards, '', '').length).toBe(4);
        expect(wanted(cards, 'gardens-of-mars', 'Skipping squares').map(({ id }) => id)).toEqual(['b']);
        expect(wanted(cards, 'stalk-exchange', 'Planting')).toEqual([]);
    });

    it('lead on to a harder one that was not tried', () => {
        expect(nextOf(cards, 'a', 'gardens-of-mars')?.id).toBe('d');
        expect(nextOf(cards, 'd', 'gardens-of-mars')?.id).toBe('a');
        expect(nextOf(cards, 'c', 'stalk-exchange')).toBeUndefined();
    });

    it('say what came of an attempt', () => {
        expect(verdictWords({ result: 'wrong', loss: 0.123, rated: { before: 1500, after: 1390 } })).toBe(
            'Wrong: that move costs 12 points of the chance to win. Try again. Your rating: 1500 → 1390.',
        );
        expect(verdictWords({ result: 'nearly', loss: 0.012 })).toBe('Nearly: 1 point below the best move.');
        expect(verdictWords({ result: 'gave-up' })).toBe('You gave up.');
    });
});
