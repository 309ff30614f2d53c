import type { GameBoard } from '$toolkit/board';
import { t } from '$words/gnomadic-gardeners';
import type { GnomadicGardeners } from '$wire';
import { reason } from './reason';
import { sum } from './score';
import { answer, questions } from './answers';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import SeatLine from './SeatLine.svelte';
import Tray from './Tray.svelte';
import { AUTOMA, PICK } from './cards';
import Editor from './Editor.svelte';
import { facts } from './facts';
import { lesson, pictures } from './lesson';
import { moments } from './moments';
import { motions } from './motions';

export const board: GameBoard<GnomadicGardeners> = {
    Board,
    Tray,
    SeatLine,
    Piece,
    flows: true,
    unit: () => t('word.unit'),
    others: ({ sides }) =>
        sides.flatMap(({ party, score }) => (party === AUTOMA ? [{ party, name: t('word.automa'), piece: 2, score: String(score) }] : [])),
    score: (view, index) => String(view.sides[index]?.score ?? 0),
    moments,
    motions,
    turn: ({ round }) => round,
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
        { key: t('key.digits'), does: t('key.digits-do') },
        { key: '1, 2, 3', does: t('key.tasks-do') },
    ],
};
