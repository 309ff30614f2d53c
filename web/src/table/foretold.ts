import type { Consequence } from '$toolkit/words';

const RESERVATION = {
    certain: '',
    'others-decide': 'unless others decide otherwise: ',
    'chance-decides': 'by chance: ',
    'more-to-come': 'then you still choose: ',
} as const;

const UNDONE = 'if nothing more is done: ';

/** What a move does, in one line; a reservation that holds for several in a row is said once. */
export function foretold(consequences: readonly Consequence[]): string {
    let last = { undone: false, lead: '' };
    return consequences
        .map(({ certainty, says }) => {
            const undone = says.startsWith(UNDONE);
            const lead = undone && certainty === 'more-to-come' ? '' : RESERVATION[certainty];
            const condition = undone && !last.undone ? UNDONE : '';
            const words = undone === last.undone && lead === last.lead ? '' : lead;
            last = { undone, lead };
            return condition + words + (undone ? says.slice(UNDONE.length) : says);
        })
        .join('; ');
}
