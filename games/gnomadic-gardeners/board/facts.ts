import type { Fact } from '$toolkit/board';
import { t } from '$words/gnomadic-gardeners';

/** The origin of each fact that this board shows. What stands on each single card is said behind “All cards”. */
export const facts = (): readonly Fact[] => [
    { says: t('fact.parts'), from: 'printed' },
    { says: t('fact.rules'), from: 'printed' },
    { says: t('fact.shown'), from: 'printed' },
    { says: t('fact.ties'), from: 'printed' },
    { says: t('fact.rulings'), from: 'inferred' },
    { says: t('fact.numbers'), from: 'ours' },
    { says: t('fact.looks'), from: 'ours' },
];
