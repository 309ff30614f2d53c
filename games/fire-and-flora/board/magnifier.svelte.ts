// The card under the magnifying glass: what was touched last is explained, big on a wide board, above the hand on a phone.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 62rem)');

class Magnifier {
    id: string = $state('');

    get wide(): boolean {
        return wide.current;
    }

    /**
     * Explains a land that the keyboard has reached. One under a pointer is explained once it is let go: on a phone
     * the glass comes up over the lower lands, and the press would end on it.
     */
    reached(event: FocusEvent, id: string): void {
        if ((event.currentTarget as HTMLElement).matches(':focus-visible')) this.id = id;
    }
}

export const magnifier = new Magnifier();
