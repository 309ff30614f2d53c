// Prettier's options for the page and the boards. The boards lie outside this folder, so the plugin is given by its address.
export default {
    printWidth: 140,
    tabWidth: 4,
    singleQuote: true,
    bracketSameLine: true,
    plugins: [import.meta.resolve('prettier-plugin-svelte')],
    overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
