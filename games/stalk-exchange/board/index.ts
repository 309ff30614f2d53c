import type { GameBoard } from '$toolkit/board';
import { seatOf } from '$toolkit/texts';
import type { StalkExchange } from '$wire';
import { t } from '$words/stalk-exchange';
import Board from './Board.svelte';
import Editor from './Editor.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { facts } from './facts';
import { PICK } from './garden';
import { lesson, pictures } from './lesson';
import { joined, moments } from './moments';
import { motions } from './motions';
import { answer, questions, score, sum } from './answers';
import { reason } from './reason';

export const board: GameBoard<StalkExchange> = {
    Board,
    Tray,
    SeatLine,
    Piece,
    flows: true,
    score,
    moments,
    motions,
    join: joined,
    turn: ({ turn }) => turn,
    mover: ({ seat }) => seatOf(seat - 1),
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
        { key: t('key.next'), does: t('key.next-do') },
        { key: t('key.space'), does: t('key.space-do') },
        { key: t('letter.end'), does: t('key.end-does') },
    ],
};
