import { Entry } from '$toolkit/entry.svelte';
import type { FireAndFlora } from '$wire';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Hand from './Hand.svelte';

const shown = (entry: Entry<FireAndFlora>) => render(Hand, { props: { hand: [2, 1, 0, 0, 0], entry, letters: false } }).body;
const asking = (name: string): Entry<FireAndFlora> => {
    const entry = new Entry<FireAndFlora>();
    const asks = { kind: 'nothing-asked' } as const;
    const targets = [{ id: 'water', says: { kind: 'played-card', type: 'water' } as const, count: 2 }];
    entry.ask({
        decision: 1,
        seat: 'P1',
        asks,
        unlisted: true,
        picks: [{ kind: 'some', name, asks, targets, least: 0, most: 2 }],
        moves: [],
    });
    return entry;
};

// Greyed cards were silent: they were disabled, so that neither the pointer nor the keyboard reached a reason.
it('says why its cards are greyed', () => {
    const idle = shown(new Entry<FireAndFlora>());
    expect(idle).toContain('aria-disabled="true"');
    expect(idle).toContain('title="Nothing is asked of you now. Your cards wait for your next decision."');
    expect(idle).not.toContain(' disabled');
    expect(shown(asking('other'))).toContain('title="This question is not answered by a card of your hand."');
    expect(shown(asking('card'))).not.toContain('title=');
});
