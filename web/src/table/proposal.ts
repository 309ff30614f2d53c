// Says in a player's words what is proposed to all people at a table.
import type { LogEntry, Present, Proposal } from '../wire';
import { sentences } from '$toolkit/messages';
import { messages, t } from '../messages/messages.svelte';

/**
 * "Ben proposes to take back Ann’s move (step 3) and all after it.": steps are numbered as in the log.
 *
 * @param log the steps, from the first on
 * @param nameOf what a seat's player is called
 */
export function proposed(
    proposal: Pick<Proposal, 'kind' | 'by' | 'to'>,
    log: readonly LogEntry[],
    nameOf: (seat: string) => string,
): string {
    const name = nameOf(proposal.by);
    if (proposal.kind === 'stop') return t('table.proposes-stop', { name });
    const to = proposal.to ?? 0;
    const seat = mover(log[to]);
    if (to === 0 && seat === undefined) return t('table.proposes-start', { name });
    const of = seat === undefined ? 'step' : 'move';
    return t('table.proposes-back', { name, of, whose: seat ? nameOf(seat) : '', step: to + 1, after: to < log.length - 1 });
}

/**
 * Why nothing else can be proposed while this is open: everybody answers one thing at a time.
 *
 * @param me the seat that is told "you", if any is
 */
export const hindrance = (proposal: Pick<Proposal, 'by'>, me: string | undefined, nameOf: (seat: string) => string): string =>
    t('table.hindered', { is: proposal.by === me ? 'you' : 'other', name: nameOf(proposal.by) });

/**
 * "Ann took back a move (step 3)", "Ann took back Ben’s move (step 3) and all after it; everybody agreed".
 *
 * @param agreed whether all others had to agree, and did
 */
export function tookBack(by: string, to: number, agreed: boolean, log: readonly LogEntry[], nameOf: (seat: string) => string): string {
    const seat = mover(log[to]);
    const start = to === 0 && seat === undefined;
    const of = start ? 'start' : seat === undefined ? 'step' : seat === by ? 'own' : 'other';
    const whose = seat === undefined ? '' : nameOf(seat);
    return t('table.took-back', { name: nameOf(by), of, whose, step: to + 1, after: !start && to < log.length - 1, agreed });
}

/** Says, for people who do not see the page, what others have proposed since then, and to whose seat a bot may be
 *  called.
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
        told.push(proposed(proposal, log, nameOf));
        const asked = proposal.open.filter((seat) => mine.includes(seat)).map(nameOf);
        if (asked.length > 0)
            told.push(t('table.may-agree', { is: mine.length > 1 ? 'other' : 'you', names: messages.language.list(asked) }));
    }
    if (before && mine.length > 0) {
        for (const seat of present.leavers.filter((one) => !before.leavers.includes(one) && !mine.includes(one)))
            told.push(t('table.has-left', { name: nameOf(seat) }));
    }
    return sentences(told);
}

/** Returns the seat that moved alone in this step. */
const mover = (entry: LogEntry | undefined): string | undefined => (entry?.by.length === 1 ? entry.by[0] : undefined);
