// An event that goes from land to land, parted into moments: one for each land on which it changes something, in the
// order in which it gets there.
import type { Stage } from '$toolkit/board';
import { eventOf, groundOf, read, sideOf } from './cards';
import type { FloraView, Ground } from './cards';
import { changes, eventsIn } from './changes';
import type { Change } from './changes';

/** Where a change comes in burn order: a child comes with its parent, whichever of the two lands is reached first. */
function ordered(before: FloraView, now: FloraView, all: readonly Change[]): readonly Change[] {
    const place = (land: string) => {
        const found = groundOf(now, land);
        const seats = now.players.length;
        const active = Number(now.active.slice(1)) - 1;
        return found ? ((active - found.owner + seats) % seats) * 1000 + now.players[found.owner]!.lands.indexOf(found.ground) : 0;
    };
    const parent = (one: Change) => {
        const is = groundOf(now, one.land)?.ground;
        const was = groundOf(before, one.land)?.ground;
        if (!is?.plant || is.plant === was?.plant) return undefined;
        return before.players[one.owner]?.lands.find((ground) => ground.plant === is.plant && ground.big)?.land;
    };
    const key = (one: Change) => {
        const from = parent(one);
        return from === undefined ? place(one.land) : place(from) + 0.5;
    };
    return [...all].sort((one, two) => key(one) - key(two));
}

/** The view in which only these changes have come about. */
function partly(before: FloraView, now: FloraView, done: readonly Change[], event: string): FloraView {
    const lands = new Set(done.map((one) => one.land));
    const stars = (ground: Ground) => sideOf(before, ground)?.stars ?? 0;
    return {
        ...before,
        event,
        players: before.players.map((player, i) => {
            const after = player.lands.map((was) =>
                lands.has(was.land) ? (now.players[i]?.lands.find((is) => is.land === was.land) ?? was) : was,
            );
            const more = after.reduce((sum, ground, at) => sum + stars(ground) - stars(player.lands[at]!), 0);
            return { ...player, score: player.score + more, lands: after };
        }),
    };
}

/** The moments of a step; none where one picture shows all of it. */
export function spreading(opening: string, before: unknown, after: unknown): readonly Stage[] {
    const was = read(before);
    const is = read(after);
    const id = eventsIn([was], is);
    const event = eventOf(is, id);
    const all = id && event ? ordered(was, is, changes(was, is)) : [];
    if (!id || all.length < 2) return [];
    return [
        { says: opening, view: { ...was, event: id } },
        ...all.map((one, i) => ({ says: `${one.says}.`, view: i === all.length - 1 ? is : partly(was, is, all.slice(0, i + 1), id) })),
    ];
}
