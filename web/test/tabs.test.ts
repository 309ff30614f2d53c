import { afterEach, expect, test } from 'vitest';
import { Tabs } from '../src/tabs';

const open: Tabs[] = [];
const HEARD = { timeout: 5000 };

function tab(): { tabs: Tabs; told: string[] } {
    const tabs = new Tabs('tabs-test');
    const told: string[] = [];
    tabs.join({ rest: () => told.push('rest'), wake: () => told.push('wake') });
    open.push(tabs);
    return { tabs, told };
}

afterEach(() => {
    for (const one of open.splice(0)) one.close();
});

test('of many tabs the four that were shown last keep their streams', async () => {
    const all = [tab(), tab(), tab(), tab(), tab(), tab()];
    await expect.poll(() => all.map(({ tabs }) => tabs.resting), HEARD).toEqual([true, true, false, false, false, false]);

    all[0]!.tabs.shown();
    expect(all[0]!.told).toEqual(['rest', 'wake']);
    await expect.poll(() => all.map(({ tabs }) => tabs.resting), HEARD).toEqual([false, true, true, false, false, false]);
    expect(all[5]!.told).toEqual([]);
});

test('a tab that rests looks when it is told to, and one that does not is left alone', async () => {
    const all = [tab(), tab(), tab(), tab(), tab()];
    await expect.poll(() => all[0]!.tabs.resting, HEARD).toBe(true);
    for (const { tabs } of all) tabs.look();
    expect(all.map(({ told }) => told)).toEqual([['rest', 'wake'], [], [], [], []]);
    expect(all[0]!.tabs.resting).toBe(true);
});

test('what waits is told to the other tabs', async () => {
    const [one, other] = [tab(), tab()];
    const heard: unknown[] = [];
    other.tabs.onWaits = (count, next) => heard.push(count, next);
    one.tabs.tellWaits(2, 'abc');
    await expect.poll(() => heard, HEARD).toEqual([2, 'abc']);
});
