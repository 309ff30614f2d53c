// Finds the message catalogues of all rooms, and says what is wrong with them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, PatternError } from './compile.js';

export const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..');
const games = join(root, 'games');
const server = join(root, 'server/src/main/resources/parterre/room/server/messages');

/** All translations: a folder for each language, and in it one for each room. English stands with the code. */
export const translations = join(root, 'languages');

/** The language that every catalogue is written in first, and that types are made of. */
export const STANDARD = 'en';

/** Stands before a message, and as the first line of rules, that is a copy of the English one. */
export const UNTRANSLATED = '(en) ';

/** Which of the page's messages are loaded with what, by the part of their keys before the first dot. */
const PARTS = {
    first: ['app', 'lobby', 'tables', 'fault', 'file', 'party', 'rules', 'line'],
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
    ],
    review: ['chances', 'review'],
    mistakes: ['mistakes'],
    puzzles: ['puzzles'],
    lab: ['lab'],
    pages: ['settings', 'credits', 'device', 'edit', 'record', 'admin'],
};

/**
 * A catalogue: its messages by language and key. English is `en.json` in its folder, a translation is `file` in the room's
 * folder of the language.
 *
 * @typedef {{ room: string, kind: 'page' | 'server' | 'board' | 'game' | 'room', folder: string, file: string, sources: string[],
 *     languages: Map<string, Record<string, string>> }} Catalogue
 * @typedef {{ where: string, says: string }} Problem
 */

/** The languages of the page: English, and one for each folder of translations. */
export const languages = () => [
    STANDARD,
    ...readdirSync(translations, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map((one) => one.name)
        .sort(),
];

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
        { room: 'web', kind: 'page', folder: join(web, 'messages'), file: 'messages.json', sources: [join(web, 'src')] },
        { room: 'server', kind: 'server', folder: server, file: 'messages.json', sources: [] },
        ...found.map((room) => ({
            room,
            kind: 'board',
            folder: join(games, room, 'board/messages'),
            file: 'board.json',
            sources: [join(games, room, 'board')],
        })),
        ...found.map((room) => ({ room, kind: 'game', folder: join(games, room, 'messages'), file: 'messages.json', sources: [] })),
    ]
        .filter(({ folder }) => existsSync(join(folder, `${STANDARD}.json`)))
        .map((one) => withLanguages(one, wanted));
}

/**
 * The catalogues of Java alone: of the terminal, the engine and so on, in every module.
 *
 * @param {string[]} wanted languages
 * @returns {Catalogue[]}
 */
export const rooms = (wanted = languages()) =>
    readdirSync(root)
        .filter((module) => module !== 'server')
        .map((module) => join(root, module, 'src/main/resources/parterre/room'))
        .filter((folder) => existsSync(folder))
        .flatMap((folder) => readdirSync(folder).map((room) => ({ room, folder: join(folder, room, 'messages') })))
        .filter(({ folder }) => existsSync(join(folder, `${STANDARD}.json`)))
        .map(({ room, folder }) => withLanguages({ room, kind: 'room', folder, file: 'messages.json', sources: [] }, wanted));

const withLanguages = (one, wanted) => ({
    ...one,
    languages: new Map([...new Set([STANDARD, ...wanted])].flatMap((language) => read(one, language))),
});

/**
 * What a language lacks, in all rooms: catalogues, messages, and the rules of games. What it has beyond them.
 *
 * @param {string} language
 * @returns {Problem[]}
 */
export const lacking = (language) => [
    ...[...catalogues([language]), ...rooms([language])].flatMap((catalogue) => [
        ...problemsOf(catalogue, [language]),
        ...untranslated(catalogue, [language]),
    ]),
    ...slugs().flatMap((slug) => {
        const file = rulesOf(slug, language);
        const where = fromRoot(file);
        if (!existsSync(file)) return [{ where, says: 'is missing: translate RULES.md, with the same ids' }];
        const isCopy = readFileSync(file, 'utf8').startsWith(UNTRANSLATED);
        return isCopy ? [{ where, says: 'is not translated: translate it, and remove its first line' }] : [];
    }),
    ...strays(language),
];

/** The rules of a game in a language. */
export const rulesOf = (slug, language) => join(language === STANDARD ? games : join(translations, language), slug, 'RULES.md');

/**
 * Files of a language that belong to nothing, such as those of a game that has gone.
 *
 * @param {string} language
 * @param {string[]} files the files that it has
 * @returns {Problem[]}
 */
export function strays(language, files = filesOf(language)) {
    const known = new Set([
        ...[...catalogues([]), ...rooms([])].map((one) => fileOf(one, language)),
        ...slugs()
            .flatMap((slug) => [rulesOf(slug, language), rulesOf(slug, language).replace(/md$/, 'sum')])
            .map(fromRoot),
    ]);
    return files.filter((file) => !known.has(file)).map((where) => ({ where, says: 'belongs to no room and to no game: remove it' }));
}

function filesOf(language) {
    const folder = join(translations, language);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((one) => one.isFile())
        .map((one) => fromRoot(join(one.parentPath, one.name)));
}

/**
 * Returns the files that a new language needs and does not have: copies of the English ones, with marks.
 *
 * @param {string} language
 * @returns {{ file: string, text: string }[]}
 */
export const drafts = (language) =>
    [
        ...[...catalogues([language]), ...rooms([language])].map((one) => ({
            file: join(root, fileOf(one, language)),
            text: `${JSON.stringify(marked(one.languages.get(STANDARD)), null, 4)}\n`,
        })),
        ...slugs().map((slug) => ({ file: rulesOf(slug, language), text: markedRules(slug) })),
    ].filter(({ file }) => !existsSync(file));

/** The English rules with a mark. Their links lead to where they led. */
function markedRules(slug) {
    const text = readFileSync(rulesOf(slug, STANDARD), 'utf8').replace(/\]\((?=[\w.-]+\.md\))/g, `](../../../games/${slug}/`);
    return `${UNTRANSLATED}Translate these rules, with the same ids, and remove this line.\n\n${text}`;
}

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

function read(catalogue, language) {
    const file = join(root, fileOf(catalogue, language));
    if (!existsSync(file)) return [];
    try {
        return [[language, JSON.parse(readFileSync(file, 'utf8'))]];
    } catch (failure) {
        throw new Error(`${fromRoot(file)} cannot be read as JSON: ${failure.message}`);
    }
}

/** The part with which a message of the page is loaded. */
export const partOf = (key) => Object.keys(PARTS).find((part) => PARTS[part].includes(key.split('.')[0]));

const fromRoot = (file) => relative(root, file);

/** The file of a catalogue in a language, from the root of the tree. */
export const fileOf = ({ folder, room, file }, language) =>
    fromRoot(language === STANDARD ? join(folder, `${STANDARD}.json`) : join(translations, language, room, file));

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
