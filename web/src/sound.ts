// Two short notes, made by the browser itself; only where sound is on.
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

function note(frequency: number, at: number, loud: number): void {
    if (!context) return;
    const tone = context.createOscillator();
    const gain = context.createGain();
    const begin = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + 0.35);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.4);
}

function play(notes: readonly (readonly [number, number])[], loud: number): void {
    if (!settings.sound) return;
    try {
        context ??= new AudioContext();
        for (const [frequency, at] of notes) note(frequency, at, loud);
    } catch {
        // A browser that makes no sound.
    }
}

/** Somebody has moved. */
export const step = (): void => play([[392, 0]], 0.05);
/** Plays the sound for the player's own turn. */
export const turn = (): void =>
    play(
        [
            [523, 0],
            [784, 0.12],
        ],
        0.09,
    );
