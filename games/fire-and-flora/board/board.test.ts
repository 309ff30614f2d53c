import type { Stage } from '$toolkit/board';
import type { Frame } from '$toolkit/types';
import type { Change, FireAndFlora } from '$wire';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import {
    abilityLabel,
    bringers,
    brings,
    bunch,
    eventSays,
    groundOf,
    isBetween,
    isLocated,
    knownIn,
    LOOKS,
    landOf,
    lookOf,
    shortName,
    stackOn,
} from './cards';
import type { FloraEvent, FloraView } from './cards';
import cards from '../cards.json';
import { before, burnt, happens } from './fixture';
import { board } from './index';
import Plant from './Plant.svelte';
import { burning, burnt as charred, cardIn, moments } from './moments';
import { motions } from './motions';
import { answer, questions, sum } from './answers';
import { effectWords, lastChanges } from './effects';

const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben', P3: 'Cleo' })[seat] ?? seat;
const seats = ['P1', 'P2', 'P3'].map((seat) => ({ seat, name: name(seat), mine: seat === 'P1', bot: false, turn: seat === 'P2' }));

describe('what is read off the view', () => {
    it('is whose land it is', () => {
        const found = groundOf(before, 'dune')!;
        expect([found.owner, found.slot]).toEqual([0, 0]);
        expect(groundOf(before, 'knoll')).toBeUndefined();
    });

    it('is a short name for a species', () => {
        const called = (id: string, name: string) => shortName({ ...before.cards.species[0]!, id, name });
        expect(called('oak', 'Coast Live Oak')).toBe('Oak');
        expect(called('blue-oak', 'Blue Oak')).toBe('Blue Oak');
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

    it('is a drawing of its own for each species of the game, and no other drawing', () => {
        const ids = cards.plants.map(({ id }) => id);
        expect({ undrawn: ids.filter((id) => !Object.hasOwn(LOOKS, id)) }).toEqual({ undrawn: [] });
        expect({ unused: Object.keys(LOOKS).filter((id) => !ids.includes(id)) }).toEqual({ unused: [] });
        const looks = [...Object.values(LOOKS), 'grass', 'shrub', 'flower'] as const;
        const drawn = looks.map((look) => render(Plant, { props: { look, big: true } }).body);
        expect({ alike: looks.filter((_, i) => drawn.indexOf(drawn[i]!) !== i) }).toEqual({ alike: [] });
    });

    it('is a drawing of its kind for a species that nobody has drawn', () => {
        expect(before.cards.species.map(lookOf)).toEqual(['shrub', 'grass']);
    });

    it('is what a land and the building on it bring, each for itself', () => {
        const both = { land: 'dune', building: 'shed' };
        expect(bringers(before, both).map(({ id }) => id)).toEqual(['dune', 'shed']);
        expect(brings(before, both)).toBe('1 coin and 0 cards, 1 coin and 0 cards from Shed');
        expect(abilityLabel(landOf(before, 'shed'))).toBe('sells a card for 2');
        expect(abilityLabel(landOf(before, 'dune'))).toBe('');
    });

    it('is whether a question comes from an event in a region, and whether something lies between the players', () => {
        const work: FireAndFlora.Work = { cause: 'sweep', where: 'both', seats: [], seat: 'P1', slot: 0, plant: 0, icons: 0, next: 0 };
        const asking: FloraView = { ...before, event: 'blaze', stage: { kind: 'asking', question: 'station', seat: 'P1', work } };
        const { event: _, ...calm } = asking;
        expect([asking, calm, before].map(isLocated)).toEqual([true, false, false]);
        expect([asking, before].map(isBetween)).toEqual([true, false]);
    });

    it('is what lies on a land while it may be blocked, the blocks on top', () => {
        const play = { kind: 'play', first: { type: 'water', as: 'water' }, second: { type: 'time', as: 'fire' }, land: 'dune' } as const;
        const stage: FloraView['stage'] = { kind: 'window', play, open: [], answered: 0, chain: 1, layer: 'P2' };
        const blocked: FloraView = { ...before, stage, laid: ['fire'] };
        expect(stackOn(blocked, 'dune')).toEqual(['water', 'fire', 'fire']);
        expect(stackOn(blocked, 'ridge')).toEqual([]);
        expect(stackOn({ ...before, laid: ['fire'] }, 'dune')).toEqual([]);
    });

    it('is a hand in words', () => {
        expect(bunch([1, 0, 0, 0, 2])).toBe('Water and 2 Time');
        expect(bunch([0, 0, 0, 0, 0])).toBe('nothing');
    });
});

describe('what is new on the lands', () => {
    it('is what happened to each last', () => {
        const events = [happens.grew('P1', 'dune', 'Dune'), happens.died('P2', 'ridge', 'Ridge'), happens.damaged('P1', 'dune', 'Dune')];
        expect([...lastChanges(events)].map(([land, { effect }]) => [land, effectWords(effect)])).toEqual([
            ['dune', 'damaged'],
            ['ridge', 'dies'],
        ]);
        expect(lastChanges([]).size).toBe(0);
    });

    it('comes of the event card that was played last', () => {
        expect(cardIn([happens.rolled])).toBeUndefined();
        expect(cardIn([happens.turnedUp, happens.rolled])).toBe('blaze');
        expect(eventSays(before.cards.events[0]!)).toBe('Every plant in all of California answers to Fire, in burn order.');
    });
});

describe('a fire that spreads', () => {
    const fire: FloraView = { ...before, event: 'blaze' };
    /** A step: its events, each with what it changes. */
    const frame = (view: FloraView, ...told: readonly (readonly [FloraEvent, ...Change[]])[]): Frame<FireAndFlora> => ({
        step: 1,
        by: [],
        events: told.map(([event]) => event),
        changes: told.map(([, ...changes]) => changes),
        view,
    });
    const kinds = (told: readonly { kind: string }[]) => told.map(({ kind }) => kind).join(' ');
    const lands = (view: FloraView) =>
        view.players.map((player) => player.lands.map((land) => `${land.big ? 'big ' : ''}${land.plant ?? 'open'}`).join());
    const lit = (told: readonly Stage<FireAndFlora>[]) => told.map(({ view, events = [] }) => [...burning(view, events)]);
    const burns = [
        [happens.died('P2', 'ridge', 'Ridge'), { op: 'remove', path: ['players', '1', 'lands', '0', 'plant'] }],
        [happens.scored('P2', 1, 0), { op: 'replace', path: ['players', '1', 'score'], value: 0 }],
        [happens.damaged('P1', 'dune', 'Dune'), { op: 'replace', path: ['players', '0', 'lands', '0', 'big'], value: false }],
        [happens.scored('P1', 2, 1), { op: 'replace', path: ['players', '0', 'score'], value: 1 }],
    ] as const satisfies readonly (readonly [FloraEvent, ...Change[]])[];

    it('is shown land by land in burn order, with the scores as they go', () => {
        const told = moments(
            frame(burnt, [happens.rolled], ...burns, [happens.done, { op: 'remove', path: ['event'] }]),
            frame(fire),
            kinds,
        );
        expect(told.map((one) => one.says)).toEqual(['die-rolled', 'plant-died scored', 'plant-damaged scored', 'event-card-done']);
        expect(told.map((one) => lands(one.view))).toEqual([
            ['big lupine,open', 'lupine', 'big thistle'],
            ['big lupine,open', 'open', 'big thistle'],
            ['lupine,open', 'open', 'big thistle'],
            ['lupine,open', 'open', 'big thistle'],
        ]);
        expect(told.map(({ view }) => view.players.map((player) => player.score))).toEqual([
            [2, 1, 0],
            [2, 0, 0],
            [1, 0, 0],
            [1, 0, 0],
        ]);
        expect(lit(told)).toEqual([[], ['ridge'], ['dune'], []]);
    });

    it('is shown land by land also where it stops for a question as soon as it has come', () => {
        const stopped: FloraView = { ...burnt, event: 'blaze', eventsDone: before.eventsDone };
        const told = moments(
            frame(stopped, [happens.turnedUp, { op: 'add', path: ['event'], value: 'blaze' }], ...burns),
            frame(before),
            kinds,
        );
        expect(told.map((one) => one.says)).toEqual(['event-card-turned-up', 'plant-died scored', 'plant-damaged scored']);
        expect(told.at(-1)?.view).toBe(stopped);
        expect(lit(told)).toEqual([[], ['ridge'], ['dune']]);
    });

    it('brings a child up after its parent, on its own land, where nothing burns', () => {
        const told = moments(
            frame({ ...burnt, event: 'blaze' }, ...burns, [happens.child('P1', 'mesa', 'Mesa')], [happens.scored('P1', 1, 2)]),
            frame(fire),
            kinds,
        );
        expect(told.map(({ says }) => says)).toEqual(['plant-died scored', 'plant-damaged scored', 'plant-came scored']);
        expect(lit(told)).toEqual([['ridge'], ['dune'], []]);
    });

    it('is seen where a plant answers to it or a seed wakes, not where a plant is saved, and of no other card', () => {
        const died = happens.died('P2', 'ridge', 'Ridge');
        const sprouted = { ...happens.child('P1', 'mesa', 'Mesa'), origin: 'seed' } as FloraEvent;
        expect([...burning(fire, [happens.grew('P1', 'dune', 'Dune'), died, sprouted])]).toEqual(['dune', 'ridge', 'mesa']);
        expect([...burning(fire, [happens.saved('P2', 'ridge', 'Ridge')])]).toEqual([]);
        expect([...burning(before, [died])]).toEqual([]);
        const flood = { ...fire, cards: { ...fire.cards, events: fire.cards.events.map((card) => ({ ...card, fire: false })) } };
        expect([...burning(flood, [died])]).toEqual([]);
    });

    it('leaves char where it went, until the next step that another card makes', () => {
        const died = happens.died('P2', 'ridge', 'Ridge');
        const turned = {
            kind: 'event-card-turned-up',
            card: { kind: 'event-card-name', id: 'blaze', name: 'Blaze' },
            from: 'deck',
        } as FloraEvent;
        const damaged = happens.damaged('P1', 'dune', 'Dune');
        expect([...charred(before, [turned, died, happens.done, damaged])]).toEqual(['ridge']);
        expect([...charred(fire, [died])]).toEqual(['ridge']);
        expect([...charred(before, [died])]).toEqual([]);
    });

    it('shakes what it burns, and takes the stars away from there', () => {
        expect(motions([happens.died('P2', 'ridge', 'Ridge'), happens.scored('P2', 1, 0)])).toEqual([
            { kind: 'shakes', at: 'land:ridge' },
            { kind: 'points', points: -1, from: 'land:ridge', to: 'score:P2' },
        ]);
    });

    it('is one picture where it changes no land, and where no event card is carried out', () => {
        expect(moments(frame(before, [happens.rolled]), frame(fire), kinds)).toEqual([]);
        expect(moments(frame(burnt, ...burns), frame(before), kinds)).toEqual([]);
    });

    it('is one picture where the step says nothing of what its events change', () => {
        const { changes: _, ...bare } = frame(burnt, ...burns);
        expect(moments(bare, frame(fire), kinds)).toEqual([]);
    });
});

describe('scores and questions', () => {
    it('count stars, in a match as well', () => {
        expect(board.unit?.()).toBe('Stars');
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
        expect(answer('hand', before, seats)).toBe('Water and Time.');
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
        const lands = before.cards.lands.map((one) =>
            one.id === 'ridge' ? { ...one, ability: { kind: 'self-built-ability' as const } } : one,
        );
        const bare = {
            ...before,
            cards: { ...before.cards, lands },
            players: before.players.map((one) => ({
                ...one,
                lands: one.lands.map(({ land }) => ({ land, big: false, stars: 0, used: false })),
            })),
        };
        expect(answer('row P2', bare, seats)).toBe('Ben: Ridge, its own building.');
        expect(answer('row P1', bare, seats)).toBe('Ada: Dune, open; Mesa, open.');
    });

    it('name a land of this table as an example', () => {
        expect(questions(before).at(-1)).toBe('Knoll');
        expect(questions({ ...before, market: [] }).at(-1)).toBe('row P1');
    });

    it('are none to what is no question', () => {
        expect(answer('nonsense', before, seats)).toBeUndefined();
    });
});
