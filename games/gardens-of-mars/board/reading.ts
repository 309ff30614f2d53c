import type { Entry } from '$toolkit/entry.svelte';
import type { SeatFace } from '$toolkit/board';
import { fits } from '$toolkit/narrow';
import { CELLS, CENTRE, DIRECTIONS, beside } from './geometry';
import { COLOURS } from './garden';
import type { Colour, Garden, Gardener } from './garden';

/** The picks of the game's decisions, by the names that its Board gives them. */
export const PICK = { die: 'die', gardener: 'gardener', cell: 'cell', colour: 'colour' } as const;

/** The view as the server sends it. */
export interface MarsView {
    waitsFor: string;
    seat: number;
    options?: string[];
    dice: number[];
    toRoll: number;
    extraTurn: boolean;
    players: {
        score: number;
        square: number;
        gardeners: { cell: string; free: number }[];
        flowers: { colour: string; count: number }[];
    }[];
    beds: { colour: string; cells: string[] }[];
}

const read = new WeakMap<object, Garden>();

/** The view, as the board draws it. */
export function garden(view: unknown): Garden {
    const key = view as object;
    let known = read.get(key);
    if (!known) {
        known = convert(view as MarsView);
        read.set(key, known);
    }
    return known;
}

function convert(view: MarsView): Garden {
    const flowers = new Map<string, Colour>();
    for (const bed of view.beds) for (const cell of bed.cells) flowers.set(cell, bed.colour as Colour);
    const gardeners: Gardener[] = view.players.flatMap((player, seat) =>
        player.gardeners.map((one, which) => ({ seat, which, at: one.cell, rolls: one.free })),
    );
    return {
        seats: view.players.length,
        flowers,
        gardeners,
        scores: view.players.map((player) => player.score),
        stocks: view.players.map((player) => new Map(player.flowers.map((pile) => [pile.colour as Colour, pile.count]))),
        dice: view.dice,
    };
}

export interface Trail {
    readonly key: string;
    readonly seat: number;
    readonly from: string;
    readonly to: string;
}

/** Who went where, read off what changed from view to view, oldest first. */
export function trails(earlier: readonly Garden[], now: Garden): Trail[] {
    const found: Trail[] = [];
    const all = [...earlier, now];
    for (let i = 1; i < all.length; i++) {
        const before = all[i - 1]!;
        const after = all[i]!;
        for (const one of after.gardeners) {
            const was = before.gardeners.find((other) => other.seat === one.seat && other.which === one.which);
            if (was && was.at !== one.at) {
                found.push({ key: `${i}-${one.seat}-${one.which}`, seat: one.seat, from: was.at, to: one.at });
            }
        }
    }
    return found;
}

/** The moves that the choices leave for a cell, with what the server says of them, if it has. */
function movesTo(entry: Entry, id: string) {
    return entry.moves.filter(
        (move) =>
            move.selection[PICK.cell]?.[0] === id &&
            Object.entries(entry.chosenByPick).every(([pick, ids]) => pick === PICK.cell || move.selection[pick]?.[0] === ids[0]),
    );
}

/** What stands on a target. */
export interface Glance {
    /** The points of the one move that goes there, or of all where they agree; else the most that can be won. */
    readonly text: string;
    readonly kind: 'gain' | 'loss' | 'none';
    /** The squares that the marker skips besides, with the best of these moves. */
    readonly skips: number;
}

export function glance(entry: Entry, id: string): Glance | undefined {
    const worths: { points: number; skips: number }[] = [];
    for (const move of movesTo(entry, id)) {
        const sentences = entry.preview(move.text)?.consequences.map((one) => one.says) ?? [];
        const worth = points(sentences);
        if (worth === undefined) return undefined;
        worths.push({ points: worth, skips: skipped(sentences) });
    }
    worths.sort((a, b) => b.points - a.points || b.skips - a.skips);
    const best = worths[0];
    if (!best) return undefined;
    const { points: most, skips } = best;
    if (most < 0) return { text: `−${-most}`, kind: 'loss', skips };
    if (worths.some((one) => one.points !== most)) return { text: `≤${most}`, kind: 'gain', skips };
    return { text: most > 0 ? `+${most}` : '0', kind: most > 0 ? 'gain' : 'none', skips };
}

