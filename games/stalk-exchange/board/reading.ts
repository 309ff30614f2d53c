import type { SeatFace, SumPart } from '$toolkit/board';
import { listed } from '$toolkit/messages';
import type { Frame } from '$toolkit/words';
import type { StalkExchange } from '$wire';
import { t } from '$words/stalk-exchange';
import { TYPES, bunch, byLetter, counted, flowerName, growing, places, worth } from './garden';
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
export function sum(frames: readonly Pick<Frame<StalkExchange>, 'view'>[], seat: string): SumPart[] {
    const view = frames.at(-1)?.view;
    if (!view) return [];
    const portfolio = view.players[Number(seat.slice(1)) - 1]?.portfolio;
    if (!portfolio || view.finals.length === 0) return [];
    const parts = TYPES.flatMap((type, i) => {
        const count = portfolio[i] ?? 0;
        const value = view.finals[i] ?? 0;
        const before = view.values[i] ?? 0;
        const says = t('sum.part', { flowers: counted(count, type), value, bust: value < before, before });
        return count > 0 ? [{ says, points: count * value }] : [];
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
    return t('sum.tie', { flowers: listed(told.map((value) => t('sum.at-value', { count: having(index, value), value }))) });
}

/** The score for a player's line: what the portfolio is worth now, where it is seen. */
export const score = (view: StalkView, index: number): string => String(worth(view, index) ?? '?');

/** What lies in a slot. */
export function slotWords(letter: string): string {
    const type = byLetter(letter);
    return type ? flowerName(type) : t('word.empty');
}

/** Answers to what can be typed into the move box. */
export function answer(question: string, view: StalkView, seats: readonly SeatFace[]): string | undefined {
    const [first = '', cell = ''] = question.trim().toLowerCase().split(' ').filter(Boolean);
    const name = (index: number) => seats[index]?.name ?? `P${index + 1}`;
    const each = (says: (index: number) => string) => view.players.map((_, i) => `${name(i)}: ${says(i)}`).join('. ') + '.';
    switch (first) {
        case 'scores':
            return each((i) => t('answer.worth', { seen: worth(view, i) !== undefined, points: worth(view, i) ?? 0 }));
        case 'hand':
        case 'portfolio':
            return each((i) => (view.players[i]?.portfolio ? bunch(view.players[i].portfolio) : t('word.hidden')));
        case 'market':
        case 'values':
            return t('answer.market', {
                values: listed(TYPES.map((type, i) => `${flowerName(type)} ${view.values[i]}`)),
                lowest: view.lowest,
            });
        case 'exchange': {
            const slots = [...view.exchange].map((letter, i) => `${i + 1} ${slotWords(letter)}`);
            return t('answer.exchange', { slots: listed(slots), greenhouse: view.greenhouse });
        }
        case 'compost':
            return t('answer.compost', { flowers: bunch(view.compost) });
        case 'around': {
            const all = places(view);
            const here = all.find((one) => one.id === cell);
            if (!here) return t('answer.no-cell', { cell });
            const near = all.filter((one) => one !== here && Math.hypot(one.x - here.x, one.y - here.y) < 19);
            return `${near.map((one) => `${one.id} ${growing(one.type, one.bloom)}`).join(', ')}.`;
        }
        default:
            return undefined;
    }
}
