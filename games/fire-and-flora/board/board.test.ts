import { Entry } from '$toolkit/entry.svelte';
import type { Frame, MovePreview } from '$toolkit/words';
import type { FireAndFlora } from '$wire';
import { describe, expect, it } from 'vitest';
import { brief, bunch, eventSays, groundOf, knownIn, lookOf, starsOn } from './cards';
import type { FloraEvent, FloraOpen, FloraView, Offer, Resource } from './cards';
import { changes, eventCardIn } from './changes';
import { before, burnt, happens } from './fixture';
import { board } from './index';
import { lesson } from './lesson';
import { moments } from './moments';
import { answer, sum } from './reading';
import { blank, cards, coins, move, parcel, read, stand, turn, write } from './setting';
import { bargaining, choose, counter, sideOfTrade, suggest } from './spots';
import { effects, inShort, says } from './told';

const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben', P3: 'Cleo' })[seat] ?? seat;
const seats = ['P1', 'P2', 'P3'].map((seat) => ({ seat, name: name(seat), mine: seat === 'P1', bot: false, turn: seat === 'P2' }));

const plain = (type: Resource) => ({ type, as: type });
const plays = (land: string, first: Resource, second?: Resource) =>
    ({ kind: 'play', first: plain(first), ...(second && { second: plain(second) }), land }) as const;

describe('what is read off the view', () => {
    it('is whose land it is and how many stars its plant shows', () => {
        const found = groundOf(before, 'dune')!;
        expect([found.owner, found.slot, starsOn(before, found.ground)]).toEqual([0, 0, 2]);
        expect(groundOf(before, 'knoll')).toBeUndefined();
    });

    it('is one word for a species, another where two would have the same', () => {
        const names = (...all: string[]) => {
            const species = all.map((one) => ({ ...before.cards.species[0]!, name: one }));
            const view = { ...before, cards: { ...before.cards, species } };
            return species.map((one) => brief(view, one));
        };
        expect(names('Sagebrush', 'Coast Live Oak', 'Whispering Bells')).toEqual(['Sagebrush', 'Oak', 'Bells']);
        expect(names('Fountain Grass', 'Pampas Grass')).toEqual(['Fountain', 'Pampas']);
    });

    it('is what is known of a hidden hand, from all that was seen', () => {
        const seen = [
            { of: 'P2', cards: [1, 0, 0, 0, 0] },
            { by: 'P1', of: 'P2', cards: [1, 0, 0, 0, 1] },
            { of: 'P3', cards: [0, 1, 0, 0, 0] },
        ];
        expect(knownIn({ ...before, known: seen }, 1)).toEqual([2, 0, 0, 0, 1]);
        expect(knownIn(before, 1)).toEqual([0, 0, 0, 0, 0]);
    });

    it('is a drawing of its kind for a species that nobody has drawn', () => {
        expect(before.cards.species.map(lookOf)).toEqual(['shrub', 'grass']);
    });

    it('is a hand in words', () => {
        expect(bunch([1, 0, 0, 0, 2])).toBe('1 Water and 2 Time');
        expect(bunch([0, 0, 0, 0, 0])).toBe('nothing');
    });
});

describe('what is new on the lands', () => {
    it('is told in a word', () => {
        expect([...changes(before, burnt)]).toEqual([
            ['dune', 'shrank'],
            ['ridge', 'died'],
        ]);
        expect(changes(undefined, burnt).size).toBe(0);
    });

    it('is a plant that another has pushed out', () => {
        const pushed = {
            ...before,
            players: [
                before.players[0]!,
                { ...before.players[1]!, lands: [{ land: 'ridge', plant: 'thistle', big: false, used: false }] },
                before.players[2]!,
            ],
        };
        expect(changes(before, pushed).get('ridge')).toBe('was small Silver Lupine');
    });

    it('comes of the event card that was discarded last', () => {
        expect(eventCardIn([before], burnt)).toBe('blaze');
        expect(eventSays(before.cards.events[0]!)).toBe('Every plant in all of California answers to Fire, in burn order.');
    });
});

