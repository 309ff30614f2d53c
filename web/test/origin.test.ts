import { describe, expect, it } from 'vitest';
import { origins, source, unprinted } from '../src/toolkit/origin';

describe('where the facts of a card come from', () => {
    it('is told of the whole card by its least certain fact', () => {
        expect(source([{ name: 'printed' }])).toBe('printed');
        expect(source([{ name: 'printed' }, { woody: 'inferred' }])).toBe('inferred');
        expect(source([{ name: 'printed' }, { cost: 'reconstructed' }])).toBe('ours');
        expect(source([{ name: 'printed', cost: 'ruled' }])).toBe('ours');
        expect(source([{ name: 'printed', cost: 'changed' }])).toBe('changed');
        expect(source([{ name: 'authored' }, { cost: 'reconstructed' }])).toBe('changed');
        expect(source([])).toBe('printed');
    });

    it('is told fact by fact', () => {
        expect(origins({ charisma: 'printed', icons: 'changed', prep: 'printed' })).toBe('printed: charisma, prep; changed here: icons');
        expect(origins({ ability: 'ruled', cost: 'reconstructed' })).toBe('ruled here: ability; ours: cost');
        expect(origins({ prep: 'authored' })).toBe('its author’s: prep');
    });

    it('is said where a value is not the printed one', () => {
        expect(unprinted('printed')).toBeUndefined();
        expect(unprinted('inferred')).toBeUndefined();
        expect(unprinted('reconstructed')).toBe('ours, not the printed value');
        expect(unprinted('ruled')).toBe('ruled here, not the printed value');
        expect(unprinted('changed')).toBe('changed here, not the printed value');
    });
});
