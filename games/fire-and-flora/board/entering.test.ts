import { Entry } from '$toolkit/entry.svelte';
import type { MovePreview } from '$toolkit/types';
import type { FireAndFlora } from '$wire';
import { describe, expect, it } from 'vitest';
import type { FloraEvent, FloraOpen, Offer, Resource } from './cards';
import { before, happens } from './fixture';
import { bargaining, choose, counter, repeatsOffer, mayBuy, pickOf, sideOfTrade, suggest } from './picks';
import { atLength, cardWords, effects, inShort, wayOf } from './effects';

const plain = (type: Resource) => ({ type, as: type });
const plays = (land: string, first: Resource, second?: Resource) =>
    ({ kind: 'play', first: plain(first), ...(second && { second: plain(second) }), land }) as const;

const does = (...expected: FloraEvent[]): MovePreview<FireAndFlora> => ({ events: [], expected, open: [], headline: 0 });
const asksWhere: FloraOpen = {
    kind: 'question-ahead',
    seat: 'P1',
    about: 'place',
    land: { kind: 'land-name', id: 'dune', name: 'Dune' },
};
const words = (entry: Entry<FireAndFlora>) => [...effects(entry)].map(([land, told]) => [land, atLength(told), inShort(told)]);

/** A decision of Ada: Water on the dune, or a trade. */
function asked(): Entry<FireAndFlora> {
    const entry = new Entry<FireAndFlora>();
    const target = (id: string, count = 1) => ({ id, says: { kind: 'answer-target', answer: id } as const, count });
    const cards = (['water', 'time'] as const).map((type) => ({ id: type, says: { kind: 'played-card', type } as const, count: 1 }));
    const posing = { id: 'time=water', says: { kind: 'played-card', type: 'time', as: 'water' } as const, count: 1 };
    entry.ask({
        decision: 1,
        seat: 'P1',
        asks: { kind: 'nothing-asked' },
        unlisted: true,
        picks: [
            { kind: 'some', name: 'card', asks: { kind: 'nothing-asked' }, targets: [...cards, posing], least: 0, most: 2 },
            { kind: 'one', name: 'land', asks: { kind: 'nothing-asked' }, targets: [target('dune')] },
            { kind: 'one', name: 'with', asks: { kind: 'nothing-asked' }, targets: [target('P2')] },
            {
                kind: 'offer',
                name: 'trade',
                asks: { kind: 'nothing-asked' },
                give: [target('water'), target('dune')],
                get: [target('coin', 9), target('ridge')],
            },
        ],
        moves: [{ text: 'play water dune', fields: plays('dune', 'water'), selection: { card: ['water'], land: ['dune'] } }],
    });
    entry.learnAll({ 'play water dune': does(happens.grew('P1', 'dune', 'Dune'), happens.scored('P1', 2, 3)) });
    return entry;
}

