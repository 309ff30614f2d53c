import { describe, expect, it } from 'vitest';
import { byArrow } from '$toolkit/hexagons';
import { CELLS, DIRECTIONS, SQUARES_OF_TRACK, directionTo, stand } from './geometry';
import { asked, happened, mid, plants, previews } from './fixture';
import { render } from 'svelte/server';
import { Entry } from '$toolkit';
import type { SayMessages } from '$toolkit/board';
import { namingOf, say, sentences } from '$toolkit/messages';
import Tray from './Tray.svelte';
import { gain, glance, rays } from './gains';
import { answer, nameOf } from './names';
import { linksOf } from './nearest';
import { beside } from './view';
import type { MarsEvent } from './view';
import { sum, trails } from './trails';
import type { GardensOfMars } from '$wire';

const seats = mid.players.map((_, i) => ({ seat: `P${i + 1}`, name: `N${i + 1}`, mine: false, bot: false, turn: false }));

describe('the drawn garden', () => {
    it('has the 91 cells of RULES.md, a6 first, the centre f6, k6 last', () => {
        expect(CELLS).toHaveLength(91);
        expect(CELLS[0]?.id).toBe('a6');
        expect(CELLS[45]?.id).toBe('f6');
        expect(CELLS[90]?.id).toBe('k6');
    });

    it('has the neighbours of the view in the six directions', () => {
        expect(DIRECTIONS.map((to) => beside(mid, 'e5', to))).toEqual(['e6', 'f5', 'f4', 'e4', 'd5', 'd6']);
        expect(DIRECTIONS.map((to) => beside(mid, 'a6', to))).toEqual(['a7', 'b6', 'b5', undefined, undefined, undefined]);
        expect(beside({ ...mid, neighbours: [] }, 'e5', directionTo('e5', 'e6'))).toBeUndefined();
    });

    it('joins flowers of one colour that the view has side by side, each pair once', () => {
        const joined = (view: typeof mid) => linksOf(view).map(({ key }) => key);
        expect(joined(mid)).toEqual(expect.arrayContaining(['e5e6', 'e5f5', 'i5j5']));
        expect(joined({ ...mid, neighbours: [] })).toEqual([]);
    });

    it('lets the arrow keys reach every cell', () => {
        const seen = new Set(['f6']);
        const todo = ['f6'];
        for (let next = todo.pop(); next; next = todo.pop()) {
            for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
                const to = byArrow(CELLS, next, key);
                if (to && !seen.has(to)) {
                    seen.add(to);
                    todo.push(to);
                }
            }
        }
        expect(seen.size).toBe(91);
    });

    it('lays fifty squares that keep clear of one another', () => {
        expect(SQUARES_OF_TRACK.map((square) => square.number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
        for (const a of SQUARES_OF_TRACK) {
            for (const b of SQUARES_OF_TRACK) {
                if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(9);
            }
        }
    });

    it('goes round again after fifty', () => {
        const third = stand(3);
        expect(third.beyond).toBe(0);
        expect(stand(53)).toEqual({ ...third, beyond: 50 });
    });

    it('has a bay for no points', () => {
        expect(stand(50).beyond).toBe(0);
        expect(stand(0).x).toBeLessThan(stand(1).x);
    });
});

describe('a preview', () => {
    const does = (...events: MarsEvent[]) => ({ events, expected: [], open: [], headline: 0 });
    const scored = { kind: 'scored', seat: 'P1', points: 4, from: 17, to: 21 } as const;
    const lost = { kind: 'point-lost', seat: 'P1', from: 8, to: 7 } as const;
    const skipped = (squares: number, from: number, to: number) => ({ kind: 'squares-skipped', seat: 'P1', squares, from, to }) as const;

    it('tells the points and the score where the marker ends', () => {
        expect(gain(does(plants('e6', 'red', 4), scored, skipped(2, 21, 23)))).toEqual({ points: 4, skips: 2, score: 23 });
        expect(gain(does(plants('e6', 'red', 0)))).toEqual({ points: 0, skips: 0 });
        expect(gain(does(lost, skipped(2, 7, 5)))).toEqual({ points: -1, skips: 2, score: 5 });
        expect(gain(does({ kind: 'gardener-placed', seat: 'P1', cell: 'e5' })).score).toBeUndefined();
    });
});

describe('a target', () => {
    const inWords: SayMessages = (told) => sentences(told.map((one) => say('gardens-of-mars', one, namingOf(seats))));
    const asking = (does: ReturnType<typeof previews>) => {
        const entry = new Entry<GardensOfMars>();
        entry.say = inWords;
        entry.ask(asked);
        entry.learnAll(does);
        return entry;
    };
    const entry = asking(previews());

    it('shows the most that can be won there, before anything is chosen', () => {
        expect(glance(entry, 'd5')).toEqual({ text: '≤4', kind: 'gain', skips: 0 });
    });

    it('shows a forced loss and the squares skipped', () => {
        expect(glance(entry, 'e10')).toEqual({ text: '−1', kind: 'loss', skips: 1 });
    });

    it('lies at the end of a ray of its die, one for each way', () => {
        expect(rays(entry, 'd3')).toEqual([
            ['e5', 'e8'],
            ['e5', 'h5'],
            ['e5', 'h2'],
            ['e5', 'b8'],
        ]);
        expect(rays(entry, 'd4')).toEqual([]);
    });

    it('is named by its place, its way and its events’ messages', () => {
        const name = (id: string) => nameOf(id, mid, seats, entry);
        const scored: MarsEvent = { kind: 'scored', seat: 'P1', points: 4, from: 17, to: 21 };
        expect(name('d5')).toBe(`d5, empty, 1 cell up left. ${inWords([plants('d5', 'green', 4), scored])}`);
        const stepped: MarsEvent[] = [
            { kind: 'stepped-on-flower', seat: 'P1', die: 5, from: 'e5', cell: 'e10' },
            { kind: 'point-lost', seat: 'P1', from: 17, to: 16 },
            { kind: 'squares-skipped', seat: 'P1', squares: 1, from: 16, to: 15 },
        ];
        expect(inWords(stepped)).toContain('The marker skips 1 square');
        expect(name('e10')).toBe(`e10, red flower in a bed of 4, 5 cells right. ${inWords(stepped)}`);
        expect(new Set(CELLS.map((cell) => name(cell.id))).size).toBe(91);
    });

    // The reader is called "You" in a lesson, and their gardener was "You’s gardener".
    it('says whose gardener stands there', () => {
        const named = seats.map((seat, i) => (i === 0 ? { ...seat, name: 'You', mine: true } : seat));
        expect(nameOf('e5', mid, named, entry)).toContain('your gardener, 3 dice');
        expect(nameOf('h8', mid, named, entry)).toContain('N2’s gardener, 4 dice');
    });

    it('is named once for all colours that bring the same', () => {
        const one: MarsEvent = { kind: 'scored', seat: 'P1', points: 1, from: 17, to: 18 };
        const joining = (...colours: string[]) =>
            nameOf(
                'd5',
                mid,
                seats,
                asking(previews((cell, colour = 'red') => [plants(cell, colour, 1), ...(colours.includes(colour) ? [one] : [])])),
            );
        expect(joining('green', 'blue', 'yellow', 'gray', 'red')).toBe(`d5, empty, 1 cell up left. any flower: ${inWords([one])}`);
        expect(joining('gray', 'red')).toBe(`d5, empty, 1 cell up left. gray and red: ${inWords([one])}`);
        expect(joining()).toBe('d5, empty, 1 cell up left; you may go here');
    });

    it('says in the names of colours what each brings there', () => {
        const told = asking(previews());
        told.choose('cell', 'd5');
        const { body } = render(Tray, { props: { view: mid, trail: [], seats, entry: told, letters: false } });
        const scored: MarsEvent = { kind: 'scored', seat: 'P1', points: 4, from: 17, to: 21 };
        expect(body).toContain(`aria-label="green, 3 left. ${inWords([plants('d5', 'green', 4), scored])}"`);
        expect(body).toContain(`aria-label="blue, 1 left. ${inWords([plants('d5', 'blue', 0)])}"`);
    });

    it('shows nothing that the rules have not said', () => {
        const silent = asking({});
        expect(glance(silent, 'd5')).toBeUndefined();
        expect(nameOf('d5', mid, seats, silent)).toBe('d5, empty, 1 cell up left; you may go here');
    });
});

describe('what happened', () => {
    it('is drawn as a trail', () => {
        const all = seats.map(({ seat }) => seat);
        expect(trails(happened, all)).toEqual([
            { seat: 3, from: 'd6', to: 'g3' },
            { seat: 4, from: 'j2', to: 'j5' },
        ]);
    });

    it('adds up to the score, skipped squares by themselves', () => {
        const seat = 'P1';
        const frame = (...events: MarsEvent[]) => ({ step: 0, by: [], events, view: mid });
        const frames = [
            frame(),
            frame(
                plants('e6', 'green', 4),
                { kind: 'scored', seat, points: 4, from: 0, to: 4 },
                {
                    kind: 'squares-skipped',
                    seat,
                    squares: 2,
                    from: 4,
                    to: 6,
                },
            ),
            frame({ ...plants('a7', 'gray', 1), seat: 'P2' } as MarsEvent, { kind: 'scored', seat: 'P2', points: 1, from: 0, to: 1 }),
            frame(
                { kind: 'stepped-on-flower', seat, die: 2, from: 'e6', cell: 'e8' },
                { kind: 'point-lost', seat, from: 6, to: 5 },
                { kind: 'squares-skipped', seat, squares: 1, from: 5, to: 4 },
            ),
            frame(plants('f9', 'red', 3), { kind: 'scored', seat, points: 3, from: 4, to: 7 }),
            frame({ kind: 'die-wasted', seat, die: 6 }, { kind: 'point-lost', seat, from: 7, to: 6 }),
        ];
        expect(sum(frames, seat)).toEqual([
            { says: 'green', points: 4 },
            { says: 'red', points: 3 },
            { says: 'squares skipped', points: 2 },
            { says: 'stepping on flowers', points: -1 },
            { says: 'squares skipped back', points: -1 },
            { says: 'dice that led nowhere', points: -1 },
        ]);
    });
});

it('answers what is asked in writing', () => {
    expect(answer('around a6', mid, seats)).toContain('left the edge');
    expect(answer('around z9', mid, seats)).toContain('no cell');
    expect(answer('scores', mid, seats)).toContain('N5: 53');
    expect(answer('hand', mid, seats)).toContain('N1: 3 green');
    expect(answer('3 e5-e8 red', mid, seats)).toBeUndefined();
});
