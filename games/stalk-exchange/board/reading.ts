import type { SeatFace } from '$toolkit/board';
import { TYPES, bunch, byLetter, counted, places, read, worth } from './garden';
import type { StalkView } from './garden';
import { came, captioned, moments } from './upkeep';
import type { Moment } from './upkeep';

type Naming = (seat: string) => string;

/** The cells on which something grows that did not before, or that is in bloom now. */
export function changed(before: StalkView | undefined, now: StalkView): ReadonlySet<string> {
    const fresh = new Set<string>();
    if (!before || before.garden.length !== now.garden.length) return fresh;
    now.spaces.forEach((id, i) => {
        if (now.garden[i] !== '.' && now.garden[i] !== before.garden[i]) fresh.add(id);
    });
    return fresh;
}

const inSlot = (view: StalkView | undefined, slot: string) =>
    byLetter(view?.exchange[Number(slot) - 1] ?? '.')?.word ?? `flower in slot ${slot}`;

/** A line of the record as a sentence; with what came of it where the views before and after are known. */
export function tell(line: string, name: Naming, seenBefore: unknown, seenAfter: unknown): string {
    const before = seenBefore ? read(seenBefore) : undefined;
    const after = seenAfter ? read(seenAfter) : undefined;
    const then = before && after ? moments(parts(line).what, before, after, name) : [];
    return [move(line, name, before), ...then.slice(1).map(({ says }) => says)].join(' ');
}

/** The step as one moment after the other: the move, the parts of the upkeep, the bust. */
export function stages(line: string, name: Naming, seenBefore: unknown, seenAfter: unknown): readonly Moment[] {
    const before = read(seenBefore);
    const after = read(seenAfter);
    const { what } = parts(line);
    const [drawn = '', word = ''] = what.split(' ');
    const isDrawn = drawn === 'draw' && !['deal', 'sow'].includes(before.phase);
    const [first, ...others] = moments(what, before, after, name);
    const view = first?.view ?? after;
    if (!first && !isDrawn) return [];
    const who = name(`P${before.seat}`);
    return [
        isDrawn ? came(word, view) : { says: move(line, name, before), view },
        ...others.map((one) => (one.made ? captioned(one, who) : one)),
    ];
}

function parts(line: string): { who: string; what: string } {
    const [, who = '', what = ''] = /^(\S+?): (.*)$/.exec(line) ?? [];
    return { who, what };
}

/** The move itself as a sentence, a player's or that of chance. */
function move(line: string, name: Naming, before: StalkView | undefined): string {
    const { who, what } = parts(line);
    if (who === '*') return chance(what, name, before);
    const said = deed(what, before);
    return said ? `${name(who)} ${said}.` : line;
}

function deed(what: string, before: StalkView | undefined): string | undefined {
    const words = what.split(' ');
    const extra = words[0] === 'extra';
    const [verb, slot = '', last = ''] = extra ? words.slice(1) : words;
    const paid = extra ? ', for a token' : '';
    switch (verb) {
        case 'plant':
            return `plants a ${inSlot(before, slot)} on ${last}${paid}`;
        case 'swap':
            return `takes a ${inSlot(before, slot)} and gives a ${last}${paid}`;
        case 'flush':
            return 'flushes the exchange, for a token';
        case 'end':
            return 'is done';
        case 'harvest':
            return `harvests the group at ${slot} next`;
        default:
            return undefined;
    }
}

function chance(what: string, name: Naming, before: StalkView | undefined): string {
    const [verb, of = ''] = what.split(' ');
    const flower = of === '?' ? 'flower in secret' : of;
    switch (verb) {
        case 'begin':
            return `${name(of)} begins.`;
        case 'bust':
            return `The ${of} busts.`;
        case 'draw':
            // Who draws, and what for, is told by the position alone.
            if (!before) return `A ${flower} is drawn.`;
            if (before.phase === 'deal') return `${name(`P${before.seat}`)} draws a ${flower}.`;
            if (before.phase === 'sow') return `A ${flower} stands in the garden.`;
            return `A ${flower} comes to the exchange.`;
        default:
            return what;
    }
}

