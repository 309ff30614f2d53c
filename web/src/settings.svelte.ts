// The settings of a person on this device.
import { LANGUAGES, preferred, visited, type LanguageTag } from './messages/messages.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'calm' | 'brisk' | 'instant';
export type Confirm = 'always' | 'risky' | 'never';

const KEY = 'parterre.settings';
const coarse = matchMedia('(pointer: coarse)');
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
    theme: Theme = $state('auto');
    motion: Motion = $state('brisk');
    /** When a move asks once more; undefined is the device's own way: always by touch, else where there is no undo. */
    confirm: Confirm | undefined = $state(undefined);
    letters = $state(false);
    /** The chosen language; empty for the browser's. */
    language: LanguageTag | '' = $state('');
    sound = $state(false);
    /** The volume of sounds, from 0 to 1. */
    volume = $state(0.6);
    /** A phone vibrates when it is the player's turn. */
    vibrates = $state(false);
    /** A browser notice when it is the player's turn and the page is not in view. */
    notices = $state(false);
    /** A move that is the only one is made by itself, in games without secrets. */
    forced = $state(true);
    /** Asks back before a blunder, where only bots play besides. */
    warns = $state(false);
    #dark = $state(dark.matches);
    #reduced = $state(reduced.matches);

    constructor() {
        try {
            const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>;
            if (kept.theme === 'light' || kept.theme === 'dark') this.theme = kept.theme;
            if (kept.motion === 'calm' || kept.motion === 'instant') this.motion = kept.motion;
            // As earlier builds kept it.
            if (kept.motion === 'off') this.motion = 'instant';
            if (kept.confirm === 'always' || kept.confirm === 'risky' || kept.confirm === 'never') {
                this.confirm = kept.confirm;
            }
            this.language = LANGUAGES.find(({ tag }) => tag === kept.language)?.tag ?? '';
            this.letters = kept.letters === true;
            this.sound = kept.sound === true;
            if (typeof kept.volume === 'number') this.volume = Math.min(1, Math.max(0, kept.volume));
            this.vibrates = kept.vibrates === true;
            this.notices = kept.notices === true;
            this.forced = kept.forced !== false;
            this.warns = kept.warns === true;
        } catch {
            // A browser that keeps nothing: the standards hold.
        }
        dark.addEventListener('change', () => (this.#dark = dark.matches));
        reduced.addEventListener('change', () => (this.#reduced = reduced.matches));
    }

    /** The language of the page: the address's for this visit, else the chosen one, else the browser's. */
    get speaks(): string {
        return visited() ?? (this.language || preferred(navigator.languages));
    }

    get dark(): boolean {
        return this.theme === 'dark' || (this.theme === 'auto' && this.#dark);
    }

    /** Returns true if the device asks for less motion, whatever speed is chosen. */
    get reduced(): boolean {
        return this.#reduced;
    }

    /** Nothing is to move: captions come as a list. */
    get still(): boolean {
        return this.motion === 'instant' || this.#reduced;
    }

    /** The longest time of one step of motion, in milliseconds. Style sheets call it `--step`. */
    get step(): number {
        return this.still ? 0 : 280;
    }

    /** Returns the time of one of `count` captioned steps of a turn. All together take at most 4 seconds, or 7 if calm. */
    pace(count: number): number {
        const [step, all] = this.motion === 'calm' ? [1100, 7000] : [600, 4000];
        return Math.min(step, all / Math.max(1, count));
    }

    confirms(slow: boolean): Confirm {
        return this.confirm ?? (coarse.matches || slow ? 'always' : 'risky');
    }

    keep(): void {
        const { theme, motion, confirm, language, letters, sound, volume, vibrates, notices, forced, warns } = this;
        const kept = { theme, motion, confirm, language, letters, sound, volume, vibrates, notices, forced, warns };
        try {
            localStorage.setItem(KEY, JSON.stringify(kept));
        } catch {
            // As above.
        }
    }

    /** Sets what style sheets ask for. */
    dress(): void {
        const page = document.documentElement;
        page.dataset.theme = this.dark ? 'dark' : 'light';
        page.dataset.motion = this.still ? 'instant' : this.motion;
    }
}

export const settings = new Settings();
