import type { GameBoard } from '$toolkit/board';
import Board from './Board.svelte';
import Editor from './Editor.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { facts } from './facts';
import { PICK, read } from './garden';
import { lesson } from './lesson';
import { joined, moments } from './moments';
import { answer, score, sum } from './reading';
import { blank, write } from './setting';

export const board: GameBoard = {
    Board,
    Tray,
    SeatLine,
    Piece,
    flows: true,
    score,
    moments,
    join: joined,
    turn: (view) => read(view).turn,
    sum,
    questions: ['around d4', 'market', 'exchange', 'portfolio', 'scores', 'compost'],
    answer,
    facts,
    lesson,
    Editor,
    blank: (seats) => write(blank(seats)),
    draws: Object.values(PICK),
    keys: [
        { key: 'Arrows', does: 'walk from cell to cell' },
        { key: 'N, Shift+N', does: 'the next or previous cell that you may choose' },
        { key: 'Space', does: 'choose the cell' },
    ],
};
