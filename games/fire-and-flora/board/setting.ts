// Positions as the game writes them, put together from what a lesson or the editor knows. Whether they make sense is
// the server's to say.
import { optionLines } from '$toolkit/writing';
import type { Lines } from '$toolkit/board';
import { TYPES, seatIndex } from './cards';
import type { FloraView, Ground, Size } from './cards';

export interface Setter {
    readonly coins: number;
    /** By type. */
    readonly hand: readonly number[];
    readonly lands: readonly Ground[];
}

/** A table in the middle of a turn. */
export interface Setting {
    readonly options: readonly (readonly [string, string])[];
    readonly turns: number;
    readonly first: string;
    readonly market: readonly string[];
    readonly under: readonly string[];
    readonly discard: readonly number[];
    readonly sides: readonly Setter[];
    /** What is waited for, if it is not an action. */
    readonly stage?: string;
    /** What others know of hands. */
    readonly known?: FloraView['known'];
    /** Lines that the editor does not change. */
    readonly kept?: readonly string[];
}

/** The names of such lines. */
const KEPT = ['in-turn', 'event', 'looked', 'events-under', 'events-done'];

const counts = (cards: readonly number[]) => TYPES.flatMap((type, i) => (cards[i] ? [`${type} ${cards[i]}`] : [])).join(' ') || '-';

function ground(one: Ground): string {
    const parts = [
        ...(one.plant ? [`${one.big ? 'big' : 'small'} ${one.plant}`] : []),
        ...(one.building ? [one.building] : []),
        ...(one.seed ? [`seed ${one.seed}`] : []),
    ];
    return parts.length > 0 ? `${one.land}(${parts.join(' ')})` : one.land;
}

/** Cards that somebody knows of, as long as the hand still holds them. */
function known(setting: Setting): string[] {
    const parts = (setting.known ?? []).flatMap((one) => {
        const hand = setting.sides[seatIndex(one.of)]?.hand ?? [];
        const left = one.cards.map((count, type) => Math.min(count, hand[type] ?? 0));
        return left.some((count) => count > 0) ? [`${one.by ?? 'all'} of ${one.of} ${counts(left)}`] : [];
    });
    return parts.length > 0 ? [`known: ${parts.join(', ')}`] : [];
}

export function write(setting: Setting): string {
    return (
        [
            `seats: ${setting.sides.length}`,
            ...optionLines(setting.options),
            `stage: ${setting.stage ?? 'action'}`,
            `turns: ${setting.turns}, first ${setting.first}`,
            ...(setting.market.length > 0 ? [`market: ${setting.market.join(' ')}`] : []),
            ...(setting.under.length > 0 ? [`lands-under: ${setting.under.join(' ')}`] : []),
            ...(setting.discard.some((count) => count > 0) ? [`discard: ${counts(setting.discard)}`] : []),
            ...(setting.kept ?? []),
            ...known(setting),
            ...setting.sides.map(
                (side, i) => `P${i + 1}: coins ${side.coins}, hand ${counts(side.hand)}, lands ${side.lands.map(ground).join(' ') || '-'}`,
            ),
        ].join('\n') + '\n'
    );
}

/**
 * The turn that the view shows: what the editor goes on from.
 *
 * @param lines the same turn in writing: what the editor does not know stays as it is written
 */
export function read(view: FloraView, lines: Lines): Setting {
    const { stage } = lines;
    return {
        ...(stage ? { stage } : {}),
        known: view.known,
        kept: KEPT.flatMap((name) => (name in lines ? [`${name}: ${lines[name]}`] : [])),
        options: Object.entries(view.setup.chosen),
        turns: view.turns,
        first: view.first,
        market: view.market,
        under: view.landsUnder,
        discard: view.discard,
        sides: view.players.map((one) => ({ coins: one.coins, hand: one.hand ?? [0, 0, 0, 0, 0], lands: one.lands })),
    };
}

/** A parcel on which nothing stands. */
export const open = (land: string): Ground => ({ land, big: false, used: false });

export const planted = (land: string, size: Size, plant: string): Ground => ({ ...open(land), plant, big: size === 'big' });

export const built = (land: string, building: string): Ground => ({ ...open(land), building });

const ROWS = [
    ['headquarters-1', 'empty-field-1'],
    ['headquarters-3', 'empty-field-3'],
    ['headquarters-2', 'empty-field-2'],
    ['headquarters-4', 'empty-field-4'],
];
const MARKET = ['point-lobos', 'pinnacles', 'torrey-pines', 'chino-hills', 'fire-station', 'old-burn-scar'];

/** The first turn of a game. */
export const blank = (seats: number): Setting => ({
    options: [],
    turns: 0,
    first: 'P1',
    market: MARKET,
    under: [],
    discard: [0, 0, 0, 0, 0],
    sides: ROWS.slice(0, seats).map((lands) => ({ coins: 10, hand: [1, 0, 0, 0, 0], lands: lands.map(open) })),
});

function sides(setting: Setting, change: (side: Setter, at: number) => Setter): Setting {
    return { ...setting, sides: setting.sides.map(change) };
}

export const coins = (setting: Setting, at: number, value: number) =>
    sides(setting, (side, i) => (i === at ? { ...side, coins: value } : side));

export const cards = (setting: Setting, at: number, type: number, value: number) =>
    sides(setting, (side, i) => (i === at ? { ...side, hand: side.hand.map((count, t) => (t === type ? value : count)) } : side));

/** Something else stands on a parcel. */
export const stand = (setting: Setting, land: string, change: (ground: Ground) => Ground) =>
    sides(setting, (side) => ({ ...side, lands: side.lands.map((one) => (one.land === land ? change(one) : one)) }));

/** It is this seat's turn. */
export const turn = (setting: Setting, seat: string): Setting => {
    const seats = setting.sides.length;
    const active = (seatIndex(setting.first) + setting.turns) % seats;
    return { ...setting, turns: setting.turns + ((seatIndex(seat) - active + seats) % seats) };
};

/** A land goes to a seat's row, to the Market, or back into the deck. */
export function move(setting: Setting, land: string, to: string): Setting {
    const held = setting.sides.flatMap((side) => side.lands).find((one) => one.land === land) ?? open(land);
    const without = sides(
        { ...setting, market: setting.market.filter((id) => id !== land), under: setting.under.filter((id) => id !== land) },
        (side) => ({
            ...side,
            lands: side.lands.filter((one) => one.land !== land).map((one) => (one.building === land ? bare(one) : one)),
        }),
    );
    if (to === 'market') return { ...without, market: [...without.market, land] };
    return sides(without, (side, i) => (`P${i + 1}` === to ? { ...side, lands: [...side.lands, held] } : side));
}

/** The parcel without what stands on it. */
export const bare = ({ land, used, seed }: Ground): Ground => ({ land, used, big: false, ...(seed ? { seed } : {}) });
