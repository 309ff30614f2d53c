// Says in the confirm bar what a move would do.
import type { SayMessages } from '$toolkit/board';
import { t } from '../messages/messages.svelte';
import type { MovePreview } from '../wire';

/** Returns a move in words: the first event that it causes. Empty if no event is certain. */
export const headline = ({ events }: MovePreview, say: SayMessages): string => say(events.slice(0, 1));

/**
 * Returns the rest of its effect: what else is certain, what is expected if nobody steps in, and who can still
 * change it.
 */
export function foreseen({ events, expected, open }: MovePreview, say: SayMessages): string {
    const follows = say(expected);
    return [
        say(events.slice(1)),
        follows !== '' ? t('ask.expected', { what: follows }) : '',
        ...open.map(({ by, about }) => t(`ask.open.${by}`, { what: say([about]) })),
    ]
        .filter((sentence) => sentence !== '')
        .join(' ');
}
