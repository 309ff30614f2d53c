import { describe, expect, it } from 'vitest';
import { messages } from '../../../web/src/messages/messages.svelte';
import cards from '../cards.json';
import german from '../../../languages/de/fire-and-flora/messages.json';
import { eventTitle, landTitle, speciesTitle } from './cards';

const catalogue: Readonly<Record<string, string>> = german;
const lands = [...cards.headquarters, ...cards.fields, ...cards.parcels, ...cards.buildings];

describe('the names of cards', () => {
    it('are those of the catalogue in German, as in events', async () => {
        await messages.speak('de');
        const said = [...cards.plants.map(speciesTitle), ...lands.map(landTitle), ...cards.events.map(eventTitle)];
        await messages.speak('en');
        const kinds = [['SpeciesName', cards.plants] as const, ['LandName', lands] as const, ['EventCardName', cards.events] as const];
        expect(said).toEqual(kinds.flatMap(([kind, all]) => all.map(({ id, name }) => catalogue[`${kind}.${id}`] ?? name)));
        expect(said).toContain('Feuerwache');
    });

    it('are those of the card file where a language has none', async () => {
        expect(speciesTitle({ id: 'oak', name: 'Coast Live Oak' })).toBe('Coast Live Oak');
        await messages.speak('de');
        const mine = speciesTitle({ id: 'blue-oak', name: 'Blue Oak' });
        await messages.speak('en');
        expect(mine).toBe('Blue Oak');
    });
});
