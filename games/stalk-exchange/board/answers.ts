import { asked, playerName, seatOf } from '$toolkit/texts';
import type { SeatFace, SumPart } from '$toolkit/board';
import { clauses, line, listed, pair, sentence, sentences } from '$toolkit/messages';
import type { Frame } from '$toolkit/types';
import type { StalkExchange } from '$wire';
import { t } from '$words/stalk-exchange';
import { TYPES, bunch, counted, flowerName, growing, neighbours, typeOf } from './garden';
import type { StalkView, Type } from './garden';

/** Of what a seat's score is made: each type of its portfolio at its final value. */
export function sum(frames: readonly Pick<Frame<StalkExchange>, 'view'>[], seat: string): SumPart[] {
    const view = frames.at(-1)?.view;
    if (!view) return [];
    const shed = view.players.find((_, i) => seatOf(i) === seat);
    const portfolio = shed?.portfolio;
    if (!portfolio || view.finals.length === 0) return [];
    const parts = TYPES.flatMap((type, i) => {
        const count = portfolio[i] ?? 0;
        const value = view.finals[i] ?? 0;
        const before = view.values[i] ?? 0;
        const says = t('sum.part', { flowers: counted(count, type), value, bust: view.busting.flowers.includes(type.word), before });
        return count > 0 ? [{ says, points: shed.points[i] ?? 0 }] : [];
    });
    const flowers = listed(shed.tiebreak.map(({ value, flowers: count }) => t('sum.at-value', { count, value })));
    return flowers ? [...parts, { says: t('sum.tie', { flowers }) }] : parts;
}

/** The score for a player's line: what the portfolio is worth now, where it is seen. */
export const score = (view: StalkView, index: number): string => String(view.players[index]?.worth ?? '?');

/** Returns the content of a slot. */
export const slotWords = (type: Type | undefined): string => (type ? flowerName(type) : t('word.empty'));

const TOPICS = ['around', 'market', 'exchange', 'portfolio', 'scores', 'compost'] as const;

const topicWord = (topic: (typeof TOPICS)[number]) => t(`question.${topic}`);

/** Questions that may be typed into the move box, as examples. */
export const questions = () => [pair(topicWord('around'), 'd4'), ...TOPICS.slice(1).map(topicWord)];

/** Answers to what can be typed into the move box. */
export function answer(question: string, view: StalkView, seats: readonly SeatFace[]): string | undefined {
    const {
        topic,
        rest: [cell = ''],
    } = asked(question, TOPICS, topicWord);
    const each = (says: (index: number) => string) => sentences(view.players.map((_, i) => line(playerName(seats, i), says(i))));
    switch (topic) {
        case 'scores':
            return each((i) => {
                const worth = view.players[i]?.worth;
                return t('answer.worth', { seen: worth !== undefined, points: worth ?? 0 });
            });
        case 'portfolio':
            return each((i) => (view.players[i]?.portfolio ? bunch(view.players[i].portfolio) : t('word.hidden')));
        case 'market':
            return t('answer.market', {
                values: listed(TYPES.map((type, i) => pair(flowerName(type), view.values[i] ?? 0))),
                lowest: view.lowest,
            });
        case 'exchange': {
            const slots = view.exchange.map(({ flower }, i) => pair(i + 1, slotWords(typeOf(flower))));
            return t('answer.exchange', { slots: listed(slots), greenhouse: view.greenhouse });
        }
        case 'compost':
            return t('answer.compost', { flowers: bunch(view.compost) });
        case 'around': {
            if (!view.spaces.includes(cell)) return t('answer.no-cell', { cell });
            const near = neighbours(view, cell);
            return sentence(clauses(near.map((one) => pair(one.id, growing(one.type, one.bloom)))));
        }
        case undefined:
            return undefined;
    }
}