describe('a fire that spreads', () => {
    const fire: FloraView = { ...before, event: 'blaze' };
    const frame = (view: FloraView, ...events: FloraEvent[]): Frame<FireAndFlora> => ({ step: 1, by: [], events, view });
    const kinds = (told: readonly { kind: string }[]) => told.map(({ kind }) => kind).join(' ');
    const lands = (view: FloraView) =>
        view.players.map((player) => player.lands.map((land) => `${land.big ? 'big ' : ''}${land.plant ?? 'open'}`).join());
    const burns = [
        happens.died('P2', 'ridge', 'Ridge'),
        happens.scored('P2', 1, 0),
        happens.damaged('P1', 'dune', 'Dune'),
        happens.scored('P1', 2, 1),
    ];

    it('is shown land by land in burn order, with the scores as they go', () => {
        const told = moments(frame(burnt, happens.rolled, ...burns), frame(fire), kinds);
        expect(told.map((one) => one.says)).toEqual(['die-rolled', 'plant-died scored', 'plant-damaged scored']);
        expect(told.map((one) => lands(one.view))).toEqual([
            ['big lupine,open', 'lupine', 'big thistle'],
            ['big lupine,open', 'open', 'big thistle'],
            ['lupine,open', 'open', 'big thistle'],
        ]);
        const views = told.map((one) => one.view as FloraView);
        expect(views.map((view) => view.players.map((player) => player.score))).toEqual([
            [2, 1, 0],
            [2, 0, 0],
            [1, 0, 0],
        ]);
        expect(views.map((view) => view.burning ?? [])).toEqual([[], ['ridge'], ['dune']]);
    });

    it('is shown land by land also where it stops for a question as soon as it has come', () => {
        const stopped: FloraView = { ...burnt, event: 'blaze', eventsDone: before.eventsDone };
        const told = moments(frame(stopped, happens.turnedUp, ...burns), frame(before), kinds);
        expect(told.map((one) => one.says)).toEqual(['event-card-turned-up', 'plant-died scored', 'plant-damaged scored']);
        expect(told.at(-1)?.view).toEqual({ ...stopped, burning: ['dune'] });
    });

    it('brings a child up after its parent, on its own land', () => {
        const told = moments(frame(burnt, ...burns, happens.child('P1', 'mesa', 'Mesa'), happens.scored('P1', 1, 2)), frame(fire), kinds);
        expect(told.map((one) => (one.view as FloraView).burning)).toEqual([['ridge'], ['dune'], ['mesa']]);
    });

    it('is one picture where it changes no land, and where no event card is carried out', () => {
        expect(moments(frame(before, happens.rolled), frame(fire), kinds)).toEqual([]);
        expect(moments(frame(burnt, ...burns), frame(before), kinds)).toEqual([]);
    });
});

describe('scores and questions', () => {
    it('count stars, in a match as well', () => {
        expect(board.unit).toBe('Stars');
        expect(board.score(before, 0)).toBe('2');
    });

    it('add a score up from its plants', () => {
        expect(sum([{ view: before }], 'P1')).toEqual([{ says: 'big Silver Lupine on Dune', points: 2 }]);
        const capped: FloraView = {
            ...before,
            stage: { kind: 'over' },
            players: before.players.map((player) => ({ ...player, settling: { bigNatives: 1, coins: 4 } })),
        };
        expect(sum([{ view: capped }], 'P1').at(-1)?.says).toBe('the last round is over; between equals: 1 big native, 4 coins');
    });

    it('answer', () => {
        expect(answer('scores', before, seats)).toContain('Ben: 1 star, 9 coins, 3 cards');
        expect(answer('hand', before, seats)).toBe('1 Water and 1 Time.');
        expect(answer('row ben', before, seats)).toBe('Ben: Ridge, small Silver Lupine.');
    });

    it('tell a land with region, plant, stars and income, wherever it is', () => {
        expect(answer('Dune', before, seats)).toBe(
            'Dune: Ada’s, Central California, big Silver Lupine, 2 stars, brings 1 coin and 0 cards a turn.',
        );
        expect(answer('knoll', before, seats)).toBe(
            'Knoll: 7 coins in the Market, Central California, small Silver Lupine, 1 star, brings 1 coin and 0 cards a turn.',
        );
        expect(answer('shed', before, seats)).toBe(
            'Shed: 3 coins in the Market, a building, brings 1 coin and 0 cards a turn. Once a turn: sell a Resource Card for 2 coins.',
        );
        expect(answer('shed', { ...before, market: [], prices: [] }, seats)).toContain('3 coins, not in the Market');
    });

    it('never call a Headquarters open', () => {
        const lands = before.cards.lands.map((one) => (one.id === 'ridge' ? { ...one, ability: 'self-built' as const } : one));
        const bare = {
            ...before,
            cards: { ...before.cards, lands },
            players: before.players.map((one) => ({ ...one, lands: one.lands.map(({ land }) => ({ land, big: false, used: false })) })),
        };
        expect(answer('row P2', bare, seats)).toBe('Ben: Ridge, its own building.');
        expect(answer('row P1', bare, seats)).toBe('Ada: Dune, open; Mesa, open.');
    });

    it('are none to what is no question', () => {
        expect(answer('nonsense', before, seats)).toBeUndefined();
    });
});

