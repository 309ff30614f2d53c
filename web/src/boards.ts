// Finds the boards of all games: each lives in its game's folder, and nothing here names one.
import type { Component } from 'svelte';
import type { GameBoard, Pickers } from '$toolkit/board';
import { isPart, messages } from './messages/messages.svelte';
import { person } from './person.svelte';

const boards = import.meta.glob<{ board: GameBoard }>('../../games/*/board/index.ts');
const lessons = import.meta.glob('../../games/*/board/lesson.ts');
const soloOpponents = import.meta.glob<() => string>('../../games/*/board/solo.ts', { import: 'soloOpponent' });
const pickers = import.meta.glob<Pickers>('../../games/*/board/pickers.ts', { import: 'pickers' });
const emblems = import.meta.glob<{ default: Component }>('../../games/*/board/Emblem.svelte');

/**
 * The board of a game, loaded when it is first needed. A game without a board of its own has the plain one if its views
 * have a layout, and none otherwise.
 */
export async function boardOf(slug: string): Promise<GameBoard | undefined> {
    const load = boards[`../../games/${slug}/board/index.ts`] ?? (person.game(slug)?.layout ? plain(slug) : undefined);
    const [found] = await Promise.all([load?.(), messagesOf(slug)]);
    return found?.board;
}

const plain = (slug: string) => async () => ({ board: (await import('./plainboard')).plainBoard(slug) });

/** Loads the words of a game's events and of its board, where they have a catalogue. */
const messagesOf = (slug: string): Promise<void> => messages.need('table', ...[`game-${slug}`, `board-${slug}`].filter(isPart));

/** Returns true if the game's folder has a lesson. Loads nothing. */
export const hasLesson = (slug: string): boolean => `../../games/${slug}/board/lesson.ts` in lessons;

/** Returns the opponent in a game for one person, in the game's own words; undefined if the game names none. */
export async function soloOpponentOf(slug: string): Promise<(() => string) | undefined> {
    const load = soloOpponents[`../../games/${slug}/board/solo.ts`];
    if (!load) return undefined;
    const [found] = await Promise.all([load(), messages.need(...[`board-${slug}`].filter(isPart))]);
    return found;
}

/** The pickers for the options of a game. */
export async function pickersOf(slug: string): Promise<Pickers> {
    const load = pickers[`../../games/${slug}/board/pickers.ts`];
    if (!load) return {};
    const [found] = await Promise.all([load(), messages.need(...[`board-${slug}`].filter(isPart))]);
    return found;
}

/** The picture on a game's card. */
export async function emblemOf(slug: string): Promise<Component | undefined> {
    const load = emblems[`../../games/${slug}/board/Emblem.svelte`];
    if (!load) return undefined;
    const [found] = await Promise.all([load(), messages.need(...[`board-${slug}`].filter(isPart))]);
    return found.default;
}
