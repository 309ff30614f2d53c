import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Heard, PATIENCE_MILLIS } from '../src/table/heard';

describe('waiting for an event', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    function waited(heard: Heard, seq: number): () => boolean {
        let over = false;
        void heard.reaches(seq).then(() => (over = true));
        return () => over;
    }

    it('ends when the stream brings it, or a later one', async () => {
        const heard = new Heard();
        heard.upTo(3);
        const over = waited(heard, 5);
        heard.upTo(4);
        await vi.advanceTimersByTimeAsync(0);
        expect(over()).toBe(false);
        heard.upTo(6);
        await vi.advanceTimersByTimeAsync(0);
        expect(over()).toBe(true);
    });

    it('is not begun for one that is known', async () => {
        const heard = new Heard();
        heard.upTo(3);
        const over = waited(heard, 3);
        await vi.advanceTimersByTimeAsync(0);
        expect(over()).toBe(true);
    });

    it('ends by itself where the viewer is not told', async () => {
        const over = waited(new Heard(), 1);
        await vi.advanceTimersByTimeAsync(PATIENCE_MILLIS - 1);
        expect(over()).toBe(false);
        await vi.advanceTimersByTimeAsync(1);
        expect(over()).toBe(true);
    });
});
