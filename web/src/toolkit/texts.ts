// Texts that have a form: a seat on the wire, and what a person types. They are read here, and boards take them apart nowhere else.

import type { SeatFace } from './board';

/** Index of a seat from 0: P1 is the first. */
export const seatIndex = (seat: string): number => Number(seat.slice(1)) - 1;

/** The seat with this index, from 0. */
export const seatOf = (index: number): `P${number}` => `P${index + 1}`;

/** The name of the player on a seat; the seat itself where nobody is known. */
export const playerName = (seats: readonly SeatFace[], index: number): string => seats[index]?.name ?? seatOf(index);

/** Returns the words that somebody has typed, in lower case. */
export const typed = (text: string): string[] => text.trim().toLowerCase().split(' ').filter(Boolean);

/** A question from the move box: its topic, which each language calls by its own word, and what else was typed. */
export function asked<Topic extends string>(
    text: string,
    topics: readonly Topic[],
    word: (topic: Topic) => string,
): { readonly topic: Topic | undefined; readonly rest: readonly string[] } {
    const [first = '', ...rest] = typed(text);
    return { topic: topics.find((topic) => word(topic).toLowerCase() === first), rest };
}
