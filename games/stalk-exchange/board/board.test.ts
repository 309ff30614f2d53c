import { describe, expect, it } from 'vitest';
import { deductions, unseen } from './deductions';
import type { Frame } from '$toolkit/words';
import { SIGNS, fateWords, foretelling } from './foretelling';
import { GONE, beside, bunch, conveyed, lastTurn, losing, places, worth } from './garden';
import { gone, joined, moments } from './moments';
import type { Flower, StalkEvent, StalkView } from './garden';
import { answer, changed, score, sum } from './reading';
import type { SayMessages, Stage } from '$toolkit/board';
import type { StalkExchange } from '$wire';
import { blank, lay, plant, read as setting, shown, side, turnOf, write } from './setting';

const view: StalkView = {
    setup: { edition: 1, seats: 2, chosen: { 'garden-shape': 'side-2', preset: 'mine.json\n{"name": "mine"}' } },
    phase: 'act',
    seat: 1,
    first: 1,
    turn: 3,
    actions: 2,
    slot: 0,
    spaces: ['a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2'],
    garden: 'D..t...',
    exchange: 'FG.S',
    market: [2, 0, 0, 0, 0],
    values: [3, 1, 1, 1, 1],
    lowest: 19,
    finals: [],
    compost: [0, 1, 0, 0, 2],
    greenhouse: 80,
    crashed: false,
    triggered: false,
    players: [
        { tokens: 4, size: 3, portfolio: [2, 0, 0, 0, 1], known: [1, 0, 0, 0, 0] },
        { tokens: 3, size: 3, known: [0, 0, 1, 0, 0] },
    ],
};
const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben' })[seat] ?? seat;
const seats = ['P1', 'P2'].map((seat) => ({ seat, name: name(seat), mine: seat === 'P1', bot: false, turn: seat === 'P1' }));

describe('the garden', () => {
    it('lies in slanting rows, blooms and bulbs apart', () => {
        const all = places(view);
        expect(all.map((one) => one.type?.word)).toEqual(['dahlia', undefined, undefined, 'tulip', undefined, undefined, undefined]);
        expect(all[0]?.bloom).toBe(true);
        expect(all[3]?.bloom).toBe(false);
        expect(beside(all, 'b2', 'ArrowLeft')).toBe('b1');
        expect(beside(all, 'b2', 'ArrowRight')).toBe('b3');
        expect(['a2', 'a3']).toContain(beside(all, 'b2', 'ArrowUp'));
        expect(beside(all, 'a2', 'ArrowUp')).toBeUndefined();
    });

    it('has an exchange that says where its flowers go', () => {
        expect([...conveyed(view)]).toEqual([
            [3, GONE],
            [0, 2],
            [1, 3],
        ]);
        expect([...conveyed(view, 3)]).toEqual([
            [1, GONE],
            [0, 3],
        ]);
        const rule = (chosen: Record<string, string>) => conveyed({ ...view, exchange: 'FG..', setup: { edition: 1, seats: 2, chosen } });
        expect([...rule({})]).toEqual([
            [1, GONE],
            [0, 3],
        ]);
        expect([...rule({ 'compost-rightmost': 'last-slot' })]).toEqual([
            [0, 2],
            [1, 3],
        ]);
        expect([...rule({ preset: 'mine.json\n{"name": "mine", "compost-rightmost": "last-slot"}' })]).toEqual([
            [0, 2],
            [1, 3],
        ]);
    });

    it('keeps a flower in a slot that is filled at once', () => {
        const at = { ...view, setup: { edition: 1, seats: 2, chosen: { refill: 'immediate' } } };
        expect([...conveyed(at, 3)]).toEqual([
            [3, GONE],
            [0, 2],
            [1, 3],
        ]);
        expect([...conveyed({ ...at, greenhouse: 0 }, 3)]).toEqual([
            [1, GONE],
            [0, 3],
        ]);
    });

    it('shows what has changed', () => {
        expect([...changed({ ...view, garden: 'd......' }, view)]).toEqual(['a2', 'b2']);
        expect(changed(undefined, view).size).toBe(0);
    });
});

const nothing = { events: [], expected: [], open: [] };

