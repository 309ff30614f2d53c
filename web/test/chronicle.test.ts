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
        expect(asked).toEqual([[90, 61], [0, 21]]);
    });

    it('is forgotten when it is taken back, or somebody else looks meanwhile', async () => {
        let answer: (frames: Frames) => void = () => undefined;
        const told = new Chronicle(() => new Promise((resolve) => (answer = resolve)));
        told.keep(4, 'four');
        told.keep(5, 'five');
        told.forget(5);
        expect([told.of(4), told.of(5)]).toEqual(['four', undefined]);
        const fetched = told.fetch(3, teller);
        told.forget();
        answer(frames(0, 4));
        await fetched;
        expect([told.of(3), told.of(4)]).toEqual([undefined, undefined]);
    });

    it('stays as it was when the server does not answer', async () => {
        const told = new Chronicle(() => Promise.reject(new Error('gone')));
        await told.fetch(3, teller);
        expect(told.of(3)).toBeUndefined();
    });
});
