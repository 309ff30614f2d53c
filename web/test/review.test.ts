import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Chances from '../src/table/review/Chances.svelte';
import Luck from '../src/table/review/Luck.svelte';
import { marksOf, markWords, turnsOf } from '../src/table/review/marks';
import { HEIGHT, WIDTH, layout } from '../src/table/review/picture';
import { bestMoves, scoresOf } from '../src/table/review/scores';
import { inHindsight, inPoints, leadOf, reasons } from '../src/table/review/reasons';
import type { Alternative, Balance, FoundError, Frame, WinChances } from '../src/wire';

const balance = (luck: number, own: number): Balance => ({ start: 0.5, luck, own, others: 0, hidden: 0, end: 0.5 + luck + own });
const chances: WinChances = {
    value: 'learned',
    parties: [
        { seat: 'P1', name: 'Ann' },
        { seat: 'P2', name: 'Ben' },
    ],
    shares: [
        [0.5, 0.5],
        [0.5, 0.5],
        [0.28, 0.72],
        [0.2, 0.8],
        [0, 1],
    ],
    balances: [balance(-0.3, -0.2), balance(0.3, 0.2)],
    swings: [
        { step: 2, party: 1, change: 0.22 },
        { step: 4, party: 0, change: -0.08 },
    ],
};
const event = (kind: string) => ({ kind }) as unknown as Alternative['does']['events'][number];
const move = (name: string, ...events: string[]): Alternative => ({
    move: name,
    share: 0.5,
    does: { events: events.map(event), expected: [], open: [], headline: 0 },
});
const error = (made: Alternative, better: Alternative): FoundError => ({
    step: 3,
    seat: 'P1',
    grade: 'blunder',
    loss: 0.18,
    low: 0.15,
    high: 0.21,
    made,
    better,
    features: [],
});
const blunder = error(move('a1'), move('b2'));
const name = (party: number) => chances.parties[party]?.name ?? '';
const says = (told: readonly { kind: string }[]) => told.map(({ kind }) => kind).join(' ');

