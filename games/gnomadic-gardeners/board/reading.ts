// What the game's lines, moves and previews say, in sentences. No rule is computed here: sentences are put together
// from views, and from what the server says of a move.
import type { SeatFace, Stage } from '$toolkit/board';
import { AUTOMA, GOAL, animalEffect, animalName, count, gnome, gnomeName, month, monthRule, read, winsTies } from './cards';
import type { Account, GnomeView, Side, Task } from './cards';

type Naming = (seat: string) => string;

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[]): string {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const hours = (prep: number) => `${prep} ${Math.abs(prep) === 1 ? 'hour' : 'hours'}`;

export const gnomeCount = (number: number) => (number === 1 ? '1 gnome' : `${number} gnomes`);

const numbered = (tasks: readonly (string | number)[]) =>
    tasks.length === 0 ? 'no task' : `${tasks.length === 1 ? 'task' : 'tasks'} ${list(tasks.map(String))}`;

/** Bliss that a resting animal brings. GG-8.July */
const REST = 2;

/** Which animals brought bliss by resting, read off an account: those that brought none of their own. GG-8.July */
function rested(view: GnomeView, side: Side): string[] | undefined {
    const bliss = side.account.parts.find((part) => part.part === 'month')?.bliss ?? 0;
    if (month(view) !== 'july' || bliss === 0) return undefined;
    const had = side.animals.filter((id) => id !== side.account.gained);
    const idle = had.filter((id) => !['hen', 'piggy'].includes(id) && side.account.parts.every((part) => part.part !== id));
    const left = bliss / REST - idle.length;
    // The hen and the piggy never bring bliss of their own: what is still to be told is theirs.
    const special = had.filter((id) => ['hen', 'piggy'].includes(id));
    const more = special.length > left ? special.filter((id) => (id === 'hen') === side.resting.includes('hen')).slice(0, left) : special;
    return left < 0 || more.length !== left ? undefined : [...idle, ...more];
}

/** Parts of an account as they are told; in July each rest by the name of the animal. */
function parts(account: Account, view: GnomeView | undefined, side: Side | undefined): { says: string; bliss: number }[] {
    const names = view && side && rested(view, side);
    return account.parts.flatMap((part) =>
        part.part === 'month' && names ? names.map((id) => ({ says: `the resting ${animalName(view, id)}`, bliss: REST })) : [part],
    );
}

/** What a button says that lets an animal rest: "Let the Kindly Cow rest (now: brings 2 bliss)". */
export const restWords = (view: GnomeView, id: string, will: string | undefined) =>
    `Let the ${animalName(view, id)} rest (${will ? `now: ${will}` : animalEffect(view, id)})`;

/** "10 task 1 + 2 Kindly Cow = 12"; empty without any bliss. */
export function arithmetic(account: Account, view?: GnomeView, side?: Side): string {
    if (account.parts.length === 0) return '';
    const told = parts(account, view, side).map((part) => `${part.bliss} for ${part.says}`);
    return told.length > 1 ? `${told.join(' + ')} = ${account.total}` : told.join();
}

/** What the server's sentences say of a play. */
export interface Foreseen {
    readonly hours?: number;
    readonly charisma?: number;
    /** The largest sets of tasks that these gnomes can do; none if there is no task that they can do. */
    readonly sets: readonly (readonly number[])[];
}

export function foreseen(sentences: readonly string[]): Foreseen {
    let found: Foreseen = { sets: [] };
    for (const says of sentences) {
        const takes = /^takes (-?\d+) hours? to prepare/.exec(says);
        const alone = /^alone: (\d+) bliss/.exec(says);
        const can = /^can do tasks? (.+), unless/.exec(says);
        if (takes) found = { ...found, hours: Number(takes[1]) };
        if (alone) found = { ...found, charisma: Number(alone[1]) };
        if (can) found = { ...found, sets: can[1]!.split(' or ').map((set) => (set.match(/\d/g) ?? []).map(Number)) };
    }
    return found;
}

/** What a resolving would make of the score, by the server's sentences. */
export function makes(sentences: readonly string[]): { scores: number; makes: number } | undefined {
    for (const says of sentences) {
        const found = /^scores (\d+), which makes (\d+)/.exec(says);
        if (found) return { scores: Number(found[1]), makes: Number(found[2]) };
    }
    return undefined;
}

// What the server says for those who write moves by their ids reads better without them.
const plain = (says: string) => says.replace(/ \([gt]\d+\)/g, '');

/** One sharing of the gnomes in play: who could do which task, by the server's sentences. */
export function shares(sentences: readonly string[]): { task: number; by: string }[] {
    return sentences.flatMap((says) => {
        const found = /^task (\d) by (.+)$/.exec(says);
        return found ? [{ task: Number(found[1]), by: plain(found[2]!) }] : [];
    });
}

/**
 * Why tasks are let go of when others are chosen in their place, by the server's sentences of both moves: who is
 * wanted for both.
 */
export function instead(gone: readonly string[], chosen: readonly string[], before: readonly string[], after: readonly string[]): string {
    const names = (by: string) => by.split(/, | and /);
    const wanted = shares(before).flatMap((one) => (gone.includes(String(one.task)) ? names(one.by) : []));
    const needed = shares(after).flatMap(({ task, by }) => {
        const both = names(by).filter((name) => wanted.includes(name));
        return both.length === 0 ? [] : [`${list(both)} ${both.length === 1 ? 'is' : 'are'} needed for task ${task}`];
    });
    const why = needed.length > 0 ? list(needed) : `your gnomes cannot do ${list([...gone, ...chosen].sort())} together`;
    return `Let go of ${numbered(gone)}: ${why}.`;
}

/** What is left undone although it could be done: "task 2 (4 bliss)". */
export const forgone = (sentences: readonly string[]) => sentences.flatMap((says) => /^leaves (.+?) undone( .+)$/.exec(says)?.slice(1).join('') ?? []);

/** What an animal will do if this move is made: "brings 2 bliss"; undefined where the server says nothing of it. */
export function help(view: GnomeView, id: string, told: readonly { at: string; says: string }[]): string | undefined {
    const name = `${animalName(view, id)} `;
    return told.find((one) => one.at === id && one.says.startsWith(name))?.says.slice(name.length);
}

/** The automa’s orders with its tasks as one says them: "does 1, 2 and 3". */
const saidOrders = (view: GnomeView) => view.orders.says.replace(/(?<=\bdoes )\d( \d)+/, (tasks) => list(tasks.split(' ')));

/** The automa's reasoning: its orders, and what its hours come to. */
export function reasoning(view: GnomeView): string {
    const [prep = '', ...more] = saidOrders(view).split('; ');
    const [you, automa] = view.sides;
    if (view.first === 0 || !you || !automa) return saidOrders(view);
    const tie = you.account.prep === automa.account.prep;
    const why = tie ? (view.first === 2 ? ', a tie: with less bliss it resolves first' : ', a tie: you resolve first') : `, against your ${hours(you.account.prep)}: it resolves ${view.first === 2 ? 'first' : 'second'}`;
    return [prep + why, ...more].join('; ');
}

/** "Ada wins", but "You win". */
const agree = (name: string) => `${name} ${name.toLowerCase() === 'you' ? 'win' : 'wins'}`;

/** What the token says beside a name: "wins ties", but "win ties" beside "You". */
export const tiesToken = (name: string) => `${agree(name).slice(name.length + 1)} ties`;

/** Why a side wins ties, for who taps the token. */
export function tiesWords(view: GnomeView, name: string): string {
    return view.setup.seats === 1
        ? 'If hours are equal, whoever has less bliss goes first; if that is equal, too, you. With equal bliss at the end you win.'
        : `If hours are equal, whoever has less bliss goes first; if that is equal, too, ${name}. At the end animals break a tie, then ${name}. This was agreed before the game and holds for a whole season.`;
}

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

/** What a side made of its turn, as far as the account says. */
function made(side: Side, view: GnomeView): string {
    const sums = arithmetic(side.account, view, side);
    return `${sums ? `: ${sums}` : ''}${side.account.gained ? `; gains the ${animalName(view, side.account.gained)}` : ''}`;
}

const hasResolved = (view: GnomeView, side: number) =>
    view.resolved === 2 || (view.resolved === 1 && view.first === side + 1);

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
function moments(line: string, name: Naming, before: GnomeView | undefined, after: GnomeView | undefined): { says: string; of: 'deed' | 'automa' | 'pass' }[] {
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

/** So many letters are read in the time of one caption; what slides is seen on the board. */
const AT_A_GLANCE = 30;

/** A step moment by moment: the reveal, each side's tasks, what the automa makes of the round, and the passing. */
export function stages(line: string, name: Naming, seenBefore: unknown, seenAfter: unknown): readonly Stage[] {
    const [before, after] = [read(seenBefore), read(seenAfter)];
    const told = moments(line, name, before, after);
    const side = before.sides.findIndex((one) => line.startsWith(`${one.party}: do`));
    let view = told.some((one) => one.of === 'automa') && side < 0 ? unresolved(before, after) : before;
    return told.map(({ says, of }, i) => {
        const who = of === 'automa' ? 1 : of === 'deed' ? side : -1;
        if (who >= 0) view = resolvedBy(view, after, who);
        return { says, view: i === told.length - 1 ? after : view, weigh: line.startsWith('*: slide') ? 1 : Math.max(1, says.length / AT_A_GLANCE) };
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
        tasks: view.tasks.map((task) => (account.did.includes(task.number) ? { ...task, doneBy: [...task.doneBy, side + 1].sort() } : task)),
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
    const why =
        first.account.prep !== other.account.prep
            ? 'with fewer hours'
            : scores[0] !== scores[1]
              ? 'with the same hours and less bliss'
              : 'with the same hours and bliss, by the tie';
    return ` ${who.charAt(0).toUpperCase()}${who.slice(1)} resolves first, ${why}.`;
}

/** What the player lets go of goes under the automa’s pile. GG-7.4b */
function under(before: GnomeView | undefined, after: GnomeView | undefined): string {
    const was = before?.sides[1]?.hand;
    const gone = (was && after?.sides[1]?.hand.filter((id) => !was.includes(id))) ?? [];
    return gone.length === 0 ? '' : ` ${list(gone.map((id) => gnomeName(after, id)))} ${gone.length === 1 ? 'goes' : 'go'} under its pile.`;
}

function chance(what: string, name: Naming, before: GnomeView | undefined, after: GnomeView | undefined): string {
    const { verb, main } = words(what);
    const names = list(main.map((id) => gnomeName(after, id)));
    switch (verb) {
        case 'lay':
            return 'The first two task cards are laid.';
        case 'deal':
            return `${name('P1')} is dealt ${names}.`;
        case 'adopt':
            return `The automa begins with the ${list(main.map((id) => animalName(after, id)))}.`;
        case 'orders':
            return `The automa’s orders${after?.orders.says ? `: ${saidOrders(after)}` : ' are turned up'}.${order(before, after, name)}`;
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

/** "10 bliss and milk", "the Kindly Cow". */
export function reward(task: Task, view: GnomeView): string {
    return task.animal ? `the ${animalName(view, task.animal)}` : `${task.bliss} bliss${task.milk ? ' and milk' : ''}`;
}

/** A gnome in words: "Dill: herbs, vegetable; prep 1, charisma 1". */
export function gnomeWords(view: GnomeView, id: string): string {
    const face = gnome(view, id);
    return face ? `${face.name}: ${face.icons.join(', ')}; prep ${face.prep}, charisma ${face.charisma}` : id;
}

/** Where a seat's bliss came from in the whole game; adds up to its score. */
export function sum(frames: readonly { line?: string; view: unknown }[], seat: string): { says: string; points: number }[] {
    const total = new Map<string, number>();
    for (let i = 1; i < frames.length; i++) {
        const before = read(frames[i - 1]!.view).sides.find((one) => one.party === seat);
        const after = read(frames[i]!.view).sides.find((one) => one.party === seat);
        if (!before || !after || after.score === before.score) continue;
        for (const part of parts(after.account, read(frames[i]!.view), after)) total.set(part.says, (total.get(part.says) ?? 0) + part.bliss);
    }
    return [...total].map(([says, points]) => ({ says, points })).sort((a, b) => b.points - a.points);
}

/** Answers to what can be typed into the move box. */
export function answer(question: string, seen: unknown, seats: readonly SeatFace[]): string | undefined {
    const view = read(seen);
    const [first = '', ...rest] = question.trim().toLowerCase().split(/\s+/);
    const name = (side: Side) => (side.party === AUTOMA ? 'The automa' : (seats.find((seat) => seat.seat === side.party)?.name ?? side.party));
    const each = (says: (side: Side) => string) => view.sides.map((side) => `${name(side)}: ${says(side)}`).join('. ') + '.';
    switch (first) {
        case 'scores':
            return `${view.sides.map((side) => `${name(side)} ${side.score}`).join(', ')}; ${GOAL} end the game. ${agree(name(view.sides[winsTies(view)]!))} ties.`;
        case 'tasks':
            if (view.tasks.length === 0) return 'No tasks lie open now.';
            return (
                view.tasks
                    .map((task) => {
                        const done = task.doneBy.map((side) => name(view.sides[side - 1]!));
                        return `Task ${task.number}: ${task.need.join(', ')} for ${reward(task, view)}${done.length > 0 ? `, done by ${list(done)}` : ''}`;
                    })
                    .join('. ') + '.'
            );
        case 'next': {
            const half = view.cards.tasks.find((card) => card.id === view.right)?.right;
            return half
                ? `The next round’s card brings ${half.needs.map((need, i) => `task ${i + 1} ${need.join(', ') || 'nothing'}`).join('; ')}.`
                : 'Nobody knows yet.';
        }
        case 'hand':
            return (
                view.sides
                    .filter((side) => seats.some((seat) => seat.seat === side.party && seat.mine))
                    .map((side) => `${name(side)}: ${side.hand.map((id) => gnomeWords(view, id)).join('. ') || 'no gnomes'}`)
                    .join('. ') || 'You have no hand here'
            ).concat('.');
        case 'animals':
            return each((side) => {
                const all = side.animals.map((id) => `${animalName(view, id)}${side.asleep.includes(id) ? ', asleep' : ''} (${animalEffect(view, id)})`);
                return all.length > 0 ? all.join('; ') : 'none';
            });
        case 'last':
            return each((side) => `did ${numbered(side.account.did)}${made(side, view)}`);
        case 'orders':
            return view.orders.says ? `The automa: ${view.orders.says}.` : 'The automa has no orders now.';
        case 'piles':
            return `${count(view.pile)} task cards face down, ${view.discards.length} discarded.`;
        case 'month':
            return monthRule(view) ? `${month(view)}: ${monthRule(view)}.` : 'No scenario is played.';
        case 'gnome': {
            const wanted = rest.join(' ');
            const face = view.cards.gnomes.find((one) => one.name.toLowerCase() === wanted || one.id === wanted);
            return face ? `${gnomeWords(view, face.id)}.` : `There is no gnome “${wanted}”.`;
        }
        default:
            return undefined;
    }
}
