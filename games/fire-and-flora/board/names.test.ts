import { describe, expect, it } from 'vitest';
import { messages } from '../../../web/src/messages/messages.svelte';
import cards from '../cards.json';
import german from '../../../languages/de/fire-and-flora/messages.json';
import { TYPES, eventTitle, landTitle, letterOf, shortName, speciesTitle } from './cards';
import { before } from './fixture';
import { t } from '$words/fire-and-flora';

const catalogue: Readonly<Record<string, string>> = german;
const lands = [...cards.headquarters, ...cards.fields, ...cards.parcels, ...cards.buildings];

/** The languages of the page. */
const LANGUAGES = ['en', 'de'];

async function inEach<T>(tell: () => T): Promise<T[]> {
    const told: T[] = [];
    for (const tag of LANGUAGES) {
        await messages.speak(tag);
        told.push(tell());
    }
    await messages.speak('en');
    return told;
}

describe('letters', () => {
    it('are those of the words in each language', async () => {
        expect(await inEach(() => TYPES.map(letterOf).join(''))).toEqual(['WFLNT', 'WFAHZ']);
    });

    it('are keys of one thing each', async () => {
        for (const keys of await inEach(() => [...TYPES.map(letterOf), t('letter.end'), 'R'])) expect(new Set(keys).size).toBe(keys.length);
    });
});

describe('the short name of a species', () => {
    it('is a word of its own in each language', async () => {
        const grasses = before.cards.species.slice(0, 1).flatMap((one) => [
            { ...one, id: 'red-brome', name: 'Red Brome' },
            { ...one, id: 'fountain-grass', name: 'Fountain Grass' },
        ]);
        expect(await inEach(() => grasses.map(shortName))).toEqual([
            ['Brome', 'Grass'],
            ['Trespe', 'Gras'],
        ]);
    });
});

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
