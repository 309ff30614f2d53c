// What a side made of a round, and of the game, added up from the accounts in its views.
import { curly } from '$toolkit/type';
import { animalName, month, read } from './cards';
import type { Account, GnomeView, Side } from './cards';

/** Bliss that a resting animal brings. GG-8.July */
const REST = 2;

/**
 * Which animals brought bliss by resting, read off an account, which lasts longer than what was said with the gnomes:
 * all that brought none of their own, but of hen and piggy, which never do, only as many as were paid. Undefined where
 * that cannot be told. GG-8.July
 */
function rested(view: GnomeView, side: Side): string[] | undefined {
    const bliss = side.account.parts.find((part) => part.part === 'month')?.bliss ?? 0;
    if (month(view) !== 'july' || bliss === 0) return undefined;
    const had = side.animals.filter((id) => id !== side.account.gained);
    const idle = had.filter((id) => !['hen', 'piggy'].includes(id) && side.account.parts.every((part) => part.part !== id));
    const special = had.filter((id) => ['hen', 'piggy'].includes(id));
    const left = bliss / REST - idle.length;
    if (left === 0 || left === special.length) return [...idle, ...(left === 0 ? [] : special)];
    const worked = piggyWorked(view, side);
    return left !== 1 || worked === undefined ? undefined : [...idle, worked ? 'hen' : 'piggy'];
}

/** Whether a side did task 1 after the other; undefined where it is no longer known who was second. */
function piggyWorked(view: GnomeView, side: Side): boolean | undefined {
    const at = view.sides.findIndex((one) => one.party === side.party);
    const other = view.sides[1 - at]?.account;
    if (!other || ![side.account, other].every((account) => account.did.includes(1))) return false;
    if (view.first > 0) return view.first !== at + 1;
    return side.account.prep === other.prep ? undefined : side.account.prep > other.prep;
}

/** Parts of an account as they are told; in July each rest by the name of the animal. */
function parts(account: Account, view: GnomeView | undefined, side: Side | undefined): { says: string; bliss: number }[] {
    const names = view && side && rested(view, side);
    return account.parts.flatMap((part) =>
        part.part === 'month' && names
            ? names.map((id) => ({ says: `the resting ${animalName(view, id)}`, bliss: REST }))
            : [{ ...part, says: curly(part.says) }],
    );
}

/** "10 task 1 + 2 Kindly Cow = 12"; empty without any bliss. */
export function arithmetic(account: Account, view?: GnomeView, side?: Side): string {
    if (account.parts.length === 0) return '';
    const told = parts(account, view, side).map((part) => `${part.bliss} for ${part.says}`);
    return told.length > 1 ? `${told.join(' + ')} = ${account.total}` : told.join();
}

/** What a side made of its turn, as far as the account says. */
export function made(side: Side, view: GnomeView): string {
    const sums = arithmetic(side.account, view, side);
    return `${sums ? `: ${sums}` : ''}${side.account.gained ? `; gains the ${animalName(view, side.account.gained)}` : ''}`;
}

/** Where a party's bliss came from in the whole game; adds up to its score. */
export function sum(frames: readonly { line?: string; view: unknown }[], seat: string): { says: string; points: number }[] {
    const total = new Map<string, number>();
    const start = frames[0] && read(frames[0].view).sides.find((one) => one.party === seat)?.score;
    if (start) total.set('to begin with', start);
    for (let i = 1; i < frames.length; i++) {
        const before = read(frames[i - 1]!.view).sides.find((one) => one.party === seat);
        const after = read(frames[i]!.view).sides.find((one) => one.party === seat);
        if (!before || !after || after.score === before.score) continue;
        for (const part of parts(after.account, read(frames[i]!.view), after))
            total.set(part.says, (total.get(part.says) ?? 0) + part.bliss);
    }
    return [...total].map(([says, points]) => ({ says, points })).sort((a, b) => b.points - a.points);
}
