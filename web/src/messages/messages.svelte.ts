// The page's words: every text comes from a catalogue in the chosen language. A language's messages are loaded part by
// part, when they are first needed. The texts on the screen change with the language.
import { untrack } from 'svelte';
import { languages, loaders, pseudo, type TaggedTexts, type Texts } from '$words';
import { languageOf, type Language } from './language';

export type LanguageTag = (typeof languages)[number];
/** A part of the messages: those that were compiled, and `game-NAME` of games that the page was not built with. */
export type MessagePart = keyof typeof loaders | `game-${string}`;

/** Returns true if this part has messages. */
export const isPart = (name: string): name is MessagePart => name in loaders || messages.outside.has(name);

/** A part of a message with tags: a text, or a tag with the text inside it. */
export type TextPart = string | readonly [tag: string, text: string];

type Entry = string | ((values: unknown, language: Language) => string | readonly TextPart[]);
type Dictionary = Record<string, Entry>;

/** The arguments behind a key; empty if its message has none. */
type Values<T> = T extends undefined ? [] : [values: T];

/** Returns the first of the preferred languages that the page has. */
export function preferred(wanted: readonly string[]): LanguageTag {
    for (const tag of wanted) {
        const found = languages.find((language) => language === tag.split('-')[0]);
        if (found) return found;
    }
    return languages[0];
}

/** Returns the language that the address asks for by `?lang=de`, and keeps it for this tab; undefined if there is none. */
export function visited(): string | undefined {
    const asked = new URLSearchParams(location.search).get('lang');
    const known = [...languages, pseudo].find((language) => language === asked);
    try {
        if (known) sessionStorage.setItem('parterre.language', known);
        return sessionStorage.getItem('parterre.language') ?? undefined;
    } catch {
        return known;
    }
}

/** The names of the languages in themselves, in the order of the settings. */
export const LANGUAGES: readonly { readonly tag: LanguageTag; readonly name: string }[] = languages.map((tag) => ({
    tag,
    name: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
}));

class Messages {
    tag: string = $state('');
    language: Language = $state.raw(languageOf(languages[0]));
    dictionaries: Partial<Record<MessagePart, Dictionary>> = $state.raw({});
    /** Parts that the server has in place of a compiled script. */
    readonly outside = new Set<string>();
    #wanted = new Set<MessagePart>();

    /** Loads these parts in the present language. */
    async need(...parts: MessagePart[]): Promise<void> {
        parts.forEach((part) => this.#wanted.add(part));
        const { tag, missing } = untrack(() => ({ tag: this.tag, missing: parts.filter((part) => !this.dictionaries[part]) }));
        if (missing.length === 0) return;
        const found = await this.#load(tag, missing);
        if (tag === this.tag) this.dictionaries = { ...this.dictionaries, ...found };
        else await this.need(...parts);
    }

    /** Changes the language of everything that has been loaded, once all of it is there. */
    async speak(tag: string): Promise<void> {
        if (tag === untrack(() => this.tag)) return;
        const found = await this.#load(tag, [...this.#wanted]);
        this.tag = tag;
        this.language = languageOf(tag);
        this.dictionaries = found;
        if (typeof document !== 'undefined') document.documentElement.lang = tag;
    }

    async #load(tag: string, parts: readonly MessagePart[]): Promise<Partial<Record<MessagePart, Dictionary>>> {
        const language = languageOf(tag);
        const found = await Promise.all(
            parts.map(async (part) => {
                if (!(part in loaders)) return [part, await (await import('./outside')).load(part.slice('game-'.length))] as const;
                const all: Record<string, () => Promise<{ default: unknown }>> = loaders[part as keyof typeof loaders];
                const script = await (all[tag] ?? all[languages[0]])!();
                return [part, (script.default as (language: Language) => Dictionary)(language)] as const;
            }),
        );
        return Object.fromEntries(found);
    }
}

export const messages = new Messages();

/** Loads a page together with the messages that it needs. */
export async function worded<Page>(page: Promise<Page>, ...parts: MessagePart[]): Promise<Page> {
    await messages.need(...parts);
    return page;
}

/** Formats a message of the page. */
export function t<K extends keyof Texts>(key: K, ...values: Values<Texts[K]>): string {
    return format(entryOf(key), values[0]) as string;
}

/** Formats a message with tags: its parts in the language's order. */
export function parts<K extends keyof TaggedTexts>(key: K, values: TaggedTexts[K]['arguments']): readonly TextPart[] {
    return format(entryOf(key), values) as readonly TextPart[];
}

/** Formats the messages of a board. */
export function textsOf<T>(part: string) {
    return <K extends keyof T & string>(key: K, ...values: Values<T[K]>): string =>
        format(messages.dictionaries[part as MessagePart]?.[key] ?? key, values[0]) as string;
}

function entryOf(key: string): Entry {
    for (const part of ['first', 'new', 'table', 'review', 'mistakes', 'puzzles', 'lab', 'pages'] as const) {
        const entry = messages.dictionaries[part]?.[key];
        if (entry !== undefined) return entry;
    }
    return key;
}

const format = (entry: Entry, values: unknown) => (typeof entry === 'string' ? entry : entry(values, messages.language));
