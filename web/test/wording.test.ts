import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../src/messages/language';
import { preferred } from '../src/messages/messages.svelte';
import {
    catalogues,
    drafts,
    fileOf,
    lacking,
    problemsIn,
    rooms,
    STANDARD,
    strays,
    untranslated,
    UNTRANSLATED,
    web,
} from '../wording/catalogues.js';
import { compile, pseudo } from '../wording/compile.js';
import { messagesOf } from '../wording/wire.js';

/** Formats a pattern as the page does. */
function format(pattern: string, values: object, language = 'en'): unknown {
    const { code } = compile(pattern, { tags: true });
    return new Function('a', 'w', `return ${code}`)(values, languageOf(language));
}

describe('compile', () => {
    it('formats texts, numbers, plurals and selects', () => {
        expect(format('{name} has {count, plural, =0 {no move} one {# move} other {# moves}}.', { name: 'Ann', count: 1234 })).toBe(
            'Ann has 1,234 moves.',
        );
        expect(format('{count, plural, =0 {no move} one {# move} other {# moves}}', { count: 0 })).toBe('no move');
        expect(format('{is, select, you {You plant} other {{seat} plants}}', { is: 'other', seat: 'Ben' })).toBe('Ben plants');
        expect(format('{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 2 })).toBe('2nd');
        expect(format('{count, plural, offset:1 one {you and # other} other {you and # others}}', { count: 2 })).toBe('you and 1 other');
    });

    it('formats as the language does', () => {
        expect(format('{count, number} Züge', { count: 1234 }, 'de')).toBe('1.234 Züge');
        expect(format('{share, number, percent}', { share: 0.25 }, 'de')).toBe('25\u00a0%');
    });

    it('keeps quotes and braces that are quoted', () => {
        expect(format("the game’s '{own}' file isn''t", {})).toBe("the game’s {own} file isn't");
    });

    it('gives the parts of a message with tags', () => {
        expect(format('Read the <link>{what}</link>.', { what: 'rules' })).toEqual(['Read the ', ['link', 'rules'], '.']);
    });

    it('says what is wrong with a pattern', () => {
        expect(() => compile('{name')).toThrow('ICU does not understand the pattern');
        expect(() => compile('{x, plural, one {a} other {b}} {x, select, other {c}}')).toThrow('{x} is used as number and as select');
    });

    it('makes pseudo texts longer by 40 %, and leaves arguments alone', () => {
        expect(pseudo('Play on')).toBe('Þļàý~~ öñ~');
        const { code } = compile('{name} wins', { literal: pseudo });
        expect(new Function('a', 'w', `return ${code}`)({ name: 'Ann' }, languageOf('en'))).toBe('Ann ŵîñš~~');
    });
});

describe('a catalogue', () => {
    const english = { 'a.one': '{count, plural, one {# step} other {# steps}}', 'a.two': 'Rules of {game}', 'a.three': '<b>Now</b>' };
    const problems = (messages: Record<string, string>) => problemsIn(messages, english, 'german', 'page').map(({ says }) => says);

    it('is complete where every key and argument is there', () => {
        expect(problems(english)).toEqual([]);
    });

    it('names what is missing, unknown or misused', () => {
        expect(problems({ 'a.one': '{count} Schritte', 'a.two': '{games}', 'a.four': 'x' })).toEqual([
            'a.three: is missing',
            'a.two: uses {games}, which the English message does not have',
            'a.two: does not use {game}',
            'a.four: is not in the English file',
        ]);
        expect(problems({ ...english, 'a.two': '{game, plural, one {a} other {b}}', 'a.three': 'Jetzt' })).toEqual([
            'a.two: takes {game} as a number, the English message does not',
            'a.three: has other tags than the English message: <b>',
        ]);
    });
});

it('a language may need to know a word of a record where English only says it', () => {
    const english = { Planted: '{seat} plants {flower}.' };
    const problems = (pattern: string) => problemsIn({ Planted: pattern }, english, 'german', 'game').map(({ says }) => says);
    expect(problems('{seat} pflanzt {flowerIs, select, rose {eine Rose} other {{flower}}}.')).toEqual([]);
    expect(problems('{seat} pflanzt {flowerIs, select, rose {eine Rose} other {eine Blume}}.')).toEqual([]);
    expect(problems('{seat} pflanzt.')).toEqual(['Planted: does not use {flower}']);
});

it('a language may name one thing by its id', () => {
    const english = { PlantName: '{name}' };
    const problems = (key: string, kind: 'game' | 'page') =>
        problemsIn({ PlantName: '{name}', [key]: 'Eiche' }, english, 'german', kind).map(({ says }) => says);
    expect(problems('PlantName.oak', 'game')).toEqual([]);
    expect(problems('PlantNames.oak', 'game')).toEqual(['PlantNames.oak: is not in the English file']);
    expect(problems('PlantName.oak', 'page')).toEqual(['PlantName.oak: is not in the English file']);
});

describe('the messages of a game', () => {
    const wire = `
        export type Seat = string;
        export declare namespace MyGame {
            export type Colour = "red" | "dark-red";
            export type Event = EventPlanted | EventPassed;
            export interface EventPlanted { kind: "planted"; seat: Seat; colour?: Colour; cards: Card[]; points: number; }
            export interface EventPassed { kind: "passed"; }
            export interface Card { name: string; }
        }`;

    it('are found among the wire’s types by their records’ names', () => {
        const found = messagesOf(wire, 'my-game', (key: string) => ['Planted', 'Passed', 'Card'].includes(key));
        expect([...found.keys()]).toEqual(['Planted', 'Passed', 'Card']);
        expect(Object.fromEntries(found.get('Planted')!)).toEqual({
            seat: { shape: { type: 'seat' }, optional: false },
            colour: { shape: { type: 'word', name: 'Colour' }, optional: true },
            cards: { shape: { type: 'list', item: { type: 'message', name: 'Card' } }, optional: false },
            points: { shape: { type: 'number' }, optional: false },
        });
    });
});

it('the first preferred language that the page has is taken', () => {
    expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['fr'])).toBe('en');
});

