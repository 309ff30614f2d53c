import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stage } from '../src/toolkit/board';
import type { Caption } from '../src/table/captions';
import type { Frame } from '../src/wire';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { Playback } = await import('../src/table/playback.svelte');
const { settings } = await import('../src/settings.svelte');

let step = 0;
const caption = (says: string, turn?: number, weigh?: number): Caption => ({
    frame: { step: ++step, by: [], events: [], view: {} as Frame['view'] },
    before: undefined,
    stage: { says, view: {}, ...(weigh && { weigh }) },
    ...(turn !== undefined && { turn }),
});
const says = (one: Caption | undefined) => one?.stage?.says;

beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'brisk';
});
afterEach(() => vi.useRealTimers());

/** How long each caption stays, in the order shown. */
function times(show: InstanceType<typeof Playback>): [string, number][] {
    const found: [string, number][] = [];
    let [now, since] = [says(show.caption), Date.now()];
    while (now !== undefined) {
        vi.advanceTimersToNextTimer();
        found.push([now, Math.round(Date.now() - since)]);
        [now, since] = [says(show.caption), Date.now()];
    }
    return found;
}

describe('what happened is paced', () => {
    test('by turn: five players leave each other their time', () => {
        const show = new Playback();
        for (const part of ['harvest', 'bloom', 'values', 'exchange']) show.add(caption(part, 1));
        for (let turn = 2; turn <= 5; turn++) for (let i = 0; i < 9; i++) show.add(caption(`${turn}.${i}`, turn));
        const shown = times(show);
        expect(shown.slice(0, 4).map(([, time]) => time)).toEqual([600, 600, 600, 600]);
        expect(shown).toHaveLength(4 + 4 * 9);
        for (let turn = 2; turn <= 5; turn++) {
            const sum = shown.filter(([one]) => one.startsWith(`${turn}.`)).reduce((all, [, time]) => all + time, 0);
            expect(sum).toBeGreaterThan(3900);
            expect(sum).toBeLessThanOrEqual(4010);
        }
    });

    test('in four seconds together where the game tells of no turns', () => {
        const show = new Playback();
        for (let i = 0; i < 40; i++) show.add(caption(`${i}`));
        // The first was shown before the others came.
        const sum = times(show)
            .slice(1)
            .reduce((all, [, time]) => all + time, 0);
        expect(sum).toBeLessThanOrEqual(4010);
    });

    test('longer where a caption says more', () => {
        const show = new Playback();
        show.add(caption('short', 1));
        show.add(caption('long', 1, 1.5));
        expect(times(show)).toEqual([
            ['short', 600],
            ['long', 900],
        ]);
    });
});

describe('captions that the game joins', () => {
    const joining = () => {
        const show = new Playback();
        show.joiner = (one: Stage, two: Stage) =>
            one.says.startsWith('draw') && two.says.startsWith('draw') ? { says: `${one.says}+${two.says}`, view: two.view } : undefined;
        return show;
    };

    test('are one, also with the one being shown; never over the end of a turn', () => {
        const show = joining();
        show.add(caption('draw a', 1));
        show.add(caption('draw b', 1));
        expect(says(show.caption)).toBe('draw a+draw b');
        show.add(caption('plant', 1));
        show.add(caption('draw c', 1));
        show.add(caption('draw d', 1));
        show.add(caption('draw e', 2));
        expect(times(show).map(([one]) => one)).toEqual(['draw a+draw b', 'plant', 'draw c+draw d', 'draw e']);
    });

    test('are one in the list where nothing moves', () => {
        settings.motion = 'instant';
        const show = joining();
        show.add(caption('draw a', 1));
        show.add(caption('draw b', 1));
        expect(show.last.map(says)).toEqual(['draw a+draw b']);
        expect(show.on).toBe(false);
    });
});

describe('what has been shown', () => {
    test('is told turn by turn, once, and not when it is shown again', () => {
        const show = new Playback();
        const heard: string[] = [];
        show.onShown = (steps) => heard.push(steps.map(says).join(' '));
        show.add(caption('a', 1));
        show.add(caption('b', 1));
        show.add(caption('c', 2));
        show.add(caption('d', 3));
        expect(heard).toEqual([]);
        vi.advanceTimersByTime(601);
        expect(heard).toEqual([]);
        vi.advanceTimersByTime(600);
        expect(heard).toEqual(['a b']);
        show.finish();
        expect(heard.join(' ')).toBe('a b c d');
        expect(show.on).toBe(false);
        show.again();
        expect(show.fresh).toBe(false);
        expect(times(show)).toHaveLength(4);
        expect(heard.join(' ')).toBe('a b c d');
    });
});
