// Says why a game was won.
import { first } from '$toolkit/kinds';
import { added, lead } from '$toolkit/lead';
import type { Frame } from '$toolkit/types';
import type { GnomadicGardeners } from '$wire';
import { t } from '$words/gnomadic-gardeners';
import { AUTOMA } from './cards';
import { blissBy, gainName, gains } from './score';

type Frames = readonly Frame<GnomadicGardeners>[];

const isTask = (source: string) => source === 'task-1' || source === 'task-2';

/** What decided between equal bliss: the number of animals, or who wins ties; undefined where bliss decided. */
function untied(frames: Frames, best: string, next: string): string | undefined {
    const victory = first(frames.at(-1)?.events ?? [], 'game-ended')?.victory;
    const sides = frames.at(-1)?.view.sides ?? [];
    const animals = (party: string) => sides.find((side) => side.party === party)?.animals.length ?? 0;
    switch (victory) {
        case 'animals':
            return t('reason.animals', { best: animals(best), next: animals(next) });
        case 'tie':
            return t('reason.ties', { alone: sides.some(({ party }) => party === AUTOMA) });
        case 'bliss':
        case undefined:
            return undefined;
    }
}

/** "9 tasks brought 58 bliss": what brought most of the lead. */
export function reason(frames: Frames, best: readonly string[], next: string | undefined): string | undefined {
    const all = (party: string) => gains(frames, party);
    const bliss = (party: string) => blissBy(all(party), (source) => (isTask(source) ? 'tasks' : source));
    const [winner] = best;
    const decided = winner !== undefined && next !== undefined ? untied(frames, winner, next) : undefined;
    if (decided !== undefined) return decided;
    const own = added(best.map(bliss));
    const most = lead(own, next === undefined ? new Map() : bliss(next));
    if (!most) return undefined;
    const brought = own.get(most.what) ?? 0;
    return most.what === 'tasks'
        ? t('reason.tasks', { count: best.flatMap(all).filter(({ source }) => isTask(source)).length, bliss: brought })
        : t('reason.bliss', { source: gainName(most.what), start: most.what === 'start', bliss: brought });
}
