import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { Entry } from '$toolkit/entry.svelte';
import type { SeatFace } from '$toolkit/board';
import type { FireAndFlora } from '$wire';
import Chain from './Chain.svelte';
import { before } from './fixture';
import type { FloraEvent, FloraView } from './cards';

const seats: SeatFace[] = ['Ann', 'Ben', 'Cara'].map((name, i) => ({
    seat: `P${i + 1}`,
    name,
    mine: i === 0,
    bot: false,
    turn: i === 1,
}));

/** The text of the strip while the game waits there; it is Ben's turn. */
const told = (stage: FloraView['stage'], announced: FloraEvent) =>
    render(Chain, { props: { now: { ...before, stage, announced }, seats, entry: new Entry<FireAndFlora>(), letters: false } })
        .body.replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();

it('tells a play as the log does', () => {
    const card = { type: 'nefarious', as: 'nefarious' } as const;
    const stage: FloraView['stage'] = {
        kind: 'window',
        play: { kind: 'pocket', card, victim: 'P3' },
        open: [],
        answered: 0,
        chain: 0,
        layer: 'P2',
    };
    const event: FloraEvent = { kind: 'pocket-announced', seat: 'P2', card: { kind: 'played-card', type: 'nefarious' }, victim: 'P3' };
    expect(told(stage, event)).toContain('Ben plays Nefarious to steal a card from Cara.');
});

it('tells a trade as the log does', () => {
    const deal: FireAndFlora.OfTurnOffer = {
        kind: 'offer',
        partner: 'P1',
        give: { cards: [], coins: 3, lands: ['ridge'] },
        get: { cards: [], coins: 0, lands: [] },
    };
    const ridge = { kind: 'land-name', id: 'ridge', name: 'Ridge' } as const;
    const give: FireAndFlora.NamesGoods = {
        kind: 'goods',
        parts: [{ kind: 'coin-count', coins: 3 }, ridge],
        cards: [],
        coins: 3,
        lands: [ridge],
    };
    const get: FireAndFlora.NamesGoods = { kind: 'goods', parts: [], cards: [], coins: 0, lands: [] };
    const offer = told({ kind: 'offered', offer: deal }, { kind: 'trade-offered', seat: 'P2', partner: 'P1', give, get });
    expect(offer).toContain('Ben offers you 3 coins and Ridge for nothing.');
    expect(offer).toContain('Ridge with the small Silver Lupine');
    const counter: FloraEvent = { kind: 'counter-suggested', seat: 'P1', proposer: 'P2', give: get, get: give };
    expect(told({ kind: 'action', suggested: deal }, counter)).toContain('You decline, but would give Ben nothing for 3 coins and Ridge.');
});
