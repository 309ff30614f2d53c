// Motion for the events of a moment: dice tumble, flowers open, points fly to the player's marker.
import type { Motion } from '$toolkit/motion';
import type { MarsEvent } from './view';

/** Returns what these events move, in their order. */
export function motions(events: readonly MarsEvent[]): readonly Motion[] {
    /** Where the latest points came from. */
    let source = 'dice';
    return events.flatMap((event): Motion[] => {
        switch (event.kind) {
            case 'gardener-placed':
                return [{ kind: 'opens', at: `gardener:${event.cell}` }];
            case 'dice-rolled':
                return [{ kind: 'tumbles', at: 'dice' }];
            case 'planted':
                source = `cell:${event.cell}`;
                return [{ kind: 'opens', at: `flower:${event.cell}` }];
            case 'stepped-on-flower':
                source = `cell:${event.cell}`;
                return [{ kind: 'shakes', at: `flower:${event.cell}` }];
            case 'die-wasted':
                source = 'dice';
                return [];
            case 'scored':
                return [{ kind: 'points', points: event.points, from: source, to: `score:${event.seat}` }];
            case 'point-lost':
                return [{ kind: 'points', points: event.to - event.from, from: source, to: `score:${event.seat}` }];
            // The new view shows these without motion.
            case 'first-player-drawn':
            case 'placing-turn-began':
            case 'gardeners-placed':
            case 'flowers-dealt':
            case 'gardener-chosen':
            case 'colour-used-up':
            case 'squares-skipped':
            case 'extra-turn-began':
            case 'turn-began':
            case 'passed':
            case 'phase-changed':
            case 'extra-turn-earned':
            case 'extra-turn-missed':
            case 'idle-turns-counted':
            case 'game-ended':
                return [];
        }
    });
}
