import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { Entry } from '$toolkit/entry.svelte';
import { namingOf, say, sayEffects } from '$toolkit/messages';
import type { SayMessages } from '$toolkit/board';
import type { MovePreview } from '$toolkit/types';
import type { FireAndFlora } from '$wire';
import { messages } from '../../../web/src/messages/messages.svelte';
import Board from './Board.svelte';
import type { FloraEvent, FloraOpen } from './cards';
import { before, happens } from './fixture';

const seats = ['Ann', 'Ben', 'Cara'].map((name, i) => ({ seat: `P${i + 1}`, name, mine: i === 0, bot: false, turn: i === 1 }));
/** What the log says of them. */
const logged: SayMessages = (told) => told.map((message) => say('fire-and-flora', message, namingOf(seats))).join(' ');

/** The accessible name of a land, behind what stands on it. */
function spoken(land: string, entry: Entry<FireAndFlora>, happened: readonly FloraEvent[] = []): string {
    const { body } = render(Board, { props: { view: before, trail: [], happened, seats, entry, letters: false } });
    const card = body.split('<').find((tag) => tag.includes(`data-land="${land}"`));
    return /aria-label="\d+\. [^"]*?\. ([^"]*)"/.exec(card ?? '')?.[1] ?? '';
}

const plain = (type: 'water' | 'time') => ({ type, as: type });

/** Ann has chosen Water. With these further cards it does this on the dune. */
function choosing(does: Partial<MovePreview<FireAndFlora>>, ...further: readonly 'time'[]): Entry<FireAndFlora> {
    const entry = new Entry<FireAndFlora>();
    const asks = { kind: 'nothing-asked' } as const;
    const targets = (['water', 'time'] as const).map((type) => ({ id: type, says: { kind: 'played-card', type } as const, count: 1 }));
    const card = ['water', ...further];
    const fields = { kind: 'play', first: plain('water'), ...(further[0] && { second: plain(further[0]) }), land: 'dune' } as const;
    entry.ask({
        decision: 1,
        seat: 'P1',
        asks,
        unlisted: false,
        picks: [
            { kind: 'some', name: 'card', asks, targets, least: 0, most: 2 },
            { kind: 'one', name: 'land', asks, targets: [{ id: 'dune', says: { kind: 'answer-target', answer: 'dune' }, count: 1 }] },
        ],
        moves: [
            { text: 'play dune', fields, selection: { card, land: ['dune'] } },
            { text: 'play ridge', fields: { ...fields, land: 'ridge' }, selection: { card, land: ['ridge'] } },
        ],
    });
    entry.learnAll({ 'play dune': { events: [], expected: [], open: [], headline: 0, ...does } });
    entry.choose('card', 'water');
    return entry;
}

describe('the accessible name of a land', () => {
    const grew = [happens.grew('P1', 'dune', 'Dune'), happens.scored('P1', 2, 3)];

    it('says what cards would do as the log says it, in each language', async () => {
        const discarded: FloraEvent = { kind: 'card-discarded', seat: 'P2', card: 'fire' };
        const entry = choosing({ expected: [...grew, discarded] });
        for (const tag of ['de', 'en']) {
            await messages.speak(tag);
            expect(spoken('dune', entry)).toBe(sayEffects({ events: [], expected: grew }, logged));
        }
        expect(spoken('dune', entry)).toContain('Your Silver Lupine on Dune grows big. Your stars: 2 → 3.');
        expect(spoken('dune', choosing({ events: grew }))).toBe(logged(grew));
    });

    it('names the card that is missing by the announcement of the play', () => {
        const played: FloraEvent = {
            kind: 'cards-played',
            seat: 'P1',
            cards: [
                { kind: 'played-card', type: 'water' },
                { kind: 'played-card', type: 'time' },
            ],
            owner: 'P1',
            land: { kind: 'land-name', id: 'dune', name: 'Dune' },
            plant: { kind: 'species-name', id: 'lupine', name: 'Silver Lupine' },
        };
        expect(spoken('dune', choosing({ events: [played], expected: grew }, 'time'))).toBe(
            sayEffects({ events: [played], expected: grew }, logged),
        );
    });

    it('says an open question as the confirm bar does', () => {
        const about: FloraOpen = {
            kind: 'question-ahead',
            seat: 'P1',
            about: 'place',
            land: { kind: 'land-name', id: 'dune', name: 'Dune' },
        };
        expect(spoken('dune', choosing({ open: [{ by: 'same-seat', about }] }))).toBe(logged([about]));
    });

    it('says what happened there last, and no score of another event', () => {
        const died = [happens.died('P2', 'ridge', 'Ridge'), happens.scored('P2', 1, 0)];
        const given: FloraEvent = { kind: 'parcel-given', from: 'P2', to: 'P3', land: { kind: 'land-name', id: 'creek', name: 'Creek' } };
        const happened = [...grew, ...died, given, happens.scored('P2', 0, 1)];
        expect(spoken('ridge', new Entry<FireAndFlora>(), happened)).toBe(logged(died));
        expect(spoken('mesa', new Entry<FireAndFlora>(), happened)).toBe('');
    });
});
