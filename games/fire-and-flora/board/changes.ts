// What happened on the lands between two views, and why; losses above all.
import { capital, groundOf, landName, plantName, seatIndex, speciesOf } from './cards';
import type { FloraView, Ground } from './cards';

export interface Change {
    readonly land: string;
    /** Seat index of the owner now. */
    readonly owner: number;
    /** In a word, for the land itself. */
    readonly brief: string;
    /** "big Sagebrush on Point Lobos shrinks". */
    readonly says: string;
    readonly loss: boolean;
}

/** One land's change, or none. */
function change(before: FloraView, now: FloraView, was: Ground, is: Ground): Omit<Change, 'land' | 'owner'> | undefined {
    const place = landName(now, is.land);
    const native = (id: string | undefined) => speciesOf(now, id)?.kind === 'native';
    if (was.plant !== is.plant) {
        if (was.plant && is.plant) {
            return {
                brief: `was ${plantName(before, was)}`,
                says: `${capital(plantName(now, is))} takes the place of ${plantName(before, was)} on ${place}`,
                loss: native(was.plant),
            };
        }
        if (was.plant) return { brief: 'died', says: `${capital(plantName(before, was))} on ${place} dies`, loss: native(was.plant) };
        return { brief: 'new', says: `${capital(plantName(now, is))} comes up on ${place}`, loss: !native(is.plant) };
    }
    if (is.plant && was.big !== is.big) {
        const name = speciesOf(now, is.plant)?.name ?? is.plant;
        return is.big
            ? { brief: 'grew', says: `${name} on ${place} grows`, loss: false }
            : { brief: 'shrank', says: `${name} on ${place} becomes small`, loss: native(is.plant) };
    }
    if (was.building !== is.building) {
        return is.building
            ? { brief: 'built', says: `${landName(now, is.building)} stands on ${place}`, loss: false }
            : { brief: 'lost', says: `${landName(now, was.building ?? '')} on ${place} is lost`, loss: true };
    }
    if (was.seed !== is.seed && is.seed)
        return { brief: 'seeds', says: `Seeds of ${speciesOf(now, is.seed)?.name} stay on ${place}`, loss: false };
    return undefined;
}

/** Every change on lands that were there before, in burn order from the active player. */
export function changes(before: FloraView | undefined, now: FloraView): readonly Change[] {
    if (!before) return [];
    const seats = now.players.length;
    const active = seatIndex(now.active);
    const found: Change[] = [];
    for (let i = 0; i < seats; i++) {
        const owner = (active - i + seats) % seats;
        for (const is of now.players[owner]?.lands ?? []) {
            const was = groundOf(before, is.land);
            if (!was) continue;
            const told = change(before, now, was.ground, is);
            if (told) found.push({ land: is.land, owner, ...told });
        }
    }
    return found;
}

/** How the scores went: "Ada: 12 (+1), Ben: 5 (−3)"; those that stay are left out. */
export function scores(before: FloraView | undefined, now: FloraView, name: (index: number) => string): string {
    if (!before) return '';
    return now.players
        .flatMap((one, i) => {
            const more = one.score - (before.players[i]?.score ?? one.score);
            return more === 0 ? [] : [`${name(i)}: ${one.score} (${more > 0 ? '+' : '−'}${Math.abs(more)})`];
        })
        .join(', ');
}

/** The last event before now, where one of the views is in the middle of it, it has come, or its discard has grown. */
export function eventsIn(trail: readonly FloraView[], now: FloraView): string | undefined {
    for (let i = trail.length - 1; i >= 0; i--) {
        const before = trail[i]!;
        const after = trail[i + 1] ?? now;
        if (before.event) return before.event;
        // It has come, and stops in the middle for a question.
        if (after.event) return after.event;
        const grown = Object.keys(after.eventsDone).find((id) => after.eventsDone[id]! > (before.eventsDone[id] ?? 0));
        if (grown) return grown;
    }
    return undefined;
}
