import { expect, test } from 'vitest';
import { changed, listOf, withParts, written } from '$toolkit/writing';

const lines = { seats: '2', 'option cards': 'mine.json\n{\n}', P1: 'score 3, hand g01 g02, from cow 1, from hen 2' };

test('a position is written field by field, the further lines of one indented', () => {
    expect(written(lines)).toBe('seats: 2\noption cards: mine.json\n  {\n  }\nP1: score 3, hand g01 g02, from cow 1, from hen 2\n');
});

test('a changed field stays in its place, a new one comes last, and an undefined one goes', () => {
    expect(Object.entries(changed(lines, { seats: '3', phase: 'act', 'option cards': undefined }))).toEqual([
        ['seats', '3'],
        ['P1', lines.P1],
        ['phase', 'act'],
    ]);
});

test('parts of a field are changed by their names', () => {
    expect(withParts(lines.P1, { score: '4', from: undefined, plays: 'g01' })).toBe('score 4, hand g01 g02, plays g01');
    expect(withParts(undefined, { score: '4' })).toBe('score 4');
});

test('a list without words is a dash', () => {
    expect(listOf([])).toBe('-');
    expect(listOf(['g01', 'g02'])).toBe('g01 g02');
});
