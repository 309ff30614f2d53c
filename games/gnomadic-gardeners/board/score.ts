// What a side made of a round, as the view shows it, and of the game, added up from its events.
import { listed } from '$toolkit/messages';
import type { Frame } from '$toolkit/words';
import type { GnomadicGardeners } from '$wire';
import { t } from '$words/gnomadic-gardeners';
import { AUTOMA, animalName, every, sourceName } from './cards';
import type { BlissSource, Side } from './cards';

/** What a side made of its turn: "Did task 1. Scored 10 for task 1 (20 → 30)." */
export function made({ score, account }: Side): string {
    const { did, parts, total, gained } = account;
    const scored = parts.map(({ bliss, source }) => t('made.part', { bliss, source: sourceName(source) }));
    return [
        did.length > 0 ? t('made.tasks', { count: did.length, tasks: listed(did.map(String)) }) : t('made.none'),
        ...(total > 0 ? [t('made.scored', { parts: listed(scored), from: score - total, to: score })] : []),
        ...(gained ? [t('made.gained', { animal: animalName(gained) })] : []),
    ].join(' ');
}

/** Where a party's bliss came from in the whole game; adds up to its score. */
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
