// Says why a game was won.
import { lead } from '$toolkit/lead';
import { seatIndex } from '$toolkit/texts';
import type { Frame } from '$toolkit/types';
import type { StalkExchange } from '$wire';
import { t } from '$words/stalk-exchange';
import { TYPES, bustingNames, counted } from './garden';
import type { Shed } from './garden';

type Points = ReadonlyMap<number, number>;

const worth = (shed: Shed): Points => new Map(shed.points.map((points, type) => [type, points]));

const total = (points: Points) => [...points.values()].reduce((sum, one) => sum + one, 0);

/** The first value of which the winner has more flowers, where points are equal. */
function untied(best: Shed, next: Shed): string | undefined {
    const found = best.tiebreak.find(({ flowers }, i) => flowers !== next.tiebreak[i]?.flowers);
    if (!found) return undefined;
    const behind = next.tiebreak.find(({ value }) => value === found.value)?.flowers ?? 0;
    return t('reason.tie', { value: found.value, best: found.flowers, next: behind });
}

/** "4 tulips at 9": the flowers that brought most of the lead, or what the bust took from the next player. */
export function reason(
    frames: readonly Pick<Frame<StalkExchange>, 'view'>[],
    best: readonly string[],
    next: string | undefined,
): string | undefined {
    const view = frames.at(-1)?.view;
    const shedOf = (seat: string | undefined) => (seat === undefined ? undefined : view?.players[seatIndex(seat)]);
    const [shed] = best.flatMap((seat) => shedOf(seat) ?? []);
    if (!view || !shed || view.finals.length === 0) return undefined;
    if (best.length > 1) return t('reason.level');
    const behind = shedOf(next);
    const told = behind && total(worth(behind)) === total(worth(shed)) ? untied(shed, behind) : undefined;
    if (told) return told;
    const most = lead(worth(shed), behind ? worth(behind) : new Map());
    const busted = behind ? behind.busted - shed.busted : 0;
    if (busted > (most?.points ?? 0)) return t('reason.bust', { flowers: bustingNames(view), points: busted });
    const type = most && TYPES[most.what];
    return type && t('reason.flowers', { flowers: counted(shed.portfolio?.[most.what] ?? 0, type), value: view.finals[most.what] ?? 0 });
}
