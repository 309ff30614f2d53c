// The game's lines and moves in sentences, moment by moment. No rule is computed here: sentences are put together from
// views.
import type { Stage } from '$toolkit/board';
import { made } from './accounts';
import { AUTOMA, animalName, gnomeName, read } from './cards';
import type { GnomeView } from './cards';
import { untilTheSlide } from './pair';
import { hours, list, numbered, reward } from './words';

type Naming = (seat: string) => string;

/** A move without its rests and gifts. */
interface Words {
    readonly verb: string;
    readonly main: readonly string[];
    readonly give: readonly string[];
    readonly rest: readonly string[];
}

function words(move: string): Words {
    const [verb = '', ...others] = move.trim().split(/\s+/);
    const found: Record<'main' | 'give' | 'rest', string[]> = { main: [], give: [], rest: [] };
    let into: 'main' | 'give' | 'rest' = 'main';
    for (const word of others) {
        if (word === 'give' || word === 'rest') into = word;
        else found[into].push(word);
    }
    return { verb, ...found };
}

/** The gnomes that a move plays. */
export const gnomesIn = (move: string): readonly string[] => words(move).main;

/** A move as an instruction to oneself. */
export function phrase(move: string, seen?: unknown): string {
    const view = seen ? read(seen) : undefined;
    const { verb, main, give, rest } = words(move);
    const names = list(main.map((id) => gnomeName(view, id)));
    const more =
        (give.length > 0 ? `, give ${list(give.map((id) => gnomeName(view, id)))} away` : '') +
        (rest.length > 0 ? `, let the ${list(rest.map((id) => animalName(view, id)))} rest` : '');
    switch (verb) {
        case 'play':
            return `Play ${names}${more}`;
        case 'keep':
            return `Keep ${names}`;
        case 'do':
            return main[0] === 'none' ? `Do no task${more}` : `Do ${numbered(main)}${more}`;
        default:
            return move;
    }
}

function played(seat: string, move: string, name: Naming, after: GnomeView | undefined): string {
    const { verb, main, rest } = words(move);
    const side = after?.sides.find((one) => one.party === seat);
    const names = list(main.map((id) => gnomeName(after, id)));
    if (verb === 'keep') return `${name(seat)} keeps ${names}`;
    const shown = side && after && after.first > 0 ? ` (${hours(side.account.prep)})` : '';
    return `${name(seat)} plays ${names}${shown}${rest.length > 0 ? `, the ${list(rest.map((id) => animalName(after, id)))} rests` : ''}`;
}

const hasResolved = (view: GnomeView, side: number) => view.resolved === 2 || (view.resolved === 1 && view.first === side + 1);

// The automa resolves by itself, within the step of somebody else.
function automaToo(before: GnomeView | undefined, after: GnomeView | undefined): string {
    const side = after?.sides[1];
    if (!before || !after || side?.party !== AUTOMA) return '';
    return hasResolved(after, 1) && !hasResolved(before, 1) ? `The automa does ${numbered(side.account.did)}${made(side, after)}.` : '';
}

/** What side was dealt or handed what, between two views: "Moss and Fern go to Ben; Thistle goes to Ada". */
function handed(before: GnomeView | undefined, after: GnomeView | undefined, name: Naming): string {
    if (!before || !after) return '';
    const parts = after.sides.flatMap((side, i) => {
        const got = side.hand.filter((id) => before.sides[1 - i]?.hand.includes(id) && !before.sides[i]?.hand.includes(id));
        const to = side.party === AUTOMA ? 'the automa' : name(side.party);
        return got.length === 0 ? [] : [`${list(got.map((id) => gnomeName(after, id)))} ${got.length === 1 ? 'goes' : 'go'} to ${to}`];
    });
    // What leaves first is told first.
    return parts.length === 0 ? '' : `${parts.reverse().join('; ')}.`;
}

const isReveal = (line: string) => /^& .*\bplay\b/.test(line);

function deed(line: string, name: Naming, after: GnomeView | undefined): string {
    if (line.startsWith('& ')) {
        const plays = line
            .slice(2)
            .split(' | ')
            .map((one) => one.split(': '))
            .map(([seat = '', move = '']) => played(seat, move, name, after));
        return `${plays.join('; ')}.`;
    }
    const [, who = '', what = ''] = /^(\S+?): (.*)$/.exec(line) ?? [];
    const { verb, main, give, rest } = words(what);
    if (verb === 'play' || verb === 'keep') return `${played(who, what, name, after)}.`;
    if (verb !== 'do') return line;
    const side = after?.sides.find((one) => one.party === who);
    const tasks = main[0] === 'none' ? 'no task' : numbered(main);
    const gift = give.length > 0 ? `, gives ${list(give.map((id) => gnomeName(after, id)))} away` : '';
    const rests = rest.length > 0 ? `, lets the ${list(rest.map((id) => animalName(after, id)))} rest` : '';
    return `${name(who)} does ${tasks}${gift}${rests}${side && after ? made(side, after) : ''}.`;
}

/** What is told of a line, moment by moment, in the order in which it happens. */
function moments(
    line: string,
    name: Naming,
    before: GnomeView | undefined,
    after: GnomeView | undefined,
): { says: string; of: 'deed' | 'automa' | 'pass' }[] {
    const chances = line.startsWith('*: ');
    const first = chances ? chance(line.slice(3), name, before, after) : deed(line, name, after);
    const passes = !chances && !isReveal(line) ? handed(before, after, name) : '';
    return [
        { says: isReveal(line) ? first + order(before, after, name) : first, of: 'deed' as const },
        { says: automaToo(before, after), of: 'automa' as const },
        { says: passes, of: 'pass' as const },
    ].filter((one) => one.says !== '');
}

