import { expect, it } from 'vitest';
import { TYPES as RESOURCES } from '../../games/fire-and-flora/board/cards';
import { TYPES as FLOWERS } from '../../games/stalk-exchange/board/garden';
import wire from '../src/wire.ts?raw';

/** The words of an enum of the rules, in its order. */
const wordsOf = (game: string, type: string) =>
    wire
        .split(`namespace ${game} {`)[1]
        ?.match(`type ${type} = (.+);`)?.[1]
        ?.split(' | ')
        .map((word): unknown => JSON.parse(word));

it.each([
    ['StalkExchange', 'Flower', FLOWERS.map(({ word }) => word)],
    ['FireAndFlora', 'Resource', RESOURCES],
])('counts by place in %s as its rules order %s', (game, type, order) => {
    expect(order).toEqual(wordsOf(game, type));
});
