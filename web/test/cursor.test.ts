import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventCursor, PATIENCE_MILLIS } from '../src/table/cursor';

describe('waiting for an event', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    function waited(cursor: EventCursor, seq: number): () => boolean {
        let over = false;
        void cursor.reaches(seq).then(() => (over = true));
        return () => over;
    }

    it('ends when the stream brings it, or a later one', async () => {
        const cursor = new EventCursor();
        cursor.moveTo(3);
        const over = waited(cursor, 5);
        cursor.moveTo(4);
        await vi.advanceTimersByTimeAsync(0);
        expect(over()).toBe(false);
        cursor.moveTo(6);
        await vi.advanceTimersByTimeAsync(0);
        expect(over()).toBe(true);
    });

    it('is not begun for one that is known', async () => {
        const cursor = new EventCursor();
        cursor.moveTo(3);
        const over = waited(cursor, 3);
        await vi.advanceTimersByTimeAsync(0);
        expect(over()).toBe(true);
    });

    it('ends by itself where the viewer is not told', async () => {
        const over = waited(new EventCursor(), 1);
        await vi.advanceTimersByTimeAsync(PATIENCE_MILLIS - 1);
        expect(over()).toBe(false);
        await vi.advanceTimersByTimeAsync(1);
        expect(over()).toBe(true);
    });
});
