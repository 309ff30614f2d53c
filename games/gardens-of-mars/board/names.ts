// The garden in words, for readers who do not see it, and for those who ask.
import type { SeatFace } from '$toolkit/board';
import { clauses, listed, pair, sections, sentences } from '$toolkit/messages';
import { asked, playerName } from '$toolkit/texts';
import { t } from '$words/gardens-of-mars';
import { CENTRE, CELLS, DIRECTIONS, directionTo } from './geometry';
import type { Direction } from './geometry';
import { gainOf, movesTo } from './gains';
import type { Asking, Gain } from './gains';
import { COLOURS, PICK, bedOf, beside, colourName, flowersOf, gardenersOf, stockOf } from './view';
import type { MarsView } from './view';

const direction = ({ to }: Direction) => t(`direction.${to}`);

/** A cell for somebody who does not see it: name, content, and what choosing it does. */
export function nameOf(id: string, view: MarsView, seats: readonly SeatFace[], entry: Asking): string {
    const place = [id, content(id, view, seats)];
    if (!entry.open(PICK.cell).has(id)) return clauses(place);
    const moves = movesTo(entry, id);
    const ways = moves.flatMap(({ fields }) =>
        'to' in fields ? [t('cell.way', { far: fields.die, direction: direction(directionTo(fields.from, fields.to)) })] : [],
    );
    return sections([clauses([...place, ...new Set(ways)]), outcomes(entry, moves) || t('cell.open')]);
}

/** Says what the moves to a cell bring, once for all colours that bring the same. */
function outcomes(entry: Asking, moves: ReturnType<typeof movesTo>): string {
    const told = new Map<string, string[]>();
    for (const move of moves) {
        const gain = gainOf(entry, move.text);
        if (!gain) continue;
        const colour = move.fields.kind === 'plant' ? move.fields.colour : undefined;
        const says = gainWords(gain);
        told.set(says, [...(told.get(says) ?? []), ...(colour ? [colourName(colour)] : [])]);
    }
    const says = [...told].map(([gain, colours]) => {
        if (colours.length === 0) return gain;
        const every = colours.length > 1 && colours.length === moves.length;
        return every ? t('cell.any', { gain }) : t('cell.with', { colours: listed(colours), gain });
    });
    return sections(says);
}

const gainWords = ({ points, skips }: Gain) =>
    t('cell.gain', { kind: points > 0 ? 'won' : points < 0 ? 'lost' : 'none', points: Math.abs(points), skips });

function content(id: string, view: MarsView, seats: readonly SeatFace[]): string {
    if (id === CENTRE) return t('cell.centre');
    const colour = flowersOf(view).get(id);
    const here = gardenersOf(view).find((one) => one.cell === id);
    return clauses([
        colour ? t('cell.flower', { colour: colourName(colour), bed: bedOf(view, id) }) : t('cell.empty'),
        ...(here
            ? [t('cell.gardener', { mine: seats[here.seat]?.mine ?? false, name: playerName(seats, here.seat), dice: here.free })]
            : []),
    ]);
}

const TOPICS = ['around', 'scores', 'hand', 'dice', 'gardeners'] as const;

const topicWord = (topic: (typeof TOPICS)[number]) => t(`question.${topic}`);

/** Questions that may be typed into the move box, as examples. */
export const questions = () => [pair(topicWord('around'), 'e5'), ...TOPICS.slice(1).map(topicWord)];

/** Answers to what can be typed into the move box. */
export function answer(question: string, view: MarsView, seats: readonly SeatFace[]): string | undefined {
    const {
        topic,
        rest: [cell = ''],
    } = asked(question, TOPICS, topicWord);
    const each = (says: (seat: number) => string) => sentences(view.players.map((_, seat) => says(seat)));
    switch (topic) {
        case 'around': {
            if (!CELLS.some(({ id }) => id === cell)) return t('answer.no-cell', { cell });
            const round = DIRECTIONS.map((to) => {
                const other = beside(view, cell, to);
                const says = other ? pair(other, content(other, view, seats)) : t('answer.edge');
                return pair(direction(to), says);
            });
            return t('answer.around', { cell, content: content(cell, view, seats), round: sections(round) });
        }
        case 'scores':
            return each((seat) => t('answer.score', { name: playerName(seats, seat), score: view.players[seat]?.score ?? 0 }));
        case 'hand':
            return each((seat) => {
                const stock = stockOf(view, seat);
                const piles = COLOURS.filter((one) => stock.get(one)).map((one) => pair(stock.get(one) ?? 0, colourName(one)));
                return t('answer.hand', { name: playerName(seats, seat), count: piles.length, piles: listed(piles) });
            });
        case 'dice':
            return t('answer.dice', { count: view.dice.length, dice: listed(view.dice.map(String)) });
        case 'gardeners':
            return sentences(
                gardenersOf(view).map((one) => t('answer.gardener', { name: playerName(seats, one.seat), cell: one.cell, dice: one.free })),
            );
        case undefined:
            return undefined;
    }
}
