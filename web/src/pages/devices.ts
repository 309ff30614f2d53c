import type { Device } from '../wire';
import { t } from '../messages/messages.svelte';

/** Since when a device is signed in and when it was used last: the current one is in use now. */
export const used = (device: Device, when: (instant: string) => string): string =>
    device.current
        ? t('settings.device-used', { created: when(device.created) })
        : t('settings.device-seen', { created: when(device.created), seen: when(device.seen) });

/** Returns the name of a device: its browser and system. A program that is not a browser has neither. */
export const deviceName = (label: string): string => label || t('settings.device-program');

/**
 * Returns the name of a device among the others: with a number, the oldest first, if several seem to be the same.
 */
export function numbered(device: Device, all: readonly Device[]): string {
    const alike = all.filter((one) => one.label === device.label).sort((a, b) => Date.parse(a.created) - Date.parse(b.created));
    const name = deviceName(device.label);
    return alike.length < 2 ? name : t('settings.device-numbered', { name, number: alike.findIndex((one) => one.id === device.id) + 1 });
}
