import type { Fact } from '$toolkit/board';
import { t } from '$words/fire-and-flora';

/** The origin of each fact that this board shows. What stands on each single card is marked ° where it is ours. */
export const facts = (): readonly Fact[] => [
    { says: t('fact.rules'), from: 'printed' },
    { says: t('fact.cards'), from: 'printed' },
    { says: t('fact.inferred'), from: 'inferred' },
    { says: t('fact.numbers'), from: 'ours' },
    { says: t('fact.rulings'), from: 'ours' },
    { says: t('fact.looks'), from: 'ours' },
];
