import type { Fact } from '$toolkit/board';

/** Where what is seen on this board comes from. What stands on each single card is said behind “All cards”. */
export const facts: readonly Fact[] = [
    {
        says: 'Five kinds of expertise, twelve gnomes, seven task cards with two halves, seven kinds of animals and two of each',
        from: 'printed',
    },
    { says: 'What the animals do, the rules of the seven months, and 77 bliss as the end', from: 'printed' },
    { says: 'The gnome Alder and some halves of task cards, as the rulebook shows them', from: 'printed' },
    { says: 'Who of the automa and the player is first after the same hours: the lower score, then the player', from: 'printed' },
    { says: 'The icons of two more gnomes, and the rulings GG-R1 and after', from: 'inferred' },
    { says: 'All other numbers and icons on gnome and task cards: made up so that they fit what is known', from: 'ours' },
    { says: 'The gnomes’ names and looks, the shapes of the icons, the animals’ faces, the scarecrow', from: 'ours' },
];
