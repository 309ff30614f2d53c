/** Whom one does not want to hear at any table, by their badges; kept in the browser. */
class Muted {
    readonly #key = 'parterre.muted';
    badges: readonly string[] = $state.raw(JSON.parse(localStorage.getItem(this.#key) ?? '[]') as string[]);

    has(badge: string): boolean {
        return this.badges.includes(badge);
    }

    add(badge: string): void {
        this.badges = [...this.badges, badge];
        localStorage.setItem(this.#key, JSON.stringify(this.badges));
    }

    clear(): void {
        this.badges = [];
        localStorage.removeItem(this.#key);
    }
}

export const muted = new Muted();
