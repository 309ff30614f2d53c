import type { Fact } from '$toolkit/board';
import { t } from '$words/gardens-of-mars';

/** Where what is seen on this board comes from. RULES.md says the same of every rule. */
export const facts = (): readonly Fact[] => [
    { says: t('fact.garden'), from: 'printed' },
    { says: t('fact.flowers'), from: 'printed' },
    { says: t('fact.dice'), from: 'printed' },
    { says: t('fact.track'), from: 'printed' },
    { says: t('fact.rulings'), from: 'inferred' },
    { says: t('fact.idle'), from: 'ours' },
    { says: t('fact.looks'), from: 'ours' },
];
