import type { GameBoard } from '$toolkit/board';
import { t } from '$words/fire-and-flora';
import type { FireAndFlora } from '$wire';
import Board from './Board.svelte';
import Editor from './Editor.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { facts } from './facts';
import { lesson, pictures } from './lesson';
import { moments } from './moments';
import { motions } from './motions';
import { answer, questions, sum } from './answers';
import { TYPES, letterOf } from './cards';
import { PICK } from './picks';
import { reason } from './reason';

export const board: GameBoard<FireAndFlora> = {
    Board,
    Tray,
    SeatLine,
    Piece,
    flows: true,
    terse: true,
    unit: () => t('word.unit'),
    score: (view, index) => String(view.players[index]?.score ?? 0),
    mover: (view) => view.active,
    moments,
    motions,
    sum,
    reason,
    questions,
    answer,
    facts,
    lesson,
    pictures,
    Editor,
    draws: Object.values(PICK),
    keys: () => [
        { key: t('key.tab'), does: t('key.tab-does') },
        { key: t('key.space'), does: t('key.space-does') },
        { key: TYPES.map(letterOf).join(' '), does: t('key.letters-do') },
        { key: t('letter.end'), does: t('key.end-does') },
    ],
};
