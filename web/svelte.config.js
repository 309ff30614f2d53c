import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
    preprocess: vitePreprocess(),
    compilerOptions: {
        // By default the names of a component's styles depend on the folder that it is built in.
        cssHash: ({ hash, css }) => `p-${hash(css)}`,
    },
};
