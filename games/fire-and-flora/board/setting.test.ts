import { describe, expect, it } from 'vitest';
import { before } from './fixture';
import { lesson } from './lesson';
import { blank, cards, coins, move, planted, read, stand, turn, write } from './setting';

describe('positions in writing', () => {
    it('are written from a view and changed by hand', () => {
        const text = write(cards(coins(read(before, {}), 0, 7), 0, 1, 2));
        expect(text).toContain('turns: 7, first P1\n');
        expect(text).toContain('P1: coins 7, hand water 1 fire 2 time 1, lands dune(big lupine) mesa\n');
        expect(text).toContain('discard: water 2 labor 1\n');
    });

    it('move lands between rows, Market and deck, with what stands on them', () => {
        const given = write(move(read(before, {}), 'dune', 'P2'));
        expect(given).toContain('lands ridge(small lupine) dune(big lupine)');
        expect(write(move(read(before, {}), 'dune', 'market'))).toContain('market: knoll shed dune');
        expect(write(move(read(before, {}), 'knoll', 'P3'))).toContain('lands creek(big thistle) knoll\n');
    });

    it('put plants and buildings on parcels', () => {
        expect(write(stand(read(before, {}), 'mesa', (ground) => ({ ...ground, building: 'shed' })))).toContain('mesa(shed)');
        expect(planted('mesa', 'big', 'lupine')).toEqual({ land: 'mesa', big: true, used: false, plant: 'lupine' });
    });

    it('give the turn to anybody', () => {
        expect(write(turn(read(before, {}), 'P1'))).toContain('turns: 9, first P1');
        expect(write(turn(read(before, {}), 'P2'))).toContain('turns: 7, first P1');
    });

    it('keep what is not touched: the stage, what was drawn, and what others know of a hand', () => {
        const view = {
            ...before,
            known: [
                { of: 'P1', cards: [1, 0, 0, 0, 1] },
                { by: 'P2', of: 'P1', cards: [0, 0, 0, 0, 1] },
            ],
        };
        const lines = {
            stage: 'die',
            turns: '7, first P1',
            'in-turn': 'bought',
            event: 'blaze',
            'events-done': 'blaze 1',
            known: 'all of P1 water 1 time 1',
        };
        const same = write(coins(read(view, lines), 0, 9));
        for (const line of [
            'stage: die',
            'in-turn: bought',
            'event: blaze',
            'events-done: blaze 1',
            'known: all of P1 water 1 time 1, P2 of P1 time 1',
        ])
            expect(same.split('\n')).toContain(line);
        expect(write(cards(read(view, lines), 0, 4, 0))).toContain('known: all of P1 water 1\n');
        expect(write(cards(cards(read(view, lines), 0, 4, 0), 0, 0, 0))).not.toContain('known');
    });

    it('begin empty for any number of players', () => {
        expect(
            [2, 3, 4].map(
                (count) =>
                    write(blank(count))
                        .split('\n')
                        .filter((line) => line.startsWith('P')).length,
            ),
        ).toEqual([2, 3, 4]);
    });
});

describe('the lesson', () => {
    it('has at most twelve steps, each with a position and a wanted move', () => {
        expect(lesson().length).toBeLessThanOrEqual(12);
        for (const step of lesson()) {
            expect(step.position).toContain('stage: ');
            expect(step.wanted?.({ kind: 'end' })).toBe(false);
        }
    });
});
