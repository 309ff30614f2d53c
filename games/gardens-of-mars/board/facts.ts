import type { Fact } from '$toolkit/board';
import { t } from '$words/gardens-of-mars';

/** The origin of each fact that this board shows. RULES.md says the same of every rule. */
export const facts = (): readonly Fact[] => [
    { says: t('fact.garden'), from: 'printed' },
    { says: t('fact.flowers'), from: 'printed' },
    { says: t('fact.dice'), from: 'printed' },
    { says: t('fact.track'), from: 'printed' },
    { says: t('fact.rulings'), from: 'inferred' },
    { says: t('fact.idle'), from: 'ours' },
    { says: t('fact.looks'), from: 'ours' },
];
