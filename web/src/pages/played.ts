// The record of a person's play in a game that this browser keeps.

/** The key of the last line-up. */
export const lineUpKey = (slug: string) => `parterre.lineup.${slug}`;

/** The key of the step at which the lesson was left. */
export const lessonKey = (slug: string) => `parterre.lesson.${slug}`;

/** Returns true if this browser keeps a line-up or a lesson of one of these games. */
export function hasPlayed(slugs: readonly string[]): boolean {
    try {
        return slugs.some((slug) => [lineUpKey(slug), lessonKey(slug)].some((key) => localStorage.getItem(key) !== null));
    } catch {
        return false; // A browser that keeps nothing.
    }
}
