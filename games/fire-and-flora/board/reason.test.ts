import { expect, it } from 'vitest';
import { before } from './fixture';
import { reason } from './reason';
import type { FloraView, Ground } from './cards';

type Row = Partial<FloraView['players'][number]>;

const lupine = (land: string, big: boolean): Ground => ({ land, plant: 'lupine', big, stars: big ? 2 : 1, used: false });
const won = (wonBy: NonNullable<FloraView['wonBy']>, ...rows: Row[]) => [
    { view: { ...before, wonBy, players: rows.map((row) => ({ ...before.players[0]!, lands: [], ...row })) } },
];
const end = (...rows: Row[]) => won('score', ...rows);

it('names the plants that brought most of the lead', () => {
    const frames = end(
        { score: 5, lands: [lupine('dune', true), lupine('mesa', true), lupine('creek', false)] },
        { score: 2, lands: [lupine('ridge', false), lupine('knoll', false)] },
    );
    expect(reason(frames, ['P1'], 'P2')).toBe('big Silver Lupine on 2 lands for 4 stars');
});

it('names the bonus for different natives', () => {
    const frames = end({ score: 3, bonus: 2, lands: [lupine('dune', false)] }, { score: 1, lands: [lupine('ridge', false)] });
    expect(reason(frames, ['P1'], 'P2')).toBe('2 stars for different natives');
});

it('says what decided between equal stars', () => {
    const settled = (bigNatives: number, coins: number): Row => ({ score: 2, settling: { bigNatives, coins } });
    const tie = (...frames: Parameters<typeof won>) => reason(won(...frames), ['P1'], 'P2');
    expect(tie('big-natives', settled(3, 0), settled(1, 9))).toBe('stars are equal, but 3 big natives beat 1');
    expect(tie('coins', settled(1, 5), settled(1, 4))).toBe('stars and big natives are equal, but 5 coins beat 4');
    expect(tie('turn-order', { score: 2 }, { score: 2 })).toBe('stars are equal, and the order of turns decides');
});

it('says of a shared win that all is equal', () => {
    expect(reason(end({ score: 2 }, { score: 2 }), ['P1', 'P2'], undefined)).toBe('equal in stars, big natives and coins');
    expect(reason([], ['P1'], 'P2')).toBeUndefined();
});
