import german from '../../../languages/de/stalk-exchange/board.json';
import english from './messages/en.json';
import { Entry } from '$toolkit/entry.svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Market from './Market.svelte';
import Tray from './Tray.svelte';
import type { Frame } from '$toolkit/types';
import { exchange, garden, seats, view } from './fixture';
import { SIGNS, marketPreview } from './previews';
import { byArrow } from '$toolkit/hexagons';
import { PICK, TYPES, bunch, conveyed, crashed, isNear, lastTurn, losing, places } from './garden';
import { joined, moments, traces } from './moments';
import { motions } from './motions';
import type { Flower, StalkEvent, StalkView } from './garden';
import { answer, score, sum } from './answers';
import type { SayMessages, Stage } from '$toolkit/board';
import type { Change, StalkExchange } from '$wire';
import { fields, lay, plant, side } from './edits';

describe('the garden', () => {
    it('lies in slanting rows, blooms and bulbs apart', () => {
        const all = places(view);
        expect(all.map((one) => one.type?.word)).toEqual(['dahlia', undefined, undefined, 'tulip', undefined, undefined, undefined]);
        expect(all[0]?.bloom).toBe(true);
        expect(all[3]?.bloom).toBe(false);
        expect(byArrow(all, 'b2', 'ArrowLeft')).toBe('b1');
        expect(byArrow(all, 'b2', 'ArrowRight')).toBe('b3');
        expect(['a2', 'a3']).toContain(byArrow(all, 'b2', 'ArrowUp'));
        expect(byArrow(all, 'a2', 'ArrowUp')).toBeUndefined();
    });

    it('has an exchange that says where its flowers go, also after a move', () => {
        expect(conveyed(view, undefined)).toBe(view.conveyor);
        expect(conveyed(view, nothing)).toBe(view.conveyor);
        const upkeep: StalkEvent[] = [
            { kind: 'upkeep-began', seat: 'P1' },
            { kind: 'composted', slot: 2, flower: 'globemaster' },
            { kind: 'exchange-slid', slides: [{ from: 1, to: 4 }] },
        ];
        expect(conveyed(view, { ...nothing, expected: upkeep })).toEqual({ composted: 2, slides: [{ from: 1, to: 4 }] });
        expect(conveyed(view, { ...nothing, events: [{ kind: 'flushed', seat: 'P1', flowers: [] }] })).toEqual({ slides: [] });
    });

    it('shows what has grown and what was harvested', () => {
        const { fresh, gone } = traces([
            { kind: 'planted', seat: 'P1', slot: 1, flower: 'daffodil', cell: 'a3', cost: 'basic' },
            { kind: 'harvested', flower: 'dahlia', cells: ['a2', 'b1'] },
            { kind: 'bloomed', cells: ['b2'] },
            { kind: 'planted', seat: 'P2', slot: 1, flower: 'tulip', cell: 'b1', cost: 'basic' },
        ]);
        expect([...fresh]).toEqual(['a3', 'b2', 'b1']);
        expect([...gone]).toEqual([['a2', 'dahlia']]);
    });

    it('lets harvested flowers fly to the market', () => {
        expect(motions([])).toEqual([]);
        expect(
            motions([
                { kind: 'harvested', flower: 'dahlia', cells: ['a2', 'b1'] },
                { kind: 'value-rose', flower: 'dahlia', from: 1, to: 3 },
            ]),
        ).toEqual([
            { kind: 'goes', at: 'flower:a2', to: 'track:dahlia' },
            { kind: 'goes', at: 'flower:b1', to: 'track:dahlia' },
        ]);
    });
});

const nothing = { events: [], expected: [], open: [], headline: 0 };

