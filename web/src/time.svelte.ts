// Times that the server told, counted on here.
import { t } from './messages/messages.svelte';

/** As a clock shows it: 0:25, 1:02:00, 2 d 5 h. */
export function clockText(millis: number): string {
    const seconds = Math.ceil(millis / 1000);
    if (seconds >= 86400) return t('clock.days', { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
    const two = (count: number) => String(count).padStart(2, '0');
    const minutes = Math.floor(seconds / 60);
    return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * Says that a player's time has run out, and when a bot takes the seat.
 *
 * @param name of the player; undefined for the reader
 */
export function runOut(name: string | undefined, millis: number): string {
    const seconds = Math.ceil(millis / 1000);
    return t('clock.run-out', { is: name === undefined ? 'you' : 'other', name: name ?? '', count: seconds });
}

/**
 * Returns what is left of a time that runs down since the server told it. Call it while a component is set up.
 *
 * @param told what was left when the message came
 * @param message changes with every message
 */
export function countdown(told: () => number, going: () => boolean, message: () => unknown): { readonly millis: number } {
    let now = $state(performance.now());
    let since = $state(performance.now());
    // When the message came, whether or not anybody looks at what is left.
    $effect.pre(() => {
        message();
        since = performance.now();
    });
    const millis = $derived(going() ? Math.max(0, told() - Math.max(0, now - since)) : told());
    $effect(() => {
        if (!going()) return;
        const timer = setInterval(() => (now = performance.now()), 250);
        return () => clearInterval(timer);
    });
    return {
        get millis() {
            return millis;
        },
    };
}
