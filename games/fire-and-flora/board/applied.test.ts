import { describe, expect, it } from 'vitest';
import { applied } from './applied';
import type { FloraEvent, FloraView } from './cards';
import { before } from './fixture';

const place = (id: string) => ({ kind: 'land-name', id, name: id }) as const;
const card = { kind: 'event-card-name', id: 'blaze', name: 'Blaze' } as const;
const lupine = { kind: 'species-name', id: 'lupine', name: 'Silver Lupine' } as const;
const then = (...events: FloraEvent[]): FloraView => events.reduce<FloraView>(applied, before);
const coins = (view: FloraView) => view.players.map((player) => player.coins);
const sizes = (view: FloraView) => view.players.map((player) => player.size);
const row = (view: FloraView, index: number) => view.players[index]!.lands;

describe('an event entered in a view', () => {
    it('moves coins', () => {
        expect(coins(then({ kind: 'coins-gained', seat: 'P1', coins: 3, from: 4, to: 7, reason: 'income' }))).toEqual([7, 9, 0]);
        expect(coins(then({ kind: 'coins-stolen', thief: 'P1', victim: 'P2', coins: 2 }))).toEqual([6, 7, 0]);
        expect(coins(then({ kind: 'coins-given', from: 'P2', to: 'P3', coins: 9 }))).toEqual([4, 0, 9]);
    });

    it('moves cards between deck, hands and discard, seen or unseen', () => {
        const drawn = then({ kind: 'card-drawn', seat: 'P1', card: 'fire' }, { kind: 'card-drawn', seat: 'P2' });
        expect([drawn.deck, sizes(drawn), drawn.players[0]?.hand, drawn.players[1]?.hand]).toEqual([
            18,
            [3, 4, 0],
            [1, 1, 0, 0, 1],
            undefined,
        ]);
        const stolen = then({ kind: 'card-stolen', thief: 'P2', victim: 'P1', card: 'water' });
        expect([sizes(stolen), stolen.players[0]?.hand]).toEqual([
            [1, 4, 0],
            [0, 0, 0, 0, 1],
        ]);
        const blocked = then({ kind: 'block-laid', seat: 'P2', card: 'water', blocked: 'fire' });
        expect([sizes(blocked), blocked.discard]).toEqual([
            [2, 2, 0],
            [3, 0, 1, 0, 0],
        ]);
        const shuffled = then({ kind: 'resources-shuffled', cards: 23 });
        expect([shuffled.deck, shuffled.discard]).toEqual([23, [0, 0, 0, 0, 0]]);
    });

    it('takes a plant back to the pool, and leaves its seed', () => {
        const died = then({ kind: 'plant-died', seat: 'P1', land: place('dune'), plant: lupine, size: 'big', seed: lupine });
        expect([died.pool, row(died, 0)[0]]).toEqual([[5, 5], { land: 'dune', big: false, used: false, seed: 'lupine' }]);
        const back = applied(died, {
            kind: 'plant-came',
            seat: 'P1',
            land: place('dune'),
            plant: lupine,
            size: 'big',
            origin: 'seed',
        });
        expect([back.pool, row(back, 0)[0]]).toEqual([[4, 5], { land: 'dune', plant: 'lupine', big: true, used: false }]);
    });

    it('moves lands with what stands on them', () => {
        const bought = then({ kind: 'parcel-bought', seat: 'P3', land: place('knoll') });
        expect([bought.market, bought.bought, row(bought, 2).map(({ land }) => land)]).toEqual([['shed'], true, ['creek', 'knoll']]);
        const built = then({ kind: 'building-bought', seat: 'P1', building: place('shed'), land: place('mesa') });
        expect([built.market, row(built, 0)[1]?.building]).toEqual([['knoll'], 'shed']);
        const given = then({ kind: 'parcel-given', from: 'P1', to: 'P2', land: place('dune') });
        expect([row(given, 0).length, row(given, 1)[1]]).toEqual([1, { land: 'dune', plant: 'lupine', big: true, used: false }]);
        const lost = applied(built, { kind: 'building-lost', seat: 'P1', building: place('shed'), land: place('mesa') });
        expect([row(lost, 0)[1], lost.landsUnder]).toEqual([{ land: 'mesa', big: false, used: false }, ['shed']]);
    });

    it('carries an event card from the deck to the discard', () => {
        const up = then({ kind: 'event-card-turned-up', card, from: 'deck' });
        expect([up.event, up.eventDeck]).toEqual(['blaze', 8]);
        const done = applied(up, { kind: 'event-card-done', card });
        expect([done.event, done.eventsDone]).toEqual([undefined, { blaze: 2 }]);
        const looked = then({ kind: 'event-card-looked-at', seat: 'P1', card, from: 'deck' });
        expect(looked.looked).toEqual(['blaze']);
        const chosen = applied(looked, { kind: 'event-card-forecast', seat: 'P1', card });
        expect([chosen.looked, chosen.event]).toEqual([undefined, 'blaze']);
    });

    it('counts what is done in a turn, until another begins', () => {
        const late = then(
            { kind: 'card-bought', seat: 'P2' },
            { kind: 'offers-closed', seat: 'P3', proposer: 'P2' },
            { kind: 'offers-closed', seat: 'P1', proposer: 'P2' },
        );
        expect([late.cardsBought, late.closed]).toEqual([1, ['P1', 'P3']]);
        const next = [{ kind: 'turn-ended', seat: 'P2' } as const, { kind: 'turn-began', seat: 'P3', turn: 9 } as const].reduce(
            applied,
            late,
        );
        expect([next.turns, next.active, next.cardsBought, next.closed]).toEqual([8, 'P3', 0, []]);
    });
});
