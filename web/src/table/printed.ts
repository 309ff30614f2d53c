import type { Frame, Snapshot } from '../wire';

/** What is printed on a table's material and never changes in its views. The table's stream leaves it out. */
export class Printed {
    #fields: object = {};

    learn({ frame, printed }: Snapshot): void {
        this.#fields = Object.fromEntries(Object.entries(frame.view).filter(([name]) => printed.includes(name)));
    }

    /** A frame of the stream, with what it leaves out. */
    whole = (frame: Frame): Frame => ({ ...frame, view: { ...this.#fields, ...frame.view } });
}
