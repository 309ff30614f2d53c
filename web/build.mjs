// Builds the page for Maven: installs what package-lock.json names where that has changed, runs Vite where a source has
// changed, and otherwise does nothing. Plain Node, so that it runs where Maven runs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const web = dirname(fileURLToPath(import.meta.url));
const target = join(web, 'target');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`web: Node ${process.versions.node} is too old to build the page; install Node 20.19 or newer.`);
    process.exit(1);
}

/** Every file below, in a fixed order. */
function files(path) {
    if (!existsSync(path)) return [];
    if (statSync(path).isFile()) return [path];
    return readdirSync(path)
        .sort()
        .flatMap((name) => files(join(path, name)));
}

function stamp(paths) {
    const hash = createHash('sha256');
    for (const path of paths.flatMap(files)) {
        hash.update(relative(web, path)).update('\0').update(readFileSync(path)).update('\0');
    }
    return hash.digest('hex');
}

/** Most kilobytes of compressed script for the lobby. */
const LOBBY_BUDGET = 60;

/** Most kilobytes of compressed script for the lobby, a table and one board. */
const TABLE_BUDGET = 150;

/** Says how much compressed script a browser loads for a table of each game, with the lobby before it and all words. */
function weigh(classes) {
    const folder = join(classes, '.vite');
    if (!existsSync(folder)) return;
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    rmSync(folder, { recursive: true });
    const sizes = new Map();
    const size = (file) => {
        if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(classes, file))).length);
        return sizes.get(file);
    };
    const reach = (name, seen) => {
        if (seen.has(name)) return seen;
        seen.add(name);
        for (const other of manifest[name].imports ?? []) reach(other, seen);
        return seen;
    };
    /** The scripts with the words of these parts, in the language in which they are heaviest. */
    const words = (parts) => {
        const names = Object.keys(manifest).filter((name) => name.startsWith('target/messages/'));
        const languages = new Set(names.map((name) => name.split('.').at(-2)).filter((language) => !language.includes('-')));
        const of = (language) => parts.map((part) => `target/messages/${part}.${language}.js`).filter((name) => manifest[name]);
        const weight = (language) => of(language).reduce((sum, name) => sum + size(manifest[name].file), 0);
        return of([...languages].sort((one, other) => weight(other) - weight(one))[0]);
    };
    const kilobytes = (names) => {
        const all = new Set(names.flatMap((name) => [...reach(name, new Set())]).map((name) => manifest[name].file));
        return Math.ceil([...all].reduce((sum, file) => sum + size(file), 0) / 1024);
    };
    const lobby = 'index.html';
    const tell = (what, most, names) => {
        const weight = kilobytes(names);
        console.error(`web: ${weight} KB of compressed script for ${what} (at most ${most})`);
        if (weight <= most) return;
        rmSync(join(target, 'page.sha256'), { force: true }); // so that the next build says so again
        process.exitCode = 1;
    };
    tell('the lobby', LOBBY_BUDGET, [lobby, ...words(['first'])]);
    const tellTable = (game, parts, spoken) =>
        tell(`a table of ${game}`, TABLE_BUDGET, [lobby, 'src/table/TablePage.svelte', ...parts, ...words(['first', 'table', ...spoken])]);
    for (const board of Object.keys(manifest).filter((name) => name.endsWith('/board/index.ts'))) {
        const game = board.split('/').at(-3);
        tellTable(game, [board], [`game-${game}`, `board-${game}`]);
    }
    tellTable('a game from outside the tree', ['src/plainboard/index.ts', 'src/messages/outside.ts'], []);
}

/** Runs what leads to `result`, unless that is there already and was made of the same sources. */
function once(name, sources, result, command, args) {
    const note = join(target, `${name}.sha256`);
    const wanted = stamp(sources);
    if (existsSync(result) && existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
    console.error(`web: ${command} ${args.join(' ')}`);
    const done = spawnSync(command, args, { cwd: web, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
    if (done.error || done.status !== 0) {
        console.error(`web: ${command} failed${done.error ? `: ${done.error.message}` : ''}`);
        process.exit(1);
    }
    mkdirSync(target, { recursive: true });
    writeFileSync(note, wanted);
}

const boards = readdirSync(join(web, '../games'))
    .map((game) => join(web, '../games', game, 'board'))
    .filter((board) => existsSync(board));
const catalogues = [
    ...readdirSync(join(web, '../games')).map((game) => join(web, '../games', game, 'messages')),
    join(web, '../server/src/main/resources/parterre/room/server/messages'),
    join(web, '../languages'),
];
const lock = join(web, 'package-lock.json');
const configured = ['index.html', 'vite.config.ts', 'svelte.config.js', 'tsconfig.json'].map((name) => join(web, name));

once('npm', [lock], join(web, 'node_modules'), 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
once(
    'page',
    [lock, ...configured, join(web, 'src'), join(web, 'public'), join(web, 'messages'), join(web, 'wording'), ...boards, ...catalogues],
    join(target, 'classes/web/index.html'),
    process.execPath,
    [join(web, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
);
weigh(join(target, 'classes/web'));

// What draws the pictures of the laboratory's reports. A report is one file, so these are put into it as they are.
const drawing = join(target, 'classes/parterre/lab/report');
mkdirSync(drawing, { recursive: true });
copyFileSync(join(web, 'node_modules/vega/LICENSE'), join(drawing, 'vega-license.txt'));
for (const name of ['vega', 'vega-lite', 'vega-embed']) {
    copyFileSync(join(web, 'node_modules', name, 'build', `${name}.min.js`), join(drawing, `${name}.min.js`));
}
