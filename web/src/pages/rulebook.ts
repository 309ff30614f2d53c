// The rules of a game as the server has them, fetched once.
import * as api from '../api';

const kept = new Map<string, Promise<string>>();

/** RULES.md of a game. */
export function rulesOf(slug: string): Promise<string> {
    let text = kept.get(slug);
    if (!text) {
        text = api.rules(slug);
        text.catch(() => kept.delete(slug));
        kept.set(slug, text);
    }
    return text;
}