describe('a preview', () => {
    it('tells planted, blooming and harvested cells apart, and the market after it', () => {
        const then = foretelling(view, 0, {
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
            ['b2', 'bulb'],
        ]);
        expect(then?.sure.size).toBe(0);
        expect(then).toMatchObject({ values: [4, 1, 1, 1, 1], lowest: 18, crashed: false, busts: [], worth: 9 });
    });

    it('says what is sure, each cell of a group, and the end', () => {
        const then = foretelling(view, 0, {
            ...nothing,
            events: [
                { kind: 'swapped', seat: 'P1', slot: 2, taken: 'globemaster', given: 'dahlia', cost: 'basic' },
                { kind: 'upkeep-began', seat: 'P1' },
                { kind: 'harvested', flower: 'tulip', cells: ['a2', 'b2'] },
                { kind: 'value-rose', flower: 'tulip', from: 1, to: 3 },
                { kind: 'track-filled', from: 19, to: 17 },
                { kind: 'market-crashed', value: 3, space: 17 },
            ],
            expected: [
                { kind: 'value-busted', flower: 'dahlia', from: 3, to: 1 },
                { kind: 'value-busted', flower: 'tulip', from: 3, to: 1 },
            ],
        });
        expect([...(then?.fates ?? [])]).toEqual([
            ['a2', 'harvested'],
            ['b2', 'harvested'],
        ]);
        expect([...(then?.sure ?? [])]).toEqual(['a2', 'b2']);
        expect(then).toMatchObject({ values: [3, 1, 1, 1, 3], lowest: 17, crashed: true, busts: ['dahlia', 'tulip'], worth: 7 });
        expect(foretelling(view, 0, nothing)).toBeUndefined();
        expect(foretelling(view, 0, undefined)).toBeUndefined();
        expect(new Set(Object.values(SIGNS)).size).toBe(4);
        expect(fateWords('blooms', false)).toBe('will bloom if nothing more is done');
        expect(fateWords('harvested', true)).toBe('will be harvested');
    });
});

describe('portfolios', () => {
    it('are worth their flowers, where they are seen', () => {
        expect(worth(view, 0)).toBe(7);
        expect(score(view, 0)).toBe('7');
        expect(score(view, 1)).toBe('?');
        expect(worth({ ...view, finals: [1, 1, 1, 1, 2] }, 0)).toBe(4);
        expect(bunch([2, 0, 0, 0, 1])).toBe('2 dahlias and 1 tulip');
    });

    it('are summed up by type at the end', () => {
        const end: StalkView = { ...view, phase: 'over', finals: [1, 1, 1, 1, 2] };
        expect(sum([{ view: end }], 'P1')).toEqual([
            { says: '2 dahlias × 1, bust from 3', points: 2 },
            { says: '1 tulip × 2', points: 2 },
        ]);
        const shared = {
            ...end,
            players: [
                end.players[0]!,
                { ...end.players[1]!, portfolio: [0, 0, 0, 0, 2] },
                { ...end.players[1]!, portfolio: [1, 0, 0, 0, 0] },
            ],
        };
        expect(sum([{ view: shared }], 'P1').at(-1)).toEqual({ says: 'for the tie: 1 at value 2' });
        expect(sum([{ view: shared }], 'P2').at(-1)).toEqual({ says: 'for the tie: 2 at value 2' });
        expect(sum([{ view: shared }], 'P3').at(-1)?.points).toBe(1);
        expect(sum([{ view }], 'P1')).toEqual([]);
        expect(sum([], 'P1')).toEqual([]);
    });
});

describe('the market', () => {
    const agreed = (chosen: Record<string, string>, values = [3, 3, 1, 1, 1]) => ({
        ...view,
        values,
        setup: { edition: 1, seats: 2, chosen },
    });

    it('says who would lose in the bust', () => {
        expect(losing(view)).toEqual({ types: [0], says: 'Ringed: would bust.' });
        expect(losing(agreed({})).types).toEqual([0, 1]);
        expect(losing(agreed({ 'bust-tie': 'one-random' })).says).toContain('by lot');
        expect(losing(agreed({ preset: 'mine.json\n{"name": "mine", "bust-tie": "none"}' })).types).toEqual([]);
        expect(losing(agreed({ 'bust-tie': 'none' }, [3, 1, 1, 1, 1])).types).toEqual([0]);
    });

    it('says why a turn is the last', () => {
        expect(lastTurn(view)).toBeUndefined();
        expect(lastTurn({ ...view, triggered: true })).toBe('The greenhouse could not fill the exchange: the game ends after this turn.');
        expect(lastTurn({ ...agreed({ 'second-trigger': 'garden-full' }), triggered: true, phase: 'over' })).toBe(
            'The garden was full: the game has ended.',
        );
        expect(lastTurn(agreed({ 'turn-cap': '3' }))).toBe('Turn 3 is the last: the game ends after this turn.');
    });
});

