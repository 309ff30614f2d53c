import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../src/api';
import { untilWhole } from '../src/table/review/growing';

describe('what the server works out', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    const failure = (status: number) => new Failure({ code: 'x', message: `failed with ${status}`, problems: [] }, status);

    /** Asks for numbers until 3, each 1,000 ms. Returns what was heard, and what stops it. */
    function asking(...answers: readonly (number | Error)[]) {
        const heard: (number | string | undefined)[] = [];
        let calls = 0;
        const ask = () => {
            const answer = answers[calls++];
            return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? 0);
        };
        const stop = untilWhole(
            ask,
            1000,
            (known) => known === 3,
            (known, failed) => heard.push(known ?? failed),
        );
        return { heard, stop };
    }

    it('is asked for until it is whole', async () => {
        const { heard } = asking(1, 2, 3, 4);
        await vi.advanceTimersByTimeAsync(500);
        expect(heard).toEqual([1]);
        await vi.advanceTimersByTimeAsync(10_000);
        expect(heard).toEqual([1, 2, 3]);
    });

    it('is asked for again after a failure that passes, which is told', async () => {
        const { heard } = asking(failure(429), failure(0), 3);
        await vi.advanceTimersByTimeAsync(10_000);
        expect(heard).toEqual(['failed with 429', 'failed with 0', 3]);
    });

    it('is not asked for again after a failure that stays', async () => {
        const { heard } = asking(1, failure(409), 3);
        await vi.advanceTimersByTimeAsync(10_000);
        expect(heard).toEqual([1, 'failed with 409']);
    });

    it('is not asked for once the page is left', async () => {
        const { heard, stop } = asking(1, 2, 3);
        await vi.advanceTimersByTimeAsync(500);
        stop();
        await vi.advanceTimersByTimeAsync(10_000);
        expect(heard).toEqual([1]);
    });
});
