import { listed, sayUnnamed } from '$toolkit/messages';
import type { MovePreview } from '$toolkit/types';
import type { StalkExchange } from '$wire';
import { t, word } from '$words/stalk-exchange';

/** The picks of the game's decisions, by the names that its Board gives them. */
export const PICK = { slot: 'slot', cell: 'cell', give: 'give', group: 'group', other: 'other' } as const;

/** Returns the id of a slot as a target, counted from 1. */
export const slotId = (slot: number): `s${number}` => `s${slot}`;

export type StalkView = StalkExchange.StalkView;
export type Growth = StalkExchange.Growth;
export type Shed = StalkExchange.Shed;
export type StalkEvent = StalkExchange.StalkEvent;
export type Flower = StalkExchange.Flower;

/** A type of flower, in the order in which views count them. */
export interface Type {
    readonly letter: Letter;
    readonly word: Flower;
}

/** How positions and moves are written. */
export type Letter = 'D' | 'F' | 'G' | 'S' | 'T';

export const TYPES: readonly Type[] = [
    { letter: 'D', word: 'dahlia' },
    { letter: 'F', word: 'daffodil' },
    { letter: 'G', word: 'globemaster' },
    { letter: 'S', word: 'snowdrop' },
    { letter: 'T', word: 'tulip' },
];

export const typeOf = (flower: Flower | undefined): Type | undefined => TYPES.find(({ word }) => word === flower);

/** Returns the name of a type: "dahlia". */
export const flowerName = (type: Type): string => word(`Flower.${type.word}`);

/** Several of a type, as events count them: "2 dahlias". */
export function counted(count: number, { word: flower }: Type): string {
    const flowers: StalkExchange.FlowerCount = { flower, count };
    return sayUnnamed('stalk-exchange', { kind: 'flower-count', ...flowers });
}

/** A bunch in words: "2 dahlias and 1 tulip"; "nothing". */
export const bunch = (counts: readonly number[]): string =>
    listed(TYPES.flatMap((type, i) => (counts[i] ? [counted(counts[i], type)] : []))) || t('word.nothing');

/** Returns the content of a cell: "tulip in bloom", "empty". */
export const growing = (type: Type | undefined, bloom: boolean): string =>
    type ? t('word.grows', { flower: flowerName(type), bloom }) : t('word.empty');

export interface Place {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    /** The flower there; undefined for an empty cell. */
    readonly type: Type | undefined;
    readonly bloom: boolean;
}

/** Half the width of a cell. */
export const HALF = 8.66;

/** Every cell of the garden with its middle; rows go down, files slant. */
export function places(view: StalkView): Place[] {
    return view.spaces.map((id, i) => {
        const [row, file] = [view.rows[i] ?? 0, view.files[i] ?? 0];
        const grown = view.garden[i];
        return { id, x: (2 * file + row) * HALF, y: row * 15, type: typeOf(grown?.flower), bloom: grown?.bloom ?? false };
    });
}

/** The cells beside this one. */
export function neighbours(view: StalkView, id: string): Place[] {
    const beside = view.neighbours[view.spaces.indexOf(id)] ?? [];
    return places(view).filter((one) => beside.includes(one.id));
}

/** Room round the outermost cells. */
const EDGE = 1;

/** The frame round all cells, as an SVG view box. */
export function frame(all: readonly Place[]): { left: number; top: number; width: number; height: number } {
    const xs = all.map((one) => one.x);
    const ys = all.map((one) => one.y);
    const left = Math.min(...xs) - HALF - EDGE;
    const top = Math.min(...ys) - 10 - EDGE;
    return { left, top, width: Math.max(...xs) + HALF + EDGE - left, height: Math.max(...ys) + 10 + EDGE - top };
}

/** From so few spaces on, the crash is near. */
const NEAR = 6;

/** Returns true if the crash is so near that flowers that would bust are marked. */
export const isNear = ({ spacesToCrash }: Pick<StalkView, 'spacesToCrash'>): boolean => spacesToCrash <= NEAR;

/** The types that bust if the game ends now; once it is over, those that have. */
export const bustingNames = ({ busting }: StalkView): string =>
    listed(TYPES.filter(({ word }) => busting.flowers.includes(word)).map(flowerName));

/** Which flowers would lose half if the game ended now; nothing to say while that is true of all of them. */
export function losing(view: StalkView): string {
    const { flowers, byLot } = view.busting;
    if (flowers.length === TYPES.length) return '';
    return flowers.length === 0 ? t('market.none-busts') : t('market.busts', { flowers: bustingNames(view), byLot });
}

/** That the market has crashed, which its track shows. */
export const crashed = ({ values, lowest }: StalkView): string => t('market.crashed', { top: Math.max(...values), lowest });

/** Why the turn is the last, beside a crash; undefined if nothing says so yet. */
export const lastTurn = ({ lastTurn: reason, phase }: StalkView): string | undefined =>
    reason && reason !== 'market-crash' ? t('market.last', { over: phase === 'over', reason: word(`EndReason.${reason}`) }) : undefined;

/** Returns the places of the exchange's flowers after the upkeep: after the move that is looked at, if it is one, else as they lie. */
export function conveyed({ conveyor }: StalkView, does: MovePreview<StalkExchange> | undefined): StalkView['conveyor'] {
    const events = does ? [...does.events, ...does.expected] : [];
    if (!events.some(({ kind }) => kind === 'upkeep-began' || kind === 'flushed')) return conveyor;
    let after: StalkView['conveyor'] = { slides: [] };
    for (const event of events) {
        if (event.kind === 'composted') after = { ...after, composted: event.slot };
        if (event.kind === 'exchange-slid') after = { ...after, slides: event.slides };
    }
    return after;
}
