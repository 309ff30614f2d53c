// Changes single fields of a position. How they are written, and whether it makes sense, is the server's to say.
import type { FieldContent, FieldParts } from '$wire';
import { seatIndex, seatOf } from '$toolkit/texts';
import { TYPES, sizeOf } from './cards';
import type { FloraView, Ground, Size } from './cards';

const counts = (cards: readonly number[]): FieldParts => Object.fromEntries(TYPES.map((type, i) => [type, cards[i] ?? 0]));

/** A parcel without what stands on it; a seed stays. */
const BARE: FieldParts = { plant: null, size: null, building: null, used: null };

/** The content of a land. */
const content = (one: Ground): FieldParts => ({
    plant: one.plant ?? null,
    size: one.plant ? sizeOf(one) : null,
    building: one.building ?? null,
    used: one.used ? '' : null,
    seed: one.seed ?? null,
});

/** Changes the row of each player. */
const rows = ({ players }: FloraView, change: (row: readonly Ground[], at: number) => FieldParts): FieldParts =>
    Object.fromEntries(players.map(({ lands }, at) => [seatOf(at), { lands: change(lands, at) }]));

/** Changes a land where it lies. */
const on = (view: FloraView, land: string, content: FieldParts): FieldParts =>
    rows(view, (row) => (row.some((one) => one.land === land) ? { [land]: content } : {}));

/** Takes a card off a row: a land, or a building on one. */
const without = (row: readonly Ground[], card: string): FieldParts =>
    Object.fromEntries(
        row.flatMap((one): [string, FieldContent][] =>
            one.land === card ? [[card, null]] : one.building === card ? [[one.land, BARE]] : [],
        ),
    );

/** Takes a card out of Market and deck. */
function piles({ market, landsUnder }: FloraView, card: string, last: readonly string[] = []): FieldParts {
    const left = (cards: readonly string[]) => cards.filter((id) => id !== card);
    return { market: [...left(market), ...last], 'lands-under': left(landsUnder) };
}

export const coins = (_: FloraView, at: number, value: number): FieldParts => ({ [seatOf(at)]: { coins: value } });

/** Changes a hand. The others forget what they knew of it. */
export function cards({ known, players }: FloraView, at: number, type: number, value: number): FieldParts {
    const hand = (players[at]?.hand ?? TYPES.map(() => 0)).map((count, i) => (i === type ? value : count));
    const others = known.filter(({ of }) => seatIndex(of) !== at);
    return {
        [seatOf(at)]: { hand: counts(hand) },
        known: others.map(({ by = 'all', of, cards }) => ({ by, of, cards: counts(cards) })),
    };
}

/** Something else grows on a land, or nothing. */
export const plant = (view: FloraView, land: string, plant?: { readonly id: string; readonly size: Size }): FieldParts =>
    on(view, land, { ...BARE, ...(plant && { plant: plant.id, size: plant.size }) });

/** A building stands on a land, or none. */
export function build(view: FloraView, land: string, building: string): FieldParts {
    if (!building) return on(view, land, BARE);
    return {
        ...piles(view, building),
        ...rows(view, (row) => ({
            ...without(row, building),
            ...(row.some((one) => one.land === land) && { [land]: { ...BARE, building } }),
        })),
    };
}

/** A land goes to a seat's row, to the Market, or back into the deck. */
export function move(view: FloraView, land: string, to: string): FieldParts {
    const held = view.players.flatMap((one) => one.lands).find((one) => one.land === land) ?? { land, big: false, stars: 0, used: false };
    return {
        ...piles(view, land, to === 'market' ? [land] : []),
        ...rows(view, (row, at) => ({ ...without(row, land), ...(seatOf(at) === to && { [land]: content(held) }) })),
    };
}

/** It is this seat's turn: the next one of theirs. */
export const turn = (_: FloraView, seat: string): FieldParts => ({ turns: { turn: seat } });
