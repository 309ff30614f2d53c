/** So many cards and more make the widest fan. */
const WIDEST = 6;

/**
 * Returns how far each card of a hand leans: from -1, far left, to 1.
 *
 * @param across the number of cards in a row
 */
export function fan(cards: number, across: number): readonly number[] {
    return Array.from({ length: cards }, (_, card) => {
        const row = card - (card % across);
        const last = Math.min(across, cards - row) - 1;
        return last === 0 ? 0 : ((2 * (card - row)) / last - 1) * Math.min(1, last / (WIDEST - 1));
    });
}
