// The places of choices on the board: lands of the table, lands of the Market, and goods of a trade that is
// being put
// together.
import type { Entry } from '$toolkit/entry.svelte';
import { offered } from '$toolkit/narrow';
import type { Target } from '$toolkit/types';
import { groundOf, seatIndex } from './cards';
import type { Bundle, FloraView, Offer } from './cards';

/** The picks of the game's decisions, by the names that its Board gives them. */
export const PICK = {
    do: 'do',
    card: 'card',
    land: 'land',
    player: 'player',
    mode: 'mode',
    species: 'species',
    buy: 'buy',
    sell: 'sell',
    with: 'with',
    trade: 'trade',
    answer: 'answer',
    counter: 'counter',
} as const;

const SPOTS: readonly string[] = [PICK.land, PICK.buy];

/** Returns true if something has been chosen already. */
const begun = (entry: Entry) => Object.keys(entry.chosenByPick).length > 0;

/**
 * The pick by which a touch chooses this land now. Where cards or actions are asked for, too, a land in a row is chosen only
 * after one of them: the first touch is for reading.
 */
export const pickOf = (entry: Entry, id: string) =>
    SPOTS.find(
        (pick) => entry.open(pick).has(id) && (pick === PICK.buy || begun(entry) || !(entry.pick(PICK.card) ?? entry.pick(PICK.do))),
    );

/** The targets that can be chosen there now. */
export function targets(entry: Entry, pick: string): readonly Target[] {
    const asked = entry.pick(pick);
    return asked && 'targets' in asked ? asked.targets.filter(({ id }) => entry.open(pick).has(id) || entry.settled(pick) === id) : [];
}

/** Returns true if a listed move buys this land; undefined where no land can be bought at all. */
export const mayBuy = (entry: Entry, id: string): boolean | undefined =>
    entry.pick(PICK.buy) && entry.moves.some(({ selection }) => selection[PICK.buy]?.includes(id));

/** Returns true if it has been chosen. */
export const isChosen = (entry: Entry, id: string) => SPOTS.some((pick) => entry.chosen(pick).includes(id));

/** The bargain that is being put together, and with whom. */
export function bargaining(now: FloraView, entry: Entry): { pick: string; partner: string } | undefined {
    if (entry.chosen(PICK.answer)[0] === 'counter') return { pick: PICK.counter, partner: now.active };
    const partner = entry.chosen(PICK.with)[0];
    return partner === undefined ? undefined : { pick: PICK.trade, partner };
}

/** Each card, coin and land by itself, as a bargain has them. */
const thingsIn = (bundle: Bundle): string[] => [...bundle.cards, ...Array.from({ length: bundle.coins }, () => 'coin'), ...bundle.lands];

/** Lays both sides of a bargain on the table. */
function lay(entry: Entry, pick: string, give: Bundle, get: Bundle): void {
    for (const [side, bundle] of [
        ['give', give],
        ['get', get],
    ] as const) {
        for (const thing of thingsIn(bundle)) entry.bargain(pick, side, thing, true);
    }
}

/** Proposes what another has suggested: it is sent as soon as the server has read it. */
export function suggest(entry: Entry, offer: Offer): void {
    entry.clear();
    entry.choose(PICK.with, offer.partner);
    lay(entry, PICK.trade, offer.give, offer.get);
    entry.sure = true;
}

/** Answers an offer by another, which begins with what was offered. */
export function counter(now: FloraView, entry: Entry): void {
    const offer = now.stage.kind === 'offered' ? now.stage.offer : undefined;
    if (entry.chosen(PICK.answer)[0] === 'counter' || !offer) {
        entry.clear();
        return;
    }
    entry.choose(PICK.answer, 'counter');
    lay(entry, PICK.counter, offer.get, offer.give);
}

/** True as long as a counter-offer is what was offered: it would be a decline that proposes nothing else. */
export function repeatsOffer(now: FloraView, entry: Entry): boolean {
    if (now.stage.kind !== 'offered' || bargaining(now, entry)?.pick !== PICK.counter) return false;
    const { give, get } = now.stage.offer;
    const sides = [
        ['give', get],
        ['get', give],
    ] as const;
    const things = sides.flatMap(([side, bundle]) => thingsIn(bundle).map((thing) => offered(side, thing)));
    return things.sort().join() === [...entry.chosen(PICK.counter)].sort().join();
}

/** The side of the bargain on which this land can be laid. */
export function sideOfTrade(now: FloraView, entry: Entry, id: string): { pick: string; side: 'give' | 'get'; taken: boolean } | undefined {
    const deal = bargaining(now, entry);
    const found = deal && groundOf(now, id);
    if (!deal || !found || !entry.asked) return undefined;
    const side = found.owner === seatIndex(entry.asked.seat) ? 'give' : found.owner === seatIndex(deal.partner) ? 'get' : undefined;
    return side && { pick: deal.pick, side, taken: entry.laid(deal.pick, side, id) > 0 };
}

export function choose(now: FloraView, entry: Entry, id: string): void {
    const deal = sideOfTrade(now, entry, id);
    if (deal) {
        entry.bargain(deal.pick, deal.side, id, !deal.taken);
        return;
    }
    const barred = now.market.includes(id) && mayBuy(entry, id) === false;
    const pick = pickOf(entry, id) ?? (barred ? PICK.buy : begun(entry) ? refusedAt(now, entry, id) : undefined);
    if (pick) entry.choose(pick, id);
}

/** The pick at which the server says why this cannot be chosen. */
const refusedAt = (now: FloraView, entry: Entry, id: string) =>
    SPOTS.find((one) => entry.targets(one).has(id)) ?? (entry.pick(PICK.card) && groundOf(now, id) ? PICK.land : undefined);
