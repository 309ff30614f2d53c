// Changes single fields of a position in writing. Whether it makes sense is the server's to say.
import type { Answered } from '$toolkit/editing';
import { listOf, withParts } from '$toolkit/writing';
import type { Changes } from '$toolkit/writing';
import type { FireAndFlora } from '$wire';
import { TYPES, seatIndex, sizeOf } from './cards';
import type { FloraView, Ground, Size } from './cards';

type Position = Answered<FireAndFlora>;

const seatName = (at: number) => `P${at + 1}`;

const counts = (cards: readonly number[]) => listOf(TYPES.flatMap((type, i) => (cards[i] ? [`${type} ${cards[i]}`] : [])));

/** A land with what is on it. */
function written(one: Ground): string {
    const parts = [
        ...(one.plant ? [`${sizeOf(one)} ${one.plant}`] : []),
        ...(one.building ? [one.building, ...(one.used ? ['used'] : [])] : []),
        ...(one.seed ? [`seed ${one.seed}`] : []),
    ];
    return parts.length > 0 ? `${one.land}(${parts.join(' ')})` : one.land;
}

const side = ({ lines }: Position, at: number, parts: Changes): Changes => ({ [seatName(at)]: withParts(lines[seatName(at)], parts) });

/** All rows, with other lands in them. */
const rows = ({ view, lines }: Position, change: (row: readonly Ground[], at: number) => readonly Ground[]): Changes =>
    Object.fromEntries(
        view.players.map(({ lands }, at) => [
            seatName(at),
            withParts(lines[seatName(at)], { lands: listOf(change(lands, at).map(written)) }),
        ]),
    );

export const coins = (position: Position, at: number, value: number): Changes => side(position, at, { coins: `${value}` });

/** Cards that others know of are known as long as the hand still holds them. */
export function cards(position: Position, at: number, type: number, value: number): Changes {
    const { known, players } = position.view;
    const hand = (players[at]?.hand ?? TYPES.map(() => 0)).map((count, i) => (i === type ? value : count));
    const left = known.flatMap((one) => {
        const cards = seatIndex(one.of) === at ? one.cards.map((count, i) => Math.min(count, hand[i] ?? 0)) : one.cards;
        return cards.some((count) => count > 0) ? [`${one.by ?? 'all'} of ${one.of} ${counts(cards)}`] : [];
    });
    return { ...side(position, at, { hand: counts(hand) }), known: left.join(', ') || undefined };
}

/** The parcel without what stands on it; a seed stays. */
const bare = ({ land, seed }: Ground): Ground => ({ land, big: false, used: false, ...(seed ? { seed } : {}) });

/** Something else grows on a land, or nothing. */
export const plant = (position: Position, land: string, plant?: { readonly id: string; readonly size: Size }): Changes =>
    rows(position, (row) =>
        row.map((one) => (one.land === land ? { ...bare(one), ...(plant && { plant: plant.id, big: plant.size === 'big' }) } : one)),
    );

/** A building stands on a land, or none. */
export const build = (position: Position, land: string, building: string): Changes => ({
    ...(building ? piles(position.view, building) : {}),
    ...rows(position, (row) =>
        without(row, building).map((one) => (one.land === land ? { ...bare(one), ...(building && { building }) } : one)),
    ),
});

/** The row without this card, as a land or as a building on one. */
const without = (row: readonly Ground[], card: string): readonly Ground[] =>
    row.filter((one) => one.land !== card).map((one) => (one.building === card ? bare(one) : one));

/** Market and deck without this card. */
function piles({ market, landsUnder }: FloraView, card: string, last: readonly string[] = []): Changes {
    const left = (cards: readonly string[]) => cards.filter((id) => id !== card);
    return { market: [...left(market), ...last].join(' ') || undefined, 'lands-under': left(landsUnder).join(' ') || undefined };
}

/** A land goes to a seat's row, to the Market, or back into the deck. */
export function move(position: Position, land: string, to: string): Changes {
    const held = position.view.players.flatMap((one) => one.lands).find((one) => one.land === land) ?? { land, big: false, used: false };
    return {
        ...piles(position.view, land, to === 'market' ? [land] : []),
        ...rows(position, (row, at) => [...without(row, land), ...(seatName(at) === to ? [held] : [])]),
    };
}

/** It is this seat's turn: the next one of theirs. */
export const turn = ({ lines }: Position, seat: string): Changes => ({ turns: `${lines['turns']}, turn ${seat}` });
