import { expect, it } from 'vitest';
import type { StalkView } from './garden';
import { reason } from './reason';

const shed = (portfolio: number[], points: number[], busted: number, ...tiebreak: StalkView['players'][number]['tiebreak']) => ({
    portfolio,
    points,
    busted,
    tiebreak,
});
/** The end of a game in which dahlias bust from 8 to 4 and tulips are worth 3. */
const end = (...players: ReturnType<typeof shed>[]) => [
    {
        view: { finals: [4, 1, 1, 1, 3], busting: { flowers: ['dahlia'], byLot: false }, players } as unknown as StalkView,
    },
];

it('names the flowers that brought most of the lead', () => {
    const frames = end(shed([1, 0, 0, 0, 4], [4, 0, 0, 0, 12], 4), shed([1, 2, 0, 0, 1], [4, 2, 0, 0, 3], 4));
    expect(reason(frames, ['P1'], 'P2')).toBe('4 tulips at 3');
});

it('names the bust if it took more than the flowers brought', () => {
    const frames = end(shed([0, 6, 0, 0, 5], [0, 6, 0, 0, 15], 0), shed([5, 0, 0, 0, 0], [20, 0, 0, 0, 0], 20));
    expect(reason(frames, ['P1'], 'P2')).toBe('the bust of dahlia took 20 points more from the next player');
});

it('says what decided between equal points', () => {
    const first = shed([3, 0, 0, 0, 0], [12, 0, 0, 0, 0], 12, { value: 4, flowers: 3 }, { value: 3, flowers: 0 });
    const second = shed([0, 0, 0, 0, 4], [0, 0, 0, 0, 12], 0, { value: 4, flowers: 0 }, { value: 3, flowers: 4 });
    expect(reason(end(first, second), ['P1'], 'P2')).toBe('points are equal, but 3 flowers at value 4 beat 0');
    expect(reason(end(first, first), ['P1', 'P2'], undefined)).toBe('level to the last flower');
});

it('says nothing before the end', () => {
    expect(reason([], ['P1'], 'P2')).toBeUndefined();
    expect(reason([{ view: { ...end()[0]!.view, finals: [] } }], ['P1'], 'P2')).toBeUndefined();
});
