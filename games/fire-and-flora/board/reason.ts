// Says why a game was won.
import { added, lead } from '$toolkit/lead';
import { seatIndex } from '$toolkit/texts';
import { t } from '$words/fire-and-flora';
import { plantName, stars } from './cards';
import type { FloraView } from './cards';

type Landscape = FloraView['players'][number];

/** The stars of a landscape by plant; those for different natives stand under no plant. */
const starsBy = (view: FloraView, { lands, bonus }: Landscape): ReadonlyMap<string, number> =>
    added([new Map([['', bonus]]), ...lands.map((ground) => new Map([[plantName(view, ground), ground.stars]]))]);

/** Says what decided between equal stars; undefined if the stars decided. */
function untied(wonBy: FloraView['wonBy'], { settling: best }: Landscape, { settling: next }: Landscape): string | undefined {
    switch (wonBy) {
        case 'big-natives':
            return best && next && t('reason.natives', { best: best.bigNatives, next: next.bigNatives });
        case 'coins':
            return best && next && t('reason.coins', { best: best.coins, next: next.coins });
        case 'turn-order':
            return t('reason.turns');
        case 'score':
        case undefined:
            return undefined;
    }
}

/** "big Sagebrush on 3 lands for 6 stars": the plants that brought most of the lead. */
export function reason(frames: readonly { view: FloraView }[], best: readonly string[], next: string | undefined): string | undefined {
    const view = frames.at(-1)?.view;
    const rowOf = (seat: string | undefined) => (seat === undefined ? undefined : view?.players[seatIndex(seat)]);
    const [own] = best.flatMap((seat) => rowOf(seat) ?? []);
    if (!view || !own) return undefined;
    if (best.length > 1) return t('reason.level');
    const behind = rowOf(next);
    const tie = behind && untied(view.wonBy, own, behind);
    if (tie) return tie;
    const mine = starsBy(view, own);
    const most = lead(mine, behind ? starsBy(view, behind) : new Map());
    if (!most) return undefined;
    const brought = stars(mine.get(most.what) ?? 0);
    const lands = own.lands.filter((ground) => plantName(view, ground) === most.what).length;
    return most.what === '' ? t('reason.bonus', { stars: brought }) : t('reason.plants', { plant: most.what, lands, stars: brought });
}
