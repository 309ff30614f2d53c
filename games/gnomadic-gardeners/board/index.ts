import type { GameBoard } from '$toolkit/board';
import { sum } from './accounts';
import { answer } from './answers';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { PICK, read } from './cards';
import Editor from './Editor.svelte';
import { facts } from './facts';
import { lesson } from './lesson';
import { moments } from './moments';
import { blank, write } from './setting';

export const board: GameBoard = {
    Board,
    Tray,
    SeatLine,
    Piece,
    flows: true,
    unit: 'Bliss',
    score: (view, index) => String(read(view).sides[index]?.score ?? 0),
    moments,
    turn: (view) => read(view).round,
    sum,
    questions: ['scores', 'tasks', 'next', 'hand', 'animals'],
    answer,
    facts,
    lesson,
    Editor,
    blank: (seats) => write(blank(seats)),
    draws: Object.values(PICK),
    keys: [
        { key: '1 to 9, 0', does: 'choose a gnome of your hand, or not; 0 is the tenth' },
        { key: '1, 2, 3', does: 'choose a task once the gnomes lie open; 0 is none' },
    ],
};