describe('a language', () => {
    it('lacks nothing if it is English', () => {
        expect(lacking(STANDARD)).toEqual([]);
    });

    it('that is not there lacks a file in every room, and the rules of every game', () => {
        const files = lacking('xx').map(({ where }) => where);
        for (const room of ['web', 'engine', 'catalogue', 'bots', 'server', 'lab', 'cli', 'help'])
            expect(files).toContain(`languages/xx/${room}/messages.json`);
        for (const file of ['messages.json', 'board.json', 'RULES.md']) expect(files).toContain(`languages/xx/gardens-of-mars/${file}`);
    });

    it('begins with a marked copy of every English file, and lacks nothing but translation', () => {
        const made = drafts('xx');
        expect(made.map(({ file }) => relative(join(web, '..'), file)).sort()).toEqual(
            lacking('xx')
                .map(({ where }) => where)
                .sort(),
        );
        for (const one of [...catalogues(['xx']), ...rooms(['xx'])]) {
            const english = one.languages.get(STANDARD)!;
            const text = made.find(({ file }) => relative(join(web, '..'), file) === fileOf(one, 'xx'))?.text ?? '';
            const copies = JSON.parse(text) as Record<string, string>;
            expect(problemsIn(copies, english, one.folder, one.kind)).toEqual([]);
            const named = untranslated({ ...one, languages: new Map([['xx', copies]]) }, ['xx']).map(({ says }) => says.split(':')[0]);
            expect(named).toEqual(Object.keys(english).filter((key) => english[key] !== ''));
        }
        for (const { text } of made.filter(({ file }) => file.endsWith('.md'))) {
            expect(text.startsWith(UNTRANSLATED)).toBe(true);
            expect(text).toMatch(/\*\*[A-Z]{2}-\d/);
            expect(text).not.toMatch(/\]\(README/);
        }
    });

    it('that is there is not begun anew', () => {
        expect(drafts('de')).toEqual([]);
    });

    it('has no file of a game that is gone', () => {
        const known = ['web/messages.json', 'help/messages.json', 'gardens-of-mars/board.json', 'gardens-of-mars/RULES.sum'];
        const others = ['old-game/messages.json', 'web/board.json'];
        const found = strays(
            'de',
            [...known, ...others].map((file) => `languages/de/${file}`),
        );
        expect(found.map(({ where }) => where)).toEqual(others.map((file) => `languages/de/${file}`));
    });
});