const does = (...expected: FloraEvent[]): MovePreview<FireAndFlora> => ({ events: [], expected, open: [] });
const asksWhere: FloraOpen = {
    kind: 'question-ahead',
    seat: 'P1',
    about: 'place',
    land: { kind: 'land-name', id: 'dune', name: 'Dune' },
};
const words = (entry: Entry<FireAndFlora>) => [...effects(entry)].map(([land, told]) => [land, says(told), inShort(told)]);

/** A decision of Ada: Water on the dune, or a trade. */
function asked(): Entry<FireAndFlora> {
    const entry = new Entry<FireAndFlora>();
    const target = (id: string, count = 1) => ({ id, says: { kind: 'answer-target', answer: id } as const, count });
    entry.ask({
        decision: 1,
        seat: 'P1',
        asks: { kind: 'nothing-asked' },
        unlisted: true,
        picks: [
            { kind: 'some', name: 'card', asks: { kind: 'nothing-asked' }, targets: [target('water')], least: 0, most: 2 },
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
            ['ridge', 'with Time: has a child, +1', '+Time'],
        ]);
        entry.choose('card', 'time');
        expect(words(entry)).toEqual([
            ['ridge', 'has a child, +1', '★+1'],
            ['dune', 'dies, −1', '★−1'],
        ]);
    });

    it('shows a child whose place is still to be said, and what others may prevent', () => {
        const entry = asked();
        const child: MovePreview<FireAndFlora> = { events: [], expected: [], open: [{ by: 'same-seat', about: asksWhere }] };
        entry.ask({ ...entry.asked!, decision: 9 });
        entry.learnAll({ 'play water dune': child });
        entry.choose('card', 'water');
        expect(words(entry)).toEqual([['dune', 'has a child', 'child']]);
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

describe('positions in writing', () => {
    it('are written from a view and changed by hand', () => {
        const text = write(cards(coins(read(before, ''), 0, 7), 0, 1, 2));
        expect(text).toContain('turns: 7, first P1\n');
        expect(text).toContain('P1: coins 7, hand water 1 fire 2 time 1, lands dune(big lupine) mesa\n');
        expect(text).toContain('discard: water 2 labor 1\n');
    });

    it('move lands between rows, Market and deck, with what stands on them', () => {
        const given = write(move(read(before, ''), 'dune', 'P2'));
        expect(given).toContain('lands ridge(small lupine) dune(big lupine)');
        expect(write(move(read(before, ''), 'dune', 'market'))).toContain('market: knoll shed dune');
        expect(write(move(read(before, ''), 'knoll', 'P3'))).toContain('lands creek(big thistle) knoll\n');
    });

    it('put plants and buildings on parcels', () => {
        expect(write(stand(read(before, ''), 'mesa', (ground) => ({ ...ground, building: 'shed' })))).toContain('mesa(shed)');
        expect(parcel('mesa big lupine')).toEqual({ land: 'mesa', big: true, used: false, plant: 'lupine' });
    });

    it('give the turn to anybody', () => {
        expect(write(turn(read(before, ''), 'P1'))).toContain('turns: 9, first P1');
        expect(write(turn(read(before, ''), 'P2'))).toContain('turns: 7, first P1');
    });

    it('keep what is not touched: the stage, what was drawn, and what others know of a hand', () => {
        const view = {
            ...before,
            known: [
                { of: 'P1', cards: [1, 0, 0, 0, 1] },
                { by: 'P2', of: 'P1', cards: [0, 0, 0, 0, 1] },
            ],
        };
        const text =
            'stage: die\nturns: 7, first P1\nin-turn: bought\nevent: blaze\nevents-done: blaze 1\nknown: all of P1 water 1 time 1\n';
        const same = write(coins(read(view, text), 0, 9));
        for (const line of [
            'stage: die',
            'in-turn: bought',
            'event: blaze',
            'events-done: blaze 1',
            'known: all of P1 water 1 time 1, P2 of P1 time 1',
        ])
            expect(same.split('\n')).toContain(line);
        expect(write(cards(read(view, text), 0, 4, 0))).toContain('known: all of P1 water 1\n');
        expect(write(cards(cards(read(view, text), 0, 4, 0), 0, 0, 0))).not.toContain('known');
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
