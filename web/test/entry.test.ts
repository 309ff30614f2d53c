import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { Entry } from '$toolkit/entry.svelte';
import { learnReason } from '../src/table/reason';
import type { OpenDecision } from '../src/wire';

const target = (id: string) => ({ id, says: { kind: 'answer-target', answer: id } as const, count: 1 });
const went = (die: number, to: string) => ({ kind: 'go', die, from: 'd5', to }) as const;
const asked = (decision: number): OpenDecision => ({
    decision,
    seat: 'P1',
    asks: { kind: 'nothing-asked' },
    picks: [
        { kind: 'one', name: 'die', asks: { kind: 'nothing-asked' }, targets: [target('d1'), target('d2')] },
        { kind: 'one', name: 'cell', asks: { kind: 'nothing-asked' }, targets: [target('e5'), target('e6'), target('f5')] },
    ],
    moves: [
        { text: '1 e5', fields: went(1, 'e5'), selection: { die: ['d1'], cell: ['e5'] } },
        { text: '1 e6', fields: went(1, 'e6'), selection: { die: ['d1'], cell: ['e6'] } },
        { text: '2 f5', fields: went(2, 'f5'), selection: { die: ['d2'], cell: ['f5'] } },
    ],
    unlisted: false,
});

const played = (type: 'water' | 'time') => ({ kind: 'play', first: { type, as: type }, land: 'dune' }) as const;

it('keeps a half-made choice when the same question comes again, and forgets it with the next one', () => {
    const entry = new Entry();
    entry.ask(asked(7));
    entry.choose('die', 'd1');
    entry.ask(asked(7));
    expect(entry.chosen('die')).toEqual(['d1']);
    entry.ask(asked(8));
    expect(entry.chosen('die')).toEqual([]);
});

it('settles what the other choices leave as the only possibility', () => {
    const entry = new Entry();
    entry.ask(asked(1));
    entry.choose('cell', 'f5');
    flushSync();
    expect(entry.settled('die')).toBe('d2');
    expect(entry.move).toBe('2 f5');
    expect(entry.fields).toEqual(went(2, 'f5'));
});

it('remembers what was refused and leaves the choices as they were', () => {
    const entry = new Entry();
    entry.ask(asked(1));
    entry.choose('die', 'd1');
    entry.choose('cell', 'k9');
    expect(entry.refused).toEqual({ pick: 'cell', id: 'k9' });
    expect(entry.chosen('die')).toEqual(['d1']);
});

it('goes back choice by choice', () => {
    const entry = new Entry();
    entry.ask(asked(1));
    entry.choose('die', 'd1');
    entry.choose('cell', 'e5');
    expect(entry.back()).toBe(true);
    expect(entry.back()).toBe(true);
    expect(entry.back()).toBe(false);
});

it('reads a written move as choices where it is listed, and as it stands where it is not', () => {
    const entry = new Entry();
    entry.ask(asked(1));
    entry.write('2 f5');
    expect(entry.chosen('cell')).toEqual(['f5']);
    entry.write('3 k9');
    expect(entry.move).toBe('3 k9');
});

const sowing: OpenDecision = {
    decision: 1,
    seat: 'P1',
    asks: { kind: 'nothing-asked' },
    picks: [
        {
            kind: 'some',
            name: 'cards',
            asks: { kind: 'nothing-asked' },
            least: 0,
            most: 3,
            targets: [{ id: 'R', says: { kind: 'card-target', card: 'rain' }, count: 2 }, target('S')],
        },
        { kind: 'amount', name: 'stake', asks: { kind: 'nothing-asked' }, least: 0, most: 2 },
    ],
    moves: [[], ['R'], ['R', 'R'], ['R', 'S'], ['R', 'R', 'S'], ['S']].flatMap((cards) =>
        ['0', '1', '2'].map((stake) => ({
            text: `sow ${cards.join('') || '-'} ${stake}`,
            fields: { kind: 'pass' as const },
            selection: { cards, stake: [stake] },
        })),
    ),
    unlisted: false,
};

