import { describe, expect, it } from 'vitest';
import { messages } from '../src/messages/messages.svelte';
import { agreements, clockTerms, ownOptions, provenance, titleOf } from '../src/table/agreements';
import type { FileCard, GameCard, OptionCard } from '../src/wire';

const option = (name: string, input: OptionCard['input']): OptionCard => ({
    name,
    rule: 'X-1',
    input,
    standards: {},
});
const game = {
    slug: 'gardens-of-mars',
    presets: [],
    options: [option('two-gardeners', { kind: 'flag' }), option('scoring', { kind: 'choice', words: ['others', 'group-if-connected'] })],
} as unknown as GameCard;

describe('what was agreed', () => {
    it('is told in words', () => {
        expect(agreements(game, { 'two-gardeners': 'on', scoring: 'group-if-connected' }).map((one) => one.title)).toEqual([
            'two gardeners',
            'points for a planting: group if connected',
        ]);
        expect(agreements(game, { 'two-gardeners': 'off' })).toEqual([
            { option: 'two-gardeners', title: 'no two gardeners', says: 'Two players have two gardeners each.', rule: 'X-1' },
        ]);
    });

    it('is told in the language that is chosen', async () => {
        await messages.speak('de');
        const german = agreements(game, { scoring: 'group-if-connected' });
        const unknown = agreements(game, { 'no-such-option': 'a-b' });
        await messages.speak('en');
        expect(german[0]?.title).toBe('Punkte für eine Pflanzung: Gruppe, wenn verbunden');
        expect(german[0]?.says).toContain('Punkte für eine Pflanzung');
        expect(unknown[0]?.title).toBe('no such option: a b');
    });

    it('says of an option for other numbers of seats that it does nothing', () => {
        const alone = {
            ...game,
            slug: 'gnomadic-gardeners',
            options: [{ ...option('solo-gnomes', { kind: 'range', least: 1, most: 6 }), standards: { '1': '6' } }],
        } as GameCard;
        expect(agreements(alone, { 'solo-gnomes': '3' }, 1).map((one) => one.says)).toEqual([
            'Gnomes that a solo player starts with; fewer are harder.',
        ]);
        expect(agreements(alone, { 'solo-gnomes': '3' }, 2).map((one) => one.says)).toEqual([
            'Gnomes that a solo player starts with; fewer are harder. With 2 players it does nothing.',
        ]);
    });

    it('says whose the values of another file are', () => {
        const facts = { provenance: 'All numbers are ours.' } as GameCard;
        const file = (differing: number) => [{ name: 'mine.json', standard: 'cards.json', differing } as FileCard];
        expect(provenance(facts, [])).toBe('All numbers are ours.');
        expect(provenance(facts, file(0))).toBe('All numbers are ours.');
        expect(provenance(facts, file(2))).toBe(
            'All numbers are ours. The values in which mine.json differs from cards.json come from its author. They are neither printed nor Parterre’s.',
        );
    });

    it('says the time that everybody has', () => {
        expect(clockTerms({ kind: 'none' })).toBe('no clock');
        expect(clockTerms({ kind: 'live', initialSeconds: 600, incrementSeconds: 10, responseSeconds: 30 })).toBe(
            '10 minutes, and 10 seconds more for each decision',
        );
        expect(clockTerms({ kind: 'live', initialSeconds: 30, incrementSeconds: 0, responseSeconds: 30 })).toBe('30 seconds');
        expect(clockTerms({ kind: 'days', perDecision: 1, pauseDays: 7 })).toBe('1 day for each decision, 7 days of pause for each player');
        expect(clockTerms({ kind: 'days', perDecision: 2, pauseDays: 0 })).toBe('2 days for each decision, no pause');
    });
});

describe('a game of a match', () => {
    const season = {
        ...game,
        slug: 'gnomadic-gardeners',
        presets: [{ name: 'june', options: { month: 'june' } }],
    } as GameCard;

    it('is called by the named set that it plays with', () => {
        expect(titleOf(season, { month: 'june' }, 3)).toBe('June parade');
    });

    it('is not called by what all games of the match agree', () => {
        const games = [{ options: { first: 'seat', month: 'june' } }, { options: { first: 'seat', month: 'july' } }];
        expect(ownOptions(games, 1)).toEqual({ month: 'july' });
        expect(titleOf(game, ownOptions([{ options: { first: 'seat' } }, { options: { first: 'seat' } }], 1), 2)).toBe('Game 2');
    });

    it('is called by what it agrees, or by its number', () => {
        expect(titleOf(season, { 'two-gardeners': 'on' }, 2)).toBe('two gardeners');
        expect(titleOf(season, {}, 2)).toBe('Game 2');
    });
});
