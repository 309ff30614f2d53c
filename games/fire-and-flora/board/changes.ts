// What is new on the lands since an earlier view, in a word on each land.
import { t } from '$words/fire-and-flora';
import { groundOf, landName, plantName, speciesOf } from './cards';
import type { FloraView, Ground } from './cards';

function brief(before: FloraView, now: FloraView, was: Ground, is: Ground): string | undefined {
    if (was.plant !== is.plant) {
        if (was.plant && is.plant) return t('fresh.replaced', { plant: plantName(before, was) });
        return was.plant ? t('fresh.died') : t('fresh.new');
    }
    if (is.plant && was.big !== is.big) return is.big ? t('fresh.grew') : t('fresh.shrank');
    if (was.building !== is.building)
        return is.building ? t('fresh.built') : t('fresh.lost', { building: landName(now, was.building ?? '') });
    if (is.seed && was.seed !== is.seed) return t('fresh.seeds', { plant: speciesOf(now, is.seed)?.name ?? is.seed });
    return undefined;
}

/** The lands that have changed since the view before, with what became of each in a word. */
export function changes(before: FloraView | undefined, now: FloraView): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    if (!before) return found;
    for (const is of now.players.flatMap(({ lands }) => lands)) {
        const was = groundOf(before, is.land)?.ground;
        const says = was && brief(before, now, was, is);
        if (says) found.set(is.land, says);
    }
    return found;
}

/** The last event card before now, where one of the views is in the middle of it, or its discard has grown. */
export function eventCardIn(trail: readonly FloraView[], now: FloraView): string | undefined {
    for (let i = trail.length - 1; i >= 0; i--) {
        const before = trail[i]!;
        const after = trail[i + 1] ?? now;
        const card = before.event ?? after.event;
        if (card) return card;
        const grown = Object.keys(after.eventsDone).find((id) => after.eventsDone[id]! > (before.eventsDone[id] ?? 0));
        if (grown) return grown;
    }
    return undefined;
}
