import { listed, wordsOf } from '$toolkit/messages';
import type { StalkExchange } from '$wire';
import { t } from '$words/stalk-exchange';

/** The picks of the game's decisions, by the names that its Board gives them. */
export const PICK = { slot: 'slot', cell: 'cell', give: 'give', group: 'group', other: 'other' } as const;

export type StalkView = StalkExchange.StalkView;
export type Shed = StalkExchange.Shed;
export type StalkEvent = StalkExchange.StalkEvent;
export type Flower = StalkExchange.Flower;

/** A type of flower, in the order in which views count them. */
export interface Type {
    readonly letter: string;
    readonly word: Flower;
}

export const TYPES: readonly Type[] = [
    { letter: 'D', word: 'dahlia' },
    { letter: 'F', word: 'daffodil' },
    { letter: 'G', word: 'globemaster' },
    { letter: 'S', word: 'snowdrop' },
    { letter: 'T', word: 'tulip' },
];

/** Stands for an empty cell or slot. */
export const NONE = '.';

/** The letters with another one in this place. */
export const put = (letters: string, at: number, letter: string): string => letters.slice(0, at) + letter + letters.slice(at + 1);

export const byLetter = (letter: string): Type | undefined => TYPES.find((type) => type.letter === letter.toUpperCase());

const word = wordsOf('stalk-exchange');

/** What a type is called: "dahlia". */
export const flowerName = (type: Type): string => word('Flower', type.word);

/** The same of several: "dahlias". */
export const flowerNames = (type: Type): string => t('word.flowers', { flower: type.word });

export const counted = (count: number, type: Type): string => t('word.counted', { count, flower: type.word });

/** A bunch in words: "2 dahlias and 1 tulip"; "nothing". */
export const bunch = (counts: readonly number[]): string =>
    listed(TYPES.flatMap((type, i) => (counts[i] ? [counted(counts[i], type)] : []))) || t('word.nothing');

/** What grows on a cell: "tulip in bloom", "empty". */
export const growing = (type: Type | undefined, bloom: boolean): string =>
    type ? t('word.grows', { flower: flowerName(type), bloom }) : t('word.empty');

export interface Place {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    /** What grows there; undefined for nothing. */
    readonly type: Type | undefined;
    readonly bloom: boolean;
}

/** Half the width of a cell. */
export const HALF = 8.66;

/** Every cell of the garden with its middle; rows go down, files slant. */
export function places(view: StalkView): Place[] {
    return view.spaces.map((id, i) => {
        const row = id.charCodeAt(0) - 97;
        const file = Number(id.slice(1)) - 1;
        const letter = view.garden[i] ?? NONE;
        return { id, x: (2 * file + row) * HALF, y: row * 15, type: byLetter(letter), bloom: letter === letter.toUpperCase() };
    });
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

/** Where the tip of a hexagon's corners lie. */
export function hexagon(x: number, y: number, size: number): string {
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
        const angle = (Math.PI / 3) * corner + Math.PI / 6;
        return `${(x + size * Math.cos(angle)).toFixed(2)} ${(y + size * Math.sin(angle)).toFixed(2)}`;
    });
    return `M${corners.join('L')}Z`;
}

/** The nearest cell in the direction of an arrow key. */
export function beside(all: readonly Place[], id: string, key: string): string | undefined {
    const here = all.find((one) => one.id === id);
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (!here || !way) return undefined;
    let best: { id: string; far: number } | undefined;
    for (const one of all) {
        const along = (one.x - here.x) * way[0]! + (one.y - here.y) * way[1]!;
        const off = Math.abs((one.x - here.x) * way[1]!) + Math.abs((one.y - here.y) * way[0]!);
        if (along < 1 || off > along * 1.2) continue;
        const far = along + off * 2;
        if (!best || far < best.far) best = { id: one.id, far };
    }
    return best?.id;
}

/** What the flowers of a portfolio are worth: by the final values once the game is over, by the present ones before. */
export function worth(view: StalkView, index: number): number | undefined {
    const values = view.finals.length > 0 ? view.finals : view.values;
    return view.players[index]?.portfolio?.reduce((sum, count, i) => sum + count * (values[i] ?? 0), 0);
}

/** What was agreed of an option: by itself or in the preset file; undefined for its standard. */
export function agreed(view: StalkView, option: string): string | number | undefined {
    const { [option]: single, preset } = view.setup.chosen;
    if (single !== undefined || preset === undefined) return single;
    // A file stands behind its name, which takes the first line.
    const file = JSON.parse(preset.slice(preset.indexOf('\n') + 1)) as Record<string, string | number>;
    return file[option];
}

/** Who would lose half if the game ended now: the places of the highest types, and how it is settled among them. */
export function losing(view: StalkView): { types: readonly number[]; says: string } {
    const top = Math.max(...view.values);
    const types = view.values.flatMap((value, i) => (value === top ? [i] : []));
    const tie = types.length > 1 ? agreed(view, 'bust-tie') : undefined;
    if (tie === 'none') return { types: [], says: t('market.none-busts') };
    return { types, says: tie === 'one-random' ? t('market.one-busts') : t('market.busts') };
}

/** Why the turn is the last, beside a crash; undefined if nothing says so yet. */
export function lastTurn(view: StalkView): string | undefined {
    const over = view.phase === 'over';
    const second = view.triggered ? agreed(view, 'second-trigger') : undefined;
    if (second === 'value-cap') return t('market.value-cap', { over });
    if (second === 'garden-full') return t('market.garden-full', { over });
    if (view.triggered) return t('market.empty-greenhouse', { over });
    return view.turn === Number(agreed(view, 'turn-cap') ?? 400) ? t('market.turn-cap', { turn: view.turn, over }) : undefined;
}

/** Where a flower comes that is composted. */
export const GONE = -1;

/** Where every flower of the exchange comes in the upkeep, by its slot from 0, as if none were planted but this one. */
export function conveyed(view: StalkView, planted?: number): ReadonlyMap<number, number> {
    // Where slots are filled at once, another flower lies there when the upkeep comes.
    const hole = agreed(view, 'refill') === 'immediate' && view.greenhouse > 0 ? undefined : planted;
    const slots = [...view.exchange].flatMap((letter, i) => (letter === NONE || i === hole ? [] : [i]));
    const last = slots.at(-1);
    const moves = new Map<number, number>();
    if (last !== undefined && (agreed(view, 'compost-rightmost') !== 'last-slot' || last === view.exchange.length - 1)) {
        moves.set(last, GONE);
        slots.pop();
    }
    slots.forEach((slot, i) => moves.set(slot, view.exchange.length - slots.length + i));
    return moves;
}
