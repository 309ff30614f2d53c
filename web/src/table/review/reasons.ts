// Why a move was an error: what surely differs between it and the better one.
import type { SayMessages } from '$toolkit/board';
import { sentences } from '$toolkit/messages';
import { t } from '../../messages/messages.svelte';
import { described, listed } from '../../messages/say';
import type { Alternative, FeatureChange, FoundError, Hint, MovePreview } from '../../wire';

type Events = MovePreview['events'];

/** Parts events into those that others have, too, and the rest. */
function compared(events: Events, others: Events): { own: Events; shared: Events } {
    const left = others.map((event) => JSON.stringify(event));
    const own: Events = [];
    const shared: Events = [];
    for (const event of events) {
        const place = left.indexOf(JSON.stringify(event));
        if (place >= 0) left.splice(place, 1);
        (place >= 0 ? shared : own).push(event);
    }
    return { own, shared };
}

/** Two moves in words. */
export interface Reasons {
    /** The effects of the actual move that the better move lacks. */
    readonly made: string;
    /** The effects of the better move that the actual move lacks. */
    readonly better: string;
    /** The effects of both; empty if there are none. */
    readonly both: string;
    /** The effects of the actual move if nobody steps in; left out if there are none. */
    readonly madeFollows?: string;
    /** The same for the better one. */
    readonly betterFollows?: string;
    /** True if what is certain or follows differs. Otherwise the loss lies in what may follow, and the moves are written. */
    readonly differ: boolean;
}

/** Compares what is certain after the move that was made, and what then follows if nobody steps in, with the same of the better one. */
export function reasons({ made, better }: Pick<FoundError, 'made' | 'better'>, says: SayMessages): Reasons {
    const ofMade = compared(made.does.events, better.does.events);
    const ofBetter = compared(better.does.events, made.does.events);
    const words = { made: says(ofMade.own), better: says(ofBetter.own) };
    const follows = {
        made: says(compared(made.does.expected, better.does.expected).own),
        better: says(compared(better.does.expected, made.does.expected).own),
    };
    const differ = words.made !== words.better || follows.made !== follows.better;
    const told = ({ move }: Alternative, own: string) => (differ && own !== '' ? own : move);
    return {
        made: told(made, words.made),
        better: told(better, words.better),
        both: says(ofMade.shared),
        ...(differ && follows.made !== '' ? { madeFollows: follows.made } : {}),
        ...(differ && follows.better !== '' ? { betterFollows: follows.better } : {}),
        differ,
    };
}

/** Returns how many whole points each party can expect more or less after the error than after the better move, where any. */
export function inPoints({ points }: FoundError): readonly { readonly party: number; readonly change: number }[] {
    return (points ?? []).map((change, party) => ({ party, change: Math.round(change) })).filter(({ change }) => change !== 0);
}

/** Returns a share of the win in points. */
export const points = (share: number): number => Math.round(share * 100);

/** Returns of which features of a game there is less, and of which there is more, where the game has words for them. */
function changes(slug: string, features: readonly FeatureChange[]): readonly { readonly more: boolean; readonly what: string }[] {
    return [false, true]
        .map((more) => ({
            more,
            names: features.filter((one) => one.more === more).map((one) => described(slug, 'feature', one.name) ?? ''),
        }))
        .map(({ more, names }) => ({ more, what: listed(names.filter((name) => name !== '')) }))
        .filter(({ what }) => what !== '');
}

/** Returns the features by which a move is worse than the better one, in words. */
export const worseBy = (slug: string, { features }: Pick<FoundError, 'features'>): readonly string[] =>
    changes(slug, features).map((change) => t('coach.features', change));

/** Returns how a hinted move compares with the best other one; empty if that is not known. */
export function leadOf({ does, lead }: Hint, says: SayMessages, slug: string): string {
    if (!lead) return '';
    const what = says(compared(lead.other.does.events, does.events).own) || lead.other.move;
    const ahead = points(lead.ahead);
    if (lead.low <= 0 || ahead <= 0) return t('coach.as-good', { what });
    return sentences([
        t('coach.ahead', { points: ahead, what }),
        ...changes(slug, lead.features).map((change) => t('coach.there', change)),
    ]);
}

/** Returns what the best move in hindsight does and the move that was made does not, or the move as it is written. */
export function inHindsight({ made }: FoundError, best: Alternative, says: SayMessages): string {
    return says(compared(best.does.events, made.does.events).own) || best.move;
}
