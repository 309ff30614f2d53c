import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { words } from './wording/vite.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
    plugins: [words(), svelte()],
    resolve: {
        // Boards live in their games' folders, outside this one: they reach the shared shapes by this name.
        // The compiled messages are reached by $words.
        alias: { $toolkit: here('./src/toolkit'), $wire: here('./src/wire.ts'), $words: here('./target/messages') },
        dedupe: ['svelte'],
    },
    build: {
        // Maven puts what it finds here on the class path, under /web/.
        outDir: 'target/classes/web',
        emptyOutDir: true,
        // Says for build.mjs which script is loaded with which; it is no part of the page.
        manifest: '.vite/manifest.json',
        target: 'es2023',
        // No inline script and no data: address, so that the content security policy can forbid both.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: true,
    },
    server: {
        fs: { allow: [here('..')] },
        // The server wants to be called by the host that the page came from.
        proxy: { '/api': { target: process.env.PARTERRE ?? 'http://127.0.0.1:8080', changeOrigin: false } },
    },
    test: {
        // No test waits for anything, so none fails for being slow.
        testTimeout: 0,
        include: ['test/**/*.test.ts', '../games/*/board/**/*.test.ts'],
        setupFiles: ['test/english.ts'],
        reporters: ['default'],
        root: here('.'),
    },
});
