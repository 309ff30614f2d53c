// Says in the confirm bar what a move would do.
import type { SayMessages } from '$toolkit/board';
import { t } from '../messages/messages.svelte';
import type { MovePreview } from '../wire';

/** The event that names a move: the first that is more than a payment for it. */
function naming({ events }: MovePreview): number {
    const at = events.findIndex(({ kind }) => !kind.endsWith('-paid'));
    return Math.max(0, at);
}

/** Returns a move in words: the event that names it. Empty if no event is certain. */
export function headline(does: MovePreview, say: SayMessages): string {
    const at = naming(does);
    return say(does.events.slice(at, at + 1));
}

/**
 * Returns the rest of its effect: what else is certain, what is expected if nobody steps in, and who can still
 * change it. Equal sentences are said once.
 */
export function foreseen(does: MovePreview, say: SayMessages): string {
    const { events, expected, open } = does;
    const at = naming(does);
    const follows = say(expected);
    const sentences = [
        say(events.filter((_, i) => i !== at)),
        follows !== '' ? t('ask.expected', { what: follows }) : '',
        ...open.map(({ by, about }) => t(`ask.open.${by}`, { what: say([about]) })),
    ];
    return [...new Set(sentences)].filter((sentence) => sentence !== '').join(' ');
}
