// Says in the confirm bar what a move would do.
import type { SayMessages } from '$toolkit/board';
import { t } from '../messages/messages.svelte';
import type { MovePreview } from '../wire';

/** Returns a move in words: the event that names it. Empty if no event is certain. */
export function headline(does: MovePreview, say: SayMessages): string {
    return say(does.events.slice(does.headline, does.headline + 1));
}

/**
 * Returns the rest of its effect: what else is certain, what is expected if nobody steps in, and who can still
 * change it. Equal sentences are said once.
 */
export function effects(does: MovePreview, say: SayMessages): string {
    const { events, expected, open, headline: at } = does;
    const follows = say(expected);
    const sentences = [
        say(events.filter((_, i) => i !== at)),
        follows !== '' ? t('ask.expected', { what: follows }) : '',
        ...open.map(({ by, about }) => t(`ask.open.${by}`, { what: say([about]) })),
    ];
    return [...new Set(sentences)].filter((sentence) => sentence !== '').join(' ');
}
