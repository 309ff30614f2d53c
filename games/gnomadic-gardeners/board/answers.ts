// Answers to what can be typed into the move box.
import type { SeatFace } from '$toolkit/board';
import { line, listed, pair, sections, sentence, sentences } from '$toolkit/messages';
import { asked } from '$toolkit/texts';
import { t } from '$words/gnomadic-gardeners';
import { AUTOMA, animalEffect, animalName, count, iconNames, month, monthName, ruleOf } from './cards';
import type { GnomeView, Side } from './cards';
import { gnomeWords, opened, reasoning } from './words';

const TOPICS = ['scores', 'tasks', 'next', 'hand', 'animals', 'orders', 'piles', 'month', 'gnome'] as const;

const topicWord = (topic: (typeof TOPICS)[number]) => t(`question.${topic}`);

/** Questions that may be typed into the move box, as examples. */
export const questions = () => TOPICS.slice(0, 5).map(topicWord);

/** Answers to what can be typed into the move box. */
export function answer(question: string, view: GnomeView, seats: readonly SeatFace[]): string | undefined {
    const { topic, rest } = asked(question, TOPICS, topicWord);
    const name = (side: Side) =>
        side.party === AUTOMA ? t('word.automa') : (seats.find((seat) => seat.seat === side.party)?.name ?? side.party);
    const each = (says: (side: Side) => string) => sentences(view.sides.map((side) => line(name(side), says(side))));
    switch (topic) {
        case 'scores':
            return t('answer.scores', {
                scores: listed(view.sides.map((side) => pair(name(side), side.score))),
                goal: view.goal,
                name: name(view.sides[view.winsTies - 1]!),
            });
        case 'tasks':
            if (view.tasks.length === 0) return t('answer.no-tasks');
            return sentences(
                view.tasks.flatMap((task) => {
                    const done = task.doneBy.map((at) => {
                        const side = view.sides[at - 1]!;
                        return side.party === AUTOMA ? t('word.by-automa') : name(side);
                    });
                    return [opened(task), ...(done.length > 0 ? [t('answer.done-by', { names: listed(done) })] : [])];
                }),
            );
        case 'next': {
            const half = view.cards.tasks.find((card) => card.id === view.right)?.right;
            return half
                ? sentences(half.needs.map((need, i) => t('answer.next', { task: i + 1, need: iconNames(need) || t('word.nothing') })))
                : t('answer.unknown');
        }
        case 'hand':
            return (
                sentences(
                    view.sides
                        .filter((side) => seats.some((seat) => seat.seat === side.party && seat.mine))
                        .map((side) => line(name(side), sections(side.hand.map((id) => gnomeWords(view, id))) || t('word.nothing'))),
                ) || t('answer.no-hand')
            );
        case 'animals':
            return each((side) => {
                const all = side.animals.map((id) =>
                    t('answer.animal', { animal: animalName(id), asleep: side.asleep.includes(id), effect: animalEffect(view, id) }),
                );
                return sections(all) || t('word.none');
            });
        case 'orders':
            return view.orders.left ? reasoning(view) : t('answer.no-orders');
        case 'piles':
            return t('answer.piles', { pile: count(view.pile), discarded: view.discards.length });
        case 'month': {
            const played = month(view);
            return played ? t('answer.month', { month: monthName(played), rule: ruleOf(played) }) : t('answer.no-month');
        }
        case 'gnome': {
            const wanted = rest.join(' ');
            const face = view.cards.gnomes.find((one) => one.name.toLowerCase() === wanted || one.id === wanted);
            return face ? sentence(gnomeWords(view, face.id)) : t('answer.no-gnome', { wanted });
        }
        case undefined:
            return undefined;
    }
}
