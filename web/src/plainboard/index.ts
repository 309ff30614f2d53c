// The board of every game that brings none: it draws the layout in the game's views.
import type { GameBoard } from '$toolkit/board';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import { counterOf, layoutOf, written } from './layout';
import { speakOf } from './words';

/** Everything stands on the board itself. */
const nothing = () => ({});

/** The board of a game, with its words for what the layout names. */
export function plainBoard(slug: string): GameBoard {
    speakOf(slug);
    return {
        Board,
        Tray: nothing,
        SeatLine: nothing,
        Piece,
        flows: true,
        score: (view, index) => written(counterOf(layoutOf(view), index)?.value),
        sum: () => [],
        questions: () => [],
        answer: () => undefined,
        draws: [],
        keys: () => [],
    };
}
