import { expect, test } from 'vitest';
import { moveText, refusalText } from '../src/table/typedmove';
import type { Preview } from '$toolkit/types';

const good: Preview = { move: 'play g01', problems: [], takeBack: false };
const unread: Preview = { ...good, problems: [{ line: 0, where: 'g99', fault: 'is not a gnome; gnomes are g01 to g12' }] };
const refused: Preview = { ...good, refusal: { rule: 'GG-4.1', reason: 'Moss is not in your hand.' } };

test('a move that can be made asks for one more Enter', () => {
    expect(moveText('play g01', false, good)).toContain('Enter once more');
    expect(moveText('play g01', true, undefined)).toContain('Enter once more');
});

test('one that cannot says why, and is not sent', () => {
    expect(moveText('play g99', false, unread)).toBe('play g99: g99 is not a gnome; gnomes are g01 to g12');
    expect(moveText('play g03', false, refused)).toBe('play g03: Moss is not in your hand.');
    expect(refusalText(refused)).toBeDefined();
    expect(refusalText(good)).toBeUndefined();
});

test('nothing is promised before it is known', () => {
    expect(moveText('play g99', false, undefined)).toBe('');
});
