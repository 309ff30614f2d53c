// Answers to what can be typed into the move box.
import type { SeatFace } from '$toolkit/board';
import { made } from './accounts';
import { AUTOMA, GOAL, animalEffect, animalName, count, month, monthRule, read, winsTies } from './cards';
import type { Side } from './cards';
import { agree, gnomeWords, list, numbered, reward } from './words';

/** Answers to what can be typed into the move box. */
export function answer(question: string, seen: unknown, seats: readonly SeatFace[]): string | undefined {
    const view = read(seen);
    const [first = '', ...rest] = question.trim().toLowerCase().split(/\s+/);
    const name = (side: Side) =>
        side.party === AUTOMA ? 'The automa' : (seats.find((seat) => seat.seat === side.party)?.name ?? side.party);
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
                const all = side.animals.map(
                    (id) => `${animalName(view, id)}${side.asleep.includes(id) ? ', asleep' : ''} (${animalEffect(view, id)})`,
                );
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
