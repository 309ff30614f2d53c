// Events in a game or at its table come as data: a record with its kind. The game's own catalogue or the server's
// has the words, the same words that the terminal uses.
import { messages } from './messages.svelte';
import type { GameEnding } from '../wire';

/** A message of a game or of the server, as it comes over the wire. */
export interface GameMessage {
    readonly kind: string;
}

/** A message, or a record in one. A language may have words of its own for an id: `species-name.oak`. */
interface Part {
    readonly kind?: string;
    readonly id?: unknown;
}

/** The names of the seats, for the reader. */
export interface Naming {
    name(seat: string): string;
    /** The reader's seat; undefined for a spectator and where one person holds several. */
    readonly reader?: string | undefined;
}

type Words = Record<string, unknown>;

const dictionaryOf = (slug: string) => (messages.dictionaries as Record<string, Words>)[`game-${slug}`] ?? {};

/** The words that a game's catalogue has for the values of its enums: `('Animal', 'cow')`. */
export const wordsOf =
    (slug: string) =>
    (type: string, value: string): string =>
        String(dictionaryOf(slug)[`${type}.${value}`] ?? value);

/** The same by typed keys, for boards: `word('Animal.cow')`. */
export const wordOf =
    <Key extends string>(slug: string) =>
    (key: Key): string =>
        String(dictionaryOf(slug)[key] ?? key);

/**
 * Returns the words of a game's catalogue for something that is described by its name alone: `('option', 'lap')`.
 * Undefined as long as the catalogue is not loaded, and for a game without one.
 */
export function described(slug: string, kind: 'option' | 'preset' | 'match' | 'feature', name: string): string | undefined {
    const words = dictionaryOf(slug)[`${kind}.${name}`];
    return words === undefined ? undefined : String(words);
}

/** Why a game ended: in the words of its game, else in the server's. Empty as long as the game's words are not loaded. */
export function endingOf(slug: string, ending: GameEnding): string {
    if (ending.kind !== 'by-rules') return sayOfServer(ending);
    if (ending.key === undefined) return ending.word;
    const words = (messages.dictionaries as Record<string, Words | undefined>)[`game-${slug}`];
    return words ? String(words[ending.key] ?? ending.word) : '';
}

/** The name for people. */
export const labelOf = (slug: string, kind: 'option' | 'preset' | 'match', name: string): string =>
    described(slug, kind, `${name}.label`) ?? name.replaceAll('-', ' ');

/** A value of an option that is one of a few words. */
export const valueOf = (slug: string, option: string, value: string): string =>
    described(slug, 'option', `${option}.${value}`) ?? value.replaceAll('-', ' ');

/** Returns the name of a kind of event as the theme of a puzzle: "Planting". Empty if the game has no words for it. */
export const themeOf = (slug: string, kind: string): string => String(dictionaryOf(slug)[`theme.${kind}`] ?? '');

/** Several things in a row, as the language joins them. */
export const listed = (items: readonly string[]): string => messages.language.list(items);

type Sentence = (message: unknown, says: object) => string;

/** Formats a message of a game. Its catalogue is loaded with its board. */
export const say = (slug: string, message: GameMessage, naming: Naming): string => sayBy(dictionaryOf(slug), message, naming);

/** Calls seats as moves and records do. */
const UNNAMED: Naming = { name: (seat) => seat };

/** Formats a message of a game without names of players. */
export const sayUnnamed = (slug: string, message: GameMessage): string => say(slug, message, UNNAMED);

/** Formats a message of the server, which names people itself. */
export const sayOfServer = (message: GameMessage): string => sayBy((messages.dictionaries.server ?? {}) as Words, message, UNNAMED);

/** Returns the name of a bot of this level; undefined for a program that the operator brought. */
export function levelWord(level: string): string | undefined {
    const word = (messages.dictionaries.server as Words | undefined)?.[`Skill.${level}`];
    return word === undefined ? undefined : String(word);
}

function sayBy(dictionary: Words, message: GameMessage, naming: Naming): string {
    const says = {
        ...messages.language,
        name: (seat: string) => naming.name(seat),
        is: (seat: string) => (seat === naming.reader ? 'you' : 'other'),
        word: (type: string, word: string) => String(dictionary[`${type}.${word}`] ?? word),
        say: (part: Part, type: string): string => sentence(part, type),
    };
    const sentence = (part: Part, type: string): string => {
        const kind = part.kind ?? type;
        const entry = (typeof part.id === 'string' ? dictionary[`${kind}.${part.id}`] : undefined) ?? dictionary[kind];
        if (typeof entry === 'string') return entry;
        return typeof entry === 'function' ? (entry as Sentence)(part, says) : kind;
    };
    return sentence(message, message.kind);
}