describe('what can be deduced', () => {
    /** Every way to deal the unseen flowers to hidden places, each single flower a different one. */
    function hands(flowers: readonly number[], size: number): number[][] {
        if (size === 0) return [[]];
        return flowers.flatMap((flower, i) => hands(flowers.slice(i + 1), size - 1).map((hand) => [flower, ...hand]));
    }

    it('is what all deals of the unseen flowers have in common', () => {
        // Unseen are 2 dahlias, 1 globemaster and 3 snowdrops; Ben hides 4 of them beside a tulip that all have seen.
        const small: StalkView = {
            ...view,
            compost: [18, 24, 23, 21, 22],
            greenhouse: 2,
            players: [view.players[0]!, { tokens: 3, size: 5, known: [0, 0, 0, 0, 1] }],
        };
        expect(unseen(small)).toEqual([2, 0, 1, 3, 0]);
        const all = hands([0, 0, 2, 3, 3, 3], 4).map((hand) =>
            [0, 1, 2, 3, 4].map((type) => hand.filter((one) => one === type).length + (type === 4 ? 1 : 0)),
        );
        const [found, ...others] = deductions(small);
        expect(others).toEqual([]);
        for (const type of [0, 1, 2, 3, 4]) {
            const counts = all.map((hand) => hand[type]!);
            expect(found?.least[type]).toBe(Math.min(...counts));
            expect(found?.most[type]).toBe(Math.max(...counts));
            expect(found?.mean[type]).toBeCloseTo(counts.reduce((sum, count) => sum + count) / counts.length);
        }
    });

    // The garden is full, dahlias alone lie on the exchange, Ben has no token and is waited for; he and Cleo hide two each.
    it.each([
        [
            [3, 1, 0, 1, 0],
            [11, 21, 25, 24, 24],
        ],
        [
            [3, 1, 0, 0, 0],
            [11, 21, 25, 25, 24],
        ],
        [
            [2, 0, 0, 4, 0],
            [12, 22, 25, 21, 24],
        ],
    ])('is that who must swap has something else than the one type that lies there: of %j', (hiding, compost) => {
        const late: StalkView = {
            ...view,
            garden: 'DDDDFFF',
            exchange: 'DD.D',
            compost,
            players: [view.players[0]!, { tokens: 0, size: 2, known: [0, 0, 0, 0, 0] }, { tokens: 2, size: 2, known: [0, 0, 0, 0, 0] }],
        };
        expect(unseen(late)).toEqual(hiding);
        const flowers = hiding.flatMap((count, type) => Array<number>(count).fill(type));
        const pairs = flowers.flatMap((_, i) => flowers.map((__, j) => [i, j] as const)).filter(([i, j]) => i < j);
        const deals = pairs.flatMap((ben) =>
            pairs.filter((cleo) => cleo.every((one) => !ben.includes(one))).map((cleo) => [ben, cleo] as const),
        );
        const possible = deals.filter(([ben]) => ben.some((one) => flowers[one] !== 0));
        expect(possible.length).toBeLessThan(deals.length);
        deductions(late).forEach((found, who) => {
            for (const type of [0, 1, 2, 3, 4]) {
                const counts = possible.map((deal) => deal[who as 0 | 1].filter((one) => flowers[one] === type).length);
                expect(found.least[type]).toBe(Math.min(...counts));
                expect(found.most[type]).toBe(Math.max(...counts));
                expect(found.mean[type]).toBeCloseTo(counts.reduce((sum, count) => sum + count) / counts.length);
            }
        });
    });

    it('is told of hidden portfolios only', () => {
        const open: StalkView = { ...view, players: [view.players[0]!, { ...view.players[1]!, portfolio: [0, 0, 3, 0, 0] }] };
        expect(deductions(open)).toEqual([]);
        expect(deductions(view).map((one) => one.seat)).toEqual([1]);
    });
});

const views = (shown: readonly Stage<StalkExchange>[]) => shown.map((one) => one.view);
const say: SayMessages = (told) => told.map(({ kind }) => kind).join(' ');
const frame = (now: StalkView, events: StalkEvent[] = []): Frame<StalkExchange> => ({ step: 1, by: ['P1'], events, view: now });

