// What a move would do, in the confirm bar.
import type { SayMessages } from '$toolkit/board';
import { t } from '../messages/messages.svelte';
import type { MovePreview } from '../wire';

/** Says what is certain, what is expected if nobody steps in, and who still has a word in it. */
export function foreseen({ events, expected, open }: MovePreview, say: SayMessages): string {
    return [
        say(events),
        expected.length > 0 ? t('ask.expected', { what: say(expected) }) : '',
        ...open.map(({ by, about }) => t(`ask.open.${by}`, { what: say([about]) })),
    ]
        .filter((sentence) => sentence !== '')
        .join(' ');
}
