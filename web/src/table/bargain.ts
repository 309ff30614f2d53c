// A bargain that is being put together, in words.
import type { Pick, Target } from '$toolkit/words';
import { t } from '../messages/messages.svelte';

type Offer = Extract<Pick, { kind: 'offer' }>;

function half(side: string, things: readonly Target[], ids: readonly string[]): string {
    return things
        .flatMap((thing) => {
            const count = ids.filter((id) => id === `${side}:${thing.id}`).length;
            return count === 0 ? [] : [count === 1 ? thing.says : t('ask.counted', { count, thing: thing.says })];
        })
        .join(', ');
}

/** What is given, and what is got for it. */
export function bargain(pick: Offer, ids: readonly string[]): string[] {
    const give = half('give', pick.give, ids);
    const get = half('get', pick.get, ids);
    return [...(give ? [t('ask.giving', { things: give })] : []), ...(get ? [t('ask.getting', { things: get })] : [])];
}