describe('a preview', () => {
    it('tells planted, blooming and harvested cells apart, and the market after it', () => {
        const then = marketPreview(view, {
            ...nothing,
            events: [{ kind: 'planted', seat: 'P1', slot: 1, flower: 'daffodil', cell: 'a3', cost: 'basic' }],
            expected: [
                { kind: 'upkeep-began', seat: 'P1' },
                { kind: 'harvested', flower: 'dahlia', cells: ['a2'] },
                { kind: 'value-rose', flower: 'dahlia', from: 3, to: 4 },
                { kind: 'track-filled', from: 19, to: 18 },
                { kind: 'bloomed', cells: ['a3'] },
            ],
        });
        expect([...(then?.fates ?? [])]).toEqual([
            ['a3', 'blooms'],
            ['a2', 'harvested'],
        ]);
        expect(then?.sure.size).toBe(0);
        expect(then).toMatchObject({ values: [4, 1, 1, 1, 1], lowest: 18, crashed: false, busts: [] });
    });

    it('says what is sure, each cell of a group, and the end', () => {
        const then = marketPreview(
            { ...view, lowest: 4, spacesToCrash: 2 },
            {
                ...nothing,
                events: [
                    { kind: 'swapped', seat: 'P1', slot: 2, taken: 'globemaster', given: 'dahlia', cost: 'basic' },
                    { kind: 'upkeep-began', seat: 'P1' },
                    { kind: 'harvested', flower: 'tulip', cells: ['a2', 'b2'] },
                    { kind: 'value-rose', flower: 'tulip', from: 1, to: 3 },
                    { kind: 'track-filled', from: 4, to: 2 },
                    { kind: 'market-crashed', value: 3, space: 2 },
                ],
                expected: [
                    { kind: 'value-busted', flower: 'dahlia', from: 3, to: 1 },
                    { kind: 'value-busted', flower: 'tulip', from: 3, to: 1 },
                ],
            },
        );
        expect([...(then?.fates ?? [])]).toEqual([
            ['a2', 'harvested'],
            ['b2', 'harvested'],
        ]);
        expect([...(then?.sure ?? [])]).toEqual(['a2', 'b2']);
        expect(then).toMatchObject({ values: [3, 1, 1, 1, 3], lowest: 2, crashed: true, busts: ['dahlia', 'tulip'] });
        expect(marketPreview(view, nothing)).toBeUndefined();
        expect(marketPreview(view, undefined)).toBeUndefined();
        expect(new Set(Object.values(SIGNS)).size).toBe(3);
    });
});

describe('portfolios', () => {
    const shown = (entry: Entry<StalkExchange>) => render(Tray, { props: { view, trail: [], seats, entry, letters: false } }).body;

    // Greyed flowers were silent: they were disabled, so that nothing reached a reason.
    it('say why a flower cannot be given', () => {
        const entry = new Entry<StalkExchange>();
        expect(shown(entry).match(/You give a flower when you swap/g)).toHaveLength(TYPES.length);
        const asks = { kind: 'nothing-asked' } as const;
        entry.ask({ decision: 1, seat: 'P1', asks, unlisted: false, picks: [], moves: [] });
        const refused = { dahlia: 'held', daffodil: 'none held' };
        for (const [id, says] of Object.entries(refused)) entry.learnReason({ pick: PICK.give, id }, says);
        expect(shown(entry)).toContain(`title="${refused.daffodil}"`);
        expect(shown(entry)).not.toContain(`title="${refused.dahlia}"`);
    });

    it('are worth their flowers, where they are seen', () => {
        expect(score(view, 0)).toBe('7');
        expect(score(view, 1)).toBe('?');
        expect(bunch([2, 0, 0, 0, 1])).toBe('2 dahlias and 1 tulip');
    });

    it('are summed up by type at the end', () => {
        const { players } = side(view, 0, () => ({ points: [2, 0, 0, 0, 2] }));
        const end: StalkView = { ...view, phase: 'over', finals: [1, 1, 1, 1, 2], players };
        expect(sum([{ view: end }], 'P1')).toEqual([
            { says: '2 dahlias × 1, bust from 3', points: 2 },
            { says: '1 tulip × 2', points: 2 },
        ]);
        const tied = {
            ...end,
            players: [
                {
                    ...end.players[0]!,
                    tiebreak: [
                        { value: 2, flowers: 1 },
                        { value: 1, flowers: 2 },
                    ],
                },
                end.players[1]!,
            ],
        };
        expect(sum([{ view: tied }], 'P1').at(-1)).toEqual({ says: 'for the tie: 1 at value 2 and 2 at value 1' });
        expect(sum([{ view }], 'P1')).toEqual([]);
        expect(sum([], 'P1')).toEqual([]);
    });
});

