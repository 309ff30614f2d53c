// Finds the message catalogues of all rooms, and says what is wrong with them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, PatternError } from './compile.js';

export const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..');
const games = join(root, 'games');
const server = join(root, 'server/src/main/resources/parterre/room/server/messages');

/** The language that every catalogue is written in first, and that types are made of. */
export const STANDARD = 'en';

/** Stands before a message, and as the first line of rules, that is a copy of the English one. */
export const UNTRANSLATED = '(en) ';

/** Which of the page's messages are loaded with what, by the part of their keys before the first dot. */
const PARTS = {
    first: ['app', 'lobby', 'tables', 'fault', 'file', 'party', 'rules'],
    new: ['new'],
    table: [
        'table',
        'agreed',
        'log',
        'ask',
        'coach',
        'seat',
        'chat',
        'match',
        'result',
        'clock',
        'box',
        'replay',
        'lesson',
        'people',
        'origin',
        'line',
    ],
    review: ['chances', 'review'],
    mistakes: ['mistakes'],
    puzzles: ['puzzles'],
    lab: ['lab'],
    pages: ['settings', 'credits', 'device', 'edit', 'record', 'admin'],
};

/**
 * A catalogue: its messages by language and key.
 *
 * @typedef {{ name: string, kind: 'page' | 'server' | 'board' | 'game' | 'room', slug: string, folder: string, sources: string[],
 *     languages: Map<string, Record<string, string>> }} Catalogue
 * @typedef {{ where: string, says: string }} Problem
 */

/** The languages of the page: one file each in web/messages. */
export const languages = () => {
    const all = readdirSync(join(web, 'messages')).map((file) => file.replace('.json', ''));
    return [STANDARD, ...all.filter((language) => language !== STANDARD).sort()];
};

/** The games that the tree has. */
const slugs = () =>
    readdirSync(games)
        .filter((slug) => existsSync(join(games, slug, 'pom.xml')))
        .sort();

/**
 * The catalogues that are compiled for the page.
 *
 * @param {string[]} wanted languages
 * @returns {Catalogue[]}
 */
export function catalogues(wanted = languages()) {
    const found = slugs();
    return [
        { name: 'page', kind: 'page', slug: '', folder: join(web, 'messages'), sources: [join(web, 'src')] },
        { name: 'server', kind: 'server', slug: '', folder: server, sources: [] },
        ...found.map((slug) => ({
            name: `board ${slug}`,
            kind: 'board',
            slug,
            folder: join(games, slug, 'board/messages'),
            sources: [join(games, slug, 'board')],
        })),
        ...found.map((slug) => ({ name: `game ${slug}`, kind: 'game', slug, folder: join(games, slug, 'messages'), sources: [] })),
    ]
        .filter(({ folder }) => existsSync(join(folder, `${STANDARD}.json`)))
        .map((one) => withLanguages(one, wanted));
}

/**
 * The catalogues of Java alone: of the terminal, the engine and so on, in every module but that of tests.
 *
 * @param {string[]} wanted languages
 * @returns {Catalogue[]}
 */
export const rooms = (wanted = languages()) =>
    readdirSync(root)
        .filter((module) => !['testkit', 'server'].includes(module))
        .map((module) => join(root, module, 'src/main/resources/parterre/room'))
        .filter((folder) => existsSync(folder))
        .flatMap((folder) => readdirSync(folder).map((room) => ({ room, folder: join(folder, room, 'messages') })))
        .filter(({ folder }) => existsSync(join(folder, `${STANDARD}.json`)))
        .map(({ room, folder }) => withLanguages({ name: room, kind: 'room', slug: '', folder, sources: [] }, wanted));

const withLanguages = (one, wanted) => ({
    ...one,
    languages: new Map([...new Set([STANDARD, ...wanted])].flatMap((language) => read(one.folder, language))),
});

/**
 * What a language lacks, in all rooms: catalogues, messages, and the rules of games.
 *
 * @param {string} language
 * @returns {Problem[]}
 */
export const lacking = (language) => [
    ...[...catalogues([language]), ...rooms([language])].flatMap((catalogue) => [
        ...problemsOf(catalogue, [language]),
        ...untranslated(catalogue, [language]),
    ]),
    ...rulesOf(language).flatMap((file) => {
        const where = relative(root, file);
        if (!existsSync(file)) return [{ where, says: 'is missing: translate RULES.md, with the same ids' }];
        const isCopy = readFileSync(file, 'utf8').startsWith(UNTRANSLATED);
        return isCopy ? [{ where, says: 'is not translated: translate it, and remove its first line' }] : [];
    }),
];

const rulesOf = (language) => slugs().map((slug) => join(games, slug, language === STANDARD ? 'RULES.md' : `RULES.${language}.md`));

/**
 * Returns the files that a new language needs and does not have: copies of the English ones, with marks.
 *
 * @param {string} language
 * @returns {{ file: string, text: string }[]}
 */
export const drafts = (language) =>
    [
        ...[...catalogues([language]), ...rooms([language])].map(({ folder, languages: found }) => ({
            file: join(folder, `${language}.json`),
            text: `${JSON.stringify(marked(found.get(STANDARD)), null, 4)}\n`,
        })),
        ...rulesOf(language).map((file) => ({
            file,
            text: `${UNTRANSLATED}Translate these rules, with the same ids, and remove this line.\n\n${readFileSync(join(dirname(file), 'RULES.md'), 'utf8')}`,
        })),
    ].filter(({ file }) => !existsSync(file));

