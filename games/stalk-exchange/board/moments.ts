// A step moment by moment: the move, the parts of the upkeep, the end. Each moment is a group of events, and its picture
// is the one before with these events entered.
import type { SayMessages, Stage } from '$toolkit/board';
import type { Frame } from '$toolkit/words';
import type { StalkExchange } from '$wire';
import { NONE, TYPES, letterOf, put, seatOf } from './garden';
import type { Flower, StalkEvent, StalkView } from './garden';

type Part = 'deed' | 'harvest' | 'bloom' | 'exchange' | 'draw' | 'end';

/** A moment of a step, with what it can be told together with. */
export interface Moment extends Stage<StalkExchange> {
    readonly part: Part;
}

/** How long a further part of a caption is looked at, in captions. */
const PART = 0.25;

/** The moment to which an event belongs; undefined if nothing is seen of it. */
function partOf(event: StalkEvent): Part | undefined {
    switch (event.kind) {
        case 'first-player-drawn':
        case 'portfolio-drawn':
        case 'flower-sown':
        case 'planted':
        case 'swapped':
        case 'flushed':
        case 'token-spent':
        case 'actions-ended':
        case 'actions-lost':
        case 'portfolio-revealed':
            return 'deed';
        case 'phase-changed':
            return undefined;
        case 'upkeep-began':
        case 'harvested':
        case 'value-rose':
        case 'track-filled':
            return 'harvest';
        case 'bloomed':
            return 'bloom';
        case 'composted':
        case 'exchange-slid':
            return 'exchange';
        case 'slot-filled':
        case 'compost-returned':
            return 'draw';
        case 'market-crashed':
        case 'end-triggered':
        case 'game-ended':
        case 'bust-drawn':
        case 'value-busted':
        case 'portfolio-scored':
        case 'turn-began':
            return 'end';
    }
}

/** The step in moments; none where one picture shows all of it. */
export function moments(frame: Frame<StalkExchange>, before: Frame<StalkExchange>, say: SayMessages): readonly Moment[] {
    const groups: { part: Part; events: StalkEvent[] }[] = [];
    for (const event of frame.events) {
        const part = partOf(event);
        if (!part) continue;
        const last = groups.at(-1);
        if (last?.part === part) last.events.push(event);
        else groups.push({ part, events: [event] });
    }
    if (groups.length < 2 && groups[0]?.part !== 'draw') return [];
    let view = before.view;
    return groups.map(({ part, events }, i) => {
        view = i === groups.length - 1 ? frame.view : events.reduce(applied, view);
        return { part, says: say(events), events, view, weigh: 1 + PART * (events.length - 1) };
    });
}

/**
 * Joins two moments: flowers drawn one after the other, or the part of another player's upkeep between its harvest
 * and the next turn. The viewer's own upkeep keeps its steps.
 */
export function joined(first: Stage<StalkExchange>, second: Stage<StalkExchange>, own: boolean): Stage<StalkExchange> | undefined {
    const [one, two] = [first as Moment, second as Moment];
    const draws = one.part === 'draw' && two.part === 'draw';
    const upkeep = !own && one.part !== 'deed' && one.part !== 'end' && two.part !== 'deed' && two.part !== 'end';
    if (!draws && !upkeep) return undefined;
    return {
        ...two,
        says: `${one.says} ${two.says}`,
        events: [...(one.events ?? []), ...(two.events ?? [])],
        weigh: (one.weigh ?? 1) + PART,
    };
}

const add = (counts: readonly number[], flower: Flower, amount: number): number[] =>
    counts.map((count, i) => (TYPES[i]?.word === flower ? count + amount : count));

const set = (counts: readonly number[], flower: Flower, value: number): number[] =>
    counts.map((count, i) => (TYPES[i]?.word === flower ? value : count));

/** The garden with these cells changed. */
const grown = (view: StalkView, cells: readonly string[], letter: (now: string) => string): string =>
    cells.reduce((garden, cell) => {
        const at = view.spaces.indexOf(cell);
        return put(garden, at, letter(garden[at] ?? NONE));
    }, view.garden);

