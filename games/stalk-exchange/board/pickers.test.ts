import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { pickers } from './pickers';
import { GROUND, bloomText, cellsOf, hexagonOf, named, shapeText, sideOf, toggled } from './shape';

const ids = (cells: readonly { id: string }[]) => new Set(cells.map(({ id }) => id));

describe('the shape of the garden', () => {
    it('is a hexagon by its side, or its cells', () => {
        expect([1, 2, 3, 4, 5].map((side) => hexagonOf(side).length)).toEqual([1, 7, 19, 37, 61]);
        expect(cellsOf('side-4')).toHaveLength(37);
        expect(ids(cellsOf('0,0 1,0 0,1'))).toEqual(new Set(['0,0', '1,0', '0,1']));
        expect([sideOf('side-3'), sideOf('0,0 1,0')]).toEqual([3, undefined]);
    });

    it('is written as the option reads it', () => {
        expect(shapeText(ids(hexagonOf(3)))).toBe('side-3');
        expect(shapeText(new Set(['1,0', '0,0', '0,1']))).toBe('0,0 1,0 0,1');
        expect(shapeText(toggled(ids(hexagonOf(2)), '0,0'))).toBe('0,-1 1,-1 -1,0 1,0 -1,1 0,1');
    });

    it('has the names of RULES.md: the middle of the usual one is d4', () => {
        const usual = named(hexagonOf(4));
        expect([usual[0]?.id, usual[18]?.id, usual[36]?.id]).toEqual(['a4', 'd4', 'g4']);
        expect(named(cellsOf('0,0 1,0 0,1')).map(({ id }) => id)).toEqual(['a1', 'a2', 'b1']);
    });
});

it('writes the cells in bloom at the start, or that there are none', () => {
    expect(bloomText(new Set(['d4', 'c3']))).toBe('c3 d4');
    expect(bloomText(new Set())).toBe('empty');
});

describe('the pickers', () => {
    const shown = (option: string, values: Readonly<Partial<Record<string, string>>>) => {
        const Picker = pickers[option]!;
        const props = { id: 'one', label: 'the cells', value: (name: string) => values[name] ?? '', change: () => undefined };
        return render(Picker, { props }).body;
    };
    const checked = (body: string) => body.split('aria-checked="true"').length - 1;

    it('draw each cell as a box to be checked, with its name', () => {
        const body = shown('garden-shape', { 'garden-shape': 'side-2' });
        expect(body.split('role="checkbox"').length - 1).toBe(GROUND.length);
        expect(checked(body)).toBe(7);
        expect(body).toContain('aria-label="e5"');
        expect(body.split('tabindex="0"').length - 1).toBe(1);
    });

    it('offer for the start the cells of the shape that is chosen', () => {
        const body = shown('initial-garden', { 'garden-shape': 'side-2', 'initial-garden': 'b2 a9' });
        expect(body.split('role="checkbox"').length - 1).toBe(7);
        expect(checked(body)).toBe(1);
        expect(body).toContain('1 cell in bloom');
    });
});
