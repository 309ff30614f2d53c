import type { Fact } from '$toolkit/board';

/** Where what is seen on this board comes from. What stands on each single card is marked ° where it is ours. */
export const facts: readonly Fact[] = [
    {
        says: 'The turn, the five plant actions, buying, the five types of resources, which type blocks which, fires and burn order, trading, 12 stars',
        from: 'printed',
    },
    {
        says: 'Sagebrush with its water and fire lines, Mustard’s invading, Whispering Bells, Henry Coe State Park, four causes of fire, seven further events by name',
        from: 'printed',
    },
    { says: 'That the big Sagebrush is woody, that seeds have no star, that children burn only on lands yet to come', from: 'inferred' },
    { says: 'All other plants’ lines and stars, lands, prices, buildings, counts of cards, what events other than fire do', from: 'ours' },
    { says: 'The three deeds of Nefarious, when exactly blocks are laid, the four advanced modules', from: 'ours' },
    { says: 'The looks of plants, buildings, icons and lands', from: 'ours' },
];
