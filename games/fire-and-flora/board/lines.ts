// Lays out the lands of a row and of the Market in lines, where the board stands beside the log.

/** The most lands in a line of a row. */
export const ROW = 9;

/** The most lands in a line of the Market. */
export const MARKET = 8;

export const linesOf = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));

/** Returns the part of the board's height for lands in so many lines, next to one line of full height. */
export const shareOf = (lines: number): number => (lines === 1 ? 1 : 0.62 * lines);
