import { describe, expect, it } from 'vitest';
import { before } from './fixture';
import { lesson } from './lesson';
import { build, cards, coins, move, plant, turn } from './edits';

const bare = { plant: null, size: null, building: null, used: null };

describe('a position set up by hand', () => {
    it('changes coins and cards of one player', () => {
        expect(coins(before, 0, 7)).toEqual({ P1: { coins: 7 } });
        expect(cards(before, 0, 1, 2)).toMatchObject({ P1: { hand: { water: 1, fire: 2, time: 1 } }, known: [] });
    });

    it('moves lands between rows, Market and deck, with what stands on them', () => {
        expect(move(before, 'dune', 'P2')).toMatchObject({
            P1: { lands: { dune: null } },
            P2: { lands: { dune: { plant: 'lupine', size: 'big', building: null } } },
            P3: { lands: {} },
        });
        expect(move(before, 'dune', 'market')['market']).toEqual(['knoll', 'shed', 'dune']);
        expect(move(before, 'creek', 'deck')).toMatchObject({ P3: { lands: { creek: null } } });
        expect(move(before, 'knoll', 'P3')).toMatchObject({ market: ['shed'], P3: { lands: { knoll: { plant: null } } } });
    });

    it('puts plants and buildings on lands, and a seed stays', () => {
        expect(plant(before, 'mesa', { id: 'lupine', size: 'big' })).toMatchObject({
            P1: { lands: { mesa: { ...bare, plant: 'lupine', size: 'big' } } },
        });
        expect(plant(before, 'dune')).toMatchObject({ P1: { lands: { dune: bare } }, P2: { lands: {} } });
        expect(build(before, 'mesa', 'shed')).toMatchObject({
            market: ['knoll'],
            P1: { lands: { mesa: { ...bare, building: 'shed' } } },
        });
        const [first, ...others] = before.players;
        const [dune, mesa] = first!.lands;
        const sown = { ...before, players: [{ ...first!, lands: [dune!, { ...mesa!, building: 'shed', seed: 'lupine' }] }, ...others] };
        expect(build(sown, 'dune', 'shed')['P1']).toEqual({ lands: { dune: { ...bare, building: 'shed' }, mesa: bare } });
    });

    it('lets the server find the next turn of a seat', () => {
        expect(turn(before, 'P1')).toEqual({ turns: { turn: 'P1' } });
    });

    it('forgets what was known of a hand that is changed', () => {
        const view = {
            ...before,
            known: [
                { of: 'P1', cards: [1, 0, 0, 0, 1] },
                { by: 'P2', of: 'P1', cards: [0, 0, 0, 0, 1] },
            ],
        };
        expect(cards(view, 0, 4, 0)['known']).toEqual([]);
        expect(cards(view, 1, 4, 1)['known']).toMatchObject([
            { by: 'all', of: 'P1', cards: { water: 1, time: 1 } },
            { by: 'P2', of: 'P1', cards: { time: 1 } },
        ]);
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
