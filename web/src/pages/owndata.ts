// A person's own data, as one file.
import type { OwnData, OwnPerson, OwnTable } from '../wire';

/** Everything that a server stores about a person. */
export interface Collected {
    readonly person: OwnPerson;
    readonly tables: readonly OwnTable[];
    /** The ids of tables that the server cannot read. */
    readonly unreadable: readonly string[];
}

/**
 * Collects all portions.
 *
 * @param portion gets the portion after a table, or the first one
 */
export async function collected(portion: (after?: string) => Promise<OwnData>): Promise<Collected> {
    const answers: OwnData[] = [];
    let after: string | undefined;
    do {
        const answer = await portion(after);
        answers.push(answer);
        after = answer.next;
    } while (after !== undefined);
    return {
        person: answers[0]!.person,
        tables: answers.flatMap((answer) => answer.tables),
        unreadable: answers.flatMap((answer) => answer.unreadable),
    };
}

/** Offers the data to the browser as a file. */
export function save(data: Collected): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    link.download = `parterre-${data.person.badge}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
