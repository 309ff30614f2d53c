/**
 * Speaks to people who do not see the page: one sentence a move. Moves in quick succession are told together.
 */
export class Speaker {
    spoken = $state('');
    #told: string[] = [];
    #pause: ReturnType<typeof setTimeout> | undefined;

    tell(sentence: string): void {
        this.#told.push(sentence);
        clearTimeout(this.#pause);
        this.#pause = setTimeout(() => {
            this.spoken = this.#told.join(' ');
            this.#told = [];
        }, 350);
    }

    /** At once, behind what is still to be told. */
    say(sentence: string): void {
        clearTimeout(this.#pause);
        this.spoken = [...this.#told, sentence].join(' ');
        this.#told = [];
    }

    hush(): void {
        clearTimeout(this.#pause);
        this.#told = [];
        this.spoken = '';
    }
}
