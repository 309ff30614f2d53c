// The parts of the page's languages that boards need besides their own messages.
import { t } from '../messages/messages.svelte';
import type { Naming } from '../messages/say';
import type { SayMessages, SeatFace } from './board';
import type { GameMessage } from './types';

export { listed, say, sayUnnamed } from '../messages/say';
export type { Naming } from '../messages/say';

/** Returns the names of the seats for the viewer. A viewer with only one seat is addressed there. */
export function namingOf(seats: readonly SeatFace[]): Naming {
    const own = seats.filter(({ mine }) => mine);
    return {
        name: (seat) => seats.find((one) => one.seat === seat)?.name ?? seat,
        reader: own.length === 1 ? own[0]?.seat : undefined,
    };
}

/** A line about somebody or something: "Ann: 3 cards." */
export const line = (name: string, says: string): string => t('line.of', { name, says });

/** A line without a full stop: "planted: roses". */
export const heading = (name: string, says: string): string => t('line.heading', { name, says });

/** A sentence: "Water and Time." */
export const sentence = (says: string): string => t('line.sentence', { says });

/** Something besides: "(2 games)". */
export const aside = (says: string): string => t('line.aside', { says });

/** A name with a number or a word: "Tulip 5". */
export const pair = (name: string | number, says: string | number): string => t('line.pair', { name, says });

/** Returns a function that puts texts one behind the other, as the message says it. Empty ones are left out. */
const inRow =
    (key: 'line.clauses' | 'line.sections' | 'line.sentences' | 'line.facts') =>
    (texts: readonly string[]): string =>
        texts.reduce((before, after) => (before === '' || after === '' ? before + after : t(key, { before, after })), '');

/** "Dune, open, 2 stars". */
export const clauses = inRow('line.clauses');

/** "Dune, open; Mesa, open". */
export const sections = inRow('line.sections');

/** Short facts about one thing: "bot · thinking". */
export const facts = inRow('line.facts');

/** "Ann plants. Ben passes." */
export const sentences = inRow('line.sentences');

/** The events of a preview: those that are certain, and those that follow if nobody steps in. */
interface Effects<E> {
    readonly events: readonly E[];
    readonly expected: readonly E[];
}

/** Says the events of a preview. The confirm bar and the names of targets have the same words for them. */
export function sayEffects<E extends GameMessage>({ events, expected }: Effects<E>, say: SayMessages): string {
    const what = say(expected);
    return sentences([say(events), what && t('ask.expected', { what })]);
}

/** Returns the events of a preview that concern one target. */
export const effectsOn = <E>({ events, expected }: Effects<E>, concerns: (event: E) => boolean): Effects<E> => ({
    events: events.filter(concerns),
    expected: expected.filter(concerns),
});
