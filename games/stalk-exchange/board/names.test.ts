import { expect, it } from 'vitest';
import { render } from 'svelte/server';
import { Entry } from '$toolkit/entry.svelte';
import { namingOf, say, sentences } from '$toolkit/messages';
import type { SayMessages } from '$toolkit/board';
import type { MovePreview } from '$toolkit/types';
import type { StalkExchange } from '$wire';
import Board from './Board.svelte';
import { seats, view } from './fixture';
import type { StalkEvent } from './garden';

const inWords: SayMessages = (told) => sentences(told.map((one) => say('stalk-exchange', one, namingOf(seats))));
const shown = (does: Pick<MovePreview<StalkExchange>, 'events' | 'expected'>) => {
    const entry = new Entry<StalkExchange>();
    entry.say = inWords;
    const text = 'plant 1 a3';
    entry.ask({
        decision: 1,
        seat: 'P1',
        asks: { kind: 'nothing-asked' },
        unlisted: false,
        picks: [],
        moves: [{ text, fields: { kind: 'plant', slot: 1, cell: 'a3', cost: 'basic' }, selection: { slot: ['s1'], cell: ['a3'] } }],
    });
    entry.write(text);
    entry.learnAll({ [text]: { open: [], headline: 0, ...does } });
    return render(Board, { props: { view, trail: [], seats, entry, letters: false } }).body;
};
const planted: StalkEvent = { kind: 'planted', seat: 'P1', slot: 1, flower: 'daffodil', cell: 'a3', cost: 'basic' };
const harvested: StalkEvent = { kind: 'harvested', flower: 'dahlia', cells: ['a2'] };
const bloomed: StalkEvent = { kind: 'bloomed', cells: ['a3', 'b2'] };
const composted: StalkEvent = { kind: 'composted', slot: 4, flower: 'snowdrop' };

it('names cells and slots by the messages of the events there', () => {
    expect(inWords([planted])).toBe('You plant a daffodil at a3.');
    const body = shown({ events: [planted], expected: [{ kind: 'upkeep-began', seat: 'P1' }, harvested, bloomed, composted] });
    const label = (name: string, ...events: StalkEvent[]) => `aria-label="${name} If nobody steps in: ${inWords(events)}"`;
    expect(body).toContain(label(`a3, empty. ${inWords([planted])}`, bloomed));
    expect(body).toContain(label('a2, dahlia in bloom.', harvested));
    expect(body).toContain(label('b2, tulip bulb.', bloomed));
    expect(body).toContain(label('slot 4, snowdrop.', composted));
    expect(shown({ events: [harvested], expected: [] })).toContain(`aria-label="a2, dahlia in bloom. ${inWords([harvested])}"`);
    expect(shown({ events: [], expected: [] })).toContain('aria-label="a2, dahlia in bloom"');
});

it('tells crash and bust by the messages of their events', () => {
    const crash: StalkEvent = { kind: 'market-crashed', value: 3, space: 2 };
    const bust: StalkEvent = { kind: 'value-busted', flower: 'dahlia', from: 3, to: 1 };
    const body = shown({ events: [{ kind: 'track-filled', from: 4, to: 2 }, crash], expected: [bust] });
    expect(body).toContain(`>${inWords([crash])}<`);
    expect(body).toContain(`>If nobody steps in: ${inWords([bust])}<`);
});
