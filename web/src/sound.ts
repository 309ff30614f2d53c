// Six quiet sounds, made by the browser itself; only where sound is on.
import type { Motion } from '$toolkit/motion';
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'plant' | 'dice' | 'gain' | 'loss' | 'win';

interface Note {
    /** In hertz. */
    readonly pitch: number;
    /** The pitch at its end, where it slides. */
    readonly to?: number;
    /** In seconds, from the beginning of the sound. */
    readonly at: number;
    /** In seconds. */
    readonly length: number;
    /** From 0 to 1, at full volume. */
    readonly loud: number;
    readonly shape: OscillatorType;
}

const row = (pitches: readonly number[], apart: number, length: number, loud: number, shape: OscillatorType): Note[] =>
    pitches.map((pitch, i) => ({ pitch, at: i * apart, length, loud, shape }));

/** The notes of each sound. */
export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
    turn: row([523, 784], 0.12, 0.35, 0.15, 'triangle'),
    // A bulb goes into soft earth.
    plant: [{ pitch: 260, to: 150, at: 0, length: 0.16, loud: 0.16, shape: 'sine' }],
    // A few dry knocks on wood.
    dice: row([880, 1180, 760, 1040, 690], 0.055, 0.035, 0.06, 'square'),
    gain: row([659, 784, 988], 0.07, 0.22, 0.09, 'triangle'),
    loss: row([330, 277], 0.11, 0.28, 0.1, 'triangle'),
    win: row([523, 659, 784, 1047, 784, 1047], 0.13, 0.4, 0.12, 'triangle'),
};

let context: AudioContext | undefined;

function sounds(audio: AudioContext, { pitch, to, at, length, loud, shape }: Note): void {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const begin = audio.currentTime + at;
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, begin);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begin + length);
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud * settings.volume, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.05);
}

/** Plays a sound, where sound is on. */
export function play(sound: Sound): void {
    if (!settings.sound || settings.volume <= 0) return;
    try {
        context ??= new AudioContext();
        for (const note of SOUNDS[sound]) sounds(context, note);
    } catch {
        // A browser that makes no sound.
    }
}

/** Says by sound and, on a phone, by vibration that it is the player's turn. */
export function turn(): void {
    play('turn');
    if (settings.vibrates && 'vibrate' in navigator) navigator.vibrate(60);
}

/** Returns the sound of what moves in a moment, the most telling one. */
export function soundOf(motions: readonly Motion[]): Sound {
    const points = motions.reduce((sum, motion) => sum + (motion.kind === 'points' ? motion.points : 0), 0);
    if (points !== 0) return points > 0 ? 'gain' : 'loss';
    return motions.some(({ kind }) => kind === 'tumbles') ? 'dice' : 'plant';
}
