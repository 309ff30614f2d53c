import { beforeEach, expect, test, vi } from 'vitest';
import type { Motion } from '../src/toolkit/motion';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

/** What each note that was played has for its loudest moment. */
const loud: number[] = [];
class Audio {
    currentTime = 0;
    destination = {};
    createOscillator() {
        const frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
        return { frequency, connect: (to: unknown) => to, start: () => undefined, stop: () => undefined };
    }
    createGain() {
        const gain = {
            setValueAtTime: () => undefined,
            linearRampToValueAtTime: (value: number) => loud.push(value),
            exponentialRampToValueAtTime: () => undefined,
        };
        return { gain, connect: (to: unknown) => to };
    }
}
vi.stubGlobal('AudioContext', Audio);
const vibrate = vi.fn();
vi.stubGlobal('navigator', { vibrate, languages: ['en'] });
const { SOUNDS, play, soundOf, turn } = await import('../src/sound');
const { settings } = await import('../src/settings.svelte');

const atFirst = [settings.sound, settings.vibrates, settings.forced];

beforeEach(() => {
    loud.length = 0;
    vibrate.mockClear();
    Object.assign(settings, { sound: false, vibrates: false, volume: 1 });
});

test('sound and vibration are off at first, and the only move is made by itself', () => expect(atFirst).toEqual([false, false, true]));

test('nothing sounds or vibrates until it is asked for', () => {
    expect(Object.keys(SOUNDS)).toHaveLength(6);
    turn();
    play('win');
    expect(loud).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
});

test('each sound is quiet, and the volume makes it quieter', () => {
    settings.sound = true;
    for (const sound of Object.keys(SOUNDS)) play(sound as keyof typeof SOUNDS);
    expect(Math.max(...loud)).toBeLessThan(0.2);
    const full = loud.splice(0);
    settings.volume = 0.5;
    for (const sound of Object.keys(SOUNDS)) play(sound as keyof typeof SOUNDS);
    expect(loud).toEqual(full.map((one) => one / 2));
});

test('a phone vibrates for the player’s turn alone', () => {
    settings.vibrates = true;
    play('gain');
    expect(vibrate).not.toHaveBeenCalled();
    turn();
    expect(vibrate).toHaveBeenCalledOnce();
});

test.each<[string, readonly Motion[], string]>([
    [
        'points',
        [
            { kind: 'opens', at: 'a' },
            { kind: 'points', points: 3, from: 'a', to: 'b' },
        ],
        'gain',
    ],
    ['a lost point', [{ kind: 'points', points: -1, from: 'a', to: 'b' }], 'loss'],
    ['dice', [{ kind: 'tumbles', at: 'dice' }], 'dice'],
    ['a flower', [{ kind: 'opens', at: 'a' }], 'plant'],
    ['anything else', [], 'plant'],
])('%s sound by what they are', (_, motions, sound) => expect(soundOf(motions)).toBe(sound));
