// Compiles the message catalogues for Vite and Vitest, and again when one of them changes.
import { catalogues, translations } from './catalogues.js';
import { generate } from './generate.js';

export function words() {
    const run = () => {
        const problems = generate().map(({ where, says }) => `${where}: ${says}`);
        if (problems.length > 0) throw new Error(`the message catalogues have problems\n${problems.join('\n')}`);
    };
    return {
        name: 'parterre-words',
        config: run,
        configureServer(server) {
            const folders = [translations, ...catalogues().map(({ folder }) => folder)];
            server.watcher.add(folders);
            server.watcher.on('change', (file) => {
                if (folders.some((folder) => file.startsWith(folder))) run();
            });
        },
    };
}
