import { t } from './messages/messages.svelte';
import type { Problem } from './wire';

/** A problem in a text, in one sentence: where it is, what is wrong and what would be right. */
export const problemText = (problem: Problem): string =>
    problem.line > 0 ? t('fault.problem-line', { ...problem, line: String(problem.line) }) : t('fault.problem', { ...problem });
