// A bargain that is being put together, in words.
import type { Pick, Target } from '$toolkit/words';

type Offer = Extract<Pick, { kind: 'offer' }>;

function half(side: string, things: readonly Target[], ids: readonly string[]): string {
    return things
        .flatMap((thing) => {
            const count = ids.filter((id) => id === `${side}:${thing.id}`).length;
            return count === 0 ? [] : [count === 1 ? thing.says : `${count} ${thing.says}`];
        })
        .join(', ');
}

/** What is given, and what is got for it. */
export function bargain(pick: Offer, ids: readonly string[]): string[] {
    const give = half('give', pick.give, ids);
    const get = half('get', pick.get, ids);
    return [...(give ? [`giving ${give}`] : []), ...(get ? [`getting ${get}`] : [])];
}
