// The lines in which a game was expected to go on after an error, and where they are played out.

/** After the move that was made, or after the better one. */
export type Line = 'made' | 'better';

export const LINES: readonly Line[] = ['made', 'better'];

/** The page of one moment of a line; 0 is the position before the move. */
export const expectedAt = (table: string, seat: string, step: number, line: Line, at: number): string =>
    `/t/${table}/expected/${seat}/${step}?line=${line}&at=${at}`;
