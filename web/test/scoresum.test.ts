import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import ScoreSum from '../src/table/ScoreSum.svelte';

const told = (score: number | undefined) =>
    render(ScoreSum, { props: { parts: [{ says: 'task 2', points: 7 }, { says: 'cow', points: 4 }, { says: 'wins the tie' }], score } })
        .body.replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();

it('adds a score up, and what was reached where a game was given up and has none', () => {
    expect(told(11)).toBe('7 (task 2) + 4 (cow) = 11 wins the tie');
    expect(told(undefined)).toBe('7 (task 2) + 4 (cow) = 11 wins the tie');
});
