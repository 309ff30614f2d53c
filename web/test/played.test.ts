import { beforeEach, expect, test, vi } from 'vitest';
import { hasPlayed, lessonKey, lineUpKey } from '../src/pages/played';

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null };

beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', storage);
});

test('a line-up or a lesson tells that a person has played', () => {
    expect(hasPlayed(['mars', 'gnomes'])).toBe(false);
    kept.set(lineUpKey('gnomes'), '{}');
    expect(hasPlayed(['mars', 'gnomes'])).toBe(true);
    expect(hasPlayed(['mars'])).toBe(false);
    kept.set(lessonKey('mars'), '0');
    expect(hasPlayed(['mars'])).toBe(true);
});

test('a browser that keeps nothing knows of no play', () => {
    vi.stubGlobal('localStorage', {
        getItem: () => {
            throw new Error('blocked');
        },
    });
    expect(hasPlayed(['mars'])).toBe(false);
});
