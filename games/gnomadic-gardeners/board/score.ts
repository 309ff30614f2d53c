// Computes the bliss of a side in a round and in the game from its events.
import { every } from '$toolkit/kinds';
import { added } from '$toolkit/lead';
import { say, sentences } from '$toolkit/messages';
import type { Naming } from '$toolkit/messages';
import type { Frame } from '$toolkit/types';
import type { GnomadicGardeners } from '$wire';
import { t } from '$words/gnomadic-gardeners';
import { AUTOMA, sourceName } from './cards';
import type { BlissSource, GnomeEvent, GnomeView } from './cards';
import { deedOf } from './moments';

/**
 * Returns the results of a party's turn, as the log tells them: "Ann does task 1. Ann scores 10 for task 1 (20 → 30)." Empty before
 * it has resolved, or if the page does not know the events of the round.
 *
 * @param recent the latest events, with those of this round or, before a reveal, of the last one
 */
export function made(party: string, recent: readonly GnomeEvent[], now: GnomeView, naming: Naming): string {
    const round = recent.slice(recent.findLastIndex(({ kind }) => kind === 'gnomes-revealed') + 1);
    const own = round.filter((event) => deedOf(event, now) === party);
    return sentences(own.map((event) => say('gnomadic-gardeners', event, naming)));
}

type Source = BlissSource | 'start';

/** Returns each time that a party got bliss in the whole game, with its source. They add up to its score. */
export function gains(frames: readonly Frame<GnomadicGardeners>[], seat: string): { bliss: number; source: Source }[] {
    const start = frames[0]?.view.sides.find((one) => one.party === seat)?.score;
    const scored = frames.slice(1).flatMap(({ events }) => every(events, 'scored').filter((event) => (event.seat ?? AUTOMA) === seat));
    return [...(start ? [{ bliss: start, source: 'start' as const }] : []), ...scored.flatMap(({ parts }) => parts)];
}

/** The same, added up by source or by what else is asked. */
export const blissBy = <K>(all: readonly { bliss: number; source: Source }[], by: (source: Source) => K): ReadonlyMap<K, number> =>
    added(all.map(({ bliss, source }) => new Map([[by(source), bliss]])));

export const gainName = (source: Source): string => (source === 'start' ? t('account.start') : sourceName(source));

/** Returns the sources of a party's bliss in words. */
export const sum = (frames: readonly Frame<GnomadicGardeners>[], seat: string): { says: string; points: number }[] =>
    [...blissBy(gains(frames, seat), gainName)].map(([says, points]) => ({ says, points })).sort((a, b) => b.points - a.points);
