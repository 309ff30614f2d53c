// A step moment by moment: the move, the parts of the upkeep, the end. Each moment is a group of events, and its picture
// is the one before with what these events change.
import type { SayMessages, Stage } from '$toolkit/board';
import { applyChanges, effects } from '$toolkit/changes';
import type { Effect } from '$toolkit/changes';
import { sentences } from '$toolkit/messages';
import type { Frame } from '$toolkit/types';
import type { StalkExchange } from '$wire';
import type { Flower, StalkEvent } from './garden';

type Part = 'deed' | 'harvest' | 'bloom' | 'exchange' | 'draw' | 'end';

/** The time for a further part of a caption, in captions. */
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
        case 'flowers-known':
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
export function moments(frame: Frame<StalkExchange>, before: Frame<StalkExchange>, say: SayMessages): readonly Stage<StalkExchange>[] {
    const groups: { part: Part; effects: Effect<StalkExchange>[] }[] = [];
    for (const effect of effects(frame)) {
        const part = partOf(effect.event);
        if (!part) continue;
        const last = groups.at(-1);
        if (last?.part === part) last.effects.push(effect);
        else groups.push({ part, effects: [effect] });
    }
    if (groups.length < 2 ? groups[0]?.part !== 'draw' : !frame.changes) return [];
    let view = before.view;
    return groups.map(({ effects: told }, i) => {
        const changes = told.flatMap((effect) => effect.changes);
        view = i === groups.length - 1 ? frame.view : applyChanges(view, changes);
        const events = told.map(({ event }) => event);
        return { says: say(events), events, view, weigh: 1 + PART * (events.length - 1) };
    });
}

/** The moment to which the last event of a stage belongs. */
const lastPart = ({ events }: Stage<StalkExchange>) => events?.map(partOf).findLast((part) => part !== undefined);

/**
 * Joins two moments: flowers drawn one after the other, or the part of another player's upkeep between its harvest
 * and the next turn. The viewer's own upkeep keeps its steps.
 */
export function joined(first: Stage<StalkExchange>, second: Stage<StalkExchange>, own: boolean): Stage<StalkExchange> | undefined {
    const parts = [lastPart(first), lastPart(second)];
    const draws = parts.every((part) => part === 'draw');
    const upkeep = !own && parts.every((part) => part !== 'deed' && part !== 'end');
    if (!draws && !upkeep) return undefined;
    return {
        ...second,
        says: sentences([first.says, second.says]),
        events: [...(first.events ?? []), ...(second.events ?? [])],
        weigh: (first.weigh ?? 1) + PART,
    };
}

/** Returns the traces of recent events in the garden: cells where something has grown since, and what was harvested elsewhere. */
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