describe('the market', () => {
    it('says who would lose in the bust, but not while all would', () => {
        expect(losing(view)).toBe('Would bust now: dahlia.');
        expect(losing({ ...view, busting: { flowers: ['dahlia', 'tulip'], byLot: true } })).toBe(
            'One of these would bust now, by lot: dahlia and tulip.',
        );
        expect(losing({ ...view, busting: { flowers: [], byLot: false } })).toContain('none would bust');
        expect(losing({ ...view, busting: { flowers: TYPES.map(({ word }) => word), byLot: false } })).toBe('');
    });

    const market = (now: StalkView) => render(Market, { props: { now, say, index: 0 } }).body;

    it('says how far the crash is, and warns from six spaces on', () => {
        expect(market(view)).toContain('Highest value 3, flowers at 19. 17 spaces to the crash.');
        expect(market({ ...view, spacesToCrash: 1 })).toContain('1 space to the crash.');
        expect([7, 6, 0].map((spacesToCrash) => isNear({ spacesToCrash }))).toEqual([false, true, true]);
        expect(market({ ...view, spacesToCrash: 7 })).not.toContain(', busts');
        expect(market({ ...view, spacesToCrash: 6 })).toContain(', busts');
    });

    it('says why a turn is the last, and that it crashed', () => {
        expect(lastTurn(view)).toBeUndefined();
        expect(lastTurn({ ...view, lastTurn: 'market-crash' })).toBeUndefined();
        expect(lastTurn({ ...view, lastTurn: 'empty-greenhouse' })).toBe('This is the last turn: the greenhouse cannot fill the exchange.');
        expect(lastTurn({ ...view, lastTurn: 'full-garden', phase: 'over' })).toBe('The game is over: the garden is full.');
        expect(crashed(view)).toBe('The market has crashed: flowers at 19, highest value 3.');
    });
});

const views = (shown: readonly Stage<StalkExchange>[]) => shown.map((one) => one.view);
const say: SayMessages = (told) => told.map(({ kind }) => kind).join(' ');
const frame = (now: StalkView, events: StalkEvent[] = []): Frame<StalkExchange> => ({ step: 1, by: ['P1'], events, view: now });

describe('what happened', () => {
    const after: StalkView = {
        ...view,
        phase: 'refill',
        garden: garden('.f.T...'),
        exchange: exchange('...G'),
        actions: 0,
        market: [3, 0, 0, 0, 0],
        values: [4, 1, 1, 1, 1],
        lowest: 18,
        spacesToCrash: 15,
        compost: [0, 1, 0, 1, 2],
    };
    const set = (value: Change['value'], ...path: string[]): Change => ({ op: 'replace', path, value });
    const remove = (...path: string[]): Change => ({ op: 'remove', path });
    const told: (readonly [StalkEvent, ...Change[]])[] = [
        [
            { kind: 'planted', seat: 'P1', slot: 1, flower: 'daffodil', cell: 'a3', cost: 'basic' },
            remove('exchange', '0', 'flower'),
            set('daffodil', 'garden', '1', 'flower'),
        ],
        [{ kind: 'upkeep-began', seat: 'P1' }],
        [
            { kind: 'harvested', flower: 'dahlia', cells: ['a2'] },
            remove('garden', '0', 'flower'),
            set(false, 'garden', '0', 'bloom'),
            set(3, 'market', '0'),
        ],
        [{ kind: 'value-rose', flower: 'dahlia', from: 3, to: 4 }, set(4, 'values', '0')],
        [{ kind: 'track-filled', from: 19, to: 18 }, set(18, 'lowest')],
        [{ kind: 'bloomed', cells: ['b2'] }, set(true, 'garden', '3', 'bloom')],
        [{ kind: 'composted', slot: 4, flower: 'snowdrop' }, remove('exchange', '3', 'flower')],
        [
            { kind: 'exchange-slid', slides: [{ from: 2, to: 4 }] },
            set('globemaster', 'exchange', '3', 'flower'),
            remove('exchange', '1', 'flower'),
        ],
    ];
    const step: Frame<StalkExchange> = {
        ...frame(
            after,
            told.map(([event]) => event),
        ),
        changes: told.map(([, ...changes]) => changes),
    };
    const upkeep = moments(step, frame(view), say);
    const drawn = (flower: Flower) =>
        moments(frame(after, [{ kind: 'slot-filled', slot: 3, flower }]), frame({ ...after, exchange: exchange('...G') }), say);

    it('is shown one moment after the other', () => {
        expect(upkeep.map(({ says }) => says)).toEqual([
            'planted',
            'upkeep-began harvested value-rose track-filled',
            'bloomed',
            'composted exchange-slid',
        ]);
        expect(views(upkeep).map((one) => one.garden)).toEqual(['Df.t...', '.f.t...', '.f.T...', '.f.T...'].map(garden));
        expect(views(upkeep).map((one) => one.values[0])).toEqual([3, 4, 4, 4]);
        expect(views(upkeep).map((one) => one.exchange)).toEqual(['.G.S', '.G.S', '.G.S', '...G'].map(exchange));
        expect(upkeep.at(-1)?.view).toBe(after);
        expect(motions(upkeep[1]?.events ?? [])).toEqual([{ kind: 'goes', at: 'flower:a2', to: 'track:dahlia' }]);
    });

    it('is one picture where nothing comes of a move, or nothing is said of what its events change', () => {
        const planted = { kind: 'planted', seat: 'P1', slot: 1, flower: 'daffodil', cell: 'a3', cost: 'basic' } as const;
        expect(moments(frame(view, [planted]), frame(view), say)).toEqual([]);
        expect(moments(frame(after, step.events), frame(view), say)).toEqual([]);
    });

    it('is told in few captions of others, and step by step of oneself', () => {
        const all: Stage<StalkExchange>[] = [...upkeep, ...drawn('daffodil'), ...drawn('dahlia')];
        const told = (own: boolean) =>
            all.reduce<Stage<StalkExchange>[]>((shown, one) => {
                const last = shown.at(-1);
                const both = last && joined(last, one, own);
                return both ? [...shown.slice(0, -1), both] : [...shown, one];
            }, []);
        expect(told(true).map(({ says }) => says)).toEqual([...upkeep.map(({ says }) => says), 'slot-filled slot-filled']);
        expect(told(false)).toHaveLength(2);
        expect(told(false)[1]?.weigh).toBeGreaterThan(1);
        expect(told(false).at(-1)?.view).toBe(after);
    });
});

