// The room beside the board. On a narrow screen the hand lies under the board, with the choice that is being made.
import { MediaQuery } from 'svelte/reactivity';

const touch = new MediaQuery('(pointer: coarse)');
const wide = new MediaQuery('(min-width: 62rem) and (min-height: 34rem)');
/** Screens on which the rival's hand fits beside everything else. */
const tall = new MediaQuery('(min-height: 50.01rem)');

/** Why tasks that were chosen no longer are, and for which choice that is said. */
class DroppedTasks {
    of: readonly string[] = $state.raw([]);
    says = $state('');
}

export const droppedTasks = new DroppedTasks();

export const screen = {
    get wide(): boolean {
        return wide.current;
    },
    /** Returns true if the rival's hand has room, too. */
    get ample(): boolean {
        return wide.current && tall.current;
    },
    /** Returns true if the player taps; otherwise they click. */
    get touch(): boolean {
        return touch.current;
    },
};
