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

/** Returns why the target that was clicked is refused; undefined if something else has been chosen meanwhile. */
export async function reason(entry: Entry, ask: (selection: Choices) => Promise<Preview>): Promise<Reason | undefined> {
    const refused = entry.refused;
    if (!refused) return undefined;
    return objection(entry, { ...copy(entry.chosenByPick), [refused.pick]: [refused.id] }, ask, () => entry.refused === refused);
}

/** Learns why the greyed target under the pointer or the focus cannot be chosen, whatever else has been chosen. */
export async function learnReason(entry: Entry, ask: (selection: Choices) => Promise<Preview>): Promise<void> {
    const doubted = entry.doubted;
    if (!doubted) return;
    const found = await objection(entry, { [doubted.pick]: [doubted.id] }, ask, () => entry.doubted === doubted);
    if (found) entry.learnReason(doubted, found.says);
}

/**
 * Asks the server why it refuses a choice. If the move is only incomplete, this fills the gap with any choice and asks
 * again. Returns undefined if the reason is no longer needed.
 */
async function objection(
    entry: Entry,
    choices: Choices,
    ask: (selection: Choices) => Promise<Preview>,
    isWanted: () => boolean,
): Promise<Reason | undefined> {
    let selection = choices;
    for (;;) {
        const says = await ask(selection);
        if (!isWanted()) return undefined;
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
