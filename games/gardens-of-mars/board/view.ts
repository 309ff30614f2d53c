// Looking things up in the view. Nothing is computed by rule here.
import { word } from '$words/gardens-of-mars';
import type { GardensOfMars } from '$wire';
import { CELLS, directionTo } from './geometry';
import type { Direction } from './geometry';

export type MarsView = GardensOfMars.View;
export type MarsEvent = GardensOfMars.Event;
export type Colour = GardensOfMars.Colour;

/** The picks of the game's decisions, by the names that its Board gives them. */
export const PICK = { die: 'die', gardener: 'gardener', cell: 'cell', colour: 'colour' } as const;

/** Returns the id of the die with this value. */
export const dieId = (value: number) => `d${value}`;

export const COLOURS: readonly Colour[] = ['green', 'blue', 'yellow', 'white', 'gray', 'red'];

export const colourName = (colour: Colour) => word(`Colour.${colour}`);

const grown = new WeakMap<MarsView, ReadonlyMap<string, Colour>>();

/** The flowers by cell. */
export function flowersOf(view: MarsView): ReadonlyMap<string, Colour> {
    let known = grown.get(view);
    if (!known) {
        known = new Map(view.beds.flatMap((bed) => bed.cells.map((cell): [string, Colour] => [cell, bed.colour])));
        grown.set(view, known);
    }
    return known;
}

/** The cells next to a cell. */
export const neighbours = (view: MarsView, id: string): readonly string[] => view.neighbours[CELLS.findIndex((one) => one.id === id)] ?? [];

/** The cell next to this one in a direction, if there is one. */
export const beside = (view: MarsView, id: string, direction: Direction): string | undefined =>
    neighbours(view, id).find((other) => directionTo(id, other) === direction);

const bedOf = (view: MarsView, id: string) => view.beds.find(({ cells }) => cells.includes(id));

/** Returns the number of a flower's group among those of its colour; undefined where nothing grows. */
export function groupOf(view: MarsView, id: string): number | undefined {
    const bed = bedOf(view, id);
    return bed?.groups[bed.cells.indexOf(id)];
}

/** Returns how many flowers are in the group of this one. */
export function groupSize(view: MarsView, id: string): number {
    const group = groupOf(view, id);
    return bedOf(view, id)?.groups.filter((other) => other === group).length ?? 0;
}

export interface Standing extends GardensOfMars.Gardener {
    /** Seat index from 0. */
    readonly seat: number;
    /** 0, or 1 for the second of two gardeners. */
    readonly which: number;
}

/** Every gardener in the garden. */
export const gardenersOf = (view: MarsView): Standing[] =>
    view.players.flatMap((player, seat) => player.gardeners.map((one, which) => ({ ...one, seat, which })));

/** Returns the number of flowers of each colour that a player still has. */
export const stockOf = (view: MarsView, seat: number): ReadonlyMap<Colour, number> =>
    new Map(view.players[seat]?.flowers.map((pile) => [pile.colour, pile.count]));