describe('what happened', () => {
    const after: StalkView = {
        ...view,
        phase: 'refill',
        garden: '.f.T...',
        exchange: '...G',
        actions: 0,
        market: [3, 0, 0, 0, 0],
        values: [4, 1, 1, 1, 1],
        lowest: 18,
        compost: [0, 1, 0, 1, 2],
    };
    const upkeep = moments(
        frame(after, [
            { kind: 'planted', seat: 'P1', slot: 1, flower: 'daffodil', cell: 'a3', cost: 'basic' },
            { kind: 'upkeep-began', seat: 'P1' },
            { kind: 'harvested', flower: 'dahlia', cells: ['a2'] },
            { kind: 'value-rose', flower: 'dahlia', from: 3, to: 4 },
            { kind: 'track-filled', from: 19, to: 18 },
            { kind: 'bloomed', cells: ['b2'] },
            { kind: 'composted', slot: 4, flower: 'snowdrop' },
            { kind: 'exchange-slid', slides: [{ from: 2, to: 4 }] },
        ]),
        frame(view),
        say,
    );
    const drawn = (flower: Flower) =>
        moments(frame(after, [{ kind: 'slot-filled', slot: 3, flower }]), frame({ ...after, exchange: '...G' }), say);

    it('is shown one moment after the other', () => {
        expect(upkeep.map(({ says }) => says)).toEqual([
            'planted',
            'upkeep-began harvested value-rose track-filled',
            'bloomed',
            'composted exchange-slid',
        ]);
        expect(views(upkeep).map((one) => one.garden)).toEqual(['Df.t...', '.f.t...', '.f.T...', '.f.T...']);
        expect(views(upkeep).map((one) => one.values[0])).toEqual([3, 4, 4, 4]);
        expect(views(upkeep).map((one) => one.exchange)).toEqual(['.G.S', '.G.S', '.G.S', '...G']);
        expect(upkeep.at(-1)?.view).toBe(after);
        expect([...gone(view, after)]).toEqual([['a2', 'D']]);
    });

    it('is one picture where nothing comes of a move', () => {
        const planted = { kind: 'planted', seat: 'P1', slot: 1, flower: 'daffodil', cell: 'a3', cost: 'basic' } as const;
        expect(moments(frame(view, [planted]), frame(view), say)).toEqual([]);
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
        expect(answer('hand', view, seats)).toBe('Ada: 2 dahlias and 1 tulip. Ben: hidden.');
        expect(answer('market', view, seats)).toContain('dahlia 3');
        expect(answer('exchange', view, seats)).toBe('1 daffodil, 2 globemaster, 3 empty, and 4 snowdrop. 80 in the greenhouse.');
        expect(answer('compost', view, seats)).toBe('Compost: 1 daffodil and 2 tulips.');
        expect(answer('around a2', view, seats)).toBe('a3 empty, b1 empty, b2 tulip bulb.');
        expect(answer('around z9', view, seats)).toContain('no cell');
        expect(answer('weather', view, seats)).toBeUndefined();
    });
});

describe('a position set up by hand', () => {
    it('begins with an empty garden and even portfolios', () => {
        expect(write(blank(2))).toBe(
            'seats: 2\nphase: act\nturn: 1, P1, actions 2\nfirst: P1\ngarden: ..../...../....../......./....../...../....\nexchange: DFGSTD\nmarket: -\ncompost: -\nP1: tokens 4, portfolio D3 F3 G2 S2 T2, known -\nP2: tokens 4, portfolio D3 F3 G2 S2 T2, known -\n',
        );
        expect(blank(5).sides.map((one) => one.portfolio.reduce((sum, count) => sum + count))).toEqual([8, 8, 8, 8, 8]);
    });

    it('is read off a view and written back', () => {
        expect(write(setting(view))).toBe(
            'seats: 2\noption garden-shape: side-2\noption preset: mine.json\n  {"name": "mine"}\nphase: act\nturn: 3, P1, actions 2\nfirst: P1\ngarden: D./.t./..\nexchange: FG.S\nmarket: D2\ncompost: F1 T2\nP1: tokens 4, portfolio D2 T1, known D1\nP2: tokens 3, portfolio G1, known G1\n',
        );
        expect(write(setting({ ...view, triggered: true }))).toContain('fired: second');
    });

    it('is changed by clicks and numbers', () => {
        const grown = plant(plant(setting(view), 'a2', '.'), 'c2', 's');
        expect(grown.garden).toBe('...t..s');
        expect(lay(grown, 2, 'd').exchange).toBe('FGDS');
        expect(side(grown, 1, { tokens: 0 }).sides.map((one) => one.tokens)).toEqual([4, 0]);
        expect(shown(view, grown).garden).toBe(grown.garden);
        expect(turnOf({ ...grown, first: 2, turn: 2 })).toBe(0);
    });
});
