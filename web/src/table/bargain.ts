// A bargain that is being put together, in words.
import type { SayMessages } from '$toolkit/board';
import { offered } from '$toolkit/narrow';
import type { Side } from '$toolkit/narrow';
import type { Pick, Target } from '$toolkit/types';
import { listed } from '$toolkit/messages';
import { t } from '../messages/messages.svelte';

type Offer = Extract<Pick, { kind: 'offer' }>;

function half(side: Side, things: readonly Target[], ids: readonly string[], say: SayMessages): string {
    const counted = things.flatMap((thing) => {
        const count = ids.filter((id) => id === offered(side, thing.id)).length;
        if (count === 0) return [];
        const says = say([thing.says]);
        return [count === 1 ? says : t('ask.counted', { count, thing: says })];
    });
    return listed(counted);
}

/** Says which things a trade gives, and which it gets. */
export function bargain(pick: Offer, ids: readonly string[], say: SayMessages): string[] {
    const give = half('give', pick.give, ids, say);
    const get = half('get', pick.get, ids, say);
    return [...(give ? [t('ask.giving', { things: give })] : []), ...(get ? [t('ask.getting', { things: get })] : [])];
}