/** From where to where a die leads, as far as nothing else was chosen: one pair a ray.
 *  @param stands where the gardener is whose turn it is, if there is but one */
export function rays(entry: Entry, die: string, stands: string | undefined): [string, string][] {
    const found = new Map<string, [string, string]>();
    for (const move of entry.moves) {
        const to = move.selection[PICK.cell]?.[0];
        const from = move.selection[PICK.gardener]?.[0] ?? stands;
        if (to && from && move.selection[PICK.die]?.[0] === die && fits(move, entry.chosenByPick, PICK.die))
            found.set(from + to, [from, to]);
    }
    return [...found.values()];
}

/** How many squares the marker skips, by the game's own sentences. */
export function skipped(sentences: readonly string[]): number {
    return Number(sentences.map((says) => /skips (\d+) square/.exec(says)?.[1]).find((count) => count !== undefined) ?? 0);
}

/** Points won (or lost, negative) by the game's own sentences, skips not counted; undefined if they do not say. */
export function points(sentences: readonly string[]): number | undefined {
    for (const says of sentences) {
        const won = /: (?:scores (\d+)|no points)/.exec(says);
        if (won) return Number(won[1] ?? 0);
        if (/: loses a point/.test(says)) return -1;
        if (/: would lose a point/.test(says)) return 0;
    }
    return undefined;
}

/** On which square the marker ends by the game's own sentences, skips included; undefined if they do not say. */
export function endsOn(sentences: readonly string[]): number | undefined {
    let square: number | undefined;
    for (const says of sentences) {
        const moved = /(?:scores \d+|loses a point), \d+ to (\d+)/.exec(says);
        const skipped = /skips \d+ squares? (?:back )?to (\d+)/.exec(says);
        square = Number(skipped?.[1] ?? moved?.[1] ?? square ?? NaN);
    }
    return square === undefined || Number.isNaN(square) ? undefined : square;
}

/** A cell for somebody who does not see it: name, content, and what choosing it does. */
export function nameOf(id: string, here: Garden, seats: readonly SeatFace[], entry: Entry): string {
    const parts = [id, content(id, here, seats)];
    if (entry.open(PICK.cell).has(id)) {
        const moves = movesTo(entry, id);
        const stands = here.gardeners.find((one) => `P${one.seat + 1}` === entry.asked?.seat)?.at;
        const ways = moves.flatMap((move) => way(move.selection[PICK.gardener]?.[0] ?? stands, id) ?? []);
        parts.push(...new Set(ways));
        // What is the same with several colours is said once for all of them.
        const told = new Map<string, string[]>();
        for (const move of moves) {
            const all = entry.preview(move.text)?.consequences.map((one) => one.says) ?? [];
            if (!all[0]) continue;
            const says = [all[0], ...all.slice(1).filter((one) => one.startsWith('skips'))].join(', ');
            const colour = moves.length > 1 ? move.selection[PICK.colour]?.[0] : undefined;
            const alike = colour ? says.replace(`plants ${colour}, `, '').replaceAll(` ${colour}`, '') : says;
            told.set(alike, [...(told.get(alike) ?? []), ...(colour ? [colour] : [])]);
        }
        const sentences = [...told].map(([says, colours]) =>
            colours.length > 1 && colours.length === moves.length
                ? `any flower ${says}`
                : [colours.join(', '), says].filter(Boolean).join(' '),
        );
        parts.push(sentences.join('; ') || 'you may go here');
    }
    return parts.join(', ');
}

/** "3 cells up right": how far and in which of the six directions a cell lies from another; undefined off its rays. */
function way(from: string | undefined, to: string): string | undefined {
    for (const [direction, { says }] of DIRECTIONS.entries()) {
        let far = 1;
        for (let next = from && beside(from, direction); next; next = beside(next, direction), far++) {
            if (next === to) return `${far} ${far === 1 ? 'cell' : 'cells'} ${says}`;
        }
    }
    return undefined;
}

