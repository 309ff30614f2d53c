// The garden in words, for readers who do not see it, and for those who ask.
import type { SeatFace } from '$toolkit/board';
import { clauses, heading, listed, pair, sections, sentence, sentences } from '$toolkit/messages';
import { asked, playerName } from '$toolkit/texts';
import { t } from '$words/gardens-of-mars';
import { CENTRE, CELLS, DIRECTIONS, directionTo } from './geometry';
import type { Direction } from './geometry';
import { movesTo, outcome } from './gains';
import type { Asking } from './gains';
import { COLOURS, PICK, beside, colourName, flowersOf, gardenersOf, groupSize, stockOf } from './view';
import type { Colour, MarsView } from './view';

const direction = ({ to }: Direction) => t(`direction.${to}`);

/** A cell for somebody who does not see it: name, content, and what choosing it does. */
export function nameOf(id: string, view: MarsView, seats: readonly SeatFace[], entry: Asking): string {
    const place = [id, content(id, view, seats)];
    if (!entry.open(PICK.cell).has(id)) return clauses(place);
    const moves = movesTo(entry, id);
    const ways = moves.flatMap(({ fields }) =>
        'to' in fields ? [t('cell.way', { far: fields.die, direction: direction(directionTo(fields.from, fields.to)) })] : [],
    );
    const name = clauses([...place, ...new Set(ways)]);
    const brings = outcomes(entry, moves);
    return brings ? sentences([sentence(name), brings]) : sections([name, t('cell.open')]);
}

/**
 * Says what the moves to a cell bring, in the words of their events. Colours that move the marker alike are named
 * together, and are left out together where none of them moves it.
 */
function outcomes(entry: Asking, moves: ReturnType<typeof movesTo>): string {
    const groups = new Map<string, { says: Set<string>; colours: Set<Colour> }>();
    for (const { text, fields } of moves) {
        const brings = outcome(entry, text);
        if (!brings) continue;
        const group = groups.get(brings.marker) ?? { says: new Set(), colours: new Set() };
        groups.set(brings.marker, group);
        group.says.add(brings.says);
        if (fields.kind === 'plant') group.colours.add(fields.colour);
    }
    return sentences(
        [...groups].map(([marker, { says, colours }]) => {
            if (says.size === 1 || colours.size === 0) return sentences([...says]);
            return marker && heading(groups.size === 1 ? t('cell.any') : listed([...colours].map(colourName)), marker);
        }),
    );
}

function content(id: string, view: MarsView, seats: readonly SeatFace[]): string {
    if (id === CENTRE) return t('cell.centre');
    const colour = flowersOf(view).get(id);
    const here = gardenersOf(view).find((one) => one.cell === id);
    return clauses([
        colour ? t('cell.flower', { colour: colourName(colour), bed: groupSize(view, id) }) : t('cell.empty'),
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
