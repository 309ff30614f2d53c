// The effects of a move on garden and market, as the rules preview them.
import type { SayMessages } from '$toolkit/board';
import { every } from '$toolkit/kinds';
import { effectsOn, sayEffects } from '$toolkit/messages';
import type { MovePreview } from '$toolkit/types';
import type { StalkExchange } from '$wire';
import { TYPES } from './garden';
import type { Flower, StalkEvent, StalkView } from './garden';

/** The fate of a cell: planted now, in bloom after the upkeep, or harvested in it. */
export type Fate = 'planted' | 'blooms' | 'harvested';

/** The mark of a fate on the board: a plus, a star, a cross. No text, since a cell's name says it in words. */
export const SIGNS: Readonly<Record<Fate, string>> = {
    planted: 'M-1.7 0H1.7M0 -1.7V1.7',
    blooms: 'M-1.8 0H1.8M-.9 -1.6L.9 1.6M.9 -1.6L-.9 1.6',
    harvested: 'M-1.3 -1.3L1.3 1.3M1.3 -1.3L-1.3 1.3',
};

/** Says the events of a move that concern one target; empty if it does nothing there. */
export const told = (does: MovePreview<StalkExchange> | undefined, concerns: (event: StalkEvent) => boolean, say: SayMessages): string =>
    does ? sayEffects(effectsOn(does, concerns), say) : '';

/** Each kind of event: the fate of its cells, whether the market shows it, or neither. */
const SEEN = {
    'first-player-drawn': 'elsewhere',
    'portfolio-drawn': 'elsewhere',
    'flower-sown': 'elsewhere',
    planted: 'planted',
    swapped: 'elsewhere',
    flushed: 'elsewhere',
    'token-spent': 'elsewhere',
    'actions-ended': 'elsewhere',
    'actions-lost': 'elsewhere',
    'portfolio-revealed': 'elsewhere',
    'phase-changed': 'elsewhere',
    'flowers-known': 'elsewhere',
    'upkeep-began': 'elsewhere',
    harvested: 'harvested',
    'value-rose': 'market',
    'track-filled': 'market',
    bloomed: 'blooms',
    composted: 'elsewhere',
    'exchange-slid': 'elsewhere',
    'slot-filled': 'elsewhere',
    'compost-returned': 'elsewhere',
    'market-crashed': 'market',
    'end-triggered': 'elsewhere',
    'game-ended': 'elsewhere',
    'bust-drawn': 'elsewhere',
    'value-busted': 'market',
    'portfolio-scored': 'elsewhere',
    'turn-began': 'elsewhere',
} as const satisfies Readonly<Record<StalkEvent['kind'], Fate | 'market' | 'elsewhere'>>;

type Seen = typeof SEEN;
type CellKind = { [K in keyof Seen]: Seen[K] extends Fate ? K : never }[keyof Seen];

const isOnCells = (event: StalkEvent): event is Extract<StalkEvent, { kind: CellKind }> => SEEN[event.kind] in SIGNS;

/** The cells on which an event plants, harvests or opens flowers. */
export const cellsOf = (event: StalkEvent): readonly string[] => (isOnCells(event) ? ('cell' in event ? [event.cell] : event.cells) : []);

/** Garden and market after a move, as its preview lists them. */
export interface MarketPreview {
    readonly fates: ReadonlyMap<string, Fate>;
    /** The cells whose fate stands whatever else the player does. */
    readonly sure: ReadonlySet<string>;
    readonly values: number[];
    readonly lowest: number;
    readonly crashed: boolean;
    /** The types that bust if the game ends so; empty if it does not. */
    readonly busts: readonly Flower[];
}

/** Looks up what a move does to garden and market; undefined where it does nothing there. */
export function marketPreview(view: StalkView, does: MovePreview<StalkExchange> | undefined): MarketPreview | undefined {
    if (!does) return undefined;
    const { events: certain, expected } = does;
    const fates = new Map<string, Fate>();
    const sure = new Set<string>();
    const all = [...certain, ...expected];
    if (all.every(({ kind }) => SEEN[kind] === 'elsewhere')) return undefined;
    all.forEach((event, i) => {
        if (!isOnCells(event)) return;
        for (const cell of cellsOf(event)) {
            fates.set(cell, SEEN[event.kind]);
            if (i < certain.length) sure.add(cell);
            else sure.delete(cell);
        }
    });
    const busts = every(all, 'value-busted');
    const rises = every(all, 'value-rose');
    const values = TYPES.map(({ word }, i) => rises.findLast(({ flower }) => flower === word)?.to ?? view.values[i] ?? 0);
    return {
        fates,
        sure,
        values,
        lowest: every(all, 'track-filled').at(-1)?.to ?? view.lowest,
        crashed: view.crashed || all.some(({ kind }) => kind === 'market-crashed'),
        busts: busts.map(({ flower }) => flower),
    };
}
