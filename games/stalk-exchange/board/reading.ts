import type { SeatFace } from '$toolkit/board';
import { TYPES, bunch, byLetter, counted, places, read, worth } from './garden';
import type { StalkView } from './garden';

/** The cells on which something grows that did not before, or that is in bloom now. */
export function changed(before: StalkView | undefined, now: StalkView): ReadonlySet<string> {
    const fresh = new Set<string>();
    if (!before || before.garden.length !== now.garden.length) return fresh;
    now.spaces.forEach((id, i) => {
        if (now.garden[i] !== '.' && now.garden[i] !== before.garden[i]) fresh.add(id);
    });
    return fresh;
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
    const [first = '', cell = ''] = question.trim().toLowerCase().split(' ').filter(Boolean);
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
