// Says why a game was won.
import { added, lead } from '$toolkit/lead';
import { every } from '$toolkit/kinds';
import type { Frame } from '$toolkit/types';
import type { GardensOfMars } from '$wire';
import { t } from '$words/gardens-of-mars';
import { causeName, eventsOf, isColour, points } from './trails';
import { colourName, groupOf } from './view';
import type { Colour } from './view';

type Frames = readonly Frame<GardensOfMars>[];

/** The number of groups of a colour in which these seats have planted flowers. */
function groups(frames: Frames, seats: readonly string[], colour: Colour): number {
    const view = frames.at(-1)?.view;
    const planted = seats.flatMap((seat) => every(eventsOf(frames, seat), 'planted')).filter((event) => event.colour === colour);
    return new Set(planted.map(({ cell }) => view && groupOf(view, cell))).size;
}

/** "three groups of yellow brought 31 points": what brought most of the lead. Only players at 0 share a win. GM-4.5 */
export function reason(frames: Frames, best: readonly string[], next: string | undefined): string | undefined {
    const together = frames.at(-1)?.view.options['cooperative'] === 'on';
    if (best.length > 1 && !together) return undefined;
    const own = added(best.map((seat) => points(frames, seat)));
    const most = lead(own, next === undefined ? new Map() : points(frames, next));
    if (!most) return undefined;
    const { what, points: more } = most;
    const brought = own.get(what) ?? 0;
    const says = isColour(what)
        ? t('reason.groups', { groups: groups(frames, best, what), colour: colourName(what), points: brought })
        : brought > 0
          ? t('reason.brought', { cause: causeName(what), points: brought })
          : t('reason.fewer-lost', { cause: causeName(what), points: more });
    return together ? t('reason.together', { says }) : says;
}
