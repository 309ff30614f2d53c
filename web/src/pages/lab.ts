// Words and pictures of experiments, as pure functions.
import { messages } from '../messages/messages.svelte';
import type { ExperimentCard, FoundNumber, RunProgress } from '../wire';

/** Returns the address of an experiment. */
export const addressOf = (name: string): string => `/lab/${encodeURIComponent(name)}`;

/** Returns the address of an experiment's report in this form. */
export const reportOf = (name: string, form: 'report.html' | 'report.md' | 'findings.json'): string =>
    `/api/lab/experiments/${encodeURIComponent(name)}/${form}${form === 'findings.json' ? '' : `?lang=${messages.tag}`}`;

/** Returns true if an experiment still changes, and the page must load it again. */
export const isMoving = ({ state }: ExperimentCard): boolean => state === 'running' || state === 'stopping' || state === 'waiting';

/** Returns the progress of an experiment in whole per cent; 0 if it is unknown. */
export const percent = (progress: RunProgress | undefined): number =>
    progress && progress.of > 0 ? Math.floor((100 * progress.done) / progress.of) : 0;

/** Returns true if a screen reader announces the progress: once for each further tenth. */
export const isWorthTelling = (before: number, now: number): boolean => Math.floor(now / 10) > Math.floor(before / 10);

const MINUTE = 60;
const HOUR = 3600;

/** A time in words, rounded to what matters: "8 seconds", "3 minutes", "2 hours". */
export function lasts(millis: number): string {
    const seconds = Math.max(1, Math.round(millis / 1000));
    const [count, unit] =
        seconds < 2 * MINUTE
            ? [seconds, 'second']
            : seconds < 2 * HOUR
              ? [Math.round(seconds / MINUTE), 'minute']
              : [Math.round(seconds / HOUR), 'hour'];
    return new Intl.NumberFormat(messages.tag, { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(count as number);
}

/** The numbers from which and to which a picture goes. */
export interface Scale {
    readonly low: number;
    readonly high: number;
}

/**
 * The scale of a picture of these numbers: it has all intervals, and zero if they are differences. It holds what it held
 * before, so that intervals are seen to grow narrower. Undefined as long as no interval is known.
 */
export function scaleOf(numbers: readonly FoundNumber[], before?: Scale): Scale | undefined {
    const ends = numbers.flatMap(({ low, high, against }) =>
        low === undefined || high === undefined ? [] : [low, high, ...(against === undefined ? [] : [0])],
    );
    if (before) ends.push(before.low, before.high);
    if (ends.length === 0) return undefined;
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    return low === high ? { low: low - 1, high: high + 1 } : { low, high };
}

/** Returns the place of a number on a scale, from 0 to 100. */
export const placeOf = (scale: Scale, number: number): number => (100 * (number - scale.low)) / (scale.high - scale.low);

/** Returns the start and end of a line in a text, to select it. Lines are counted from 1. */
export function lineIn(text: string, line: number): readonly [number, number] {
    const lines = text.split('\n');
    const at = Math.min(Math.max(line, 1), lines.length) - 1;
    const from = lines.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0);
    return [from, from + (lines[at] ?? '').length];
}
