// ESLint's rules for the page and the boards. Run from the project's root (npm run lint), so that the boards are within its reach.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { boards } from './eslint.boards.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['**/node_modules/', '**/target/', '**/public/', 'web/src/wire.ts'] },
    { linterOptions: { reportUnusedDisableDirectives: 'error' } },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    },
    {
        rules: {
            // TypeScript knows which names exist.
            'no-undef': 'off',
            '@typescript-eslint/no-unused-vars': ['error', { args: 'all', argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
            // A set or a map inside a function is no state; state is declared with $state or imported from svelte/reactivity.
            'svelte/prefer-svelte-reactivity': 'off',
            // {' '} keeps a space that Svelte would drop at the edge of a block.
            'svelte/no-useless-mustaches': 'off',
        },
    },
    {
        files: ['games/*/board/**/*.{ts,svelte}'],
        ignores: ['**/*.test.ts', '**/fixture.ts'],
        plugins: { boards },
        rules: {
            'boards/no-text-reading': 'error',
            'boards/no-taking-apart': 'error',
            'boards/no-gluing': 'error',
            'boards/no-words': 'error',
            'boards/no-casts': 'error',
            'boards/typed-views': 'error',
        },
    },
    {
        files: ['web/src/**/*.{ts,svelte}'],
        // The rulebook is Markdown.
        ignores: ['web/src/pages/rules.ts'],
        plugins: { boards },
        rules: {
            'boards/no-text-reading': 'error',
            'boards/no-kind-apart': 'error',
            'boards/no-gluing': 'error',
            'boards/no-words': 'error',
        },
    },
);
