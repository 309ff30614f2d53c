import type { Frame, Snapshot } from '../wire';

/** The parts of a table's views that are printed on its material and never change. The stream leaves them out. */
export class Printed {
    #fields: object = {};

    learn({ frame, printed }: Snapshot): void {
        this.#fields = Object.fromEntries(Object.entries(frame.view).filter(([name]) => printed.includes(name)));
    }

    /** A frame of the stream, with what it leaves out. */
    whole = (frame: Frame): Frame => ({ ...frame, view: { ...this.#fields, ...frame.view } });
}
