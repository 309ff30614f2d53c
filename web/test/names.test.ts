import { afterEach, expect, it } from 'vitest';
import { messages } from '../src/messages/messages.svelte';
import { namedCard, namedNote, namesOf } from '../src/table/names';
import type { TableCard, TableNote } from '../src/wire';

const seats = [
    { name: 'Ann' },
    { name: 'Keen', level: 'keen' },
    { name: 'Keen 2', level: 'keen' },
    { name: 'my-program', level: 'my-program' },
];

afterEach(() => messages.speak('en'));

it('calls a bot of the house by its level, in the language of the reader', async () => {
    expect([...namesOf(seats).values()]).toEqual(['Ann', 'Keen', 'Keen 2', 'my-program']);
    await messages.speak('de');
    expect([...namesOf(seats).values()]).toEqual(['Ann', 'Eifrig', 'Eifrig 2', 'my-program']);
});

it('says the same names in lists, results and notes', async () => {
    await messages.speak('de');
    const ranks = [{ seat: 'P2', name: 'Keen', place: 1, score: 40 }];
    const card = { players: ['Ann', 'Keen', ''], levels: ['', 'keen', ''], outcome: { ranks } } as unknown as TableCard;
    const named = namedCard(card);
    expect(named.players).toEqual(['Ann', 'Eifrig', '']);
    expect(named.outcome?.ranks[0]?.name).toBe('Eifrig');
    const note = (name: string): TableNote => ({ kind: 'gave-up', name, bot: true });
    expect(namedNote(note('Keen 2'), seats)).toEqual(note('Eifrig 2'));
    expect(namedNote(note('Ann'), seats)).toEqual(note('Ann'));
});
