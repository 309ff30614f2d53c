// A step moment by moment: the move, the parts of the upkeep, the end. Each moment is a group of events, and its picture
// is the one before with what these events change.
import type { SayMessages, Stage } from '$toolkit/board';
import { applyChanges, effects } from '$toolkit/changes';
import type { Effect } from '$toolkit/changes';
import { sentences } from '$toolkit/messages';
import type { Frame } from '$toolkit/types';
import type { StalkExchange } from '$wire';
import type { Flower, StalkEvent } from './garden';
import { cellsOf } from './previews';

type Part = 'deed' | 'harvest' | 'bloom' | 'exchange' | 'draw' | 'end';

/** The time for a further part of a caption, in captions. */
const PART = 0.25;

/** The moment to which each kind of event belongs; undefined if nothing is seen of it. */
const PARTS: Readonly<Record<StalkEvent['kind'], Part | undefined>> = {
    'first-player-drawn': 'deed',
    'portfolio-drawn': 'deed',
    'flower-sown': 'deed',
    planted: 'deed',
    swapped: 'deed',
    flushed: 'deed',
    'token-spent': 'deed',
    'actions-ended': 'deed',
    'actions-lost': 'deed',
    'portfolio-revealed': 'deed',
    'phase-changed': undefined,
    'flowers-known': undefined,
    'upkeep-began': 'harvest',
    harvested: 'harvest',
    'value-rose': 'harvest',
    'track-filled': 'harvest',
    bloomed: 'bloom',
    composted: 'exchange',
    'exchange-slid': 'exchange',
    'slot-filled': 'draw',
    'compost-returned': 'draw',
    'market-crashed': 'end',
    'end-triggered': 'end',
    'game-ended': 'end',
    'bust-drawn': 'end',
    'value-busted': 'end',
    'portfolio-scored': 'end',
    'turn-began': 'end',
};

const partOf = ({ kind }: StalkEvent): Part | undefined => PARTS[kind];

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
        for (const cell of cellsOf(event)) {
            if (event.kind === 'harvested') {
                fresh.delete(cell);
                gone.set(cell, event.flower);
            } else {
                fresh.add(cell);
                gone.delete(cell);
            }
        }
    }
    return { fresh, gone };
}
