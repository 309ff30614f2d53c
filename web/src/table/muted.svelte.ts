/** The badges of the people whose chat this browser hides at every table. */
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
