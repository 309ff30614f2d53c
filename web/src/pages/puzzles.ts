// The list of puzzles, and the words for an attempt.
import type { PuzzleCard, PuzzleVerdict } from '../wire';
import { t } from '../messages/messages.svelte';
import { themeOf } from '../messages/say';
import { points } from './mistakes';

export const puzzleAt = ({ id }: PuzzleCard): string => `/puzzles/${id}`;

/** Returns the words for the themes that the reader may know, each once. Several kinds may have the same words. */
export const themesOf = ({ game, themes }: PuzzleCard): string[] => [
    ...new Set(themes.map((kind) => themeOf(game, kind)).filter((words) => words !== '')),
];

/** Returns all themes of these puzzles, in the order of the alphabet. */
export const allThemes = (cards: readonly PuzzleCard[]): string[] =>
    [...new Set(cards.flatMap(themesOf))].sort((a, b) => a.localeCompare(b));

/** Returns the puzzles of a game and a theme, in their order. An empty text stands for any. */
export const wanted = (cards: readonly PuzzleCard[], game: string, theme: string): PuzzleCard[] =>
    cards.filter((card) => (game === '' || card.game === game) && (theme === '' || themesOf(card).includes(theme)));

/** Returns the next puzzle: the next harder one of the game that was not tried, or else the easiest. */
export function nextOf(cards: readonly PuzzleCard[], id: string, game: string): PuzzleCard | undefined {
    const left = cards.filter((card) => card.game === game && card.id !== id && card.tried === undefined);
    const rating = cards.find((card) => card.id === id)?.rating ?? 0;
    return left.find((card) => card.rating >= rating) ?? left[0];
}

export const isSolved = ({ result }: PuzzleVerdict): boolean => result === 'right' || result === 'nearly';

/** Returns the words for the result of an attempt and for the change of the reader's rating. */
export function verdictWords({ result, loss, rated }: PuzzleVerdict): string {
    const said = t('puzzles.verdict', { result, points: points(loss ?? 0) });
    return rated ? `${said} ${t('puzzles.rated', { before: String(rated.before), after: String(rated.after) })}` : said;
}