it('takes as many of a thing as there are, then none again', () => {
    const entry = new Entry();
    entry.ask(sowing);
    entry.choose('cards', 'R');
    expect(entry.move).toBe('sow R 0');
    entry.choose('cards', 'R');
    expect(entry.move).toBe('sow RR 0');
    entry.choose('stake', '2');
    expect(entry.move).toBe('sow RR 2');
    entry.choose('cards', 'R');
    expect(entry.chosen('cards')).toEqual([]);
});

it('means nothing by none, and the least by an amount that was not touched', () => {
    const entry = new Entry();
    entry.ask(sowing);
    expect(entry.move).toBeUndefined();
    entry.none('cards');
    expect(entry.move).toBe('sow - 0');
});

it('leaves a bargain that is not listed to the server', () => {
    const entry = new Entry();
    entry.ask({
        decision: 1,
        seat: 'P1',
        asks: { kind: 'nothing-asked' },
        picks: [
            { kind: 'one', name: 'action', asks: { kind: 'nothing-asked' }, targets: [target('rest'), target('offer')] },
            { kind: 'one', name: 'seat', asks: { kind: 'nothing-asked' }, targets: [target('P2')] },
            {
                kind: 'offer',
                name: 'bargain',
                asks: { kind: 'nothing-asked' },
                give: [{ id: 'petal', says: { kind: 'petal-target' }, count: 1 }],
                get: [target('R')],
            },
        ],
        moves: [{ text: 'rest', fields: { kind: 'rest' }, selection: { action: ['rest'] } }],
        unlisted: true,
    });
    entry.choose('action', 'offer');
    expect(entry.free).toBe(true);
    expect([...entry.open('seat')]).toEqual(['P2']);
    entry.choose('seat', 'P2');
    entry.bargain('bargain', 'give', 'petal', true);
    entry.bargain('bargain', 'give', 'petal', true);
    expect(entry.chosen('bargain')).toEqual(['give:petal']);
    expect(entry.move).toBeUndefined();
    entry.suppose(entry.chosenByPick, { move: 'offer P2 petal for R', problems: [], takeBack: true });
    expect(entry.move).toBe('offer P2 petal for R');
    entry.choose('action', 'rest');
    expect(entry.move).not.toBe('offer P2 petal for R');
});

it('knows when no move has what is chosen, though bargains are not listed', () => {
    const entry = new Entry();
    entry.ask({
        decision: 1,
        seat: 'P1',
        asks: { kind: 'nothing-asked' },
        picks: [
            {
                kind: 'some',
                name: 'card',
                asks: { kind: 'nothing-asked' },
                targets: [target('water'), target('time'), target('fire')],
                least: 0,
                most: 2,
            },
            { kind: 'one', name: 'land', asks: { kind: 'nothing-asked' }, targets: [target('dune')] },
            { kind: 'one', name: 'with', asks: { kind: 'nothing-asked' }, targets: [target('P2')] },
            { kind: 'offer', name: 'trade', asks: { kind: 'nothing-asked' }, give: [target('water')], get: [] },
        ],
        moves: [
            { text: 'play water dune', fields: played('water'), selection: { card: ['water'], land: ['dune'] } },
            { text: 'play time dune', fields: played('time'), selection: { card: ['time'], land: ['dune'] } },
        ],
        unlisted: true,
    });
    expect([...entry.open('card')]).toEqual(['water', 'time']);
    entry.choose('card', 'water');
    expect([entry.stuck, entry.free, [...entry.open('land')], [...entry.open('with')]]).toEqual([false, false, ['dune'], []]);
    entry.choose('card', 'time');
    expect([entry.stuck, entry.free, [...entry.open('land')]]).toEqual([true, false, []]);
    entry.choose('land', 'dune');
    expect([entry.refused, entry.chosen('card')]).toEqual([{ pick: 'land', id: 'dune' }, ['water', 'time']]);
    entry.choose('with', 'P2');
    expect([entry.refused, entry.stuck, entry.chosenByPick]).toEqual([undefined, false, { with: ['P2'] }]);
    expect(entry.free).toBe(true);
});

