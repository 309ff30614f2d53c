// When somebody wants to be asked whether he blocks. What is asked never depends on his hand, only on what all can see;
// so nobody learns from it what he holds.
import { goal, groundOf, seatIndex } from './cards';
import type { FloraView } from './cards';

const KEY = 'parterre.flora.blocks';
const NEAR = 3;

const stored = (): boolean => {
    try {
        return localStorage.getItem(KEY) === 'always';
    } catch {
        return false;
    }
};

class Passing {
    /** Ask about every play; otherwise only where it concerns the player, or somebody is about to win. */
    always: boolean = $state(stored());
    /** The turn in which the player does not want to be asked again. */
    silent: number | undefined = $state();

    toggle(): void {
        this.always = !this.always;
        this.silent = undefined;
        try {
            localStorage.setItem(KEY, this.always ? 'always' : 'concerned');
        } catch {
            // Without storage the choice holds as long as the page.
        }
    }
}

export const passing = new Passing();

/** Whether the play that may be blocked aims at this seat, is his own, or somebody is near the goal. */
export function concerns(view: FloraView, seat: string): boolean {
    const play = view.stage.play;
    const target = groundOf(view, play?.land);
    return (
        view.active === seat ||
        play?.victim === seat ||
        target?.owner === seatIndex(seat) ||
        view.players.some((one) => one.score >= goal(view) - NEAR)
    );
}

/** The answer that is given for who does not want to be asked here. */
export function quiet(view: FloraView, seat: string): string | undefined {
    if (view.stage.kind !== 'window') return undefined;
    if (passing.silent === view.turns) return 'pass';
    return passing.always || concerns(view, seat) ? undefined : 'pass';
}
