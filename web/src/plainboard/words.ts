// The words of the game whose layout is drawn. A page shows the board of one game at a time.
import { sayUnnamed, wordsOf } from '../messages/say';
import { written } from './layout';

let game = '';

export function speakOf(slug: string): void {
    game = slug;
}

/** Returns the name of a part, or the text on a card or cell. A number stands for itself. */
export const nameOf = (id: string): string => {
    const number = Number(id);
    return Number.isInteger(number) ? written(number) : wordsOf(game)('layout-name', id);
};

/** Says a message of the ready-made board. */
export const sayOfBoard = (kind: 'face-down' | 'layout-empty'): string => sayUnnamed(game, { kind });