describe('entering moves', () => {
    it('shows what a card would do before a plant is chosen', () => {
        const entry = asked();
        expect(effects(entry).size).toBe(0);
        entry.choose('card', 'water');
        expect(words(entry)).toEqual([['dune', 'grows, +1', '★+1']]);
        choose(before, entry, 'dune');
        expect(entry.move).toBe('play water dune');
        expect(words(entry)).toEqual([['dune', 'grows, +1', '★+1']]);
    });

    it('reads a land in a row at the first touch, and chooses it only after a card', () => {
        const entry = asked();
        expect(pickOf(entry, 'dune')).toBeUndefined();
        choose(before, entry, 'dune');
        expect([entry.chosenByPick, entry.refused]).toEqual([{}, undefined]);
        entry.choose('card', 'water');
        expect(pickOf(entry, 'dune')).toBe('land');
    });

    it('chooses a land at the first touch where nothing else is asked', () => {
        const entry = asked();
        const [, land] = entry.asked!.picks;
        entry.ask({
            ...entry.asked!,
            decision: 11,
            unlisted: false,
            picks: [land!],
            moves: [{ text: 'at dune', fields: { kind: 'at', land: 'dune' }, selection: { land: ['dune'] } }],
        });
        choose(before, entry, 'dune');
        expect(entry.move).toBe('at dune');
    });

    it('buys a land of the Market by a touch, if a listed move does', () => {
        const entry = asked();
        expect(mayBuy(entry, 'knoll')).toBeUndefined();
        const target = { id: 'knoll', says: { kind: 'answer-target', answer: 'accept' } as const, count: 1 };
        entry.ask({
            ...entry.asked!,
            decision: 12,
            picks: [...entry.asked!.picks, { kind: 'one', name: 'buy', asks: { kind: 'nothing-asked' }, targets: [target] }],
            moves: [{ text: 'buy knoll', fields: { kind: 'buy', land: 'knoll' }, selection: { buy: ['knoll'] } }],
        });
        expect(['knoll', 'shed'].map((id) => mayBuy(entry, id))).toEqual([true, false]);
        choose(before, entry, 'shed');
        expect(entry.refused).toEqual({ pick: 'buy', id: 'shed' });
        choose(before, entry, 'knoll');
        expect(entry.move).toBe('buy knoll');
    });

    it('names a card by what the server says of it', () => {
        expect(['water', 'time=water'].map((id) => cardWords(asked(), id))).toEqual(['Water', 'Time as Water']);
    });

    it('shows what a card would do with one more, where alone it does nothing', () => {
        const entry = asked();
        const moves = [
            ...entry.asked!.moves,
            {
                text: 'play water+time ridge',
                fields: plays('ridge', 'water', 'time'),
                selection: { card: ['water', 'time'], land: ['ridge'] },
            },
            {
                text: 'play water+time dune',
                fields: plays('dune', 'water', 'time'),
                selection: { card: ['water', 'time'], land: ['dune'] },
            },
        ];
        entry.ask({ ...entry.asked!, decision: 8, moves });
        entry.learnAll({
            'play water dune': does(happens.grew('P1', 'dune', 'Dune'), happens.scored('P1', 2, 3)),
            'play water+time dune': does(happens.died('P1', 'dune', 'Dune'), happens.scored('P1', 2, 1)),
            'play water+time ridge': does(happens.child('P3', 'creek', 'Creek'), happens.scored('P3', 0, 1)),
        });
        entry.choose('card', 'water');
        expect(words(entry)).toEqual([
            ['dune', 'grows, +1', '★+1'],
            ['ridge', '+Time: has a child, +1', '+Time'],
        ]);
        entry.choose('card', 'time');
        expect(words(entry)).toEqual([
            ['ridge', 'has a child, +1', '★+1'],
            ['dune', 'dies, −1', '★−1'],
        ]);
        expect([...effects(entry).values()].map(wayOf)).toEqual(['gain', 'loss']);
    });

    it('shows a child whose place is still to be said, and what others may prevent', () => {
        const entry = asked();
        const child: MovePreview<FireAndFlora> = { events: [], expected: [], open: [{ by: 'same-seat', about: asksWhere }], headline: 0 };
        entry.ask({ ...entry.asked!, decision: 9 });
        entry.learnAll({ 'play water dune': child });
        entry.choose('card', 'water');
        expect(words(entry)).toEqual([['dune', 'has a child', 'has a child']]);
        expect(wayOf(effects(entry).get('dune')!)).toBe('gain');
        expect(effects(entry).get('dune')?.open).toBe(true);
    });

    it('lays lands into a trade by a touch, on the side of their owner', () => {
        const entry = asked();
        entry.choose('with', 'P2');
        expect(bargaining(before, entry)).toEqual({ pick: 'trade', partner: 'P2' });
        choose(before, entry, 'ridge');
        choose(before, entry, 'dune');
        expect(entry.chosen('trade')).toEqual(['get:ridge', 'give:dune']);
        expect(sideOfTrade(before, entry, 'creek')).toBeUndefined();
        choose(before, entry, 'dune');
        expect(entry.chosen('trade')).toEqual(['get:ridge']);
    });
});

describe('answers to an offer', () => {
    const offer: Offer = {
        kind: 'offer',
        partner: 'P1',
        give: { cards: ['fire'], coins: 2, lands: [] },
        get: { cards: [], coins: 0, lands: ['dune'] },
    };
    const offered: typeof before = { ...before, stage: { kind: 'offered', offer } };
    function answering(): Entry<FireAndFlora> {
        const target = (id: string, count = 1) => ({ id, says: { kind: 'answer-target', answer: id } as const, count });
        const entry = new Entry<FireAndFlora>();
        entry.ask({
            decision: 2,
            seat: 'P1',
            asks: { kind: 'nothing-asked' },
            unlisted: true,
            picks: [
                { kind: 'one', name: 'answer', asks: { kind: 'nothing-asked' }, targets: [target('decline'), target('counter')] },
                {
                    kind: 'offer',
                    name: 'counter',
                    asks: { kind: 'nothing-asked' },
                    give: [target('dune')],
                    get: [target('fire', 2), target('coin', 9)],
                },
            ],
            moves: [{ text: 'decline', fields: { kind: 'decline' }, selection: { answer: ['decline'] } }],
        });
        return entry;
    }

    it('begin another proposal with what was offered', () => {
        const entry = answering();
        counter(offered, entry);
        expect(entry.chosen('counter')).toEqual(['give:dune', 'get:fire', 'get:coin', 'get:coin']);
        counter(offered, entry);
        expect(entry.chosenByPick).toEqual({});
    });

    it('are not sent as long as they repeat the offer', () => {
        const entry = answering();
        expect(repeatsOffer(offered, entry)).toBe(false);
        counter(offered, entry);
        expect(repeatsOffer(offered, entry)).toBe(true);
        entry.bargain('counter', 'get', 'coin', true);
        expect(repeatsOffer(offered, entry)).toBe(false);
        entry.bargain('counter', 'get', 'coin', false);
        entry.bargain('counter', 'give', 'dune', false);
        expect(repeatsOffer(offered, entry)).toBe(false);
    });

    it('are proposed as they were suggested, without another question', () => {
        const entry = asked();
        suggest(entry, {
            kind: 'offer',
            partner: 'P2',
            give: { cards: ['water'], coins: 0, lands: [] },
            get: { cards: [], coins: 2, lands: ['ridge'] },
        });
        expect(entry.chosenByPick).toEqual({ with: ['P2'], trade: ['give:water', 'get:coin', 'get:coin', 'get:ridge'] });
        expect([entry.free, entry.sure]).toEqual([true, true]);
        entry.clear();
        expect(entry.sure).toBe(false);
    });
});
