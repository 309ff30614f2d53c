import type { GameBoard } from '$toolkit/board';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import Editor from './Editor.svelte';
import { blank, write } from './setting';
import { facts } from './facts';
import { lesson } from './lesson';
import { PICK, answer, garden, phrase, sum, tell } from './reading';

export const board: GameBoard = {
    Board,
    Tray,
    SeatLine,
    Piece,
    score: (view, index) => String(garden(view).scores[index] ?? 0),
    tell,
    sum,
    questions: ['around e5', 'scores', 'hand', 'dice'],
    answer,
    phrase,
    facts,
    lesson,
    Editor,
    blank: (seats) => write(blank(seats)),
    draws: Object.values(PICK),
    keys: [
        { key: 'Arrows', does: 'walk from cell to cell' },
        { key: 'W E D X Z A', does: 'walk in one of the six directions' },
        { key: 'N, Shift+N', does: 'the next or previous cell that you may choose' },
        { key: '1 to 6', does: 'choose a die' },
        { key: 'Home', does: 'to the gardener whose turn it is' },
        { key: 'Space', does: 'choose the cell' },
    ],
};
