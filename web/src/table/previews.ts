// Says in the confirm bar what a move would do.
import type { SayMessages } from '$toolkit/board';
import { sayEffects, sentences } from '$toolkit/messages';
import type { Motion } from '$toolkit/motion';
import { t } from '../messages/messages.svelte';
import type { MovePreview } from '../wire';

/** Returns the place of the event that names a move: the one that the rules say, or the next one that has words. */
function namedBy({ events, headline: at }: MovePreview, say: SayMessages): number {
    const found = events.findIndex((event, i) => i >= at && say([event]) !== '');
    return found < 0 ? at : found;
}

/** Returns a move in words: the event that names it. Empty if no event is certain. */
export function headline(does: MovePreview, say: SayMessages): string {
    const at = namedBy(does, say);
    return say(does.events.slice(at, at + 1));
}

/**
 * Returns the rest of its effect: what else is certain, what is expected if nobody steps in, and who can still
 * change it, each of them named once.
 */
export function effects(does: MovePreview, say: SayMessages): string {
    const { events, expected, open } = does;
    const at = namedBy(does, say);
    const deciders = [...new Set(open.map(({ by }) => by))];
    const left = (who: (typeof deciders)[number]) => [...new Set(open.filter(({ by }) => by === who).map(({ about }) => say([about])))];
    const others = events.filter((_, i) => i !== at);
    return sentences([
        sayEffects({ events: others, expected }, say),
        ...deciders.map((who) => t(`ask.open.${who}`, { what: sentences(left(who)) })),
    ]);
}

/** Returns the points that a seat wins by these motions, or loses if negative. */
export const pointsOf = (motions: readonly Motion[], seat: string): number =>
    motions.reduce((sum, one) => sum + (one.kind === 'points' && one.to === `score:${seat}` ? one.points : 0), 0);
