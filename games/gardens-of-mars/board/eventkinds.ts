// Sorts the kinds of events for the board: by what a die does, and by whether a marker moves.
import type { MarsEvent } from './view';

/** A die that takes a gardener to a cell, a die that takes none anywhere, a change of the score, or nothing of these. */
type Sort = 'walk' | 'waste' | 'score' | 'other';

/** Each kind of event. The type check names a new kind until it is sorted here. */
const SORTED = {
    'first-player-drawn': 'other',
    'placing-turn-began': 'other',
    'gardener-placed': 'other',
    'gardeners-placed': 'other',
    'flowers-dealt': 'other',
    'gardener-chosen': 'other',
    'dice-rolled': 'other',
    planted: 'walk',
    'colour-used-up': 'other',
    'stepped-on-flower': 'walk',
    'die-wasted': 'waste',
    scored: 'score',
    'point-lost': 'score',
    'squares-skipped': 'score',
    'extra-turn-began': 'other',
    'turn-began': 'other',
    passed: 'other',
    'phase-changed': 'other',
    'extra-turn-earned': 'other',
    'extra-turn-missed': 'other',
    'idle-turns-counted': 'other',
    'game-ended': 'other',
} as const satisfies Readonly<Record<MarsEvent['kind'], Sort>>;

type Sorted = typeof SORTED;
type Of<S extends Sort> = Extract<MarsEvent, { kind: { [K in keyof Sorted]: Sorted[K] extends S ? K : never }[keyof Sorted] }>;

const sorted =
    <S extends Sort>(sort: S) =>
    (event: MarsEvent): event is Of<S> =>
        SORTED[event.kind] === sort;

/** Whether a die takes a gardener to a cell. */
export const isWalk = sorted('walk');

/** Whether a die takes no gardener anywhere. */
export const isWaste = sorted('waste');

/** Whether the score changes, so that a marker moves. */
export const isScore = sorted('score');
