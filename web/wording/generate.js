// Writes the compiled messages to target/messages: one script a part and language, and the types of all keys.
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogues, languages, partOf, problemsOf, STANDARD, web } from './catalogues.js';
import { compile, pseudo } from './compile.js';
import { kindOf, messagesOf } from './wire.js';

/** These are for the laboratory and the terminal; refusals and who made a game the server says itself. */
const ELSEWHERE = /^(evaluator|figure|example|game|FaultCode|Late)\./;

/** The language that tests look at: English with accents, longer. */
const PSEUDO = 'en-XA';

const target = join(web, 'target/messages');
const HEAD = '// Compiled from the message catalogues by web/wording. Do not edit.\n';

/** Writes what has changed. @returns {import('./catalogues.js').Problem[]} what is wrong with the catalogues */
export function generate() {
    const all = catalogues();
    const problems = all.flatMap((one) => problemsOf(one));
    if (problems.length > 0) return problems;
    const parts = new Map();
    const page = all.find(({ kind }) => kind === 'page');
    for (const catalogue of all) {
        for (const [language, messages] of withPseudo(catalogue.languages)) {
            for (const [part, script] of scripts(catalogue, language, messages)) {
                parts.set(part, [...(parts.get(part) ?? []), language]);
                write(`${part}.${language}.js`, script);
            }
        }
    }
    write('index.ts', index(parts, page));
    const boards = new Map(all.filter(({ kind }) => kind === 'board').map((one) => [one.room, one]));
    const games = new Map(all.filter(({ kind }) => kind === 'game').map((one) => [one.room, one]));
    for (const [slug, catalogue] of boards) write(`${slug}.ts`, board(catalogue, games.get(slug)));
    return [];
}

const withPseudo = (found) => [...found, [PSEUDO, found.get(STANDARD)]];

function scripts(catalogue, language, messages) {
    const literal = language === PSEUDO ? pseudo : undefined;
    if (catalogue.kind === 'server') return [['server', recordScript(catalogue, messages, literal)]];
    if (catalogue.kind === 'game') return [[`game-${catalogue.room}`, recordScript(catalogue, messages, literal)]];
    const lines = Object.entries(messages).map(([key, pattern]) => {
        const { code, constant } = compile(pattern, { tags: catalogue.kind === 'page', literal });
        return [key, `${JSON.stringify(key)}:${constant ? code : `(a)=>${code}`}`];
    });
    const dictionary = (some) => `${HEAD}export default (w) => ({\n${some.map(([, line]) => line).join(',\n')}\n});\n`;
    if (catalogue.kind === 'board') return [[`board-${catalogue.room}`, dictionary(lines)]];
    const found = [...new Set(lines.map(([key]) => partOf(key)))];
    return found.map((part) => [part, dictionary(lines.filter(([key]) => partOf(key) === part))]);
}

/** Messages of a game or the server: by its kind, a function of a record as it comes over the wire; words by `Type.word`. */
function recordScript(catalogue, messages, literal) {
    const wire = readFileSync(join(web, 'src/wire.ts'), 'utf8');
    const records = messagesOf(wire, catalogue.room, (name) => name in messages);
    const lines = Object.entries(messages).flatMap(([key, pattern]) => {
        if (ELSEWHERE.test(key)) return [];
        if (key.includes('.')) return [`${JSON.stringify(wordKey(key, records))}:${compile(pattern, { literal }).code}`];
        const record = records.get(key);
        // Not every message goes over the wire.
        if (!record) return [];
        const { code } = compile(pattern, { literal, argument: (name) => argument(key, name, record, messages) });
        return [`${JSON.stringify(kindOf(key))}:(m,w)=>${code}`];
    });
    return `${HEAD}export default () => ({\n${lines.join(',\n')}\n});\n`;
}

/** The key of words for one thing: `species-name.oak` for a record, `theme.planted` for its theme, `Animal.cow` for an enum. */
function wordKey(key, records) {
    const dot = key.indexOf('.');
    const [type, word] = [key.slice(0, dot), key.slice(dot + 1)];
    if (type === 'theme') return `theme.${kindOf(word)}`;
    return records.has(type) ? `${kindOf(type)}.${word}` : key;
}

