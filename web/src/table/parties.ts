// What those are called who take part in a game.

/** A party of a result. */
export interface Party {
    readonly seat?: string;
    readonly name: string;
}

/** Within a sentence; who holds no seat is called by what he is: "the automa". */
export const called = (party: Party): string => (party.seat === undefined ? `the ${party.name.replaceAll('-', ' ')}` : party.name);

/** Several, within a sentence: "Ben and the automa". */
export const together = (parties: readonly Party[]): string => parties.map(called).join(' and ');

/** At the beginning of a sentence, or by himself; a person is called as he calls himself. */
export const headed = (parties: readonly Party[]): string => {
    const words = together(parties);
    return parties[0]?.seat === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : words;
};

/** Who came first: "Ben wins", "The automa and Ben share the win". */
export function won(ranks: readonly (Party & { readonly place: number })[]): string {
    const winners = ranks.filter((rank) => rank.place === 1);
    return `${headed(winners)} ${winners.length > 1 ? 'share the win' : 'wins'}`;
}
