// The sliding pair of task cards, as it lies on the table.
import type { GnomeView } from './cards';

/**
 * The table until the task cards slide: once both have resolved the rules have let go of the left card, but what was
 * done on the pair is still to be seen, and so are the automa’s orders. GG-6.3
 *
 * @param before the view before, if it is known
 */
export function untilTheSlide(before: GnomeView | undefined, after: GnomeView): GnomeView {
    if (!before || after.right !== '' || before.tasks.length === 0) return after;
    const { left, right, pile, discards, orders } = before;
    const doneBy = (task: number) => after.sides.flatMap((side, i) => (side.account.did.includes(task) ? [i + 1] : []));
    return { ...after, left, right, pile, discards, orders, tasks: before.tasks.map((task) => ({ ...task, doneBy: doneBy(task.number) })) };
}

/** Whether the right card has slid to the left between these two. */
export const hasSlid = (was: Pick<GnomeView, 'left' | 'right'>, now: Pick<GnomeView, 'left' | 'right'>) =>
    was.right !== '' && now.left === was.right && now.right !== '';
