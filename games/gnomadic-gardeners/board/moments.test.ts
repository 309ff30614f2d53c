import { describe, expect, it } from 'vitest';
import { made, sum } from './score';
import type { GnomeEvent, GnomeView, Outlook } from './cards';
import { committing, half1, revealed } from './fixture';
import { playPreview, forgone, help, makes, restIsChoice, shares } from './previews';
import { asItLies, moments } from './moments';
import type { Frame, MovePreview } from '$toolkit/types';
import type { Change, GnomadicGardeners } from '$wire';

const frame = (view: GnomeView, ...events: GnomeEvent[]): Frame<GnomadicGardeners> => ({ step: 1, by: [], events, view });
/** A step: its events, each with what it changes. */
const step = (view: GnomeView, ...told: (readonly [GnomeEvent, ...Change[]])[]): Frame<GnomadicGardeners> => ({
    ...frame(view, ...told.map(([event]) => event)),
    changes: told.map(([, ...changes]) => changes),
});
const set = (value: Change['value'], ...path: string[]): Change => ({ op: 'replace', path, value });
const kinds = (told: readonly { kind: string }[]) => told.map(({ kind }) => kind).join(' ');
const does = (events: GnomeEvent[], ...open: Outlook[]): MovePreview<GnomadicGardeners> => ({
    events,
    expected: [],
    open: open.map((about) => ({ by: 'others', about })),
    headline: 0,
});

const played: GnomeEvent[] = [
    { kind: 'gnomes-revealed', seat: 'P1', gnomes: [{ id: 'a', name: 'Moss' }], hours: 1, kept: 1, resting: [] },
    { kind: 'gnomes-revealed', seat: 'P2', gnomes: [{ id: 'c', name: 'Fern' }], hours: 2, kept: 0, resting: [] },
    { kind: 'resolves-first', seat: 'P2', precedence: 'bliss', hours: 2, others: 2 },
];
const ben: GnomeEvent[] = [
    { kind: 'task-done', seat: 'P2', task: 3, by: [{ id: 'c', name: 'Fern' }] },
    {
        kind: 'scored',
        seat: 'P2',
        from: 31,
        to: 36,
        parts: [
            { bliss: 4, source: 'charisma' },
            { bliss: 1, source: 'goat' },
        ],
    },
    { kind: 'animal-gained', seat: 'P2', animal: 'hen' },
];
const byAutoma = ben.map((event): GnomeEvent => {
    if (!('seat' in event)) return event;
    const { seat: _, ...rest } = event;
    return rest as GnomeEvent;
});

