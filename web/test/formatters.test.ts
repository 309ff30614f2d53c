import { expect, it } from 'vitest';
import { person } from '../src/person.svelte';
import { messageFormatter } from '../src/table/formatters';
import type { GameCard, StalkExchange } from '../src/wire';

it('quiet kinds of events are left out', () => {
    const says = messageFormatter('stalk-exchange', { name: (seat) => seat });
    const waits: StalkExchange['Event'] = { kind: 'phase-changed', phase: 'act', seat: 'P2', slot: 0 };
    expect(says([waits])).toBe('It is the turn of P2.');
    person.games = [{ slug: 'stalk-exchange', quiet: ['phase-changed'] } as unknown as GameCard];
    expect(says([{ kind: 'first-player-drawn', seat: 'P2' }, waits])).toBe('P2 begins.');
});
