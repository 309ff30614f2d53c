import type { Device } from '../wire';

/** When it was used last: the one that is in use was so just now, whatever was noted when it came. */
export const used = (device: Device, when: (instant: string) => string): string =>
    device.current ? 'in use now' : `last seen ${when(device.seen)}`;

/** What a device is called among the others: with a number, the oldest first, where several seem to be the same. */
export function numbered(device: Device, all: readonly Device[]): string {
    const alike = all.filter((one) => one.label === device.label).sort((a, b) => Date.parse(a.created) - Date.parse(b.created));
    return alike.length < 2 ? device.label : `${device.label} (${alike.findIndex((one) => one.id === device.id) + 1})`;
}
