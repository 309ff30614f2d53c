// The marks on the chart of a finished game: luck that changed the chances, and errors.
import { t } from '../../messages/messages.svelte';
import type { FoundError, WinChances } from '../../wire';

export type MarkKind = 'luck' | 'inaccuracy' | 'mistake' | 'blunder';

export interface Mark {
    readonly kind: MarkKind;
    /** The step, from 1. */
    readonly step: number;
    /** The position to look at: after luck, before a decision. */
    readonly at: number;
    /** The index of the party. */
    readonly party: number;
    /** Of the party's share of the win, from -1 to 1. */
    readonly change: number;
}

/** The number of turning points that are told in words. */
const MOST_TURNS = 3;

const points = (share: number): number => Math.round(share * 100);

/** Returns the marks of a game in the order of its steps. */
export function marksOf({ swings, parties }: WinChances, errors: readonly FoundError[]): readonly Mark[] {
    const luck = swings.map((swing): Mark => ({ ...swing, kind: 'luck', at: swing.step }));
    const wrong = errors.map(({ grade, step, seat, loss }): Mark => ({
        kind: grade as MarkKind,
        step,
        at: step - 1,
        party: parties.findIndex((party) => party.seat === seat),
        change: -loss,
    }));
    return [...luck, ...wrong].sort((one, other) => one.step - other.step);
}

/** Returns the marks that changed most, in the order of the steps. */
export const turnsOf = (marks: readonly Mark[]): readonly Mark[] =>
    [...marks]
        .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
        .slice(0, MOST_TURNS)
        .sort((one, other) => one.step - other.step);

/** Returns a change in points, with its sign. */
export function signed(share: number): string {
    const change = points(share);
    return t('chances.change', { way: change > 0 ? 'up' : change < 0 ? 'down' : 'same', points: Math.abs(change) });
}

/** "Good luck", "Blunder". */
export const kindOf = ({ kind, change }: Mark): string => t('chances.kind', { kind: kind === 'luck' && change < 0 ? 'misfortune' : kind });

/** "Good luck at 34, Ben: +22". */
export const markWords = (mark: Mark, name: (party: number) => string): string =>
    t('chances.mark', { kind: kindOf(mark), step: mark.step, name: name(mark.party), change: signed(mark.change) });