function content(id: string, here: Garden, seats: readonly SeatFace[]): string {
    if (id === CENTRE) return 'the centre, nobody may stay here';
    const flower = here.flowers.get(id);
    const one = here.gardeners.find((gardener) => gardener.at === id);
    const parts = [flower ? `${flower} flower` : 'empty'];
    if (flower) {
        const beds = group(id, here);
        if (beds > 1) parts.push(`in a bed of ${beds}`);
    }
    if (one) parts.push(`${seats[one.seat]?.name ?? `P${one.seat + 1}`}'s gardener, ${dice(one.rolls)}`);
    return parts.join(', ');
}

const dice = (count: number) => (count === 1 ? '1 die' : `${count} dice`);

function group(id: string, here: Garden): number {
    const colour = here.flowers.get(id);
    const seen = new Set([id]);
    const todo = [id];
    for (let next = todo.pop(); next; next = todo.pop()) {
        for (let way = 0; way < DIRECTIONS.length; way++) {
            const other = beside(next, way);
            if (other && !seen.has(other) && here.flowers.get(other) === colour) {
                seen.add(other);
                todo.push(other);
            }
        }
    }
    return seen.size;
}

/** Answers to what can be typed into the move box. */
export function answer(question: string, view: unknown, seats: readonly SeatFace[]): string | undefined {
    const words = question.trim().toLowerCase().split(/\s+/);
    const here = garden(view);
    const name = (seat: number) => seats[seat]?.name ?? `P${seat + 1}`;
    switch (words[0]) {
        case 'around': {
            const id = words[1] ?? '';
            if (!CELLS.some((cell) => cell.id === id)) return `There is no cell “${id}”: rows are a to k, as in e5.`;
            const round = DIRECTIONS.map((direction, way) => {
                const other = beside(id, way);
                return `${direction.says} ${other ? `${other} ${content(other, here, seats)}` : 'the edge'}`;
            });
            return `${id}, ${content(id, here, seats)}. Around it: ${round.join('; ')}.`;
        }
        case 'scores':
            return here.scores.map((score, seat) => `${name(seat)} ${score}`).join(', ') + '.';
        case 'hand':
            return here.stocks
                .map((stock, seat) => {
                    const piles = COLOURS.filter((colour) => stock.get(colour)).map((colour) => `${stock.get(colour)} ${colour}`);
                    return `${name(seat)}: ${piles.join(', ') || 'no flowers'}`;
                })
                .join('. ');
        case 'dice':
            return here.dice.length ? `On the table: ${here.dice.join(', ')}.` : 'No dice on the table.';
        case 'gardeners':
            return here.gardeners.map((one) => `${name(one.seat)} on ${one.at}, ${dice(one.rolls)}`).join('; ') + '.';
        default:
            return undefined;
    }
}

/** A line of the record as a sentence; with points and skips where the views before and after are known. */
export function tell(line: string, name: (seat: string) => string, before: unknown, after: unknown): string {
    const [, who = '', what = ''] = /^(\S+?): (.*)$/.exec(line) ?? [];
    const words = what.split(' ');
    if (who === '*') return ofChance(words, name, before);
    const player = name(who);
    const come = before && after ? outcome(line, Number(who.slice(1)) - 1, before, after) : '';
    const passed = after ? passes(Number(who.slice(1)) - 1, after as MarsView, name) : '';
    switch (words[0]) {
        case 'place':
            return `${player} starts on ${words[1] ?? ''}.`;
        case 'roll':
            return `${player} rolls for the gardener on ${words[1] ?? ''}.`;
        case 'waste':
            return `${player} cannot use the ${words[1] ?? ''}${come}.${passed}`;
        default: {
            const to = words[1]?.split('-')[1] ?? words[1] ?? '';
            return words[2]
                ? `${player} goes ${words[0] ?? ''} to ${to}, plants ${words[2]}${come}.${passed}`
                : `${player} goes ${words[0] ?? ''} onto a flower at ${to}${come}.${passed}`;
        }
    }
}

