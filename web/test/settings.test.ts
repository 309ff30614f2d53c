import { expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
});

/** The settings as a page finds them that is opened now. */
async function opened(motion?: string) {
    kept.clear();
    if (motion) kept.set('parterre.settings', JSON.stringify({ motion }));
    vi.resetModules();
    return (await import('../src/settings.svelte')).settings;
}

test('moves of others are shown calmly, briskly or at once', async () => {
    const settings = await opened();
    expect(settings.motion).toBe('brisk');
    expect([settings.pace(1), settings.pace(40), settings.still]).toEqual([600, 100, false]);
    settings.motion = 'calm';
    expect([settings.pace(1), settings.pace(40), settings.still]).toEqual([1100, 175, false]);
    settings.motion = 'instant';
    expect([settings.step, settings.still]).toEqual([0, true]);
});

test('speeds of earlier builds become one of the three', async () => {
    expect((await opened('off')).motion).toBe('instant');
    expect((await opened('calm')).motion).toBe('calm');
    expect((await opened('fast')).motion).toBe('brisk');
    expect((await opened('normal')).motion).toBe('brisk');
});
