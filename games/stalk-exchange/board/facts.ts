import type { Fact } from '$toolkit/board';
import { t } from '$words/stalk-exchange';

/** The origin of each fact that this board shows. */
export const facts = (): readonly Fact[] => [
    { says: t('fact.parts'), from: 'printed' },
    { says: t('fact.rules'), from: 'printed' },
    { says: t('fact.rulings'), from: 'inferred' },
    { says: t('fact.numbers'), from: 'ours' },
    { says: t('fact.endings'), from: 'ours' },
    { says: t('fact.looks'), from: 'ours' },
];