describe('words', () => {
    it('answer questions', () => {
        expect(answer('scores', view, seats)).toBe('Ada: 7 points at the present values. Ben: hidden.');
        expect(answer('portfolio', view, seats)).toBe('Ada: 2 dahlias and 1 tulip. Ben: hidden.');
        expect(answer('market', view, seats)).toContain('dahlia 3');
        expect(answer('exchange', view, seats)).toBe('1 daffodil, 2 globemaster, 3 empty, and 4 snowdrop. 80 in the greenhouse.');
        expect(answer('compost', view, seats)).toBe('Compost: 1 daffodil and 2 tulips.');
        expect(answer('around a2', view, seats)).toBe('a3 empty, b1 empty, b2 tulip bulb.');
        expect(answer('around z9', view, seats)).toContain('no cell');
        expect(answer('weather', view, seats)).toBeUndefined();
    });
});

describe('a position set up by hand', () => {
    it('is written field by field, and leaves greenhouse and mover to the rules', () => {
        expect(fields(view)).toMatchObject({
            turn: { number: 3, seat: null, actions: 2 },
            first: 'P1',
            garden: [{ bloom: 'dahlia' }, {}, {}, { bulb: 'tulip' }, {}, {}, {}],
            exchange: ['daffodil', 'globemaster', null, 'snowdrop'],
            market: { dahlia: 2 },
            compost: { daffodil: 1, tulip: 2 },
            greenhouse: null,
            P1: { tokens: 4, portfolio: { dahlia: 2, tulip: 1 }, known: { dahlia: 1 } },
            P2: { tokens: 3, portfolio: { dahlia: 0, globemaster: 0 }, known: { globemaster: 1 } },
        });
    });

    it('is changed by clicks and numbers', () => {
        const grown = plant(plant(view, 'a2', { bloom: false }), 'c2', { flower: 'snowdrop', bloom: false });
        expect(grown.garden).toEqual(garden('...t..s'));
        expect(lay(grown, 2, { flower: 'dahlia', bloom: false }).exchange).toEqual(exchange('FGDS'));
        const poor = side(grown, 1, ({ known }) => ({ tokens: 0, portfolio: known }));
        expect(fields(poor)).toMatchObject({
            garden: [{}, {}, {}, { bulb: 'tulip' }, {}, {}, { bulb: 'snowdrop' }],
            P2: { tokens: 0, portfolio: { globemaster: 1 }, known: { globemaster: 1 } },
        });
    });
});

it('ends the actions by a key that nothing else has, in each language', () => {
    for (const words of [english, german]) expect(words['letter.end']).toMatch(/^(?![NR])[A-Z]$/);
});