/** Reads an argument from a record, by the conventions that parterre.wording describes. */
function argument(key, name, record, messages) {
    const own = record.get(name);
    if (own) {
        const value = valueOf(own.shape, `m.${name}`, messages);
        return own.optional ? `(m.${name}===undefined?"":${value})` : value;
    }
    const base = name.replace(/(Is|Count)$/, '');
    const component = record.get(base);
    if (name.endsWith('Is') && component?.optional) {
        return `(m.${base}===undefined?"none":${component.shape.type === 'seat' ? `w.is(m.${base})` : '"some"'})`;
    }
    if (name.endsWith('Is') && component?.shape.type === 'seat') return `w.is(m.${base})`;
    if (name.endsWith('Is') && component?.shape.type === 'word') return `m.${base}`;
    if (name.endsWith('Count') && component?.shape.type === 'list') return `(m.${base}?.length??0)`;
    throw new Error(`${key}: uses {${name}}, which the record does not have`);
}

function valueOf(shape, code, messages) {
    switch (shape.type) {
        case 'seat':
            return `w.name(${code})`;
        case 'word':
            return Object.keys(messages).some((key) => key.startsWith(`${shape.name}.`))
                ? `w.word(${JSON.stringify(shape.name)},${code})`
                : code;
        case 'message':
            return `w.say(${code},${JSON.stringify(kindOf(shape.name))})`;
        case 'list':
            return `w.list(${code}.map((one)=>w.v(${valueOf(shape.item, 'one', messages)})))`;
        default:
            return code;
    }
}

/** The type of a message's arguments. */
function argumentsType(uses) {
    const types = { value: 'string | number', number: 'number', select: 'string | boolean' };
    return uses.size === 0 ? 'undefined' : `{ ${[...uses].map(([name, use]) => `${name}: ${types[use]}`).join('; ')} }`;
}

const typesOf = (messages, tagged) =>
    Object.entries(messages)
        .map(([key, pattern]) => [key, compile(pattern, { tags: tagged !== undefined })])
        .filter(([, { tags }]) => tagged === undefined || tags.length > 0 === tagged)
        .map(([key, { uses, tags }]) => {
            const type = argumentsType(uses);
            return `    ${JSON.stringify(key)}: ${tagged ? `{ arguments: ${type}; tags: ${tags.map((tag) => JSON.stringify(tag)).join(' | ')} }` : type};\n`;
        })
        .join('');

function index(parts, page) {
    const standard = page.languages.get(STANDARD);
    const loaders = [...parts].map(
        ([part, some]) =>
            `    ${JSON.stringify(part)}: {\n${some.map((language) => `        ${JSON.stringify(language)}: () => import('./${part}.${language}.js'),\n`).join('')}    },\n`,
    );
    return `${HEAD}
export const languages = ${JSON.stringify(languages())} as const;
export const pseudo = ${JSON.stringify(PSEUDO)};

/** The page's messages, with their arguments. */
export interface Texts {
${typesOf(standard, false)}}

/** The page's messages with tags in them. */
export interface TaggedTexts {
${typesOf(standard, true)}}

/** Loads the messages of a part in a language. */
export const loaders = {
${loaders.join('')}};
`;
}

function board(catalogue, game) {
    const words = Object.keys(game?.languages.get(STANDARD) ?? {}).filter((key) => key.includes('.') && !ELSEWHERE.test(key));
    return `${HEAD}import { textsOf } from '../../src/messages/messages.svelte';
import { wordOf } from '../../src/messages/say';

export interface Texts {
${typesOf(catalogue.languages.get(STANDARD), undefined)}}

export const t = textsOf<Texts>(${JSON.stringify(`board-${catalogue.room}`)});

/** Words of the game's own catalogue for values of its types. */
export type Word = ${words.map((key) => JSON.stringify(key)).join(' | ') || 'never'};

export const word = wordOf<Word>(${JSON.stringify(catalogue.room)});
`;
}

function write(name, text) {
    const file = join(target, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
}
