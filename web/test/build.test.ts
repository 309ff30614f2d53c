import { compile } from 'svelte/compiler';
import { expect, test } from 'vitest';
import config from '../svelte.config.js';

test('a component is built alike in every folder', () => {
    const source = '<p>Red</p>\n<style>p { color: red; }</style>';
    const [one, other] = ['/home/ada/parterre/web/src/Red.svelte', '/srv/build/src/Red.svelte'].map((filename) => {
        const { js, css } = compile(source, { ...config.compilerOptions, filename, dev: false });
        return { js: js.code, css: css?.code };
    });
    expect(one?.css).toContain('p-');
    expect(other).toEqual(one);
});