describe('marks', () => {
    it('leads to the position after luck, and before an error', () => {
        const marks = marksOf(chances, [blunder]);
        expect(marks.map(({ kind, at, party }) => [kind, at, party])).toEqual([
            ['luck', 2, 1],
            ['blunder', 2, 0],
            ['luck', 4, 0],
        ]);
        expect(marks.map((mark) => markWords(mark, name))).toEqual([
            'Good luck at 2, Ben: +22.',
            'Blunder at 3, Ann: −18.',
            'Bad luck at 4, Ann: −8.',
        ]);
    });

    it('tells the largest changes as turning points, in order', () => {
        const steps = [4, 9, 3, 8, 7].map((size, i) => ({ kind: 'luck' as const, step: i, at: i, party: 0, change: -size }));
        expect(turnsOf(steps).map(({ step }) => step)).toEqual([1, 3, 4]);
    });

    it('are drawn as far as the game is judged', () => {
        const growing: WinChances = { ...chances, shares: chances.shares.slice(0, 3), judging: { steps: 4, done: 0.3 } };
        const { body } = render(Chances, {
            props: { chances: growing, errors: [blunder], board: undefined, table: 'T', says: (step: number) => `dice ${step}` },
        });
        expect(body).toContain('viewBox="0 0 4 100"');
        expect(body).toContain('left: 50%');
        expect(body).toContain('Good luck at 2, Ben: +22.');
        expect(body).not.toContain('Bad luck at 4');
    });

    it('says in a table and in links what the chart shows by marks', () => {
        const { body } = render(Chances, {
            props: { chances, errors: [blunder], board: undefined, table: 'T', says: (step: number) => `dice ${step}` },
        });
        for (const words of ['Good luck at 2, Ben: +22.', 'Blunder at 3, Ann: −18.', 'Bad luck at 4, Ann: −8.']) {
            expect(body).toContain(`aria-label="${words}"`);
        }
        expect(body.match(/<tr>/g)).toHaveLength(4);
        expect(body).toContain('dice 3');
        // The Tab key reaches one mark, the arrow keys the others.
        expect(body.match(/tabindex="0" aria-label="(Good|Blunder)/g)).toHaveLength(1);
        expect(body.match(/tabindex="-1"/g)).toHaveLength(2);
    });
});

describe('a hint', () => {
    const hint = (low: number, ahead: number) => ({
        move: 'b2',
        does: move('b2', 'plant', 'six').does,
        lead: { ahead, low, high: ahead, other: move('a1', 'plant', 'four'), features: [{ name: 'blank', more: false }] },
    });

    it('says how far it is ahead of what', () => {
        expect(leadOf(hint(0.1, 0.12), says, 'gardens-of-mars')).toBe('About 12 points better than: four');
        expect(leadOf(hint(0.001, 0.014), says, 'gardens-of-mars')).toBe('About 1 point better than: four');
    });

    it('names the features in which the other move falls behind', () => {
        const { lead, ...rest } = hint(0.1, 0.12);
        const features = [
            { name: 'lead', more: false },
            { name: 'no-such-feature', more: true },
        ];
        const told = leadOf({ ...rest, lead: { ...lead, features } }, says, 'gardens-of-mars');
        expect(told).toBe('About 12 points better than: four (less of this: lead)');
    });

    it('claims no lead that is not sure', () => {
        expect(leadOf(hint(-0.01, 0.12), says, 'gardens-of-mars')).toBe('About as good: four');
        expect(leadOf(hint(0.001, 0.002), says, 'gardens-of-mars')).toBe('About as good: four');
        expect(leadOf({ move: 'b2', does: move('b2').does }, says, 'gardens-of-mars')).toBe('');
    });
});

describe('reasons', () => {
    it('tells of each move what the other does not do', () => {
        const why = reasons(error(move('a1', 'plant', 'four', 'draw'), move('b2', 'plant', 'six', 'leave', 'draw')), says);
        expect(why).toEqual({ made: 'four', better: 'six leave', both: 'plant draw', differ: true });
    });

    it('counts what happens twice', () => {
        const why = reasons(error(move('a1', 'point', 'point'), move('b2', 'point')), says);
        expect(why).toEqual({ made: 'point', better: 'b2', both: 'point', differ: true });
    });

    it('tells what follows if nobody steps in, where that differs', () => {
        const offers = (name: string, ...follow: string[]): Alternative => {
            const offer = move(name, 'offer');
            return { ...offer, does: { ...offer.does, expected: follow.map(event) } };
        };
        expect(reasons(error(offers('a1', 'trade', 'seed'), offers('b2', 'trade', 'tree')), says)).toEqual({
            made: 'a1',
            better: 'b2',
            both: 'offer',
            madeFollows: 'seed',
            betterFollows: 'tree',
            differ: true,
        });
    });

    it('writes the moves where nothing that is certain differs', () => {
        const why = reasons(error(move('a1', 'draw'), move('b2', 'draw')), says);
        expect(why).toEqual({ made: 'a1', better: 'b2', both: 'draw', differ: false });
    });
});

describe('an error in points', () => {
    it('names the parties whose points change by at least half a point', () => {
        const blundered = { ...blunder, points: [-3.4, 0.2, 1.6] };
        expect(inPoints(blundered)).toEqual([
            { party: 0, change: -3 },
            { party: 2, change: 2 },
        ]);
        expect(inPoints(blunder)).toEqual([]);
    });
});

describe('hindsight', () => {
    it('tells what the best move does beyond the one that was made, or how it is written', () => {
        const made = error(move('a1', 'plant', 'four'), move('b2', 'plant', 'six'));
        expect(inHindsight(made, move('c3', 'plant', 'win'), says)).toBe('win');
        expect(inHindsight(made, move('c3', 'plant'), says)).toBe('c3');
    });
});

describe('the balances', () => {
    it('are in points of the game where all play together', () => {
        const points: Balance[] = [
            { start: 30, luck: 4.4, own: -2, others: 1, hidden: 0, end: 33.4 },
            { start: 30, luck: 4.4, own: 1, others: -2, hidden: 0, end: 33.4 },
        ];
        const { body } = render(Luck, {
            props: { chances: { ...chances, shares: [], swings: [], balances: [], points }, title: 'Game', file: 'game' },
        });
        expect(body).toContain('Luck brought you all 4 points.');
        expect(body).toContain('In the game’s points, from what');
        expect(body.match(/class="[^"]*(gain|loss)/g)).toHaveLength(6);
        expect(body).not.toContain('checkbox');
    });

    it('show the result less luck', () => {
        const all = [balance(-0.3, -0.2), balance(0.6, -0.3)];
        const { body } = render(Luck, { props: { chances: { ...chances, balances: all }, title: 'Game', file: 'game' } });
        expect(body).toContain('result less luck');
        expect(body).toMatch(/<td[^>]*>30%<\/td>/);
        expect(body).toMatch(/<td[^>]*>20%<\/td>/);
    });
});

describe('the picture', () => {
    it('has the same scale for all bars, gains to the right', () => {
        const { axis, rows } = layout(chances, name);
        const [ann, ben] = rows.map((row) => row.bars);
        expect(rows.map((row) => row.name)).toEqual(['Ann', 'Ben']);
        expect(ann?.map(({ says: told, anchor }) => [told, anchor])).toEqual([
            ['−30', 'end'],
            ['−20', 'end'],
        ]);
        expect(ben?.map(({ x }) => x)).toEqual([axis.x, axis.x]);
        expect((ben?.[1]?.width ?? 0) / (ben?.[0]?.width ?? 1)).toBeCloseTo(2 / 3);
        expect(ann?.[0]?.x).toBeCloseTo(axis.x - (ann?.[0]?.width ?? 0));
    });

    it('keeps six parties and long names inside', () => {
        const many = { ...chances, balances: Array.from({ length: 6 }, () => balance(-1, 1)) };
        const { rows } = layout(many, () => 'x'.repeat(40));
        const bars = rows.flatMap((row) => row.bars);
        expect(rows.every((row) => row.name.length === 18)).toBe(true);
        expect(bars.every(({ x, y, width, height }) => x > 300 && x + width < WIDTH - 60 && y > 150 && y + height < HEIGHT - 60)).toBe(
            true,
        );
        for (const [i, bar] of bars.slice(1).entries()) expect(bar.y).toBeGreaterThanOrEqual((bars[i]?.y ?? 0) + (bars[i]?.height ?? 0));
    });
});

describe('the course of the scores', () => {
    /** Two scores after a step, and who made it. */
    const frame = (step: number, by: string[], ...scores: number[]) => ({ step, by, events: [], view: { scores } }) as unknown as Frame;
    const board = { score: (view: unknown, index: number) => String((view as { scores: number[] }).scores[index]) };
    const frames = [frame(0, [], 0, 0), frame(1, ['P1'], 4, 0), frame(2, ['P2'], 4, 3), frame(3, ['P1'], 13, 3), frame(4, [], 13, 30)];
    const scores = scoresOf(frames, chances.parties, board);

    it('has the best move of each, and no points that came without a move', () => {
        expect(scores.at(-1)).toEqual([13, 30]);
        expect(bestMoves(frames, chances.parties, scores)).toEqual([
            { party: 0, step: 3, gain: 9 },
            { party: 1, step: 2, gain: 3 },
        ]);
    });

    it('is not drawn where scores come only with the end, or are no numbers', () => {
        expect(scoresOf([frame(0, [], 0, 0), frame(1, ['P1'], 0, 0), frame(2, [], 20, 25)], chances.parties, board)).toEqual([]);
        expect(scoresOf(frames, chances.parties, { score: () => '?' })).toEqual([]);
        expect(scoresOf(frames, chances.parties, { score: () => '' })).toEqual([]);
    });
});
