import { describe, expect, it } from 'vitest';
import { before } from './fixture';
import { lesson } from './lesson';
import { build, cards, coins, move, plant, turn } from './setting';

const lines = {
    stage: 'action',
    turns: '7, first P1',
    market: 'knoll shed',
    P1: 'coins 4, hand water 1 time 1, lands dune(big lupine) mesa',
    P2: 'coins 9, hand -, lands ridge(small lupine)',
    P3: 'coins 0, hand -, lands creek(big thistle)',
};
const position = { view: before, lines };

describe('a position set up by hand', () => {
    it('changes coins and cards of one player', () => {
        expect(coins(position, 0, 7)).toEqual({ P1: lines.P1.replace('coins 4', 'coins 7') });
        expect(cards(position, 0, 1, 2).P1).toBe('coins 4, hand water 1 fire 2 time 1, lands dune(big lupine) mesa');
    });

    it('moves lands between rows, Market and deck, with what stands on them', () => {
        expect(move(position, 'dune', 'P2')).toMatchObject({
            P1: 'coins 4, hand water 1 time 1, lands mesa',
            P2: 'coins 9, hand -, lands ridge(small lupine) dune(big lupine)',
        });
        expect(move(position, 'dune', 'market').market).toBe('knoll shed dune');
        expect(move(position, 'creek', 'deck').P3).toBe('coins 0, hand -, lands -');
        expect(move(position, 'knoll', 'P3')).toMatchObject({ market: 'shed', P3: 'coins 0, hand -, lands creek(big thistle) knoll' });
    });

    it('puts plants and buildings on lands, and a seed stays', () => {
        expect(plant(position, 'mesa', { id: 'lupine', size: 'big' }).P1).toContain('lands dune(big lupine) mesa(big lupine)');
        expect(plant(position, 'dune').P1).toContain('lands dune mesa');
        expect(build(position, 'mesa', 'shed')).toMatchObject({
            market: 'knoll',
            P1: 'coins 4, hand water 1 time 1, lands dune(big lupine) mesa(shed)',
        });
        const [first, ...others] = before.players;
        const [dune, mesa] = first!.lands;
        const sown = { ...before, players: [{ ...first!, lands: [dune!, { ...mesa!, building: 'shed', seed: 'lupine' }] }, ...others] };
        expect(build({ view: sown, lines }, 'dune', 'shed').P1).toContain('lands dune(shed) mesa(seed lupine)');
    });

    it('lets the server find the next turn of a seat', () => {
        expect(turn(position, 'P1')).toEqual({ turns: '7, first P1, turn P1' });
    });

    it('forgets what others know of cards that are gone', () => {
        const view = {
            ...before,
            known: [
                { of: 'P1', cards: [1, 0, 0, 0, 1] },
                { by: 'P2', of: 'P1', cards: [0, 0, 0, 0, 1] },
            ],
        };
        expect(cards({ view, lines }, 0, 4, 0).known).toBe('all of P1 water 1');
        expect(cards({ view, lines }, 1, 4, 1).known).toBe('all of P1 water 1 time 1, P2 of P1 time 1');
        expect(cards(position, 0, 4, 0).known).toBeUndefined();
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
