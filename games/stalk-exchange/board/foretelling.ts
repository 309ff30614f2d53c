import type { Consequence } from '$toolkit/words';
import { TYPES } from './garden';
import type { StalkView } from './garden';

/** What the upkeep does with a cell: planted now, in bloom then, harvested then, or still a bulb. */
export type Fate = 'planted' | 'blooms' | 'harvested' | 'bulb';

/** A fate on the board: its sign, and its word in a cell's name. */
export const FATES: Readonly<Record<Fate, { sign: string; says: string }>> = {
    planted: { sign: '+', says: 'planted now' },
    blooms: { sign: '✽', says: 'will bloom' },
    harvested: { sign: '×', says: 'will be harvested' },
    bulb: { sign: '–', says: 'stays a bulb' },
};

/** The table as a preview tells it. */
export interface Foretelling {
    readonly fates: ReadonlyMap<string, Fate>;
    /** The cells whose fate stands whatever else the player does. */
    readonly sure: ReadonlySet<string>;
    readonly values: readonly number[];
    readonly lowest: number;
    readonly crashed: boolean;
    /** The types that bust if the game ends so; empty if it does not. */
    readonly busts: readonly string[];
    /** What the player's portfolio is worth then. */
    readonly worth: number | undefined;
}

const LATER: Readonly<Record<Fate, number>> = { planted: 0, bulb: 1, blooms: 1, harvested: 2 };

/** What a move's consequences do to garden and market, read from their sentences; undefined where they do nothing there. */
export function foretelling(view: StalkView, seat: number, told: readonly Consequence[]): Foretelling | undefined {
    const fates = new Map<string, Fate>();
    const sure = new Set<string>();
    const values = [...view.values];
    const portfolio = [...(view.players[seat]?.portfolio ?? [])];
    let { lowest, crashed } = view;
    let busts: string[] = [];
    const typeAt = (word: string) => TYPES.findIndex((type) => type.word === word);
    const meet = (cell: string, fate: Fate, certain: boolean) => {
        const old = fates.get(cell);
        if (old && LATER[old] > LATER[fate]) return;
        fates.set(cell, fate);
        if (certain) sure.add(cell);
        else sure.delete(cell);
    };
    for (const { at, certainty, says } of told) {
        const what = says.replace(/^if nothing more is done: /, '');
        const certain = certainty === 'certain';
        const harvest = /^harvests \d+ \w+ on (.+): the (\w+) goes from \d+ to (\d+)$/.exec(what);
        const swap = /^takes a (\w+) and gives a (\w+)/.exec(what);
        const bust = /^(.+?) loses? .*in the bust/.exec(what);
        if (harvest) {
            const cells = harvest[1]!.split(', ');
            for (const cell of cells) meet(cell, 'harvested', certain);
            values[typeAt(harvest[2]!)] = Number(harvest[3]);
            lowest -= cells.length;
        } else if (swap && portfolio.length > 0) {
            portfolio[typeAt(swap[1]!)]!++;
            portfolio[typeAt(swap[2]!)]!--;
        } else if (bust) busts = bust[1]!.split(', ');
        else if (what.startsWith('plants a ')) meet(at, 'planted', certain);
        else if (what.startsWith('blooms on ')) meet(at, 'blooms', certain);
        else if (what.startsWith('stays a bulb on ')) meet(at, 'bulb', certain);
        else if (what.startsWith('the market crashes')) crashed = true;
    }
    const moved = swapped(view, seat, portfolio) || values.some((value, i) => value !== view.values[i]) || busts.length > 0;
    if (fates.size === 0 && !moved) return undefined;
    const worth = portfolio.length > 0 ? portfolio.reduce((sum, count, i) => sum + count * (values[i] ?? 0), 0) : undefined;
    return { fates, sure, values, lowest, crashed, busts, worth };
}

const swapped = (view: StalkView, seat: number, portfolio: readonly number[]) =>
    portfolio.some((count, i) => count !== view.players[seat]?.portfolio?.[i]);