/** A line of the record as a sentence; with what came of it where the views before and after are known. */
export function tell(line: string, name: Naming, seenBefore: unknown, seenAfter: unknown): string {
    const told = moments(line, name, seenBefore ? read(seenBefore) : undefined, seenAfter ? read(seenAfter) : undefined);
    return told.map((one) => one.says).join(' ');
}

/** So many letters are read in the time of one caption. */
const AT_A_GLANCE = 30;

/** The time of so many captions the cards need to slide. */
const SLIDING = 2;

/** A step moment by moment: the reveal, each side's tasks, what the automa makes of the round, and the passing. */
export function stages(line: string, name: Naming, seenBefore: unknown, seenAfter: unknown): readonly Stage[] {
    const [before, after] = [read(seenBefore), read(seenAfter)];
    // What lies there after the slide is seen on the board; the log tells it.
    if (line.startsWith('*: slide')) return [{ says: 'The task cards slide.', view: after, weigh: SLIDING }];
    const told = moments(line, name, before, after);
    const end = untilTheSlide(before, after);
    const side = before.sides.findIndex((one) => line.startsWith(`${one.party}: do`));
    let view = told.some((one) => one.of === 'automa') && side < 0 ? unresolved(before, after) : before;
    return told.map(({ says, of }, i) => {
        const who = of === 'automa' ? 1 : of === 'deed' ? side : -1;
        if (who >= 0) view = resolvedBy(view, after, who);
        // Who does tasks himself is told what they made of the score, too.
        return {
            says,
            view: i === told.length - 1 ? end : view,
            weigh: Math.max(1, says.length / AT_A_GLANCE),
            toAll: of === 'deed' && side >= 0,
        };
    });
}

/** The table once the gnomes and orders lie open, before the automa has resolved in the same step. */
function unresolved(before: GnomeView, after: GnomeView): GnomeView {
    const [own, automa] = before.sides;
    const account = { prep: after.sides[1]!.account.prep, did: [], parts: [], total: 0, gained: '', gift: '' };
    return { ...after, resolved: 0, tasks: before.tasks, sides: [after.sides[0] ?? own!, { ...automa!, account }] };
}

/** The table once a side has resolved, before anything else has come of it. */
function resolvedBy(view: GnomeView, after: GnomeView, side: number): GnomeView {
    const { score, animals, asleep, account } = after.sides[side]!;
    return {
        ...view,
        resolved: view.resolved + 1,
        tasks: view.tasks.map((task) =>
            account.did.includes(task.number) ? { ...task, doneBy: [...task.doneBy, side + 1].sort() } : task,
        ),
        sides: view.sides.map((one, i) => (i === side ? { ...one, score, animals, asleep, account } : one)),
    };
}

/** Who resolves first, and why. */
function order(before: GnomeView | undefined, view: GnomeView | undefined, name: Naming): string {
    const first = view && view.waitsFor === 'resolve' ? view.sides[view.first - 1] : undefined;
    const other = view?.sides[2 - view.first];
    if (!before || !first || !other) return '';
    const who = first.party === AUTOMA ? 'the automa' : name(first.party);
    const scores = before.sides.map((side) => side.score);
    // Alone nobody has been told of the hours yet.
    const solo = [first, other].some((side) => side.party === AUTOMA);
    const [own, others] = [first.account.prep, other.account.prep];
    const same = solo ? `the same ${hours(own)}` : 'the same hours';
    const why =
        own !== others
            ? solo
                ? `with ${hours(own)} against ${others}`
                : 'with fewer hours'
            : scores[0] !== scores[1]
              ? `with ${same} and less bliss`
              : `with ${same} and bliss, by the tie`;
    return ` ${who.charAt(0).toUpperCase()}${who.slice(1)} resolves first, ${why}.`;
}

/** What the player lets go of goes under the automa’s pile. GG-7.4b */
function under(before: GnomeView | undefined, after: GnomeView | undefined): string {
    const was = before?.sides[1]?.hand;
    const gone = (was && after?.sides[1]?.hand.filter((id) => !was.includes(id))) ?? [];
    return gone.length === 0 ? '' : ` ${list(gone.map((id) => gnomeName(after, id)))} ${gone.length === 1 ? 'goes' : 'go'} under its pile.`;
}

/** Everybody is told of his own gnomes alone, who sees all of the first side's: the others are all the rest. GG-R4 */
function dealt(name: Naming, after: GnomeView | undefined): string {
    const viewer = after?.viewer;
    const who = viewer?.kind === 'player' ? viewer.seat : viewer?.kind === 'everyone' ? 'P1' : undefined;
    const hand = after?.sides.find((side) => side.party === who)?.hand ?? [];
    return who && hand.length > 0 ? `${name(who)} is dealt ${list(hand.map((id) => gnomeName(after, id)))}.` : 'The gnomes are dealt.';
}

function chance(what: string, name: Naming, before: GnomeView | undefined, after: GnomeView | undefined): string {
    const { verb, main } = words(what);
    const names = list(main.map((id) => gnomeName(after, id)));
    switch (verb) {
        case 'lay':
            return 'The first two task cards are laid.';
        case 'deal':
            return dealt(name, after);
        case 'adopt':
            return `The automa begins with the ${list(main.map((id) => animalName(after, id)))}.`;
        case 'orders':
            return `The automa’s orders${after?.orders.says ? `: ${after.orders.says}` : ' are turned up'}.${order(before, after, name)}`;
        case 'pass':
            return `The automa passes ${names} to ${name('P1')}.${under(before, after)}`;
        case 'slide': {
            const next = after?.tasks.map((task) => `task ${task.number}: ${task.need.join(', ')} for ${reward(task, after)}`);
            return `The task cards slide${next ? `. Now ${next.join('; ')}` : ''}.`;
        }
        default:
            return what;
    }
}
