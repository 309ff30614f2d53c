// Why a target that was clicked cannot be chosen: the server's own sentence.
import type { Entry } from '$toolkit/entry.svelte';
import type { Preview } from '../wire';
import { t } from '../messages/messages.svelte';

export interface Reason {
    readonly says: string;
    readonly rule?: string;
}

type Choices = Record<string, string[]>;

export function copy(selection: Readonly<Record<string, readonly string[]>>): Choices {
    return Object.fromEntries(Object.entries(selection).map(([pick, ids]) => [pick, [...ids]]));
}

/**
 * Where the answer is only that something is still missing, anything is put there, so that the reason comes out.
 * Undefined if something else has been chosen meanwhile.
 */
export async function reason(entry: Entry, ask: (selection: Choices) => Promise<Preview>): Promise<Reason | undefined> {
    const refused = entry.refused;
    if (!refused) return undefined;
    let selection: Choices = { ...copy(entry.chosenByPick), [refused.pick]: [refused.id] };
    for (;;) {
        const says = await ask(selection);
        if (entry.refused !== refused) return undefined;
        const lacking = says.problems.find((problem) => entry.pick(problem.where) && !selection[problem.where]);
        const filler = lacking && [...entry.targets(lacking.where)][0];
        if (!says.refusal && lacking && filler) {
            selection = { ...selection, [lacking.where]: [filler] };
            continue;
        }
        if (says.refusal) return { says: says.refusal.reason, rule: says.refusal.rule };
        const problem = says.problems[0];
        return { says: problem ? problem.fault : t('ask.cannot') };
    }
}
