import { describe, expect, it } from 'vitest';
import { captionsOf } from '../src/table/captions';
import type { Frame } from '../src/wire';

describe('captions', () => {
    const frame = { step: 3, by: [], events: [], view: {} } as unknown as Frame;

    it('name whose move is shown, in each moment of the step', () => {
        const stages = [
            { view: {}, says: 'One.', events: [] },
            { view: {}, says: 'Two.', events: [] },
        ];
        const told = { own: false, mover: 'P2', turn: undefined };
        expect(captionsOf(frame, undefined, { ...told, stages: [] }).map(({ mover }) => mover)).toEqual(['P2']);
        expect(captionsOf(frame, undefined, { ...told, stages }).map(({ mover, soFar }) => [mover, soFar])).toEqual([
            ['P2', 'One.'],
            ['P2', undefined],
        ]);
    });
});
