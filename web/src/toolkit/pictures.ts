// The pictures in the rules.
import type { LessonStep, Picture } from './board';
import type { Game } from './types';

/** The example of each chapter: a step of the lesson by its number, or what the list names itself. */
export const examples = <G extends Game>(
    lesson: readonly LessonStep<G>[],
    chapters: readonly (number | Picture<G>)[],
): readonly Picture<G>[] => chapters.flatMap((one) => (typeof one === 'number' ? (lesson[one - 1] ?? []) : one));
