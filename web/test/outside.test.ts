import { expect, test } from 'vitest';
import { sentences } from '../src/messages/outside';
import { counterOf, layoutOf, partsOf } from '../src/plainboard/layout';
import type { GameWords } from '../src/wire';

const words: GameWords = {
    language: 'de',
    patterns: {
        Grew: '{seatIs, select, you {Deine Pflanze wächst} other {{seat} wächst}} um {by, plural, one {# Stufe} other {# Stufen}}.',
        Told: '{colour}: {cards} ({cardsCount}){noteIs, select, some {, {note}} other {}} {part}',
        'Colour.red': 'rot',
        'LayoutName.can': 'Kanne',
    },
    kinds: { Grew: 'grew', Told: 'told', LayoutName: 'layout-name', Part: 'part' },
    messages: {
        LayoutName: [{ name: 'id', kind: 'value', type: '', optional: false, list: false }],
        Grew: [
            { name: 'seat', kind: 'seat', type: '', optional: false, list: false },
            { name: 'by', kind: 'value', type: '', optional: false, list: false },
        ],
        Told: [
            { name: 'colour', kind: 'word', type: 'Colour', optional: false, list: false },
            { name: 'cards', kind: 'value', type: '', optional: false, list: true },
            { name: 'note', kind: 'value', type: '', optional: true, list: false },
            { name: 'part', kind: 'message', type: 'Part', optional: false, list: false },
        ],
    },
};
const says = {
    name: (seat: string) => (seat === 'P2' ? 'Ben' : seat),
    is: (seat: string) => (seat === 'P1' ? 'you' : 'other'),
    word: (type: string, word: string) => `${type}:${word}`,
    say: (_: object, type: string) => `<${type}>`,
};

test('patterns from the server are said like compiled ones', () => {
    const found = sentences(words);
    expect(found['layout-name.can']).toBe('Kanne');
    const grew = found.grew as Exclude<(typeof found)[string], string>;
    expect(grew({ seat: 'P1', by: 1 }, says)).toBe('Deine Pflanze wächst um 1 Stufe.');
    expect(grew({ seat: 'P2', by: 3 }, says)).toBe('Ben wächst um 3 Stufen.');
    const told = found.told as typeof grew;
    expect(told({ colour: 'red', cards: ['a', 'b'], part: {} }, says)).toBe('Colour:red: a und b (2) <part>');
    expect(told({ colour: 'red', cards: [], note: 'x', part: {} }, says)).toBe('Colour:red:  (0), x <part>');
});

test('a layout is found in a view, and its parts by their players', () => {
    const counter = { kind: 'counter' as const, name: 'height', seat: 'P2', value: 7, most: 25 };
    const view = { turn: 'P1', pots: [], layout: { parts: [{ kind: 'cards' as const, name: 'die', cards: [] }, counter] } };
    expect(partsOf(layoutOf(view)).map((part) => part.name)).toEqual(['die']);
    expect(counterOf(layoutOf(view), 1)).toEqual(counter);
    expect(counterOf(layoutOf(view), 0)).toBeUndefined();
    expect(layoutOf({ turn: 'P1' }).parts).toEqual([]);
});
