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

/** The cells on which an event plants, harvests or opens flowers. */
export function cellsOf(event: StalkEvent): readonly string[] {
    if (event.kind === 'planted') return [event.cell];
    return event.kind === 'harvested' || event.kind === 'bloomed' ? event.cells : [];
}

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
    const meet = (cells: readonly string[], fate: Fate, isSure: boolean) => {
        for (const cell of cells) {
            fates.set(cell, fate);
            if (isSure) sure.add(cell);
            else sure.delete(cell);
        }
    };
    const all = [...certain, ...expected];
    all.forEach((event, i) => {
        const isSure = i < certain.length;
        if (event.kind === 'planted') meet([event.cell], 'planted', isSure);
        if (event.kind === 'harvested') meet(event.cells, 'harvested', isSure);
        if (event.kind === 'bloomed') meet(event.cells, 'blooms', isSure);
    });
    const busts = every(all, 'value-busted');
    const rises = every(all, 'value-rose');
    if (fates.size === 0 && rises.length === 0 && busts.length === 0) return undefined;
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
