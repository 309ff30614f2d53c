// What is proposed to all people at a table, in a player's words.
import type { LogEntry, Present, Proposal } from '../wire';

/** "to take back Ann’s move (step 3) and all after it": steps are numbered as in the log.
 *  @param log the steps, from the first on
 *  @param nameOf what a seat's player is called */
export function proposed(proposal: Pick<Proposal, 'kind' | 'to'>, log: readonly LogEntry[], nameOf: (seat: string) => string): string {
    if (proposal.kind === 'stop') return 'to stop the game, with no winner';
    const to = proposal.to ?? 0;
    return to === 0 && mover(log[0]) === undefined ? 'to go back to the start' : `to take back ${goneFrom(to, log, nameOf)}`;
}

/** Why nothing else can be proposed while this is open: everybody answers one thing at a time.
 *  @param me the seat that is told "you", if any is */
export function hindrance(proposal: Pick<Proposal, 'by'>, me: string | undefined, nameOf: (seat: string) => string): string {
    const whose = proposal.by === me ? 'your' : `${nameOf(proposal.by)}’s`;
    return `Nothing else can be proposed until ${whose} proposal is answered or withdrawn.`;
}

/** "Ann took back a move (step 3)", "Ann took back Ben’s move (step 3) and all after it; everybody agreed".
 *  @param agreed whether all others had to agree, and did */
export function tookBack(by: string, to: number, agreed: boolean, log: readonly LogEntry[], nameOf: (seat: string) => string): string {
    const did =
        to === 0 && mover(log[0]) === undefined
            ? 'went back to the start'
            : `took back ${goneFrom(to, log, (seat) => (seat === by ? '' : nameOf(seat)))}`;
    return `${nameOf(by)} ${did}${agreed ? '; everybody agreed' : ''}.`;
}

function goneFrom(to: number, log: readonly LogEntry[], nameOf: (seat: string) => string): string {
    const since = to < log.length - 1 ? ' and all after it' : '';
    const seat = mover(log[to]);
    if (seat === undefined) return `step ${to + 1}${since}`;
    const name = nameOf(seat);
    return `${name ? `${name}’s` : 'a'} move (step ${to + 1})${since}`;
}

/** What others put to the vote since then, and whose seat a bot may be called to, for those who do not see the page.
 *  @param before undefined when the table has just been opened
 *  @param mine the viewer's own seats */
export function news(
    before: Present | undefined,
    present: Present,
    mine: readonly string[],
    log: readonly LogEntry[],
    nameOf: (seat: string) => string,
): string {
    const told: string[] = [];
    const proposal = present.proposal;
    if (proposal && proposal.id !== before?.proposal?.id) {
        told.push(`${nameOf(proposal.by)} proposes ${proposed(proposal, log, nameOf)}.`);
        const asked = proposal.open.filter((seat) => mine.includes(seat)).map(nameOf);
        if (asked.length > 0) told.push(`${mine.length > 1 ? asked.join(' and ') : 'You'} may agree or decline.`);
    }
    if (before && mine.length > 0) {
        for (const seat of present.leavers.filter((one) => !before.leavers.includes(one) && !mine.includes(one)))
            told.push(`${nameOf(seat)} has left; a bot may be called to hold the seat.`);
    }
    return told.join(' ');
}

/** Who moved alone in this step. */
const mover = (entry: LogEntry | undefined): string | undefined => (entry?.by.length === 1 ? entry.by[0] : undefined);
