import type { GameBoard } from '$toolkit/board';
import { seatOf } from '$toolkit/texts';
import { t } from '$words/gardens-of-mars';
import type { GardensOfMars } from '$wire';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import Editor from './Editor.svelte';
import { facts } from './facts';
import { lesson, pictures } from './lesson';
import { motions } from './motions';
import { answer, questions } from './names';
import { PICK } from './view';
import { reason } from './reason';
import { sum } from './trails';

export const board: GameBoard<GardensOfMars> = {
    Board,
    Tray,
    SeatLine,
    Piece,
    score: (view, index) => String(view.players[index]?.score ?? 0),
    mover: ({ seat }) => seatOf(seat - 1),
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
        { key: t('key.arrows'), does: t('key.arrows-do') },
        { key: 'W E D X Z A', does: t('key.six-do') },
        { key: t('key.next'), does: t('key.next-do') },
        { key: t('key.digits'), does: t('key.digits-do') },
        { key: t('key.home'), does: t('key.home-do') },
        { key: t('key.space'), does: t('key.space-do') },
    ],
};
