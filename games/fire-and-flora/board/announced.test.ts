import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { Entry } from '$toolkit/entry.svelte';
import type { SeatFace } from '$toolkit/board';
import type { FireAndFlora } from '$wire';
import Chain from './Chain.svelte';
import { before } from './fixture';
import type { FloraView } from './cards';

const seats: SeatFace[] = ['Ann', 'Ben', 'Cara'].map((name, i) => ({
    seat: `P${i + 1}`,
    name,
    mine: i === 0,
    bot: false,
    turn: i === 1,
}));

/** What the strip tells while the game waits there; it is Ben's turn. */
const told = (stage: FloraView['stage']) =>
    render(Chain, { props: { now: { ...before, stage }, seats, entry: new Entry<FireAndFlora>(), letters: false } })
        .body.replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();

const water = { type: 'time', as: 'water' } as const;
const nefarious = { type: 'nefarious', as: 'nefarious' } as const;
const open = (play: FireAndFlora.OfTurnPlayed): FloraView['stage'] => ({
    kind: 'window',
    play,
    open: [],
    answered: 0,
    chain: 0,
    layer: 'P2',
});

it('tells a play as the log does', () => {
    expect(told(open({ kind: 'play', first: water, second: nefarious, land: 'dune' }))).toContain(
        'Ben plays Time as Water and Nefarious on Silver Lupine at Dune (yours).',
    );
    expect(told(open({ kind: 'pocket', card: nefarious, victim: 'P3' }))).toContain('Ben plays Nefarious to steal a card from Cara.');
    expect(told(open({ kind: 'purse', card: nefarious, victim: 'P1' }))).toContain('Ben plays Nefarious to steal coins from you.');
    expect(told(open({ kind: 'sow', card: nefarious, victim: 'P1', species: 'thistle' }))).toContain('to sow Thistle on your lands.');
});

it('tells a trade as the log does', () => {
    const deal: FireAndFlora.OfTurnOffer = {
        kind: 'offer',
        partner: 'P1',
        give: { cards: ['water', 'water'], coins: 3, lands: ['ridge'] },
        get: { cards: [], coins: 0, lands: [] },
    };
    expect(told({ kind: 'offered', offer: deal })).toContain('Ben offers you 2 Water, 3 coins, and Ridge for nothing.');
    expect(told({ kind: 'offered', offer: deal })).toContain('Ridge with the small Silver Lupine');
    expect(told({ kind: 'action', suggested: deal })).toContain('You decline, but would give Ben nothing for 2 Water, 3 coins, and Ridge.');
});
