// What a side made of a round, as the view shows it, and of the game, added up from its events.
import { say } from '$toolkit/messages';
import type { Naming } from '$toolkit/messages';
import type { Frame } from '$toolkit/words';
import type { GnomadicGardeners } from '$wire';
import { t } from '$words/gnomadic-gardeners';
import { AUTOMA, every, sourceName } from './cards';
import type { BlissSource, GnomeEvent, Side } from './cards';

/** What a side made of its turn, as the log tells it: "Ann does task 1. Ann scores 10 for task 1 (20 → 30)." */
export function made({ party, score, account }: Side, naming: Naming): string {
    const { did, parts, total, gained } = account;
    const by = party === AUTOMA ? {} : { seat: party };
    const events: GnomeEvent[] = [
        ...did.map((task): GnomeEvent => ({ kind: 'task-done', ...by, task, by: [] })),
        ...(did.length === 0 ? [{ kind: 'no-task-done', ...by } as const] : []),
        ...(total > 0 ? [{ kind: 'scored', ...by, from: score - total, to: score, parts } as const] : []),
        ...(gained ? [{ kind: 'animal-gained', ...by, animal: gained } as const] : []),
    ];
    return events.map((event) => say('gnomadic-gardeners', event, naming)).join(' ');
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
