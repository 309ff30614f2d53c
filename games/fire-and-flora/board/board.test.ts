import { Entry } from '$toolkit/entry.svelte';
import { describe, expect, it } from 'vitest';
import { brief, bunch, groundOf, knownIn, lookOf, starsOn } from './cards';
import { changes, eventsIn, scores } from './changes';
import { before, burnt } from './fixture';
import { board } from './index';
import { lesson } from './lesson';
import { answer, goods, phrase, stages, sum, tell } from './reading';
import { blank, cards, coins, move, parcel, read, stand, turn, write } from './setting';
import { bargaining, choose, counter, effects, inShort, offerText, sideOfTrade } from './spots';

const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben', P3: 'Cleo' })[seat] ?? seat;
const seats = ['P1', 'P2', 'P3'].map((seat) => ({ seat, name: name(seat), mine: seat === 'P1', bot: false, turn: seat === 'P2' }));

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
        expect(bunch([1, 0, 0, 0, 2])).toBe('1 Water, 2 Time');
        expect(bunch([0, 0, 0, 0, 0])).toBe('nothing');
    });
});

describe('what happened', () => {
    it('is told land by land in burn order, losses marked as such', () => {
        expect(changes(before, burnt).map((one) => [one.land, one.brief, one.loss])).toEqual([
            ['ridge', 'died', true],
            ['dune', 'shrank', true],
        ]);
        expect(changes(undefined, burnt)).toEqual([]);
    });

    it('is a plant pushed out by another', () => {
        const pushed = {
            ...before,
            players: [
                before.players[0]!,
                { ...before.players[1]!, lands: [{ land: 'ridge', plant: 'thistle', big: false, used: false }] },
                before.players[2]!,
            ],
        };
        expect(changes(before, pushed)[0]?.says).toBe('Small Thistle takes the place of small Silver Lupine on Ridge');
    });

    it('tells the scores that changed and the event that changed them', () => {
        expect(scores(before, burnt, (i) => name(`P${i + 1}`))).toBe('Ada: 1 (−1), Ben: 0 (−1)');
        expect(eventsIn([before], burnt)).toBe('blaze');
    });

    it('explains every loss in the log', () => {
        const said = tell('*: die both', name, { ...before, event: 'blaze' }, burnt);
        expect(said).toContain('both regions');
        expect(said).toContain('Small Silver Lupine on Ridge dies.');
        expect(said).toContain('Silver Lupine on Dune becomes small.');
        expect(said).toContain('Ada: 1 (−1)');
    });

    it('tells a win in another’s turn with whose turn it was', () => {
        const won = { ...before, stage: { kind: 'over' }, players: [{ ...before.players[0]!, score: 8 }, ...before.players.slice(1)] };
        expect(tell('*: die both', name, { ...before, event: 'blaze' }, won)).toContain(
            'Ada has 8 stars and wins by Blaze, in Ben’s turn.',
        );
    });
});

describe('a fire that spreads', () => {
    const fire = { ...before, event: 'blaze' };
    const lands = (view: unknown) =>
        (view as typeof before).players.map((player) =>
            player.lands.map((land) => `${land.big ? 'big ' : ''}${land.plant ?? 'open'}`).join(),
        );

    it('is shown land by land in burn order, with the scores as they go', () => {
        const told = stages('*: die both', name, fire, burnt);
        expect(told.map((one) => one.says)).toEqual([
            'The die shows both regions.',
            'Small Silver Lupine on Ridge dies.',
            'Silver Lupine on Dune becomes small. Stars: Ada: 1 (−1), Ben: 0 (−1).',
        ]);
        expect(told.map((one) => lands(one.view))).toEqual([
            ['big lupine,open', 'lupine', 'big thistle'],
            ['big lupine,open', 'open', 'big thistle'],
            ['lupine,open', 'open', 'big thistle'],
        ]);
        expect(told.map((one) => (one.view as typeof before).players.map((player) => player.score))).toEqual([
            [2, 1, 0],
            [2, 0, 0],
            [1, 0, 0],
        ]);
    });

    it('is shown land by land also where it stops for a question as soon as it has come', () => {
        const stopped = { ...burnt, event: 'blaze', eventsDone: before.eventsDone, stage: { kind: 'asking', question: 'station' } };
        expect(
            stages('*: event blaze', name, before, stopped)
                .slice(1)
                .map((one) => one.says),
        ).toEqual(['Small Silver Lupine on Ridge dies.', 'Silver Lupine on Dune becomes small. Stars: Ada: 1 (−1), Ben: 0 (−1).']);
    });

    it('brings a child up with its parent, not where the child stands', () => {
        const child = {
            ...burnt,
            players: [
                { ...burnt.players[0]!, lands: [burnt.players[0]!.lands[0]!, { land: 'mesa', plant: 'lupine', big: false, used: false }] },
                burnt.players[1]!,
                burnt.players[2]!,
            ],
        };
        const first = {
            ...child,
            players: [{ ...child.players[0]!, lands: [...child.players[0]!.lands].reverse() }, child.players[1]!, child.players[2]!],
        };
        const was = {
            ...fire,
            players: [{ ...fire.players[0]!, lands: [...fire.players[0]!.lands].reverse() }, fire.players[1]!, fire.players[2]!],
        };
        expect(stages('*: die both', name, was, first).map((one) => one.says)).toEqual([
            'The die shows both regions.',
            'Small Silver Lupine on Ridge dies.',
            'Silver Lupine on Dune becomes small.',
            'Small Silver Lupine comes up on Mesa. Stars: Ada: 1 (−1), Ben: 0 (−1).',
        ]);
    });

    it('is one picture where it changes one land or none, and where no event goes round', () => {
        expect(stages('*: die both', name, fire, { ...fire, event: undefined })).toEqual([]);
        expect(stages('P2: play fire dune', name, before, { ...burnt, eventsDone: before.eventsDone })).toEqual([]);
    });
});

