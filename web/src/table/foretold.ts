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
    let last = '';
    return consequences
        .map(({ certainty, says }) => {
            const lead = says.startsWith(UNDONE) ? UNDONE : RESERVATION[certainty];
            const said = says.startsWith(UNDONE) ? says.slice(UNDONE.length) : says;
            const words = lead === last ? said : lead + said;
            last = lead;
            return words;
        })
        .join('; ');
}