describe('a step moment by moment', () => {
    it('is one moment at the reveal, with time to read it', () => {
        const told = step(
            revealed,
            [played[0]!, set(['a'], 'sides', '0', 'played')],
            [played[1]!, set(['c'], 'sides', '1', 'played'), set([], 'sides', '1', 'kept')],
            [played[2]!, set(2, 'first')],
        );
        const [reveal, ...more] = moments(told, frame(committing), (told) => 'x'.repeat(30 * told.length));
        expect(more).toEqual([]);
        expect(reveal!.view).toMatchObject({ first: 2, sides: [{ played: ['a'] }, { played: ['c'], kept: [] }] });
        expect(reveal!.weigh).toBe(3);
    });

    it('is what a side made of its turn, then what changes hands', () => {
        const passed: GnomeView = {
            ...half1,
            waitsFor: 'slide',
            resolved: 2,
            left: 'x2',
            right: '',
            tasks: [],
            discards: ['x1', 'x6'],
            sides: [
                { ...half1.sides[0]!, hand: ['c'], kept: [['c']], played: [], account: { ...half1.sides[0]!.account, did: [1] } },
                { ...half1.sides[1]!, hand: ['a', 'b'], kept: [['a', 'b']], played: [] },
            ],
        };
        const [moss, thistle, fern] = [
            { id: 'a', name: 'Moss' },
            { id: 'b', name: 'Thistle' },
            { id: 'c', name: 'Fern' },
        ];
        const last = step(
            passed,
            [{ kind: 'task-done', seat: 'P1', task: 1, by: [] }, set([1], 'tasks', '0', 'doneBy')],
            [
                { kind: 'gnomes-handed-over', from: 'P1', to: 'P2', gnomes: [moss, thistle] },
                set([], 'sides', '0', 'hand'),
                set(['c', 'a', 'b'], 'sides', '1', 'hand'),
            ],
            [
                { kind: 'gnomes-handed-over', from: 'P2', to: 'P1', gnomes: [fern] },
                { op: 'remove', path: ['sides', '1', 'hand', '0'] },
                { op: 'add', path: ['sides', '0', 'hand', '0'], value: 'c' },
            ],
            [
                { kind: 'task-card-discarded', card: 'x1' },
                { op: 'add', path: ['discards', '0'], value: 'x1' },
            ],
            [{ kind: 'task-card-slid', card: 'x2' }, set('x2', 'left'), set('', 'right'), set([], 'tasks')],
        );
        const told = moments(last, frame(half1), kinds);
        expect(told.map((one) => one.says)).toEqual(['task-done', 'gnomes-handed-over gnomes-handed-over']);
        const [deed, pass] = told.map((one) => one.view as GnomeView);
        expect(deed!.sides.map((side) => side.hand)).toEqual([['a', 'b'], ['c']]);
        expect(deed!.tasks.map((task) => task.doneBy)).toEqual([[1], [], [2]]);
        // The gnomes are gone. The cards lie there as before, with what was done, until the next card comes.
        expect(pass!.sides.map((side) => side.hand)).toEqual([['c'], ['a', 'b']]);
        expect(pass).toMatchObject({ left: 'x1', right: 'x2', discards: ['x6'], tasks: deed!.tasks });
        expect(asItLies(half1, last, passed)).toEqual(pass);
        expect(asItLies(undefined, last, passed)).toBe(passed);
        expect(asItLies(half1, undefined, passed)).toBe(passed);
        expect(asItLies(half1, last, half1)).toBe(half1);
    });

    it('shows the automa’s turn after the reveal', () => {
        const alone = (view: GnomeView, first: number): GnomeView => ({
            ...view,
            first,
            sides: [view.sides[0]!, { ...view.sides[1]!, party: 'automa' }],
        });
        const orders: GnomeEvent = { kind: 'orders-revealed', left: 'x1', right: 'x2', hours: 2, bliss: 5, tasks: [3], passes: 1 };
        const first: GnomeEvent = { kind: 'resolves-first', precedence: 'hours', hours: 2, others: 4 };
        const told = moments(
            step(
                alone(half1, 2),
                [orders],
                [first, set(2, 'sides', '1', 'account', 'prep')],
                [byAutoma[0]!, set(1, 'resolved')],
                [byAutoma[1]!, set(36, 'sides', '1', 'score')],
                [byAutoma[2]!],
            ),
            frame(alone(committing, 0)),
            kinds,
        );
        expect(told.map((one) => one.says)).toEqual(['orders-revealed resolves-first', 'task-done scored animal-gained']);
        const open = told[0]!.view as GnomeView;
        expect([open.sides[1]!.score, open.sides[1]!.account.prep, open.sides[1]!.account.did, open.resolved]).toEqual([31, 2, [], 0]);
        expect((told[1]!.view as GnomeView).sides[1]!.score).toBe(36);
    });

    it('is the slide alone when the next card comes', () => {
        const slid = { ...committing, left: 'x2', right: 'x3' };
        const told = moments(
            frame(slid, { kind: 'task-card-drawn', card: 'x3' }, { kind: 'round-began', round: 4 }),
            frame({ ...committing, left: 'x2', right: '', tasks: [] }),
            kinds,
        );
        expect(told).toMatchObject([{ says: 'task-card-drawn', view: slid, weigh: 2, events: [{ card: 'x3' }, { round: 4 }] }]);
    });

    it('is one picture while the table is set up', () => {
        const told = moments(frame(committing, { kind: 'gnomes-dealt', seat: 'P1', gnomes: [] }), frame(committing), kinds);
        expect(told).toEqual([]);
    });
});

