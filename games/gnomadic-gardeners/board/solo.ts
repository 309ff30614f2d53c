import { t } from '$words/gnomadic-gardeners';

/** The opponent in a game for one person, on the game's card in the lobby. */
export const soloOpponent = () => t('alone.says');
