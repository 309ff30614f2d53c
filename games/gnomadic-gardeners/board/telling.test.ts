import { describe, expect, it } from 'vitest';
import { arithmetic, sum } from './accounts';
import type { GnomeView } from './cards';
import { committing, half1, name, revealed } from './fixture';
import { hasSlid, untilTheSlide } from './pair';
import { phrase, stages, tell } from './telling';

describe('what happened', () => {
    it('is told with names from the cards, hours, and who goes first', () => {
        expect(tell('& P1: play a b | P2: play c', name, committing, revealed)).toBe(
            'Ada plays Moss and Thistle (4 hours); Ben plays Fern (2 hours). Ben resolves first, with fewer hours.',
        );
        expect(tell('& P1: play a b | P2: play c', name, undefined, undefined)).toBe('Ada plays a and b; Ben plays c.');
    });

    it('says so where a tie decided', () => {
        const tied: GnomeView = { ...revealed, sides: revealed.sides.map((side) => ({ ...side, account: { ...side.account, prep: 2 } })) };
        expect(tell('& P1: play a | P2: play c', name, committing, tied)).toContain(
            'Ben resolves first, with the same hours and less bliss.',
        );
        const level = (view: GnomeView): GnomeView => ({ ...view, sides: view.sides.map((side) => ({ ...side, score: 31 })) });
        expect(tell('& P1: play a | P2: play c', name, level(committing), level(tied))).toContain(
            'Ben resolves first, with the same hours and bliss, by the tie.',
        );
    });

    it('is told with the arithmetic of the score', () => {
        expect(tell('P2: do 3', name, revealed, half1)).toBe(
            'Ben does task 3: 4 for charisma + 1 for Gregarious Goat = 5; gains the Watchful Hen.',
        );
        expect(tell('P2: do none give c', name, revealed, { ...half1, sides: revealed.sides })).toBe('Ben does no task, gives Fern away.');
        expect(arithmetic(half1.sides[0]!.account)).toBe('');
    });

    it('names in July the animals whose rest brought bliss', () => {
        const july = (resting: string[], animals: string[], bliss: number): GnomeView => ({
            ...half1,
            setup: { seats: 2, chosen: { month: 'july' } },
            sides: [
                half1.sides[0]!,
                {
                    ...half1.sides[1]!,
                    animals,
                    resting,
                    account: {
                        ...half1.sides[1]!.account,
                        gained: '',
                        total: bliss + 1,
                        parts: [
                            { part: 'month', says: 'the month’s rule', bliss },
                            { part: 'goat', says: 'Gregarious Goat', bliss: 1 },
                        ],
                    },
                },
            ],
        });
        expect(tell('P2: do none', name, revealed, july([], ['goat', 'cow'], 2))).toBe(
            'Ben does no task: 2 for the resting Kindly Cow + 1 for Gregarious Goat = 3.',
        );
        expect(tell('P2: do none', name, revealed, july(['hen'], ['goat', 'cow', 'hen', 'piggy'], 6))).toContain(
            '2 for the resting Kindly Cow + 2 for the resting Watchful Hen + 2 for the resting piggy + 1',
        );
        expect(tell('P2: do none', name, revealed, july([], ['goat', 'hen', 'piggy'], 2))).toContain('2 for the resting piggy + 1');
        // When the gnomes have been passed, nothing says any more that the hen was to rest.
        const passed = (prep: number, did: number[]): GnomeView => {
            const view = { ...july([], ['goat', 'hen', 'piggy'], 2), first: 0, resolved: 0 };
            const [own, other] = [view.sides[1]!, view.sides[0]!];
            return {
                ...view,
                sides: [
                    { ...other, account: { ...other.account, prep: 2, did: [1] } },
                    { ...own, account: { ...own.account, prep, did } },
                ],
            };
        };
        expect(tell('P2: do 1', name, revealed, passed(3, [1]))).toContain('2 for the resting Watchful Hen + 1');
        expect(tell('P2: do 1', name, revealed, passed(1, [1]))).toContain('2 for the resting piggy + 1');
        expect(tell('P2: do 2', name, revealed, passed(3, [2]))).toContain('2 for the resting piggy + 1');
        expect(tell('P2: do 1', name, revealed, passed(2, [1]))).toContain('2 for the month’s rule + 1');
        expect(sum([{ view: revealed }, { view: july([], ['goat', 'cow'], 2) }], 'P2')).toContainEqual({
            says: 'the resting Kindly Cow',
            points: 2,
        });
    });

    it('is told of chance', () => {
        expect(tell('*: deal a b', name, undefined, committing)).toBe('Ben is dealt Fern.');
        expect(tell('*: deal a b', name, undefined, { ...committing, viewer: { kind: 'player', seat: 'P1' } })).toBe(
            'Ada is dealt Moss and Thistle.',
        );
        expect(tell('*: deal a b', name, undefined, { ...committing, viewer: { kind: 'spectator' } })).toBe('The gnomes are dealt.');
        expect(tell('*: slide x2', name, undefined, committing)).toBe(
            'The task cards slide. Now task 1: grain, fruit for 9 bliss and milk; task 2: herbs for 3 bliss; task 3: vegetable for the Kindly Cow.',
        );
        expect(tell('P1: keep b', name, undefined, committing)).toBe('Ada keeps Thistle.');
    });

    it('tells what the automa does within somebody’s step', () => {
        const alone = (view: GnomeView, resolved: number): GnomeView => ({
            ...view,
            resolved,
            first: 2,
            sides: [view.sides[0]!, { ...half1.sides[1]!, party: 'automa' }],
            orders: { ...view.orders, says: 'prep 2' },
        });
        const told = tell(
            '*: orders x1 x2',
            name,
            { ...committing, sides: [committing.sides[0]!, { ...committing.sides[1]!, party: 'automa' }] },
            alone(revealed, 1),
        );
        expect(told).toBe(
            'The automa’s orders: prep 2. The automa resolves first, with 2 hours against 4. The automa does task 3: 4 for charisma + 1 for Gregarious Goat = 5; gains the Watchful Hen.',
        );
        expect(tell('P1: do none', name, alone(revealed, 1), alone(revealed, 2))).toBe('Ada does no task.');
    });

    it('is told with what changes hands, by name', () => {
        const passed: GnomeView = {
            ...half1,
            waitsFor: 'slide',
            resolved: 2,
            left: 'x2',
            right: '',
            tasks: [],
            discards: ['x1', 'x6'],
            sides: [
                { ...half1.sides[0]!, hand: ['c'], played: [], account: { ...half1.sides[0]!.account, did: [1] } },
                { ...half1.sides[1]!, hand: ['a', 'b'], played: [] },
            ],
        };
        const told = stages('P1: do 1', name, half1, passed);
        expect(told.map((one) => one.says)).toEqual(['Ada does task 1.', 'Moss and Thistle go to Ben; Fern goes to Ada.']);
        const [deed, pass] = told.map((one) => one.view as GnomeView);
        expect(deed!.sides.map((side) => side.hand)).toEqual([['a', 'b'], ['c']]);
        expect(deed!.tasks.map((task) => task.doneBy)).toEqual([[1], [], [2]]);
        // What comes next is told by itself, to who did the tasks, too.
        expect(told.map((one) => one.toAll)).toEqual([true, false]);
        // The gnomes are gone; the cards lie there as before, with what was done, until they slide.
        expect(pass).toEqual({ ...passed, left: 'x1', right: 'x2', discards: ['x6'], tasks: deed!.tasks });
        expect(untilTheSlide(half1, passed)).toEqual(pass);
        expect(untilTheSlide(undefined, passed)).toBe(passed);
        expect(tell('P1: do 1', name, half1, passed)).toBe('Ada does task 1. Moss and Thistle go to Ben; Fern goes to Ada.');
        expect(tell('P2: keep c', name, half1, passed)).toContain('go to Ben');
        expect(tell('P2: do 3', name, revealed, half1)).not.toContain('go to');
    });

    it('is told in moments alone: the automa resolves after what was done, and after the reveal', () => {
        const alone = (view: GnomeView, first: number): GnomeView => ({
            ...view,
            first,
            sides: [view.sides[0]!, { ...view.sides[1]!, party: 'automa' }],
        });
        const after = { ...alone(half1, 1), resolved: 2 };
        const own = stages('P1: do 1', name, alone(revealed, 1), {
            ...after,
            sides: [{ ...after.sides[0]!, account: { ...after.sides[0]!.account, did: [1] } }, after.sides[1]!],
        });
        expect(own.map((one) => one.says)).toEqual([
            'Ada does task 1.',
            'The automa does task 3: 4 for charisma + 1 for Gregarious Goat = 5; gains the Watchful Hen.',
        ]);
        expect((own[0]!.view as GnomeView).sides[1]!.score).toBe(31);
        expect((own[0]!.view as GnomeView).tasks.map((task) => task.doneBy)).toEqual([[1], [], []]);

        const orders = stages('*: orders x1 x2', name, alone(committing, 0), {
            ...alone(half1, 2),
            orders: { ...half1.orders, says: 'prep 2' },
        });
        expect(orders.map((one) => one.says)).toEqual([
            'The automa’s orders: prep 2. The automa resolves first, with 2 hours against 4.',
            'The automa does task 3: 4 for charisma + 1 for Gregarious Goat = 5; gains the Watchful Hen.',
        ]);
        const open = orders[0]!.view as GnomeView;
        expect([open.sides[1]!.score, open.sides[1]!.account.prep, open.sides[1]!.account.did, open.resolved]).toEqual([31, 2, [], 0]);
        expect((orders[1]!.view as GnomeView).sides[1]!.score).toBe(36);
    });

    it('is told of the slide in so many words: what lies there then is seen', () => {
        const slid = { ...committing, left: 'x2', right: 'x3' };
        expect(stages('*: slide x3', name, { ...committing, left: 'x2', right: '', tasks: [] }, slid)).toEqual([
            { says: 'The task cards slide.', view: slid, weigh: 2 },
        ]);
        expect(hasSlid(committing, slid)).toBe(true);
        expect(hasSlid(committing, committing)).toBe(false);
        expect(hasSlid({ left: '', right: '' }, committing)).toBe(false);
    });

    it('has its reading time', () => {
        const [reveal] = stages('& P1: play a b | P2: play c', name, committing, revealed);
        expect(reveal!.view).toBe(revealed);
        expect(reveal!.weigh).toBeGreaterThan(2);
    });

    it('tells what goes under the automa’s pile', () => {
        const before: GnomeView = {
            ...committing,
            sides: [
                { ...committing.sides[0]!, hand: [] },
                { ...committing.sides[1]!, party: 'automa' },
            ],
        };
        const after: GnomeView = {
            ...before,
            sides: [
                { ...before.sides[0]!, hand: ['c'] },
                { ...before.sides[1]!, hand: ['a', 'b'] },
            ],
        };
        expect(tell('*: pass c', name, before, after)).toBe('The automa passes Fern to Ada. Moss and Thistle go under its pile.');
    });

    it('says alone how many hours it is that decide', () => {
        const alone = (prep: number): GnomeView => ({
            ...revealed,
            first: 1,
            sides: [revealed.sides[0]!, { ...revealed.sides[1]!, party: 'automa', account: { ...revealed.sides[1]!.account, prep } }],
        });
        expect(tell('*: orders x1 x2', name, committing, alone(6))).toContain('Ada resolves first, with 4 hours against 6.');
        expect(tell('*: orders x1 x2', name, committing, alone(4))).toContain('Ada resolves first, with the same 4 hours and less bliss.');
    });

    it('adds up to the score, the automa’s too, with what it had to begin with', () => {
        const alone = (view: GnomeView, score: number): GnomeView => ({
            ...view,
            sides: [view.sides[0]!, { ...view.sides[1]!, party: 'automa', score }],
        });
        expect(sum([{ view: alone(committing, 7) }, { line: '*: orders', view: alone(half1, 12) }], 'automa')).toEqual([
            { says: 'to begin with', points: 7 },
            { says: 'charisma', points: 4 },
            { says: 'Gregarious Goat', points: 1 },
        ]);
    });

    it('adds up to the score', () => {
        const frames = [{ view: committing }, { line: '&', view: revealed }, { line: 'P2: do 3', view: half1 }];
        expect(sum(frames, 'P2')).toEqual([
            { says: 'to begin with', points: 31 },
            { says: 'charisma', points: 4 },
            { says: 'Gregarious Goat', points: 1 },
        ]);
        expect(sum(frames, 'P1')).toEqual([{ says: 'to begin with', points: 20 }]);
    });
});

it('says a move as an instruction', () => {
    expect(phrase('play a c', committing)).toBe('Play Moss and Fern');
    expect(phrase('play b rest hen', committing)).toBe('Play Thistle, let the Watchful Hen rest');
    expect(phrase('do none', committing)).toBe('Do no task');
    expect(phrase('do 1 3 give a', committing)).toBe('Do tasks 1 and 3, give Moss away');
    expect(phrase('keep a', committing)).toBe('Keep Moss');
    expect(phrase('resign', committing)).toBe('resign');
});
