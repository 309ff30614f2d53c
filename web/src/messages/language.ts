// The parts of a language that compiled messages need: its numbers, plural forms and lists.

type Choices = Record<string, string>;

/** The language of formatted messages. Compiled messages call it by these short names. */
export interface Language {
    /** A value as it stands in a sentence. */
    v(value: string | number): string;
    /** A number. */
    n(value: number, options?: Intl.NumberFormatOptions): string;
    /** The choice of a select. */
    s(value: string | boolean, choices: Choices): string;
    /** The choice of a plural: an exact number, else the language's form of it. */
    p(value: number, choices: Choices, offset?: number, ordinal?: 1): string;
    /** Words as the beginning of a sentence. */
    capitalized(words: string): string;
    /** Several things in a row: "A, B and C". */
    list(items: readonly string[]): string;
}

export function languageOf(tag: string): Language {
    const cardinals = new Intl.PluralRules(tag);
    const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' });
    const numbers = new Intl.NumberFormat(tag);
    const lists = new Intl.ListFormat(tag);
    const number = (value: number, options?: Intl.NumberFormatOptions) =>
        (options ? new Intl.NumberFormat(tag, options) : numbers).format(value);
    return {
        v: (value) => (typeof value === 'number' ? number(value) : value),
        n: number,
        s: (value, choices) => choices[String(value)] ?? choices.other ?? '',
        p: (value, choices, offset = 0, ordinal) =>
            choices[`=${value}`] ?? choices[(ordinal ? ordinals : cardinals).select(value - offset)] ?? choices.other ?? '',
        capitalized: (words) => words.charAt(0).toLocaleUpperCase(tag) + words.slice(1),
        list: (items) => lists.format(items),
    };
}
