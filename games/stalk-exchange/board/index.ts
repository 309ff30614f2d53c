import type { GameBoard } from '$toolkit/board';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { facts } from './facts';
import { PICK } from './garden';
import { lesson } from './lesson';
import { answer, phrase, score, sum, tell } from './reading';

export const board: GameBoard = {
    Board,
    Tray,
    SeatLine,
    Piece,
    flows: true,
    score,
    tell,
    sum,
    questions: ['around d4', 'market', 'exchange', 'portfolio', 'scores', 'compost'],
    answer,
    phrase,
    facts,
    lesson,
    draws: Object.values(PICK),
    keys: [
        { key: 'Arrows', does: 'walk from cell to cell' },
        { key: 'N, Shift+N', does: 'the next or previous cell that you may choose' },
        { key: 'Space', does: 'choose the cell' },
    ],
};