describe('a score', () => {
    it('is the sum of what events brought, with what there was to begin with', () => {
        const frames = [frame(committing), frame(revealed, ...played), frame(half1, ...ben)];
        expect(sum(frames, 'P2')).toEqual([
            { says: 'to begin with', points: 31 },
            { says: 'charisma', points: 4 },
            { says: 'the Gregarious Goat', points: 1 },
        ]);
        expect(sum(frames, 'P1')).toEqual([{ says: 'to begin with', points: 20 }]);
        expect(sum([frame(committing), frame(half1, ...byAutoma)], 'automa')).toEqual([
            { says: 'charisma', points: 4 },
            { says: 'the Gregarious Goat', points: 1 },
        ]);
    });

    it('is told with the tasks that were done and the animal that came', () => {
        const naming = { name: (seat: string) => (seat === 'P1' ? 'Ada' : 'Ben'), reader: 'P1' };
        const before: GnomeEvent[] = [{ kind: 'no-task-done', seat: 'P2' }];
        const recent = [...before, ...played, ...ben];
        expect(made('P2', recent, half1, naming)).toBe(
            'Ben does task 3 with Fern. Ben scores 4 for charisma and 1 for the Gregarious Goat (31 → 36). Ben gains the Watchful Hen.',
        );
        expect(made('P1', recent, half1, naming)).toBe('');
        expect(made('P1', [...recent, { kind: 'no-task-done', seat: 'P1' }], half1, naming)).toBe('You do no task.');
    });
});

describe('the preview of a play', () => {
    const play = does(
        [played[0]!],
        { kind: 'tasks-within-reach', tasks: [1, 2] },
        { kind: 'charisma-ahead', bliss: 2 },
        { kind: 'animal-ahead', animal: 'cow', brings: { kind: 'brings', least: 0, most: 2 } },
        { kind: 'animal-ahead', animal: 'goat', brings: { kind: 'brings', least: 0 } },
    );

    it('is how long gnomes take and how far they reach', () => {
        expect(playPreview(play, 'P1')).toEqual({ gnomes: ['a'], hours: 1, charisma: 2, sets: [[1, 2]] });
        expect(playPreview(does([played[0]!], { kind: 'tasks-within-reach', tasks: [] }), 'P1').sets).toEqual([]);
        expect(playPreview(undefined, 'P1')).toEqual({ gnomes: [], sets: [] });
    });

    const naming = { name: (seat: string) => (seat === 'P1' ? 'Ada' : 'Ben'), reader: 'P1' };

    it('is what animals bring', () => {
        expect(help('cow', 'P1', play, naming)?.drawn).toBe('brings 0 to 2 bliss');
        expect(help('goat', 'P1', play, naming)).toMatchObject({ drawn: 'brings nothing', idle: true, rests: false });
        expect(help('horse', 'P1', play, naming)).toBeUndefined();
        expect(help('goat', 'P2', does(ben), naming)?.drawn).toBe('brings 1 bliss');
        expect(help('cow', 'P2', does(ben), naming)?.idle).toBe(true);
        const rests = help('cow', 'P1', does([{ kind: 'animals-rested', seat: 'P1', animals: ['cow'], each: 2 }]), naming);
        expect(rests?.drawn).toBe('brings 2 bliss');
        expect(restIsChoice(rests, false)).toBe(false);
        expect(restIsChoice(rests, true)).toBe(true);
    });

    it('is the score, who does what, and what stays undone', () => {
        expect(makes(does(ben), 'P2')).toMatchObject({ from: 31, to: 36 });
        expect(makes(does(ben), 'P1')).toBeUndefined();
        expect(shares(does(ben))).toEqual([{ task: 3, by: ['Fern'] }]);
        expect(shares(does(byAutoma))).toEqual([]);
        expect(forgone(does([], { kind: 'task-left-undone', task: 2, bliss: 4 }))).toEqual(['Task 2 stays undone (4 bliss).']);
        expect(forgone(does([], { kind: 'task-left-undone', task: 3, bliss: 0, animal: 'cow' }))).toEqual([
            'Task 3 stays undone (Kindly Cow).',
        ]);
    });
});
