// Where the facts on cards come from, as their marks in a view say it, in words.

/** What a quiet mark tells of a whole card. */
export type Source = 'printed' | 'inferred' | 'ours' | 'changed';

const KINDS: Readonly<Record<string, { readonly says: string; readonly of: Source }>> = {
    printed: { says: 'printed', of: 'printed' },
    inferred: { says: 'inferred', of: 'inferred' },
    reconstructed: { says: 'ours', of: 'ours' },
    ruled: { says: 'ruled here', of: 'ours' },
    changed: { says: 'changed here', of: 'changed' },
    authored: { says: 'its author’s', of: 'changed' },
};
const SUREST_FIRST: readonly Source[] = ['printed', 'inferred', 'ours', 'changed'];

const kind = (mark: string) => KINDS[mark] ?? KINDS['reconstructed']!;

/** A mark in a word or two. */
export const markWords = (mark: string): string => kind(mark).says;

/** A mark by which a value is not the printed one, in a sentence’s place; undefined if it is, or follows from it. */
export function unprinted(mark: string): string | undefined {
    const { says, of } = kind(mark);
    return SUREST_FIRST.indexOf(of) < SUREST_FIRST.indexOf('ours') ? undefined : `${says}, not the printed value`;
}

/** The least certain of the sources of a face: what its quiet mark shows. */
export function source(marks: readonly Readonly<Record<string, string>>[]): Source {
    const all = marks.flatMap((one) => Object.values(one)).map((mark) => SUREST_FIRST.indexOf(kind(mark).of));
    return SUREST_FIRST[Math.max(0, ...all)]!;
}

/** "printed: prep, charisma; changed here: icons". */
export function origins(marks: Readonly<Record<string, string>>): string {
    const words = new Set(Object.values(marks).map(markWords));
    const facts = (says: string) => Object.keys(marks).filter((fact) => markWords(marks[fact]!) === says);
    return [...words].map((says) => `${says}: ${facts(says).join(', ')}`).join('; ');
}
