// The list of puzzles, and the words for an attempt.
import type { PuzzleCard, PuzzleVerdict } from '../wire';
import { t } from '../messages/messages.svelte';
import { themeOf } from '../messages/say';
import { points } from './mistakes';

export const puzzleAt = ({ id }: PuzzleCard): string => `/puzzles/${id}`;

/** The themes of a puzzle that its game has words for, as far as the reader may know them. Kinds that mean the same have the same words. */
export const themesOf = ({ game, themes }: PuzzleCard): string[] => [
    ...new Set(themes.map((kind) => themeOf(game, kind)).filter((words) => words !== '')),
];

/** All themes of some puzzles, by name. */
export const allThemes = (cards: readonly PuzzleCard[]): string[] =>
    [...new Set(cards.flatMap(themesOf))].sort((a, b) => a.localeCompare(b));

/** The puzzles of a game and a theme, in their order; an empty text is any. */
export const wanted = (cards: readonly PuzzleCard[], game: string, theme: string): PuzzleCard[] =>
    cards.filter((card) => (game === '' || card.game === game) && (theme === '' || themesOf(card).includes(theme)));

/** The puzzle that comes after this one: the next harder one of its game that was not tried, or else the easiest. */
export function nextOf(cards: readonly PuzzleCard[], id: string, game: string): PuzzleCard | undefined {
    const left = cards.filter((card) => card.game === game && card.id !== id && card.tried === undefined);
    const rating = cards.find((card) => card.id === id)?.rating ?? 0;
    return left.find((card) => card.rating >= rating) ?? left[0];
}

export const isSolved = ({ result }: PuzzleVerdict): boolean => result === 'right' || result === 'nearly';

/** Says what came of an attempt, and how the reader's rating changed. */
export function verdictWords({ result, loss, rated }: PuzzleVerdict): string {
    const said = t('puzzles.verdict', { result, points: points(loss ?? 0) });
    return rated ? `${said} ${t('puzzles.rated', { before: String(rated.before), after: String(rated.after) })}` : said;
}
