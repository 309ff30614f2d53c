// Notices that the server was updated after this page was loaded. Every answer tells the version of its API.

class Update {
    /** The server speaks a newer version than the one that this page was made for. */
    due = $state(false);
    #own: number | undefined;
    #told: number | undefined;

    /** @param header of an answer; null where something in front of the server has answered */
    hear(header: string | null): void {
        const spoken = Number(header);
        if (header === null || !Number.isInteger(spoken)) return;
        this.#own ??= spoken;
        if (spoken <= (this.#told ?? this.#own)) return;
        this.#told = spoken;
        this.due = true;
    }

    /** It has been read; only a still newer version is told again. */
    dismiss(): void {
        this.due = false;
    }
}

export const update = new Update();
