// What is proposed to all people at a table, in a player's words.
import type { Present, Proposal } from '../wire';

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

/** What others put to the vote since then, and whose seat a bot may be called to, for those who do not see the page.
 *  @param before undefined when the table has just been opened
 *  @param mine the viewer's own seats */
export function news(
    before: Present | undefined,
    present: Present,
    mine: readonly string[],
    lines: readonly string[],
    nameOf: (seat: string) => string,
): string {
    const told: string[] = [];
    const proposal = present.proposal;
    if (proposal && proposal.id !== before?.proposal?.id) {
        told.push(`${nameOf(proposal.by)} proposes ${proposed(proposal, lines, nameOf)}.`);
        if (proposal.yours) told.push('You may agree or decline.');
    }
    if (before && mine.length > 0) {
        for (const seat of present.leavers.filter((one) => !before.leavers.includes(one) && !mine.includes(one)))
            told.push(`${nameOf(seat)} has left; a bot may be called to hold the seat.`);
    }
    return told.join(' ');
}

const mover = (line: string | undefined): string | undefined => line?.match(/^(P\d):/)?.[1];
