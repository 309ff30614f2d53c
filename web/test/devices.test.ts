import { expect, it } from 'vitest';
import { numbered, used } from '../src/pages/devices';

const device = (id: string, label: string, created: string) => ({ id, label, created, seen: created, current: false });

it('numbers devices that seem to be the same, the oldest first', () => {
    const all = [
        device('c', 'Chrome, Linux', '2026-03-03T00:00:00Z'),
        device('b', 'Firefox, Mac', '2026-03-02T00:00:00Z'),
        device('a', 'Chrome, Linux', '2026-03-01T00:00:00.500Z'),
    ];
    expect(all.map((one) => numbered(one, all))).toEqual(['Chrome, Linux (2)', 'Firefox, Mac', 'Chrome, Linux (1)']);
});

it('knows that the device in use is in use', () => {
    const old = device('a', 'Firefox, Mac', '2026-03-01T00:00:00Z');
    expect(used(old, (instant) => instant.slice(0, 10))).toBe('since 2026-03-01, last seen 2026-03-01');
    expect(used({ ...old, current: true }, (instant) => instant.slice(0, 10))).toBe('since 2026-03-01, in use now');
});
