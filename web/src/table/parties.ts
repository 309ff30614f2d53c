// What those are called who take part in a game, and what they have.
import type { Outcome, Standing } from '../wire';
import { messages, t } from '../messages/messages.svelte';

/** A party of a result. */
export interface Party {
    readonly seat?: string;
    readonly name: string;
}

/** Within a sentence. A party without a seat is called by what it is: "the automa". */
export const called = (party: Party): string =>
    party.seat === undefined ? t('party.unseated', { name: party.name.replaceAll('-', ' ') }) : party.name;

/** Several, within a sentence: "Ben and the automa". */
export const together = (parties: readonly Party[]): string => messages.language.list(parties.map(called));

/** At the beginning of a sentence, or by himself; a person is called as he calls himself. */
export const headed = (parties: readonly Party[]): string => {
    const words = together(parties);
    return parties[0]?.seat === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : words;
};

/** Who came first: "Ben wins", "The automa and Ben share the win". */
export function won(ranks: readonly (Party & { readonly place: number })[]): string {
    const winners = ranks.filter((rank) => rank.place === 1);
    return t('party.win', { names: headed(winners), count: winners.length });
}

/** Whether anybody has a score in a result, be it nothing: of a game that was given up nobody has one. */
export const scored = ({ ranks }: Outcome): boolean => ranks.some((rank) => rank.score !== undefined);

/** Whether a game was played to its own end: it was neither given up nor stopped. */
export const playedOut = (outcome: Outcome | undefined): boolean => outcome !== undefined && !outcome.stopped && scored(outcome);

/** "A bot held Ben’s seat for part of the game."; nothing where no bot stood in for anybody. */
export function heldByBots({ held }: Outcome, nameOf: (seat: string) => string): string {
    if (held.length === 0) return '';
    return t('party.held', { names: messages.language.list(held.map(nameOf)), count: held.length });
}

/** Who leads somebody else of as many wins and points: a last tie was decided for them. */
export const favoured = (standings: readonly Standing[]): readonly Standing[] =>
    standings.filter((one, i) => {
        const next = standings[i + 1];
        return next && next.wins === one.wins && next.points === one.points && next.place !== one.place;
    });

/** What stands for points in a match: games given up count none, and while there are no others nothing is counted. */
export function pointsIn(games: readonly { readonly outcome?: Outcome }[]): { givenUp: boolean; of: (points: number) => string } {
    const ended = games.flatMap(({ outcome }) => (outcome && !outcome.stopped ? [outcome] : []));
    const givenUp = ended.some((outcome) => !scored(outcome));
    return { givenUp, of: (points) => (givenUp && !ended.some(scored) ? '–' : String(points)) };
}
