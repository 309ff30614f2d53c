import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { boards } from '../eslint.boards.js';

const found = (code: string) => {
    const config = { plugins: { boards }, rules: { 'boards/no-text-reading': 'error' } };
    return new Linter().verify(code, config as Linter.Config).map((problem) => problem.messageId);
};

test('a board that reads text is found, however it does so', () => {
    for (const code of ['/gnome/.test(line)', "new RegExp('gnome')", "line.match('gnome')", 'line.search(pattern)']) {
        expect(found(code), code).toEqual(['reads']);
    }
    expect(found("line.split(' ')")).toEqual([]);
});