const marked = (messages) => Object.fromEntries(Object.entries(messages).map(([key, pattern]) => [key, `${UNTRANSLATED}${pattern}`]));

/** @returns {Problem[]} the messages in these languages that are still copies of the English ones */
export const untranslated = (catalogue, wanted = languages()) =>
    wanted.flatMap((language) =>
        Object.entries(catalogue.languages.get(language) ?? {})
            .filter(([, pattern]) => pattern.startsWith(UNTRANSLATED))
            .map(([key]) => ({
                where: fileOf(catalogue, language),
                says: `${key}: is not translated: translate it, and remove ${UNTRANSLATED.trim()}`,
            })),
    );

function read(folder, language) {
    const file = join(folder, `${language}.json`);
    if (!existsSync(file)) return [];
    try {
        return [[language, JSON.parse(readFileSync(file, 'utf8'))]];
    } catch (failure) {
        throw new Error(`${relative(root, file)} cannot be read as JSON: ${failure.message}`);
    }
}

/** The part with which a message of the page is loaded. */
export const partOf = (key) => Object.keys(PARTS).find((part) => PARTS[part].includes(key.split('.')[0]));

export const fileOf = (catalogue, language) => relative(root, join(catalogue.folder, `${language}.json`));

/** @returns {Problem[]} everything that is wrong with a catalogue in these languages */
export function problemsOf(catalogue, wanted = languages()) {
    const standard = catalogue.languages.get(STANDARD);
    return [
        ...wanted.flatMap((language) => {
            const where = fileOf(catalogue, language);
            const messages = catalogue.languages.get(language);
            if (!messages) return [{ where, says: 'is missing: write it, with every key of the English file' }];
            return problemsIn(messages, standard, where, catalogue.kind);
        }),
        ...(catalogue.kind === 'page'
            ? Object.keys(standard)
                  .filter((key) => !partOf(key))
                  .map((key) => ({
                      where: fileOf(catalogue, STANDARD),
                      says: `${key}: no part begins with ${key.split('.')[0]}; see PARTS in web/wording/catalogues.js`,
                  }))
            : []),
        ...unused(catalogue),
    ];
}

/**
 * Compares a language's messages with the standard language's.
 *
 * @param {Record<string, string>} messages
 * @param {Record<string, string>} standard
 * @param {string} where the file that is checked
 * @param {Catalogue['kind']} kind messages of the page may have tags; those of games and Java have the arguments of their record
 * @returns {Problem[]}
 */
export function problemsIn(messages, standard, where, kind) {
    const tags = kind === 'page';
    const ofRecords = kind !== 'page' && kind !== 'board';
    // Of a record's `flower` a language may use the word, `flowerIs` for its grammar, or both.
    const baseOf = (name) => (ofRecords ? name.replace(/(Is|Count)$/, '') : name);
    const problems = [];
    const add = (key, says) => problems.push({ where, says: `${key}: ${says}` });
    for (const key of Object.keys(standard)) if (!(key in messages)) add(key, 'is missing');
    for (const [key, pattern] of Object.entries(messages)) {
        if (!(key in standard)) {
            // A language may have words of its own for one thing, `SpeciesName.oak`: in English a card file has its name.
            if (!(ofRecords && key.split('.')[0] in standard)) add(key, 'is not in the English file');
            continue;
        }
        if (pattern === '') add(key, 'says nothing: write its words');
        try {
            const { uses, tags: used } = compile(pattern, { tags });
            const wanted = compile(standard[key], { tags });
            for (const [name, use] of uses) {
                const known = wanted.uses.get(name);
                // Which arguments a record has is checked where the messages are compiled, and by parterre.wording.
                if (ofRecords && known === undefined) continue;
                if (known === undefined) add(key, `uses {${name}}, which the English message does not have`);
                else if (known === 'value' && use === 'number') add(key, `takes {${name}} as a number, the English message does not`);
            }
            const bases = new Set([...uses.keys()].map(baseOf));
            for (const [name, use] of wanted.uses) if (use !== 'select' && !bases.has(baseOf(name))) add(key, `does not use {${name}}`);
            if (used.toSorted().join() !== wanted.tags.toSorted().join())
                add(key, `has other tags than the English message: <${wanted.tags.join('>, <')}>`);
        } catch (failure) {
            if (!(failure instanceof PatternError)) throw failure;
            add(key, failure.message);
        }
    }
    return problems;
}

/** Messages that no source asks for by their key. A key made of pieces is `prefix.${…}` in the source. */
function unused(catalogue) {
    if (catalogue.sources.length === 0) return [];
    const text = catalogue.sources.flatMap(sourcesIn).join('\n');
    const whole = new Set(text.match(/(?<=['"`])[a-z][\w-]*(\.[\w-]+)+(?=['"`])/gi));
    const beginnings = [...new Set(text.match(/(?<=`)[a-z][\w-]*\.[\w.-]*(?=\$\{)/gi))];
    return Object.keys(catalogue.languages.get(STANDARD))
        .filter((key) => !whole.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)))
        .map((key) => ({ where: fileOf(catalogue, STANDARD), says: `${key}: is used nowhere` }));
}

function sourcesIn(folder) {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((one) => one.isFile() && /\.(ts|svelte)$/.test(one.name) && !one.name.endsWith('.test.ts'))
        .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'));
}
