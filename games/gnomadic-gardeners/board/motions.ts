// The motions of the events of a moment. Gnomes turn over, go to their task and come back, and cross the table. Bliss and
// animals go from the task to the side that did it.
import type { Motion } from '$toolkit/motion';
import { AUTOMA } from './cards';
import type { GnomeEvent } from './cards';

const gnomesOf = (gnomes: readonly { id: string }[]) => gnomes.map(({ id }) => `gnome:${id}`);

/** Returns what these events move, in their order. */
export function motions(events: readonly GnomeEvent[]): readonly Motion[] {
    /** The tasks done in this moment, by side. */
    const tasks = new Map<string, number>();
    return events.flatMap((event): Motion[] => {
        switch (event.kind) {
            case 'gnomes-revealed':
                return gnomesOf(event.gnomes).map((at) => ({ kind: 'turns', at }));
            case 'task-done':
                tasks.set(event.seat ?? AUTOMA, event.task);
                return gnomesOf(event.by).map((at) => ({ kind: 'visits', at, to: `task:${event.task}` }));
            case 'scored': {
                const side = event.seat ?? AUTOMA;
                const from = tasks.has(side) ? `task:${tasks.get(side)}` : `party:${side}`;
                return [{ kind: 'points', points: event.to - event.from, from, to: `score:${side}` }];
            }
            case 'animal-gained': {
                const side = event.seat ?? AUTOMA;
                const from = tasks.has(side) ? `task:${tasks.get(side)}` : `party:${side}`;
                return [{ kind: 'comes', at: `animal:${side}:${event.animal}`, from }];
            }
            case 'animal-helped':
                return [{ kind: 'shakes', at: `animal:${event.seat}:${event.animal}` }];
            case 'gnomes-handed-over':
                return gnomesOf(event.gnomes).map((at) => ({ kind: 'goes', at, to: `party:${event.to}` }));
            // Seen where they stand.
            case 'animals-fell-asleep':
            case 'animals-rested':
            case 'game-ended':
            case 'gift-chosen':
            case 'gnome-kept':
            case 'gnomes-dealt':
            case 'gnomes-put-under':
            case 'gnomes-set-aside':
            case 'keeping-due':
            case 'no-animal-gained':
            case 'no-task-done':
            case 'orders-revealed':
            case 'phase-changed':
            case 'resolves-first':
            case 'round-began':
            case 'side-resolved':
            case 'task-card-discarded':
            case 'task-card-drawn':
            case 'task-card-slid':
            case 'task-cards-laid':
            case 'task-cards-put-under':
            case 'task-opened':
            case 'task-pile-shuffled':
                return [];
        }
    });
}
