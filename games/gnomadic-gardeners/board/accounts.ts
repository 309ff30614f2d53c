// What a side made of a round, and of the game, added up from the events.
import type { Frame } from '$toolkit/words';
import type { GnomadicGardeners } from '$wire';
import { t } from '$words/gnomadic-gardeners';
import { AUTOMA, animalName, every, sourceName } from './cards';
import type { Account, BlissSource } from './cards';
import { numbered } from './words';

/** "10 for task 1 + 2 for the Kindly Cow = 12"; empty without any bliss. */
export function arithmetic({ parts, total }: Account): string {
    const told = parts.map(({ part, bliss }) => t('account.part', { bliss, source: sourceName(part) }));
    return told.length > 1 ? `${told.join(' + ')} = ${total}` : told.join();
}

/** What a side made of its turn, as far as the account says: "did task 1: 10 for task 1; gained the Watchful Hen". */
export function made(account: Account): string {
    const sums = arithmetic(account);
    const did = numbered(account.did);
    return [
        sums ? t('account.did-for', { did, sums }) : t('account.did', { did }),
        ...(account.gained ? [t('account.gained', { animal: animalName(account.gained) })] : []),
    ].join('; ');
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
