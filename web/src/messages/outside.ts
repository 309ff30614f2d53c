// The words of games that the page was not built with. Their patterns come from the server and are read here, so that
// only their tables load a parser.
import { IntlMessageFormat } from 'intl-messageformat';
import * as api from '../api';
import type { Argument, GameWords } from '../wire';
import { languageOf } from './language';

/** The facts of the reader that a message needs: see sayBy in say.ts. */
interface Says {
    name(seat: string): string;
    is(seat: string): string;
    word(type: string, word: string): string;
    say(part: object, type: string): string;
}

type Values = Record<string, string | number>;
type Sentence = string | ((message: Record<string, unknown>, says: Says) => string);

/** Loads a game's words in the page's language, in the form of compiled ones. */
export async function load(slug: string): Promise<Record<string, Sentence>> {
    return sentences(await api.gameWords(slug));
}

export function sentences({ language, patterns, messages, kinds }: GameWords): Record<string, Sentence> {
    const list = languageOf(language).list;
    const kindOf = (type: string) => kinds[type] ?? type;
    return Object.fromEntries(
        Object.entries(patterns).map(([key, pattern]) => {
            const format = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
            // Words for one thing, such as `LayoutName.can`, mostly say the same whatever the record has.
            const ofThing = key.includes('.') && !pattern.includes('{');
            const known = ofThing ? undefined : (messages[key] ?? messages[key.split('.')[0]!]);
            return [
                keyed(key, kindOf),
                known ? (message, says) => String(format.format(values(known, message, says, list, kindOf))) : String(format.format({})),
            ];
        }),
    );
}

/** The key that compiled messages have in place of this: `dice-rolled`, `layout-name.can`, `theme.planted`. */
function keyed(key: string, kindOf: (type: string) => string): string {
    const [type = '', ...words] = key.split('.');
    return type === 'theme' ? [type, ...words.map(kindOf)].join('.') : [kindOf(type), ...words].join('.');
}

/** Reads the arguments from a message, by the conventions that parterre.wording describes. */
function values(
    known: readonly Argument[],
    message: Record<string, unknown>,
    says: Says,
    list: (items: string[]) => string,
    kindOf: (type: string) => string,
): Values {
    const found: Values = {};
    for (const one of known) {
        const value = message[one.name];
        const item = (part: unknown): string | number => {
            if (one.kind === 'seat') return says.name(String(part));
            if (one.kind === 'word') return says.word(one.type, String(part));
            if (one.kind === 'message') return says.say(part as object, kindOf(one.type));
            return typeof part === 'number' ? part : String(part);
        };
        if (one.list) {
            const items = (value ?? []) as unknown[];
            found[one.name] = list(items.map((part) => String(item(part))));
            found[`${one.name}Count`] = items.length;
            continue;
        }
        found[one.name] = value === undefined ? '' : item(value);
        if (value === undefined) found[`${one.name}Is`] = 'none';
        else if (one.kind === 'seat') found[`${one.name}Is`] = says.is(String(value));
        else found[`${one.name}Is`] = one.kind === 'word' ? String(value) : 'some';
    }
    return found;
}
