import type { Fact } from '$toolkit/board';

/** Where what is seen on this board comes from. */
export const facts: readonly Fact[] = [
    { says: 'Five types of 25 flowers, bulb and bloom, hexagons, the exchange that moves to the right, the market track', from: 'printed' },
    { says: 'Two basic actions, what tokens buy, the order of the upkeep, the bust, scoring and ties', from: 'printed' },
    { says: 'That groups are of one type, that bulbs and the edge close them in, and when the market crashes exactly', from: 'inferred' },
    { says: 'The garden’s shape and size, the number of slots, all numbers of market, portfolios and tokens', from: 'ours' },
    { says: 'That an exchange that cannot be filled ends the game, and what happens at ties in the bust', from: 'ours' },
    { says: 'The looks of flowers, bulbs, greenhouse and sheds', from: 'ours' },
];
