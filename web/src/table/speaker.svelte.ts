import { sentences } from '$toolkit/messages';

/**
 * Speaks to people who do not see the page: one sentence a move. Moves in quick succession are told together.
 */
export class Speaker {
    spoken = $state('');
    #told: (() => string)[] = [];
    #pause: ReturnType<typeof setTimeout> | undefined;

    /** @param sentence asked for when it is spoken: the words of a game may come after its moves. */
    tell(sentence: () => string): void {
        this.#told.push(sentence);
        clearTimeout(this.#pause);
        this.#pause = setTimeout(() => this.#speak(), 350);
    }

    /** At once, behind what is still to be told. */
    say(sentence: string): void {
        this.#told.push(() => sentence);
        clearTimeout(this.#pause);
        this.#speak();
    }

    #speak(): void {
        this.spoken = sentences(this.#told.map((sentence) => sentence()));
        this.#told = [];
    }

    hush(): void {
        clearTimeout(this.#pause);
        this.#told = [];
        this.spoken = '';
    }
}
