import { t } from '$words/gnomadic-gardeners';

/** Against what one plays alone, on the game's card in the lobby. */
export const alone = () => t('alone.says');
