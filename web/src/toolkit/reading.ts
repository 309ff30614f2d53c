// Texts that have a form: a seat on the wire, and what a person types. They are read here, and boards take them apart nowhere else.

/** Index of a seat from 0: P1 is the first. */
export const seatIndex = (seat: string): number => Number(seat.slice(1)) - 1;

/** What somebody has typed, word by word, in lower case. */
export const typed = (text: string): string[] => text.trim().toLowerCase().split(' ').filter(Boolean);
