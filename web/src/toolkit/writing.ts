// Positions in writing, as the server hands them out: fields by name. What a field may hold is the server's to say.
import type { Lines } from './board';

/** Values for fields or for parts of one; what is undefined is left out. */
export type Changes = Readonly<Record<string, string | undefined>>;

/** What the further lines of a field begin with, such as those of a card file. */
const INDENT = '  ';

/** Separates the parts of a field, such as "score 3, hand g01". */
const BETWEEN = ', ';

/** Stands for an empty list. */
const NOTHING = '-';

/** The text of a position with these fields. */
export const written = (lines: Lines): string =>
    Object.entries(lines)
        .map(([name, value]) => `${name}: ${value.replaceAll('\n', `\n${INDENT}`)}\n`)
        .join('');

/** The same fields with other values, in their order; new ones come last. */
export const changed = (lines: Lines, changes: Changes): Lines =>
    Object.fromEntries(Object.entries({ ...lines, ...changes }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const partsOf = (field: string): string[] => (field === '' ? [] : field.split(BETWEEN));

const isNamed = (part: string, name: string) => part === name || part.startsWith(`${name} `);

/** The field with other values of these parts. */
export function withParts(field: string | undefined, changes: Changes): string {
    let parts = partsOf(field ?? '');
    for (const [name, value] of Object.entries(changes)) {
        const at = parts.findIndex((one) => isNamed(one, name));
        const others = parts.filter((one) => !isNamed(one, name));
        parts = value === undefined ? others : others.toSpliced(at < 0 ? others.length : at, 0, `${name} ${value}`);
    }
    return parts.join(BETWEEN);
}

/** A list of these words. */
export const listOf = (words: readonly string[]): string => words.join(' ') || NOTHING;
