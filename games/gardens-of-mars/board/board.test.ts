import { describe, expect, it } from 'vitest';
import { CELLS, SQUARES_OF_TRACK, beside, byArrow, stand } from './geometry';
import { asked, earlier, mid, previews } from './fixture';
import { Entry } from '$toolkit';
import { answer, endsOn, garden, glance, nameOf, phrase, points, rays, sum, tell, trails } from './reading';

describe('the drawn garden', () => {
    it('has the 91 cells of RULES.md, a6 first, the centre f6, k6 last', () => {
        expect(CELLS).toHaveLength(91);
        expect(CELLS[0]?.id).toBe('a6');
        expect(CELLS[45]?.id).toBe('f6');
        expect(CELLS[90]?.id).toBe('k6');
    });

    it('has 240 pairs of neighbours', () => {
        const ends = CELLS.flatMap((cell) => [0, 1, 2, 3, 4, 5].map((way) => beside(cell.id, way))).filter(Boolean);
        expect(ends).toHaveLength(480);
    });

    it('lets the arrow keys reach every cell', () => {
        const seen = new Set(['f6']);
        const todo = ['f6'];
        for (let next = todo.pop(); next; next = todo.pop()) {
            for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
                const to = byArrow(next, key);
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
        expect(stand(53)).toMatchObject({ laps: 1, x: stand(3).x });
        expect(stand(50).laps).toBe(0);
    });
});

describe("the game's own sentences", () => {
    it('tell the points and the square where the marker ends', () => {
        const gain = ['plants red, joins 4 red: scores 4, 17 to 21', 'skips 2 squares to 23'];
        expect(points(gain)).toBe(4);
        expect(endsOn(gain)).toBe(23);
        expect(points(['plants red, alone: no points'])).toBe(0);
        const loss = ['walks onto a flower: loses a point, 8 to 7, and skips 2 squares back to 5'];
        expect(points(loss)).toBe(-1);
        expect(endsOn(loss)).toBe(5);
        expect(endsOn(['your gardener starts on e5'])).toBeUndefined();
    });
});

describe('a target', () => {
    const entry = new Entry();
    entry.ask(asked);
    entry.learnAll(Object.fromEntries(previews));

    it('shows the most that can be won there, before anything is chosen', () => {
        expect(glance(entry, 'd5')).toEqual({ text: '≤4', kind: 'gain', skips: 0 });
    });

    it('shows a forced loss and the squares skipped', () => {
        expect(glance(entry, 'e10')).toEqual({ text: '−1', kind: 'loss', skips: 1 });
    });

    it('lies at the end of a ray of its die, one for each way', () => {
        expect(rays(entry, 'd3', 'e5')).toEqual([
            ['e5', 'e8'],
            ['e5', 'h5'],
            ['e5', 'h2'],
            ['e5', 'b8'],
        ]);
        expect(rays(entry, 'd4', 'e5')).toEqual([]);
        expect(rays(entry, 'd3', undefined)).toEqual([]);
    });

    it('is named by its place and its way from the gardener, and once by what is alike', () => {
        const name = (id: string) => nameOf(id, garden(mid), [], entry);
        expect(name('d5')).toBe('d5, empty, 1 cell up left, green joins 4: scores 4, 17 to 21; blue, yellow, gray, red alone: no points');
        expect(name('e10')).toContain('5 cells right, walks onto a flower: loses a point');
        expect(new Set(CELLS.map((cell) => name(cell.id))).size).toBe(91);
        const allAlone = new Entry();
        allAlone.ask(asked);
        const alone = (colour: string) => [{ certainty: 'certain', at: '', says: `plants ${colour}, alone: no points` }] as const;
        allAlone.learnAll(Object.fromEntries([...previews].map(([text]) => [text, alone(text.split(' ')[2] ?? '')])));
        expect(nameOf('d5', garden(mid), [], allAlone)).toBe('d5, empty, 1 cell up left, any flower alone: no points');
    });

    it('shows nothing that the game has not said', () => {
        const silent = new Entry();
        silent.ask(asked);
        expect(glance(silent, 'd5')).toBeUndefined();
    });
});

describe('what happened', () => {
    const name = (seat: string) => ({ P1: 'Ada', P4: 'Fern', P5: 'Mallow' })[seat] ?? seat;

    it('is read off the views as a trail', () => {
        const found = trails(earlier.map(garden), garden(mid)).map(({ seat, from, to }) => ({ seat, from, to }));
        expect(found).toEqual([
            { seat: 3, from: 'd6', to: 'g3' },
            { seat: 4, from: 'j2', to: 'j5' },
        ]);
    });

    it('is told in sentences', () => {
        expect(tell('P5: 3 j2-j5 gray', name, undefined, undefined)).toBe('Mallow goes 3 to j5, plants gray.');
        expect(tell('P1: 2 e5-e7', name, undefined, undefined)).toBe('Ada goes 2 onto a flower at e7.');
        expect(tell('P1: waste 6', name, undefined, undefined)).toBe('Ada cannot use the 6.');
        expect(tell('*: dice 1 3 3', name, undefined, undefined)).toBe('Rolled: 1 3 3.');
        // Gray on j5 lies beside the gray of i5: one point, and two squares skipped.
        expect(tell('P5: 3 j2-j5 gray', name, mid, scored(4, 54))).toBe('Mallow goes 3 to j5, plants gray and scores 1 point.');
        expect(tell('P5: 3 j2-j5 gray', name, mid, scored(4, 56))).toBe(
            'Mallow goes 3 to j5, plants gray and scores 1 point, and skips 2 squares.',
        );
        expect(tell('P1: 2 e5-e7', name, mid, scored(0, 15))).toBe(
            'Ada goes 2 onto a flower at e7 and loses 1 point, and skips 1 square back.',
        );
        expect(
            tell(
                'P1: waste 6',
                name,
                { ...mid, players: mid.players.map((one, i) => (i === 0 ? { ...one, score: one.score + 1 } : one)) },
                mid,
            ),
        ).toBe('Ada cannot use the 6 and loses 1 point.');
    });

    it('names who is surrounded and passes, and who rolls', () => {
        const next = (seat: number, more = {}) => ({ ...mid, waitsFor: 'roll', dice: [], seat, ...more });
        expect(tell('P3: waste 6', name, mid, next(4))).toBe('P3 cannot use the 6.');
        expect(tell('P3: waste 6', name, mid, next(1))).toBe(
            'P3 cannot use the 6. Fern is surrounded and passes. Mallow is surrounded and passes.',
        );
        expect(tell('P3: waste 6', name, mid, next(3, { extraTurn: true }))).toBe('P3 cannot use the 6.');
        expect(tell('P3: waste 6', name, mid, mid)).toBe('P3 cannot use the 6.');
        expect(tell('*: dice 2 5', name, next(4), mid)).toBe('Fern rolls 2 5.');
    });

    it('is told beforehand as an instruction', () => {
        expect(phrase('3 j2-j5 gray')).toBe('Go 3 to j5, plant gray');
        expect(phrase('2 e5-e7')).toBe('Go 2 to e7, onto a flower');
        expect(phrase('waste 6')).toBe('Take the 6, which leads nowhere');
        expect(phrase('place e5')).toBe('Start on e5');
    });

    it('adds up to the score, skipped squares by themselves', () => {
        // Of the beds in the middle: e6 is one of 5 green, f9 one of 4 red.
        const frames = [
            { view: scored(0, 0) },
            { line: 'P1: 1 e5-e6 green', view: scored(0, 6) },
            { line: 'P2: 1 a6-a7 gray', view: scored(0, 6) },
            { line: 'P1: 2 e6-e8', view: scored(0, 4) },
            { line: 'P1: 1 e8-f9 red', view: scored(0, 7) },
            { line: 'P1: waste 6', view: scored(0, 6) },
        ];
        expect(sum(frames, 'P1')).toEqual([
            { says: 'green', points: 4 },
            { says: 'red', points: 3 },
            { says: 'squares skipped', points: 2 },
            { says: 'stepping on flowers', points: -1 },
            { says: 'squares skipped back', points: -1 },
            { says: 'dice that led nowhere', points: -1 },
        ]);
        const agreed = frames.map((one) => ({ ...one, view: { ...one.view, options: ['scoring=group'] } }));
        expect(sum(agreed, 'P1')).toContainEqual({ says: 'red', points: 4 });
    });
});

/** The game in its middle, with another score for one seat. */
function scored(seat: number, score: number) {
    return { ...mid, players: mid.players.map((one, i) => (i === seat ? { ...one, score } : one)) };
}

it('answers what is asked in writing', () => {
    const seats = mid.players.map((_, i) => ({ seat: `P${i + 1}`, name: `N${i + 1}`, mine: false, bot: false, turn: false }));
    expect(answer('around a6', mid, seats)).toContain('left the edge');
    expect(answer('around z9', mid, seats)).toContain('no cell');
    expect(answer('scores', mid, seats)).toContain('N5 53');
    expect(answer('hand', mid, seats)).toContain('N1: 3 green');
    expect(answer('3 e5-e8 red', mid, seats)).toBeUndefined();
});
