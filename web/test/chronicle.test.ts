import { describe, expect, it } from 'vitest';
import { Chronicle } from '../src/table/chronicle.svelte';
import type { Frame, Frames } from '../src/wire';

const frame = (step: number) => ({ step, line: `line ${step}`, view: {} }) as unknown as Frame;
const frames = (from: number, count: number) => ({ frames: Array.from({ length: count }, (_, i) => frame(from + i)) }) as unknown as Frames;
const teller = (now: Frame, before: Frame) => `${now.line} after ${before.line}`;

describe('what the log has told', () => {
    it('stays, and earlier steps are fetched a chapter at a time', async () => {
        const asked: number[][] = [];
        const told = new Chronicle((from, count) => {
            asked.push([from, count]);
            return Promise.resolve(frames(from, count));
        });
        told.keep(200, 'kept');
        await told.fetch(150, teller);
        expect(told.of(200)).toBe('kept');
        expect(told.of(150)).toBe('line 150 after line 149');
        expect(told.of(91)).toBe('line 91 after line 90');
        expect(told.of(90)).toBeUndefined();
        await told.fetch(120, teller);
        await told.fetch(20, teller);
        expect(asked).toEqual([
            [90, 61],
            [0, 21],
        ]);
    });

    it('is forgotten when it is taken back, or somebody else looks meanwhile', async () => {
        const answers: ((frames: Frames) => void)[] = [];
        const told = new Chronicle(() => new Promise((resolve) => answers.push(resolve)));
        told.keep(4, 'four');
        told.keep(5, 'five');
        told.forget(5);
        expect([told.of(4), told.of(5)]).toEqual(['four', undefined]);
        const fetched = told.fetch(3, teller);
        told.forget();
        answers[0]?.(frames(0, 4));
        await Promise.resolve();
        expect([told.of(3), told.of(4)]).toEqual([undefined, undefined]);
        await expect.poll(() => answers.length).toBe(2);
        answers[1]?.(frames(0, 4));
        await fetched;
        expect([told.of(3), told.of(4)]).toEqual(['line 3 after line 2', undefined]);
    });

    it('tells what comes into sight while something else is fetched', async () => {
        const told = new Chronicle((from, count) => Promise.resolve(frames(from, count)));
        const first = told.fetch(300, teller);
        await told.fetch(40, teller);
        await told.fetch(150, teller);
        await first;
        expect([300, 150, 40].map((step) => told.of(step))).toEqual([
            'line 300 after line 299',
            'line 150 after line 149',
            'line 40 after line 39',
        ]);
    });

    it('stays as it was when the server does not answer', async () => {
        const told = new Chronicle(() => Promise.reject(new Error('gone')));
        await told.fetch(3, teller);
        expect(told.of(3)).toBeUndefined();
    });
});
