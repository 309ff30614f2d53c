// Words the origin of the facts on cards, by the marks in a view.
import { t } from '../messages/messages.svelte';
import { clauses, heading, sections } from './messages';

/** The origin that a quiet mark tells of a whole card. */
export type Source = 'printed' | 'inferred' | 'ours' | 'changed';

const OF = {
    printed: 'printed',
    inferred: 'inferred',
    reconstructed: 'ours',
    ruled: 'ours',
    changed: 'changed',
    authored: 'changed',
} as const satisfies Readonly<Record<string, Source>>;

type Mark = keyof typeof OF;
const SUREST_FIRST: readonly Source[] = ['printed', 'inferred', 'ours', 'changed'];

const isMark = (mark: string): mark is Mark => mark in OF;
const known = (mark: string): Mark => (isMark(mark) ? mark : 'reconstructed');
const rank = (mark: string) => SUREST_FIRST.indexOf(OF[known(mark)]);

/** A mark in a word or two. */
export const markWords = (mark: string): string => t(`origin.${known(mark)}`);

/** A mark by which a value is not the printed one, in a sentence’s place; undefined if it is, or follows from it. */
export const unprinted = (mark: string): string | undefined =>
    rank(mark) < SUREST_FIRST.indexOf('ours') ? undefined : t('origin.not-printed', { origin: markWords(mark) });

/** The least certain of the sources of a face: what its quiet mark shows. */
export const source = (marks: readonly Readonly<Record<string, string>>[]): Source =>
    SUREST_FIRST[Math.max(0, ...marks.flatMap((one) => Object.values(one)).map(rank))]!;

/** "printed: prep, charisma; changed here: icons". The facts are called as the board calls them. */
export function origins(marks: Readonly<Record<string, string>>, factName: (fact: string) => string = (fact) => fact): string {
    const words = new Set(Object.values(marks).map(markWords));
    const facts = (says: string) => Object.keys(marks).filter((fact) => markWords(marks[fact]!) === says);
    return sections([...words].map((says) => heading(says, clauses(facts(says).map(factName)))));
}
