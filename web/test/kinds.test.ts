import { expect, test } from 'vitest';
import { byCause } from '../src/toolkit/kinds';

type Told = { kind: 'planted'; colour: string } | { kind: 'scored'; points: number };

test('points stand behind the event that brought them', () => {
    const scored = (points: number): Told => ({ kind: 'scored', points });
    const planted = (colour: string): Told => ({ kind: 'planted', colour });
    const events = [scored(1), planted('red'), scored(2), scored(3), planted('blue')];
    expect(byCause(events, (event) => (event.kind === 'planted' ? event.colour : undefined))).toEqual([
        { cause: undefined, events: [scored(1)] },
        { cause: 'red', events: [planted('red'), scored(2), scored(3)] },
        { cause: 'blue', events: [planted('blue')] },
    ]);
});
