// The card under the magnifying glass: what was touched last is explained, big on a wide board, above the hand on a phone.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 62rem)');

class Magnifier {
    id: string = $state('');

    get wide(): boolean {
        return wide.current;
    }
}

export const magnifier = new Magnifier();