/** A move as an instruction to oneself. */
export function phrase(move: string): string {
    const words = move.split(' ');
    switch (words[0]) {
        case 'place':
            return `Start on ${words[1] ?? ''}`;
        case 'roll':
            return `Roll for the gardener on ${words[1] ?? ''}`;
        case 'waste':
            return `Take the ${words[1] ?? ''}, which leads nowhere`;
        default: {
            const to = words[1]?.split('-')[1];
            if (!to) return move;
            return words[2] ? `Go ${words[0]} to ${to}, plant ${words[2]}` : `Go ${words[0]} to ${to}, onto a flower`;
        }
    }
}

/** Whose turns were over at once after this seat's, without dice and surrounded by flowers. GM-3.1f */
function passes(seat: number, now: MarsView, name: (seat: string) => string): string {
    if (now.extraTurn || !['choose', 'roll'].includes(now.waitsFor)) return '';
    const seats = now.players.length;
    const names: string[] = [];
    for (let one = (seat + 1) % seats; one !== now.seat - 1; one = (one + 1) % seats) names.push(name(`P${one + 1}`));
    return names.map((each) => ` ${each} is surrounded and passes.`).join('');
}

function ofChance(words: readonly string[], name: (seat: string) => string, before: unknown): string {
    switch (words[0]) {
        case 'begin':
            return `${name(words[1] ?? '')} begins.`;
        case 'deal':
            return 'The flowers are dealt.';
        case 'dice':
            return before
                ? `${name(`P${(before as MarsView).seat}`)} rolls ${words.slice(1).join(' ')}.`
                : `Rolled: ${words.slice(1).join(' ')}.`;
        default:
            return words.join(' ');
    }
}

function outcome(line: string, seat: number, before: unknown, after: unknown): string {
    const { points, skips } = gained(line, seat, before, after);
    if (points === 0) return '';
    const much = Math.abs(points) === 1 ? '1 point' : `${Math.abs(points)} points`;
    const past =
        skips === 0 ? '' : `, and skips ${Math.abs(skips) === 1 ? '1 square' : `${Math.abs(skips)} squares`}${skips < 0 ? ' back' : ''}`;
    return ` and ${points > 0 ? 'scores' : 'loses'} ${much}${past}`;
}

/** What a move brought: the points of the planting or the one lost (GM-4.1, GM-4.3, GM-A2), and the squares that the
 *  marker skipped besides, which count as points (GM-4.2, GM-A6). */
function gained(line: string, seat: number, before: unknown, after: unknown): { points: number; skips: number } {
    const now = garden(after);
    const change = (now.scores[seat] ?? 0) - (garden(before).scores[seat] ?? 0);
    const [, , way = '', colour] = line.split(' ');
    const to = way.split('-')[1];
    if (change < 0) return { points: -1, skips: change + 1 };
    if (change === 0 || !colour || !to) return { points: change, skips: 0 };
    const beds = group(to, now);
    const scoring = (after as MarsView).options?.find((one) => one.startsWith('scoring='));
    const points = scoring ? beds : beds - 1;
    return { points, skips: change - points };
}

/** What each colour brought a seat, what it skipped besides, and what was lost: it adds up to the score. */
export function sum(frames: readonly { line?: string; view: unknown }[], seat: string): { says: string; points: number }[] {
    const index = Number(seat.slice(1)) - 1;
    const parts = new Map<string, number>();
    for (let i = 1; i < frames.length; i++) {
        const line = frames[i]!.line ?? '';
        if (!line.startsWith(`${seat}: `)) continue;
        const { points, skips } = gained(line, index, frames[i - 1]!.view, frames[i]!.view);
        const words = line.split(' ');
        const part = words[1] === 'waste' ? 'dice that led nowhere' : (words[3] ?? 'stepping on flowers');
        const count = (says: string, more: number) => parts.set(says, (parts.get(says) ?? 0) + more);
        if (points !== 0) count(part, points);
        if (skips !== 0) count(skips > 0 ? 'squares skipped' : 'squares skipped back', skips);
    }
    return [...parts].map(([says, points]) => ({ says, points })).sort((a, b) => b.points - a.points);
}
