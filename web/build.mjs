// Builds the page for Maven: installs what package-lock.json names where that has changed, runs Vite where a source has
// changed, and otherwise does nothing. Plain Node, so that it runs where Maven runs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

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
const lock = join(web, 'package-lock.json');
const configured = ['index.html', 'vite.config.ts', 'svelte.config.js', 'tsconfig.json'].map((name) => join(web, name));

once('npm', [lock], join(web, 'node_modules'), 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
once(
    'page',
    [lock, ...configured, join(web, 'src'), join(web, 'public'), ...boards],
    join(target, 'classes/web/index.html'),
    process.execPath,
    [join(web, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
);
