import { describe, expect, it } from 'vitest';
import { messages } from '../src/messages/messages.svelte';
import { say, sayOfServer } from '../src/messages/say';

const names: Record<string, string> = { P1: 'Ann', P2: 'Ben' };
const naming = { name: (seat: string) => names[seat] ?? seat, reader: 'P1' };
const said = (message: { kind: string } & Record<string, unknown>) => say('gardens-of-mars', message, naming);

describe('a message of a game', () => {
    it('is told with names, to its reader as "you"', () => {
        const planted = { kind: 'planted', die: 2, from: 'e4', cell: 'e5', colour: 'red', joined: 1 };
        expect(said({ ...planted, seat: 'P1' })).toBe('You plant red at e5.');
        expect(said({ ...planted, seat: 'P2' })).toBe('Ben plants red at e5.');
    });

    it('joins lists, of numbers and of messages', () => {
        expect(said({ kind: 'dice-rolled', seat: 'P2', dice: [2, 5] })).toBe('Ben rolls 2 and 5.');
        const flowers = [
            { colour: 'red', count: 3 },
            { colour: 'blue', count: 1 },
        ];
        expect(said({ kind: 'flowers-dealt', seat: 'P1', flowers })).toBe('You get 3 red and 1 blue.');
    });

    it('is told in the language that is chosen', async () => {
        await messages.speak('de');
        const german = said({ kind: 'dice-rolled', seat: 'P2', dice: [2, 5] });
        await messages.speak('en');
        expect(german).toContain('Ben');
        expect(german).toContain('2 und 5');
    });

    it('asks and names what can be picked in the language that is chosen', async () => {
        expect(said({ kind: 'die-asked' })).toBe('Choose a die, where to go and what to plant');
        expect(said({ kind: 'cell-target', cell: 'e5', flower: 'red' })).toBe('e5, red flower');
        expect(said({ kind: 'cell-target', cell: 'e6' })).toBe('e6, empty');
        await messages.speak('de');
        const german = [
            said({ kind: 'die-asked' }),
            said({ kind: 'cell-target', cell: 'e5', flower: 'red' }),
            said({ kind: 'cell-target', cell: 'e6' }),
        ];
        await messages.speak('en');
        expect(german).toEqual(['Wähle einen Würfel, wohin du gehst und was du pflanzt', 'e5, Blume in Rot', 'e6, leer']);
    });

    it('of the server tells what happened at a table in the language that is chosen', async () => {
        const notes = [
            { kind: 'sat-down', name: 'Ben', seat: 2, bot: false },
            { kind: 'seat-freed', seat: 3 },
            { kind: 'seat-freed', seat: 3, name: 'Ann' },
            { kind: 'ended-early', cause: 'resigned', winners: ['Ann', 'Ben'] },
            { kind: 'stored-note', text: 'Ann sits down at P1.' },
        ];
        expect(notes.map(sayOfServer)).toEqual([
            'Ben takes seat 2.',
            'The host frees seat 3.',
            'The host frees seat 3, where Ann sat.',
            'The game ends by resignation. Ann and Ben share the win.',
            'Ann sits down at P1.',
        ]);
        await messages.speak('de');
        const german = notes.map(sayOfServer);
        await messages.speak('en');
        expect(german[0]).toBe('Ben nimmt Platz 2.');
        expect(german[3]).toBe('Die Partie endet durch Aufgabe. Ann und Ben teilen sich den Sieg.');
    });

    it('that has no words is told by its kind', () => {
        expect(said({ kind: 'never-heard-of' })).toBe('never-heard-of');
    });
});
