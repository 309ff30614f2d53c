// New tables that need no form.
import * as api from '../api';
import { route } from '../route.svelte';
import { keepFile } from './newtable/files';
import type { GameCard, NewSeat, NewTable } from '../wire';

/** A table as it is without any choice, with these seats. The game says whether it has aids then. */
export function plain({ slug, aids }: Pick<GameCard, 'slug' | 'aids'>, seats: NewSeat[]): NewTable {
    return { game: slug, seats, shuffled: false, options: {}, spectators: false, openHands: false, aids, listed: false };
}

/**
 * Returns seats with me on one and bots of this level on all others. Without a level, the bots are the gentlest.
 */
export function againstBots(game: GameCard, seats: number, mine: number, level = game.levels[0]?.id ?? ''): NewSeat[] {
    return Array.from({ length: seats }, (_, seat) => (seat === mine ? { kind: 'me' } : { kind: 'bot', level }));
}

/** Opens the table, keeps the files that it is played with, and goes there. */
export async function createTable(wanted: NewTable): Promise<void> {
    const made = await api.create(wanted);
    // The first line of such an option is the file's name.
    for (const { option, name, sha256 } of made.files) {
        const text = wanted.options[option];
        if (text) keepFile(wanted.game, option, { name, sha256, content: text.slice(text.indexOf('\n') + 1), at: Date.now() });
    }
    route.go(`/t/${made.table.id}`);
}
