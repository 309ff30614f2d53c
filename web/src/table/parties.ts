// The names of the parties of a game, and their results.
import type { Outcome, Standing } from '../wire';
import { person } from '../person.svelte';
import { messages, t } from '../messages/messages.svelte';

/** A party of a result. */
export interface Party {
    readonly seat?: string;
    readonly name: string;
}

/** Within a sentence. A party without a seat is called by what it is: "the automa". */
export const called = (party: Party): string => (party.seat === undefined ? person.party(party.name) : party.name);

/** Several, within a sentence: "Ben and the automa". */
export const together = (parties: readonly Party[]): string => messages.language.list(parties.map(called));

/**
 * Returns the parties as the beginning of a sentence, or standing alone. A person's name stays as they wrote it.
 */
export const headed = (parties: readonly Party[]): string => {
    const words = together(parties);
    return parties[0]?.seat === undefined ? messages.language.capitalized(words) : words;
};

/** Says who came first: "Ben wins", "The automa and Ben share the win". */
export function won(ranks: readonly (Party & { readonly place: number })[]): string {
    const winners = ranks.filter((rank) => rank.place === 1);
    return t('party.win', { names: headed(winners), count: winners.length });
}

/** Says who won, and by how much where one party won by its score: "You win, 76 to 47". */
export function victory({ ranks, group }: Outcome, mine: readonly string[]): string {
    if (group !== undefined) return t('result.group', { score: group });
    const [best, next] = ranks;
    const alone = best !== undefined && next?.place !== 1;
    const own = alone && mine.length === 1 && best.seat === mine[0];
    const what = own ? t('result.you-win') : won(ranks);
    if (best?.score === undefined) return what;
    if (!alone) return t('result.each', { what, score: best.score });
    return next?.score === undefined ? what : t('result.won-by', { what, best: best.score, next: next.score });
}

/** The same with the reason: "You win, 76 to 47: three groups of yellow". */
export const because = (what: string, reason: string | undefined): string => (reason ? t('result.because', { what, reason }) : what);

/** Says who resigned: "Ben gave up"; undefined if nobody did. */
export function gaveUp(
    seats: readonly { readonly seat: string; readonly name: string; readonly resigned: boolean }[],
    mine: readonly string[],
) {
    const gone = seats.filter(({ resigned }) => resigned);
    const own = gone.length === 1 && mine.length === 1 && gone[0]?.seat === mine[0];
    return gone.length > 0 ? t('result.they-gave-up', { own, count: gone.length, names: together(gone) }) : undefined;
}

/** Returns true if anybody has a score in a result, even zero. A game that was given up has no scores. */
export const scored = ({ ranks }: Outcome): boolean => ranks.some((rank) => rank.score !== undefined);

/** Returns true if a game was played to its own end: it was not given up and not stopped. */
export const playedOut = (outcome: Outcome | undefined): boolean => outcome !== undefined && !outcome.stopped && scored(outcome);

/** "A bot held Ben’s seat for part of the game."; nothing where no bot stood in for anybody. */
export function heldByBots({ held }: Outcome, nameOf: (seat: string) => string): string {
    if (held.length === 0) return '';
    return t('party.held', { names: messages.language.list(held.map(nameOf)), count: held.length });
}

/** Returns who ranks above another with as many wins and points: the last tie was decided for them. */
export const favoured = (standings: readonly Standing[]): readonly Standing[] =>
    standings.filter((one, i) => {
        const next = standings[i + 1];
        return next && next.wins === one.wins && next.points === one.points && next.place !== one.place;
    });

/**
 * Says how points of a match are shown. Games that were given up count no points. If there are no other games, a
 * dash is shown.
 */
export function pointsIn(games: readonly { readonly outcome?: Outcome }[]): { givenUp: boolean; of: (points: number) => string } {
    const ended = games.flatMap(({ outcome }) => (outcome && !outcome.stopped ? [outcome] : []));
    const givenUp = ended.some((outcome) => !scored(outcome));
    return { givenUp, of: (points) => (givenUp && !ended.some(scored) ? '–' : String(points)) };
}