/** A move as an instruction to oneself. */
export function phrase(move: string, view?: unknown): string {
    const now = view ? read(view) : undefined;
    const words = move.split(' ');
    const extra = words[0] === 'extra';
    const [verb, slot = '', last = ''] = extra ? words.slice(1) : words;
    const paid = extra ? ', for a token' : '';
    switch (verb) {
        case 'plant':
            return `Plant the ${inSlot(now, slot)} on ${last}${paid}`;
        case 'swap':
            return `Take the ${inSlot(now, slot)} and give a ${last}${paid}`;
        case 'flush':
            return 'Flush the exchange, for a token';
        case 'end':
            return 'End your actions';
        case 'harvest':
            return `Harvest the group at ${slot} next`;
        default:
            return move;
    }
}

/** Of what a seat's score is made: each type of its portfolio at its final value. */
export function sum(frames: readonly { view: unknown }[], seat: string): { says: string; points?: number }[] {
    const last = frames.at(-1);
    if (!last) return [];
    const view = read(last.view);
    const portfolio = view.players[Number(seat.slice(1)) - 1]?.portfolio;
    if (!portfolio || view.finals.length === 0) return [];
    const parts = TYPES.flatMap((type, i) => {
        const count = portfolio[i] ?? 0;
        const value = view.finals[i] ?? 0;
        const bust = value < (view.values[i] ?? 0) ? `, bust from ${view.values[i]}` : '';
        return count > 0 ? [{ says: `${counted(count, type)} × ${value}${bust}`, points: count * value }] : [];
    });
    const tie = tied(view, Number(seat.slice(1)) - 1);
    return tie ? [...parts, { says: tie }] : parts;
}

/** How many flowers decide between equal scores: "for the tie, 3 at value 6, 1 at value 5"; undefined without a tie. */
function tied(view: StalkView, index: number): string | undefined {
    const level = view.players.map((_, i) => i).filter((i) => worth(view, i) === worth(view, index));
    if (level.length < 2) return undefined;
    const having = (player: number, value: number) =>
        TYPES.reduce((total, _, i) => total + (view.finals[i] === value ? (view.players[player]?.portfolio?.[i] ?? 0) : 0), 0);
    const falling = [...new Set(view.finals)].sort((one, other) => other - one);
    // Told as far down as is needed to tell this one from each of the others; whoever cannot be told apart shares the place.
    const needed = level.map((i) => falling.findIndex((value) => having(i, value) !== having(index, value)) + 1);
    const told = falling.slice(0, Math.max(...needed) || falling.length);
    return `for the tie: ${told.map((value) => `${having(index, value)} at value ${value}`).join(', ')}`;
}

/** The score for a player's line: what the portfolio is worth now, where it is seen. */
export const score = (view: unknown, index: number): string => String(worth(read(view), index) ?? '?');

/** Answers to what can be typed into the move box. */
export function answer(question: string, seen: unknown, seats: readonly SeatFace[]): string | undefined {
    const view = read(seen);
    const [first = '', cell = ''] = question.trim().toLowerCase().split(/\s+/);
    const name = (index: number) => seats[index]?.name ?? `P${index + 1}`;
    const each = (says: (index: number) => string) => view.players.map((_, i) => `${name(i)}: ${says(i)}`).join('. ') + '.';
    switch (first) {
        case 'scores':
            return each((i) => (worth(view, i) === undefined ? 'hidden' : `${worth(view, i)} points at the present values`));
        case 'hand':
        case 'portfolio':
            return each((i) => (view.players[i]?.portfolio ? bunch(view.players[i].portfolio) : 'hidden'));
        case 'market':
        case 'values':
            return `${TYPES.map((type, i) => `${type.word} ${view.values[i]}`).join(', ')}; flowers down to space ${view.lowest}.`;
        case 'exchange':
            return `${[...view.exchange].map((letter, i) => `${i + 1} ${byLetter(letter)?.word ?? 'empty'}`).join(', ')}; ${view.greenhouse} in the greenhouse.`;
        case 'compost':
            return `Compost: ${bunch(view.compost)}.`;
        case 'around': {
            const all = places(view);
            const here = all.find((one) => one.id === cell);
            if (!here) return `There is no cell “${cell}”.`;
            const near = all.filter((one) => one !== here && Math.hypot(one.x - here.x, one.y - here.y) < 19);
            return `${near.map((one) => `${one.id} ${one.type ? `${one.type.word} ${one.bloom ? 'in bloom' : 'bulb'}` : 'empty'}`).join(', ')}.`;
        }
        default:
            return undefined;
    }
}
