import type { Fact } from '$toolkit/board';

/** Where what is seen on this board comes from. RULES.md says the same of every rule. */
export const facts: readonly Fact[] = [
    { says: 'The garden: 91 cells, six to a side, and the centre where nobody stays', from: 'printed' },
    { says: 'Sixty flowers, ten of each of six colours, and the colours’ names', from: 'printed' },
    { says: 'Six dice; as many are rolled as there are flowerless cells around the gardener', from: 'printed' },
    { says: 'The score track, on which no two markers share a square', from: 'printed' },
    { says: 'That a gardener may walk over the centre, and the other rulings GM-A1 and after', from: 'inferred' },
    { says: 'That a game ends after 200 turns in a row without a planting', from: 'ours' },
    { says: 'The look of the Martians, the shapes of the flowers, the bends of the track, the names of the cells', from: 'ours' },
];
