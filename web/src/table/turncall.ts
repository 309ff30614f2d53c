import * as sound from '../sound';

/** Calls the viewer by the sound of their turn, once the moves before it have been shown. */
export class TurnCall {
    /** The decision asked last, or 0 if none was; undefined before the table was first seen. */
    #asked: number | undefined;
    /** True if the viewer is asked anew and has not been called yet. */
    #calls = false;

    /** Notes the decision that the viewer is asked for, if any. The first one of a table that is opened calls nobody. */
    asks(decision = 0): void {
        this.#calls = decision !== 0 && this.#asked !== undefined && (this.#calls || decision !== this.#asked);
        this.#asked = decision;
    }

    /** Calls the viewer if they are due, unless moves are still being shown. */
    shown(held: boolean): void {
        if (!this.#calls || held) return;
        this.#calls = false;
        sound.turn();
    }
}
