// What a move would do, in the confirm bar.
import type { SayMessages } from '$toolkit/board';
import { t } from '../messages/messages.svelte';
import type { MovePreview } from '../wire';

/** What a move is, in words: the first event that it causes. Empty if none is certain. */
export const headline = ({ events }: MovePreview, say: SayMessages): string => say(events.slice(0, 1));

/** What comes of it: what else is certain, what is expected if nobody steps in, and who still has a word in it. */
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
