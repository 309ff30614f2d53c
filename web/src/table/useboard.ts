import type { GameBoard } from '$toolkit/board';
import { soundOf } from '../sound';
import { messageFormatter, stagesOf } from './formatters';
import type { LiveTable } from './live.svelte';

/** Gives a table what the board of its game knows: words, moments, turns and sounds. */
export function useBoard(table: LiveTable, slug: string, board: GameBoard): void {
    const naming = {
        name: (seat: string) => table.nameOf(seat),
        get reader() {
            return table.head?.mine.length === 1 ? table.head.mine[0] : undefined;
        },
    };
    table.say = table.entry.say = messageFormatter(slug, naming);
    table.teller = ({ events }) => table.say(events);
    table.stagesOf = stagesOf(board, table.say);
    table.soundOf = ({ events, view }) => soundOf(board.motions?.(events, view) ?? []);
    table.turner = (view) => board.turn?.(view);
    table.inTurn = (view) => board.mover?.(view);
    table.show.joiner = (first, second, own) => board.join?.(first, second, own);
}
