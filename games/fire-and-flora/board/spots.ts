// Where choices lie on the board: lands of the table, lands of the Market, and goods of a trade that is being put
// together.
import type { Entry } from '$toolkit/entry.svelte';
import type { Consequence } from '$toolkit/words';
import { capital, groundOf, seatIndex } from './cards';
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

/** The pick by which this land can be chosen now. */
export const pickOf = (entry: Entry, id: string) => SPOTS.find((pick) => entry.open(pick).has(id));

/** Whether it has been chosen. */
export const isChosen = (entry: Entry, id: string) => SPOTS.some((pick) => entry.chosen(pick).includes(id));

/** The bargain that is being put together, and with whom. */
export function bargaining(now: FloraView, entry: Entry): { pick: string; partner: string } | undefined {
    if (entry.chosen(PICK.answer)[0] === 'counter') return { pick: PICK.counter, partner: now.active };
    const partner = entry.chosen(PICK.with)[0];
    return partner === undefined ? undefined : { pick: PICK.trade, partner };
}

/** Goods as moves write them: "water+3+point-lobos". */
const goods = (bundle: Bundle) => [...bundle.cards, ...(bundle.coins > 0 ? [String(bundle.coins)] : []), ...bundle.lands].join('+') || '-';

/** An offer as a move. */
export const offerText = (offer: Offer) => `offer ${offer.partner} ${goods(offer.give)} for ${goods(offer.get)}`;

/** Answers an offer by another, which begins with what was offered. */
export function counter(now: FloraView, entry: Entry): void {
    const offer = now.stage.offer;
    if (entry.chosen(PICK.answer)[0] === 'counter' || !offer) {
        entry.clear();
        return;
    }
    entry.choose(PICK.answer, 'counter');
    for (const [side, bundle] of [
        ['give', offer.get],
        ['get', offer.give],
    ] as const) {
        for (const thing of [...bundle.cards, ...Array.from({ length: bundle.coins }, () => 'coin'), ...bundle.lands])
            entry.bargain(PICK.counter, `${side}:${thing}`, true);
    }
}

/** The side of the bargain on which this land can be laid. */
export function sideOfTrade(now: FloraView, entry: Entry, id: string): { pick: string; side: 'give' | 'get'; taken: boolean } | undefined {
    const deal = bargaining(now, entry);
    const found = deal && groundOf(now, id);
    if (!deal || !found || !entry.asked) return undefined;
    const side = found.owner === seatIndex(entry.asked.seat) ? 'give' : found.owner === seatIndex(deal.partner) ? 'get' : undefined;
    return side && { pick: deal.pick, side, taken: entry.chosen(deal.pick).includes(`${side}:${id}`) };
}

export function choose(now: FloraView, entry: Entry, id: string): void {
    const deal = sideOfTrade(now, entry, id);
    if (deal) {
        entry.bargain(deal.pick, `${deal.side}:${id}`, !deal.taken);
        return;
    }
    // Where nothing has been chosen yet, a land is touched to be read.
    const begun = Object.keys(entry.chosenByPick).length > 0;
    const pick = pickOf(entry, id) ?? (begun ? refusedAt(now, entry, id) : undefined);
    if (pick) entry.choose(pick, id);
}

/** The pick at which the server says why this cannot be chosen. */
const refusedAt = (now: FloraView, entry: Entry, id: string) =>
    SPOTS.find((one) => entry.targets(one).has(id)) ?? (entry.pick(PICK.card) && groundOf(now, id) ? PICK.land : undefined);

/** What the chosen cards would do to each land: as the server says of the moves that are left. */
export function effects(entry: Entry): ReadonlyMap<string, readonly Consequence[]> {
    const found = new Map<string, readonly Consequence[]>();
    if (entry.move !== undefined) {
        for (const one of entry.preview(entry.move)?.consequences ?? []) {
            if (one.at) found.set(one.at, [...(found.get(one.at) ?? []), one]);
        }
        return found;
    }
    const cards = entry.chosen(PICK.card);
    if (cards.length === 0) return found;
    // First what these cards do by themselves, then what they do with one more.
    for (const more of [0, 1]) {
        for (const move of entry.left) {
            const land = move.selection[PICK.land]?.[0];
            const all = move.selection[PICK.card] ?? [];
            if (land === undefined || found.has(land) || all.length !== cards.length + more) continue;
            const told = entry.preview(move.text)?.consequences.filter((one) => one.at !== '') ?? [];
            if (told.length > 0) found.set(land, atLand(land, told, more > 0 ? added(cards, all) : undefined));
        }
    }
    return found;
}

/** The card that all of them have more than these. */
const added = (some: readonly string[], all: readonly string[]) =>
    capital((all.find((id) => count(all, id) > count(some, id)) ?? '').replace('=', ' as '));
const count = (ids: readonly string[], id: string) => ids.filter((one) => one === id).length;

/** What a move does, said at the land where it is played: what comes up elsewhere is told there, too. */
function atLand(land: string, told: readonly Consequence[], second?: string): readonly Consequence[] {
    const here = told.map((one) =>
        one.at !== land && / comes here/.test(one.says) ? { ...one, says: `has a child${/, [+-]\d+$/.exec(one.says)?.[0] ?? ''}` } : one,
    );
    return second === undefined ? here : here.map((one, i) => (i === 0 ? { ...one, says: `with ${second} ${one.says}` } : one));
}

/** What changes; only if nothing does, what does not come about. */
function changing(told: readonly Consequence[]): readonly Consequence[] {
    const found = told.filter((one) => !/^has no child/.test(one.says));
    return found.length > 0 ? found : told;
}

/** What comes of it, on the land itself. */
export const inBrief = (told: readonly Consequence[]) =>
    changing(told)
        .map((one) => one.says.split(';')[0])
        .join('; ');

/** What comes of it in a word, where there is room for no more: stars first. */
const IN_SHORT: readonly (readonly [RegExp, string])[] = [
    [/^grows/, 'grows'],
    [/^is damaged/, 'small'],
    [/^dies/, 'dies'],
    [/ pushed out/, 'out'],
    [/ comes here/, 'new'],
    [/^has a child/, 'child'],
    [/^has no child/, '–'],
];

export function inShort(told: readonly Consequence[]): string {
    const second = /^with (\w+)/.exec(told[0]?.says ?? '')?.[1];
    if (second !== undefined) return `+${second}`;
    const stars = told.reduce((sum, one) => sum + Number(/, ([+-]\d+)(;|$)/.exec(one.says)?.[1] ?? 0), 0);
    if (stars !== 0) return `★${stars > 0 ? '+' : '−'}${Math.abs(stars)}`;
    const says = changing(told)[0]?.says ?? '';
    return IN_SHORT.find(([pattern]) => pattern.test(says))?.[1] ?? says.split(/[ ,;]/)[0] ?? '';
}
