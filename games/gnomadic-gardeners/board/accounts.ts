// Adds up from the events what a side made of a round, and of the game.
import { say } from '$toolkit/messages';
import type { Naming } from '$toolkit/messages';
import type { Frame } from '$toolkit/words';
import type { GnomadicGardeners } from '$wire';
import { t } from '$words/gnomadic-gardeners';
import { AUTOMA, every, sourceName } from './cards';
import type { BlissSource, GnomeEvent, Side } from './cards';

/** What a side made of its turn, told as it was when it happened: "Ada does task 1. Ada scores 10 for task 1 (20 → 30)." */
export function made({ party, score, account }: Side, naming: Naming): string {
    const { did, parts, total, gained } = account;
    const by = party === AUTOMA ? {} : { seat: party };
    const told: GnomeEvent[] = [
        ...(did.length > 0
            ? did.map((task) => ({ kind: 'task-done' as const, ...by, task, by: [] }))
            : [{ kind: 'no-task-done' as const, ...by }]),
        ...(total > 0 ? [{ kind: 'scored' as const, ...by, from: score - total, to: score, parts }] : []),
        ...(gained ? [{ kind: 'animal-gained' as const, ...by, animal: gained }] : []),
    ];
    return told.map((event) => say('gnomadic-gardeners', event, naming)).join(' ');
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
