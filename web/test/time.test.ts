import { describe, expect, it } from 'vitest';
import { clockText, runOut } from '../src/time.svelte';

describe('a clock', () => {
    it('shows minutes and seconds, hours, and days', () => {
        expect(clockText(25_000)).toBe('0:25');
        expect(clockText(24_001)).toBe('0:25');
        expect(clockText(600_000)).toBe('10:00');
        expect(clockText(3_725_000)).toBe('1:02:05');
        expect(clockText(2 * 86_400_000 + 5 * 3_600_000)).toBe('2 d 5 h');
        expect(clockText(0)).toBe('0:00');
    });
});

describe('a time that has run out', () => {
    it('is said with whose it is and when a bot comes', () => {
        expect(runOut(undefined, 9_800)).toBe('Your time has run out. A bot takes your seat in 10 seconds.');
        expect(runOut('Ann', 1_000)).toBe('Ann’s time has run out. A bot takes the seat in 1 second.');
    });
});
