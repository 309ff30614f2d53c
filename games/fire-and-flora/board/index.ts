import type { GameBoard } from '$toolkit/board';
import Board from './Board.svelte';
import Editor from './Editor.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { read } from './cards';
import { facts } from './facts';
import { lesson } from './lesson';
import { answer, phrase, stages, sum, tell } from './reading';
import { blank, write } from './setting';
import { PICK } from './spots';

export const board: GameBoard = {
    Board,
    Tray,
    SeatLine,
    Piece,
    flows: true,
    terse: true,
    unit: 'Stars',
    score: (view, index) => String(read(view).players[index]?.score ?? 0),
    mover: (view) => read(view).active,
    tell,
    stages,
    sum,
    questions: ['scores', 'market', 'hand', 'pool', 'row P1', 'Point Lobos'],
    answer,
    phrase,
    facts,
    lesson,
    Editor,
    blank: (seats) => write(blank(seats)),
    draws: Object.values(PICK),
    keys: [
        { key: 'Tab, Shift+Tab', does: 'go from land to land' },
        { key: 'Space', does: 'choose the land or the card' },
    ],
};
