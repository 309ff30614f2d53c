// What is proposed to all people at a table, in a player's words.
import type { Proposal } from '../wire';

/** "to take back Ann's move 3 and all after it".
 *  @param lines of the record, from the first step on
 *  @param nameOf what a seat's player is called */
export function proposed(proposal: Pick<Proposal, 'kind' | 'to'>, lines: readonly string[], nameOf: (seat: string) => string): string {
    if (proposal.kind === 'stop') return 'to stop the game, with no winner';
    const to = proposal.to ?? 0;
    const since = to < lines.length - 1 ? ' and all after it' : '';
    const seat = mover(lines[to]);
    if (seat === undefined) return to === 0 ? 'to go back to the start' : `to take back step ${to + 1}${since}`;
    const count = lines.slice(0, to + 1).filter((line) => mover(line) === seat).length;
    return `to take back ${nameOf(seat)}’s move ${count}${since}`;
}

const mover = (line: string | undefined): string | undefined => line?.match(/^(P\d):/)?.[1];