const withPlayer = (view: StalkView, seat: string, change: (shed: StalkView['players'][number]) => StalkView['players'][number]) =>
    view.players.map((shed, i) => (seatOf(i) === seat ? change(shed) : shed));

/** The table once an event has happened, as far as the board shows it between two views. */
export function applied(view: StalkView, event: StalkEvent): StalkView {
    switch (event.kind) {
        case 'planted':
            return {
                ...view,
                exchange: put(view.exchange, event.slot - 1, NONE),
                garden: grown(view, [event.cell], () => letterOf(event.flower).toLowerCase()),
            };
        case 'swapped':
            return {
                ...view,
                exchange: put(view.exchange, event.slot - 1, letterOf(event.given)),
                players: withPlayer(view, event.seat, (shed) =>
                    shed.portfolio ? { ...shed, portfolio: add(add(shed.portfolio, event.taken, 1), event.given, -1) } : shed,
                ),
            };
        case 'flushed':
            return { ...view, exchange: NONE.repeat(view.exchange.length) };
        case 'token-spent':
            return { ...view, players: withPlayer(view, event.seat, (shed) => ({ ...shed, tokens: event.to })) };
        case 'flower-sown':
            return { ...view, garden: grown(view, [event.cell], () => letterOf(event.flower)) };
        case 'harvested':
            return {
                ...view,
                garden: grown(view, event.cells, () => NONE),
                market: add(view.market, event.flower, event.cells.length),
            };
        case 'value-rose':
            return { ...view, values: set(view.values, event.flower, event.to) };
        case 'track-filled':
            return { ...view, lowest: event.to };
        case 'bloomed':
            return { ...view, garden: grown(view, event.cells, (letter) => letter.toUpperCase()) };
        case 'composted':
            return { ...view, exchange: put(view.exchange, event.slot - 1, NONE), compost: add(view.compost, event.flower, 1) };
        case 'exchange-slid':
            return {
                ...view,
                exchange: event.slides.reduce(
                    (letters, { from, to }) => put(put(letters, to - 1, letters[from - 1] ?? NONE), from - 1, NONE),
                    view.exchange,
                ),
            };
        case 'slot-filled':
            return { ...view, exchange: put(view.exchange, event.slot - 1, letterOf(event.flower)), greenhouse: view.greenhouse - 1 };
        case 'compost-returned':
            return { ...view, compost: view.compost.map(() => 0), greenhouse: view.greenhouse + event.flowers };
        case 'market-crashed':
            return { ...view, crashed: true };
        case 'end-triggered':
            return { ...view, triggered: true };
        case 'turn-began':
        case 'phase-changed':
        case 'first-player-drawn':
        case 'portfolio-drawn':
        case 'actions-ended':
        case 'actions-lost':
        case 'portfolio-revealed':
        case 'upkeep-began':
        case 'game-ended':
        case 'bust-drawn':
        case 'value-busted':
        case 'portfolio-scored':
            return view;
    }
}

/** What recent events have left in the garden: cells where something has grown since, and what was harvested elsewhere. */
export interface Traces {
    readonly fresh: ReadonlySet<string>;
    readonly gone: ReadonlyMap<string, Flower>;
}

export function traces(events: readonly StalkEvent[]): Traces {
    const fresh = new Set<string>();
    const gone = new Map<string, Flower>();
    for (const event of events) {
        if (event.kind === 'planted') {
            fresh.add(event.cell);
            gone.delete(event.cell);
        } else if (event.kind === 'bloomed') event.cells.forEach((cell) => fresh.add(cell));
        else if (event.kind === 'harvested') {
            for (const cell of event.cells) {
                fresh.delete(cell);
                gone.set(cell, event.flower);
            }
        }
    }
    return { fresh, gone };
}

/** A harvested flower on its way from its cell to the market. */
export interface Flight {
    readonly cell: string;
    readonly flower: Flower;
}

/** The flowers that move to the market in a moment: those that its events harvest. */
export const flights = (moment: readonly StalkEvent[]): readonly Flight[] =>
    moment.flatMap((event) => (event.kind === 'harvested' ? event.cells.map((cell) => ({ cell, flower: event.flower })) : []));
