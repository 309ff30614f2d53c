import { Linter } from 'eslint';
import * as svelte from 'svelte-eslint-parser';
import ts from 'typescript-eslint';
import { expect, test } from 'vitest';
import { boards } from '../eslint.boards.js';

const OF_BOARDS = { 'boards/no-text-reading': 'error', 'boards/no-taking-apart': 'error', 'boards/typed-views': 'error' };

const found = (code: string, rules: Record<string, string> = OF_BOARDS, parser: unknown = ts.parser) => {
    const config = { plugins: { boards }, rules, languageOptions: { parser } };
    return new Linter().verify(code, config as Linter.Config).map((problem) => problem.messageId);
};

test('a board that reads text is found, however it does so', () => {
    for (const code of ['/gnome/.test(line)', "new RegExp('gnome')", "line.match('gnome')", 'line.search(pattern)']) {
        expect(found(code), code).toEqual(['reads']);
    }
});

test('a board that takes ids or notation apart is found', () => {
    const codes = [
        "line.split(' ')",
        "move.text.startsWith('plant')",
        "id.endsWith(' b3')",
        'planted.cell.slice(1)',
        "target.id.includes('=')",
    ];
    const letters = ['target.id[0]', '[...id]', 'const [row, column] = planted.cell;'];
    for (const code of [...codes, ...letters, 'id.charAt(0)', "'P1 P2'.split(' ')"]) expect(found(code), code).toEqual(['apart']);
    for (const code of [
        'steps.slice(1)',
        "move.gnomes.includes('g02')",
        'trail.at(-1)',
        "move.kind === 'plant'",
        'slots[0]',
        '[...steps]',
    ]) {
        expect(found(code), code).toEqual([]);
    }
});

test('a board that joins words by its own punctuation is found', () => {
    const rules = { 'boards/no-gluing': 'error' };
    for (const code of ["names.join(', ')", "[land, plant].join('; ')", "`${t('a')}, ${t('b')}`", "`, ${t('b')}`"])
        expect(found(code, rules), code).toEqual(['glued']);
    for (const code of ["typed.join(' ')", 'clauses(names)', '`translate(${x}, ${y})`', "`${t('a')} ×${count}`"])
        expect(found(code, rules), code).toEqual([]);
    for (const code of ["<p>{t('a')}, {t('b')}</p>", '<b>{name}</b>: {says}', '<p>({says})</p>', '<p title="{name}: {says}"></p>'])
        expect(found(code, rules, svelte), code).toContain('glued');
    for (const code of [
        '<p>{says} → {other}</p>',
        '<pre>lab run, {name}.yaml</pre>',
        '<style>p { color: red; }</style>',
        '<path d="M{x}, {y}" />',
    ])
        expect(found(code, rules, svelte), code).toEqual([]);
});

test('a board that forgets the types of its game is found', () => {
    for (const code of ['const read = (view: unknown) => view;', 'let view: any;', 'view as unknown as View;']) {
        expect(found(code), code).toEqual(['untyped']);
    }
    expect(found('const LOOKS: Readonly<Record<string, string>> = {};')).toEqual(['open']);
    for (const code of ['const read = (view: MarsView) => view;', 'const LOOKS: Record<Colour, string> = {};'])
        expect(found(code)).toEqual([]);
});

test('a page that takes a kind or a line of notation apart is found', () => {
    const rules = { 'boards/no-kind-apart': 'error' };
    for (const code of ["event.kind.endsWith('-paid')", "kind.split('-')", "frame.line.includes('x')", 'line.slice(1)'])
        expect(found(code, rules), code).toEqual(['apart']);
    for (const code of ["path.split('/')", "event.kind === 'scored'"]) expect(found(code, rules), code).toEqual([]);
});