describe('lines of the record', () => {
    it('become sentences', () => {
        expect(tell('P2: play water+fire dune', name, before, before)).toBe(
            'Ben plays Water and Fire on the big Silver Lupine on Dune (Ada).',
        );
        expect(tell('P2: offer P1 water+2 for dune', name, before, before)).toBe('Ben offers Ada 1 Water, 2 coins for Dune.');
        expect(tell('P2: buy knoll', name, before, before)).toBe('Ben buys Knoll, 7 coins.');
        expect(tell('*: draw P2 ?', name, before, before)).toBe('Ben draws a card.');
    });

    it('tell of a window only who blocks', () => {
        expect(tell('& P1: block water | P3: pass', name, before, before)).toBe('Ada blocks with Water.');
        expect(tell('& P1: pass | P3: pass', name, before, before)).toBe('Nobody blocks.');
    });

    it('become instructions', () => {
        expect(phrase('play time=water dune', before)).toBe('Play Time as Water on the big Silver Lupine on Dune');
        expect(phrase('end', before)).toBe('End your turn');
        expect(phrase('decline unanswered', before)).toBe('Give no answer');
        expect(goods('-', before)).toBe('nothing');
    });
});

describe('scores and questions', () => {
    it('count stars, in a match as well', () => {
        expect(board.unit).toBe('Stars');
        expect(board.score(before, 0)).toBe('2');
    });

    it('add a score up from its plants', () => {
        expect(sum([{ view: before }], 'P1')).toEqual([{ says: 'big Silver Lupine on Dune', points: 2 }]);
        const capped = { ...before, stage: { kind: 'over' } };
        expect(sum([{ view: capped }], 'P1').at(-1)?.says).toBe('the last round is over; between equals: 1 big native, 4 coins');
        expect(tell('P2: end', (seat) => seat, before, capped)).toContain('The last round is over: P1 2 stars, 1 big native, 4 coins;');
    });

    it('answer', () => {
        expect(answer('scores', before, seats)).toContain('Ben: 1 star, 9 coins, 3 cards');
        expect(answer('hand', before, seats)).toBe('1 Water, 1 Time.');
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
            'Shed: 3 coins in the Market, a building, brings 1 coin and 0 cards a turn. Keeps tools.',
        );
        expect(answer('shed', { ...before, market: [], prices: [] }, seats)).toContain('3 coins, not in the Market');
    });

    it('never call a Headquarters open', () => {
        const lands = before.cards.lands.map((one) => (one.id === 'ridge' ? { ...one, ability: 'self-built' } : one));
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

/** A decision of Ada: Water on the dune, or a trade. */
function asked(): Entry {
    const entry = new Entry();
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
        moves: [{ text: 'play water dune', selection: { card: ['water'], land: ['dune'] } }],
    });
    entry.learnAll({ 'play water dune': [{ certainty: 'certain', at: 'dune', says: 'grows' }] });
    return entry;
}

describe('entering moves', () => {
    it('shows what a card would do before a plant is chosen', () => {
        const entry = asked();
        expect(effects(entry).size).toBe(0);
        entry.choose('card', 'water');
        expect(effects(entry).get('dune')?.[0]?.says).toBe('grows');
        choose(before, entry, 'dune');
        expect(entry.move).toBe('play water dune');
    });

    it('shows what a card would do with one more, where alone it does nothing', () => {
        const entry = asked();
        const moves = [
            ...entry.asked!.moves,
            { text: 'play water+time ridge', selection: { card: ['water', 'time'], land: ['ridge'] } },
            { text: 'play water+time dune', selection: { card: ['water', 'time'], land: ['dune'] } },
        ];
        entry.ask({ ...entry.asked!, decision: 8, moves });
        const child = { certainty: 'certain' as const, at: 'creek', says: 'a small sagebrush comes here, +1' };
        entry.learnAll({
            'play water dune': [{ certainty: 'certain', at: 'dune', says: 'grows' }],
            'play water+time dune': [{ certainty: 'certain', at: 'dune', says: 'dies' }],
            'play water+time ridge': [child],
        });
        entry.choose('card', 'water');
        const told = effects(entry);
        expect([...told].map(([land, all]) => [land, all.map((one) => one.says), inShort(all)])).toEqual([
            ['dune', ['grows'], 'grows'],
            ['ridge', ['with Time has a child, +1'], '+Time'],
        ]);
        entry.choose('card', 'time');
        expect(
            effects(entry)
                .get('ridge')
                ?.map((one) => one.says),
        ).toEqual(['has a child, +1']);
    });

    it('tells on a small land the stars, or a word', () => {
        const told = (...says: string[]) => inShort(says.map((one) => ({ certainty: 'certain', at: 'dune', says: one })));
        expect([
            told('is damaged, -3'),
            told('grows, +2'),
            told('the sagebrush is pushed out, -1', 'a small mustard comes here'),
            told('a small mustard comes here'),
            told('has a child; P1 says where it goes'),
            told('has a child, +1; P1 says where it goes', 'is damaged, -2'),
        ]).toEqual(['★−3', '★+2', '★−1', 'new', 'child', '★−1']);
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

describe('losses', () => {
    const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben', P3: 'Eve' })[seat] ?? seat;
    const at = (stage: object): typeof before => ({ ...before, stage: stage as typeof before.stage });
    const robbed: typeof before = {
        ...before,
        players: [{ ...before.players[0]!, coins: 6 }, { ...before.players[1]!, coins: 7, size: 2 }, before.players[2]!],
    };

    it('of coins and cards are told where the move does not say them', () => {
        expect(tell('& P2: pass', name, at({ kind: 'window', chain: 0 }), robbed)).toBe(
            'Nobody blocks. Coins: Ada +2, Ben −2. Cards: Ben −1.'.replace('Nobody blocks.', 'Ben passes.'),
        );
        expect(tell('P1: buy knoll', name, before, robbed)).not.toContain('Coins');
    });

    it('of a play that stays blocked are told, and that one stands after all', () => {
        expect(tell('& P1: pass | P3: pass', name, at({ kind: 'window', chain: 1 }), before)).toBe(
            'Nobody blocks. The play comes to nothing.',
        );
        expect(tell('& P1: pass | P3: pass', name, at({ kind: 'window', chain: 2 }), before)).toBe('Nobody blocks. The play stands.');
        expect(tell('& P1: block labor | P3: pass', name, at({ kind: 'window', chain: 1 }), before)).toBe('Ada blocks with Labor.');
    });

    it('that were averted say of what, and by what', () => {
        const asking = (question: string) =>
            at({ kind: 'asking', question, seat: 'P1', work: { cause: 'sweep', seat: 'P1', slot: 0, where: 'both' } });
        expect(tell('P1: save', name, asking('station'), before)).toBe('Ada saves the big Silver Lupine on Dune with Water.');
        expect(tell('P1: leave', name, asking('vault'), before)).toBe('Ada lets the big Silver Lupine on Dune go.');
        expect(tell('P1: leave', name, asking('choice'), before)).toBe('Ada lets it go.');
    });
});

describe('answers to an offer', () => {
    const offer = { partner: 'P1', give: { cards: ['fire'], coins: 2, lands: [] }, get: { cards: [], coins: 0, lands: ['dune'] } };
    const offered: typeof before = { ...before, stage: { kind: 'offered', offer } };
    function answering(): Entry {
        const target = (id: string, count = 1) => ({ id, says: { kind: 'answer-target', answer: id } as const, count });
        const entry = new Entry();
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
            moves: [{ text: 'decline', selection: { answer: ['decline'] } }],
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
        const entry = answering();
        entry.make(offerText(offer));
        expect([entry.move, entry.sure]).toEqual(['offer P1 fire+2 for dune', true]);
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
                        .filter((line) => /^P\d/.test(line)).length,
            ),
        ).toEqual([2, 3, 4]);
    });
});

describe('the lesson', () => {
    it('has at most twelve steps, each with a position and a wanted move', () => {
        expect(lesson.length).toBeLessThanOrEqual(12);
        for (const step of lesson) {
            expect(step.position).toContain('stage: ');
            expect(step.wanted?.('end')).toBe(false);
        }
    });
});
