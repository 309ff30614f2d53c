// Computes the bliss of a side in a round and in the game from its events.
import { every } from '$toolkit/kinds';
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

/** Returns the sources of a party's bliss in the whole game. They add up to its score. */
export function sum(frames: readonly Frame<GnomadicGardeners>[], seat: string): { says: string; points: number }[] {
    const total = new Map<string, number>();
    const add = (says: string, points: number) => total.set(says, (total.get(says) ?? 0) + points);
    const start = frames[0]?.view.sides.find((one) => one.party === seat)?.score;
    if (start) add(t('account.start'), start);
    for (const frame of frames.slice(1)) {
        const scored = every(frame.events, 'scored').filter((event) => (event.seat ?? AUTOMA) === seat);
        for (const { bliss, source } of scored.flatMap(({ parts }): { bliss: number; source: BlissSource }[] => parts))
            add(sourceName(source), bliss);
    }
    return [...total].map(([says, points]) => ({ says, points })).sort((a, b) => b.points - a.points);
}
