// The names of people for the reader. A built-in bot is called by its level, in the reader's language.
import { t } from '../messages/messages.svelte';
import { levelWord } from '../messages/say';
import type { MatchCard, Outcome, TableCard, TableHead, TableNote } from '../wire';

interface Holder {
    readonly name: string;
    /** Empty or missing for a person. */
    readonly level?: string | undefined;
}

/** The names at a table, and what the reader reads for them: "Keen" is "Eifrig" in German, and a second one "Eifrig 2". */
export function namesOf(holders: readonly Holder[]): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    const met: Record<string, number> = {};
    for (const { name, level } of holders) {
        if (names.has(name)) continue;
        const word = level ? levelWord(level) : undefined;
        const nth = level && word ? (met[level] = (met[level] ?? 0) + 1) : 1;
        names.set(name, word === undefined ? name : nth > 1 ? t('seat.same-level', { level: word, nth }) : word);
    }
    return names;
}

type Names = ReadonlyMap<string, string>;

/** The same record with the reader's name in place of the stored one. */
export const renamed = <T extends { readonly name: string }>(one: T, names: Names): T => ({
    ...one,
    name: names.get(one.name) ?? one.name,
});

const ranked = (outcome: Outcome, names: Names): Outcome => ({
    ...outcome,
    ranks: outcome.ranks.map((rank) => renamed(rank, names)),
});

const matched = (match: MatchCard, names: Names): MatchCard => ({
    ...match,
    standings: match.standings.map((standing) => renamed(standing, names)),
    games: match.games.map((game) => (game.outcome ? { ...game, outcome: ranked(game.outcome, names) } : game)),
});

/** A table as its reader reads it. */
export function namedTable(head: TableHead): TableHead {
    const names = namesOf(head.seats);
    return {
        ...head,
        seats: head.seats.map((seat) => renamed(seat, names)),
        ...(head.match && { match: matched(head.match, names) }),
        ...(head.outcome && { outcome: ranked(head.outcome, names) }),
    };
}

/** A table in a list as its reader reads it. */
export function namedCard(card: TableCard): TableCard {
    const names = namesOf(card.players.map((name, i) => ({ name, level: card.levels?.[i] })));
    return {
        ...card,
        players: card.players.map((name) => names.get(name) ?? name),
        ...(card.outcome && { outcome: ranked(card.outcome, names) }),
    };
}

/** A note of the table's log as its reader reads it. */
export const namedNote = (note: TableNote, seats: readonly Holder[]): TableNote =>
    'name' in note && note.name !== undefined ? { ...note, name: namesOf(seats).get(note.name) ?? note.name } : note;
