// The motions of the events of a moment. Flowers go from the exchange to the garden, open, and go to the
// market when they are
// harvested. The exchange slides and is filled.
import type { Motion } from '$toolkit/motion';
import type { StalkEvent } from './garden';

/** Returns what these events move, in their order. */
export const motions = (events: readonly StalkEvent[]): readonly Motion[] =>
    events.flatMap((event): Motion[] => {
        switch (event.kind) {
            case 'planted':
                return [{ kind: 'comes', at: `flower:${event.cell}`, from: `slot:${event.slot}` }];
            case 'swapped':
                return [
                    { kind: 'goes', at: `slot:${event.slot}`, to: `seat:${event.seat}` },
                    { kind: 'comes', at: `slot:${event.slot}`, from: `seat:${event.seat}` },
                ];
            case 'harvested':
                return event.cells.map((cell) => ({ kind: 'goes', at: `flower:${cell}`, to: `track:${event.flower}` }));
            case 'bloomed':
                return event.cells.map((cell) => ({ kind: 'opens', at: `flower:${cell}` }));
            case 'composted':
                return [{ kind: 'goes', at: `slot:${event.slot}`, to: 'compost' }];
            case 'exchange-slid':
                return event.slides.map(({ from, to }) => ({ kind: 'comes', at: `slot:${to}`, from: `slot:${from}` }));
            case 'slot-filled':
                return [{ kind: 'comes', at: `slot:${event.slot}`, from: 'greenhouse' }];
            case 'flower-sown':
                return [{ kind: 'comes', at: `flower:${event.cell}`, from: 'greenhouse' }];
            case 'value-busted':
            case 'bust-drawn':
                return [{ kind: 'shakes', at: `track:${event.flower}` }];
            case 'portfolio-scored':
                return [{ kind: 'points', points: event.score, from: `seat:${event.seat}`, to: `score:${event.seat}` }];
            // The new view shows these without motion.
            case 'first-player-drawn':
            case 'portfolio-drawn':
            case 'phase-changed':
            case 'turn-began':
            case 'flushed':
            case 'token-spent':
            case 'actions-ended':
            case 'actions-lost':
            case 'portfolio-revealed':
            case 'flowers-known':
            case 'upkeep-began':
            case 'value-rose':
            case 'track-filled':
            case 'compost-returned':
            case 'market-crashed':
            case 'end-triggered':
            case 'game-ended':
                return [];
        }
    });
