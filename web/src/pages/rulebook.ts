// The rules of a game as the server has them, fetched once for each language.
import * as api from '../api';
import { messages } from '../messages/messages.svelte';

const kept = new Map<string, Promise<api.Written>>();

/** The rules of a game, in the language of the page where they are translated. */
export function rulesOf(slug: string): Promise<api.Written> {
    const key = `${slug} ${messages.tag}`;
    let rules = kept.get(key);
    if (!rules) {
        rules = api.rules(slug);
        rules.catch(() => kept.delete(key));
        kept.set(key, rules);
    }
    return rules;
}