it('does not take the only bargain that is listed for one that nobody has put together', () => {
    const entry = new Entry();
    entry.ask({
        decision: 1,
        seat: 'P1',
        asks: { kind: 'nothing-asked' },
        picks: [
            { kind: 'one', name: 'seat', asks: { kind: 'nothing-asked' }, targets: [target('P2')] },
            { kind: 'offer', name: 'bargain', asks: { kind: 'nothing-asked' }, give: [target('petal')], get: [target('R')] },
        ],
        moves: [{ text: 'offer P2 petal for R', fields: { kind: 'pass' }, selection: { seat: ['P2'], bargain: ['give:petal', 'get:R'] } }],
        unlisted: true,
    });
    entry.choose('seat', 'P2');
    expect(entry.move).toBeUndefined();
    expect(entry.missing.map((pick) => pick.name)).toEqual(['bargain']);
    entry.write('offer P2 petal for R');
    entry.suppose(entry.chosenByPick, { move: 'offer P2 petal for R', problems: [], takeBack: true });
    expect(entry.move).toBe('offer P2 petal for R');
});

it('means a move that no choice enters by its text', () => {
    const entry = new Entry();
    entry.ask({ ...asked(1), moves: [...asked(1).moves, { text: 'none', fields: { kind: 'pass' }, selection: {} }] });
    entry.write('none');
    expect(entry.move).toBe('none');
});

it('keeps what was said of an answer that lies sealed until all are in', () => {
    const entry = new Entry();
    entry.ask(asked(1));
    const does = { events: [], expected: [], open: [], headline: 0 };
    entry.learnAll({ '1 e5': does });
    entry.seal('1 e5');
    entry.ask(undefined);
    entry.seal('1 e5');
    expect(entry.sealed).toEqual({ text: '1 e5', does });
    entry.seal(undefined);
    expect(entry.sealed).toBeUndefined();
    entry.seal('2 f5');
    expect(entry.sealed).toEqual({ text: '2 f5' });
});

it('tells a move that was taken over whole from one that was chosen step by step', () => {
    const entry = new Entry();
    entry.ask(asked(1));
    entry.write('1 e5');
    flushSync();
    expect([entry.move, entry.whole]).toEqual(['1 e5', true]);
    entry.choose('cell', 'e6');
    expect(entry.whole).toBe(false);
    entry.clear();
    entry.choose('die', 'd1');
    entry.choose('cell', 'e5');
    flushSync();
    expect([entry.move, entry.whole]).toEqual(['1 e5', false]);
});

it('tells why something is greyed until something else is chosen or asked', () => {
    const entry = new Entry();
    entry.explain('Wait.');
    expect(entry.excuse).toEqual({ says: 'Wait.' });
    entry.ask(asked(1));
    expect(entry.excuse).toBeUndefined();
    entry.explain('Not this one.');
    entry.choose('die', 'd1');
    expect(entry.excuse).toBeUndefined();
});

it('learns why a greyed target cannot be chosen, whatever else is chosen, until something else is asked', async () => {
    const entry = new Entry();
    entry.ask(asked(1));
    entry.choose('die', 'd1');
    entry.doubt('cell', 'f9');
    const considered: unknown[] = [];
    await learnReason(entry, (selection) => {
        considered.push(selection);
        return Promise.resolve({ problems: [], refusal: { rule: 'GM-1', reason: 'Too far.' }, takeBack: false });
    });
    expect(considered).toEqual([{ cell: ['f9'] }]);
    expect(entry.reasonFor('cell', 'f9')).toBe('Too far.');
    expect(entry.reasonFor('die', 'f9')).toBeUndefined();
    entry.ask(asked(2));
    expect([entry.doubted, entry.reasonFor('cell', 'f9')]).toEqual([undefined, undefined]);
});
