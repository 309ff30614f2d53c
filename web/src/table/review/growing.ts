import { Failure } from '../../api';

/**
 * Asks the server again and again for what it is working out, until it is whole. A failure that does not pass ends it,
 * too.
 * @param ask for as much as is known
 * @param isWhole true if all is known
 * @param heard is told each answer, or why there was none
 * @returns stops asking
 */
export function untilWhole<T>(
    ask: () => Promise<T>,
    everyMillis: number,
    isWhole: (known: T) => boolean,
    heard: (known: T | undefined, failure: string | undefined) => void,
): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = async () => {
        let over: boolean;
        try {
            const known = await ask();
            if (stopped) return;
            heard(known, undefined);
            over = isWhole(known);
        } catch (failure) {
            if (stopped) return;
            heard(undefined, failure instanceof Error ? failure.message : String(failure));
            over = failure instanceof Failure && !failure.passes;
        }
        if (!over) timer = setTimeout(() => void look(), everyMillis);
    };
    void look();
    return () => {
        stopped = true;
        clearTimeout(timer);
    };
}
