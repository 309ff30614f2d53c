import { expect, it } from 'vitest';
import { committing } from './fixture';
import { reason } from './reason';
import type { GnomadicGardeners } from '$wire';
import type { BlissSource, GnomeEvent, GnomeView } from './cards';

type Victory = GnomadicGardeners.Victory;

type Part = readonly [BlissSource, number];

const sides = (
    ...all: readonly (readonly [party: string, score: number, animals?: GnomeView['sides'][number]['animals']])[]
): GnomeView => ({
    ...committing,
    sides: all.map(([party, score, animals = []]) => ({ ...committing.sides[0]!, party, score, animals })),
});
const start = sides(['P1', 0], ['P2', 0]);
const scored = (seat: string | undefined, ...parts: Part[]): GnomeEvent => ({
    kind: 'scored',
    ...(seat && { seat }),
    from: 0,
    to: 0,
    parts: parts.map(([source, bliss]) => ({ source, bliss })),
});
const game = (events: GnomeEvent[], first = start, last = start) => [
    { step: 0, by: [], events: [], view: first },
    { step: 1, by: [], events, view: last },
];

it('names the tasks if they brought most of the lead', () => {
    const events = [
        scored('P1', ['task-1', 9], ['charisma', 3]),
        scored('P1', ['task-2', 6]),
        scored('P2', ['task-1', 5], ['charisma', 2]),
    ];
    expect(reason(game(events), ['P1'], 'P2')).toBe('2 tasks brought 15 bliss');
});

it('names another source, or what there was to begin with', () => {
    expect(reason(game([scored('P1', ['horse', 7]), scored('P2', ['task-1', 5])]), ['P1'], 'P2')).toBe('7 bliss from the Helpful Horse');
    expect(reason(game([], sides(['P1', 20], ['P2', 12])), ['P1'], 'P2')).toBe('20 bliss to begin with');
});

it('names what the automa won by', () => {
    const alone = sides(['P1', 0], ['automa', 0]);
    expect(reason(game([scored(undefined, ['orders', 8])], alone, alone), ['automa'], 'P1')).toBe('8 bliss from its orders');
});

it('says what decided between equal bliss', () => {
    const ended = (victory: Victory): GnomeEvent => ({ kind: 'game-ended', winner: 'P1', bliss: 4, victory });
    const equal = [scored('P1', ['charisma', 4]), scored('P2', ['task-1', 4])];
    const animals = sides(['P1', 4, ['cow', 'hen']], ['P2', 4, ['goat']]);
    expect(reason(game([...equal, ended('animals')], start, animals), ['P1'], 'P2')).toBe('bliss is equal, but 2 animals beat 1');
    expect(reason(game([...equal, ended('tie')]), ['P1'], 'P2')).toBe('bliss is equal, and the younger player wins ties');
    const alone = sides(['P1', 4], ['automa', 4]);
    const solo = [scored('P1', ['charisma', 4]), scored(undefined, ['orders', 4]), ended('tie')];
    expect(reason(game(solo, alone, alone), ['P1'], 'automa')).toBe('bliss is equal, and the player wins ties');
});

it('says nothing of a game without bliss', () => {
    expect(reason(game([]), ['P1'], undefined)).toBeUndefined();
});
