import { expect, it } from 'vitest';
import { linesOf, nameWords, seatIndex, typed } from '$toolkit/reading';

it('counts seats from 0', () => {
    expect(['P1', 'P8'].map(seatIndex)).toEqual([0, 7]);
});

it('reads what is typed word by word', () => {
    expect(typed('  Around   E5 ')).toEqual(['around', 'e5']);
    expect(typed(' ')).toEqual([]);
});

it('finds the lines of a position by their names', () => {
    const lines = linesOf('seats: 2\nstage: offered / offer P1 fire for water\nevent: blaze\n');
    expect([...lines.keys()]).toEqual(['seats', 'stage', 'event']);
    expect(lines.get('stage')).toBe('offered / offer P1 fire for water');
});

it('knows the words of a name', () => expect(nameWords('Coast Live Oak')).toEqual(['Coast', 'Live', 'Oak']));
