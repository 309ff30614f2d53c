import { Entry } from '$toolkit/entry.svelte';
import type { Frame } from '$toolkit/types';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { say } from '$toolkit/messages';
import Animals from './Animals.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import PartyLine from './PartyLine.svelte';
import Tray from './Tray.svelte';
import { answer } from './answers';
import { month, nearSide, ruleOf } from './cards';
import type { GnomeEvent, GnomeView, Outlook } from './cards';
import type { GnomadicGardeners } from '$wire';
import { committing, half1, revealed, seats } from './fixture';
import { draggable } from './drag';
import { lesson } from './lesson';
import { layerWords, reasoning, tiesToken, tiesWords } from './words';

describe('what is read off the view', () => {
    it('is who sits below: who is asked, else who looks, else whose seat it is, else the first', () => {
        expect(nearSide(committing, 'P1', undefined)).toBe(0);
        expect(nearSide(committing, undefined, undefined)).toBe(1);
        expect(nearSide({ ...committing, viewer: { kind: 'everyone' } }, undefined, 'P2')).toBe(1);
        expect(nearSide({ ...committing, viewer: { kind: 'spectator' } }, undefined, undefined)).toBe(0);
    });

    it('is the month’s rule, if a month is played', () => {
        expect(ruleOf(month(committing)!)).toContain('give a gnome');
        expect(month({ ...committing, month: 'none' })).toBeUndefined();
    });
});

describe('small words', () => {
    it('tells why the automa resolves when it does', () => {
        const solo = (prep: number, first: number): GnomeView => ({
            ...revealed,
            first,
            orders: { left: 'x1', right: 'x2', prep, scores: 6, does: [1, 2], pass: 1 },
            sides: [revealed.sides[0]!, { ...revealed.sides[1]!, party: 'automa', account: { ...revealed.sides[1]!.account, prep } }],
        });
        expect(reasoning(solo(3, 2))).toBe('The automa’s orders: 3 hours, 6 bliss, tasks 1 and 2. It passes 1 gnome. It resolves first.');
        expect(reasoning(solo(4, 1))).toContain('It resolves second.');
    });

    it('says who wins ties as one says it', () => {
        expect(tiesToken({ name: 'Ada', mine: false })).toBe('wins ties');
        expect(tiesToken({ name: 'You', mine: true })).toBe('win ties');
    });

    it('says why somebody wins ties', () => {
        expect(tiesWords(committing, { name: 'Ada', mine: false })).toContain('then Ada wins');
        expect(tiesWords({ ...committing, setup: { edition: 1, seats: 1, chosen: {} } }, { name: 'Ada', mine: true })).toContain('you win');
    });
});

it('teaches by positions of which each wants one move, and has a word for every other', () => {
    expect(lesson()).toHaveLength(8);
    for (const step of lesson()) {
        expect(step.instead, step.title).toBeDefined();
        expect(step.wanted?.({ kind: 'resolve', tasks: [], gift: [], resting: [] }), step.title).toBe(false);
        expect(step.rival, step.title).toBe(step.position.includes('automa:') ? 'The automa' : undefined);
    }
});

// Greyed gnomes were pictures: neither the pointer nor the keyboard reached a reason.
it('says why a gnome cannot be chosen', () => {
    const entry = new Entry<GnomadicGardeners>(true);
    const { body } = render(Hand, { props: { now: committing, side: 1, name: 'Ben', mine: true, entry, letters: false } });
    expect(body).toContain('aria-disabled="true"');
    expect(body).toContain('title="Nothing is asked of you now. You choose gnomes when a round begins."');
});

// Milk was explained by a title alone, which no finger finds.
it('explains milk and bliss of a task where it is opened', () => {
    const { body } = render(Board, {
        props: { view: committing, trail: [], seats, entry: new Entry<GnomadicGardeners>(), letters: false },
    });
    expect(body).toMatch(/<button[^>]*aria-label="task 1: [^"]*milk: the cow brings more bliss here"[^>]*aria-expanded="false"/);
});

describe('a screen reader hears of a preview', () => {
    const naming = { name: (seat: string) => (seat === 'P1' ? 'Ada' : 'Ben'), reader: 'P2' };
    const message = (told: { readonly kind: string }) => say('gnomadic-gardeners', told, naming);
    const previewed = (events: GnomeEvent[], ...open: Outlook[]) => {
        const entry = new Entry<GnomadicGardeners>();
        entry.written = 'do none';
        const told = { events, expected: [], open: open.map((about) => ({ by: 'others' as const, about })), headline: 0 };
        entry.learn('do none', { problems: [], move: 'do none', does: told, takeBack: false });
        return entry;
    };
    const asked = (entry: Entry<GnomadicGardeners>, name: string, id: string) => {
        const asks = { kind: 'which-tasks' as const };
        const targets = [{ id, says: asks, count: 1 }];
        const picks = [{ kind: 'some' as const, name, asks, targets, least: 0, most: 1 }];
        entry.asked = { decision: 1, seat: 'P2', asks, picks, moves: [], unlisted: false };
        return entry;
    };
    const now: GnomeView = { ...half1, sides: [half1.sides[0]!, { ...half1.sides[1]!, animals: ['cow'], asleep: [] }] };
    const animals = (entry: Entry<GnomadicGardeners>) => render(Animals, { props: { now, side: 1, entry, near: true, naming } }).body;
    const says = 'Kindly Cow: 2 bliss for each task done that shows milk. ';
    const rested: GnomeEvent = { kind: 'animals-rested', seat: 'P2', animals: ['cow'], each: 2 };
    const helped: GnomeEvent = { kind: 'animal-helped', seat: 'P2', animal: 'cow' };
    const part = { bliss: 4, source: 'cow' as const };
    const scored: GnomeEvent = { kind: 'scored', seat: 'P2', from: 36, to: 40, parts: [part] };
    const ahead: Outlook = { kind: 'animal-ahead', animal: 'cow', brings: { kind: 'brings', least: 0, most: 2 } };

    it.each([
        ['an animal that rests', previewed([rested]), message(rested)],
        ['an animal that helps', previewed([helped]), message(helped)],
        ['an animal that brings bliss', previewed([scored]), message({ kind: 'bliss-part', ...part })],
        ['an animal that brings nothing', previewed([{ kind: 'no-task-done', seat: 'P2' }]), 'The Kindly Cow brings nothing.'],
        ['what an animal may bring', previewed([], ahead), message(ahead)],
    ])('%s, in the words of the message', (_, entry, words) => {
        const body = animals(entry);
        expect(body).toContain(`aria-label="${says}${words}"`);
        // Signs beside it are drawn, and not read out.
        expect(body.match(/<em [^>]*>[^<]*/g)).toSatisfy((signs: string[]) => signs.every((sign) => sign.endsWith('>')));
    });

    it('an animal that may rest, in the words of the message', () => {
        expect(animals(asked(previewed([scored]), 'rest', 'cow'))).toContain(
            `aria-label="Let the Kindly Cow rest (2 bliss for each task done that shows milk). ${message({ kind: 'bliss-part', ...part })}"`,
        );
    });

    it('a score, in the words of the message', () => {
        const { body } = render(PartyLine, {
            props: { now, side: 1, name: 'Ben', entry: previewed([scored]), mine: true, near: true, naming },
        });
        expect(body).toContain(`aria-label="36 of 77 bliss. ${message(scored)}"`);
    });

    it('tasks that stay undone, in the words of the message', () => {
        const undone: Outlook = { kind: 'task-left-undone', task: 2, bliss: 3 };
        const { body } = render(Tray, {
            props: { view: now, trail: [], seats, entry: asked(previewed([], undone), 'tasks', '2'), letters: false },
        });
        expect(body.replaceAll(/<[^>]*>/g, '|')).toContain(`|${message(undone)}|`);
    });
});

describe('the move box', () => {
    it('answers questions', () => {
        expect(answer('scores', committing, seats)).toBe('Ada 20 and Ben 31; 77 end the game. Ties go to Ada.');
        expect(answer('next', committing, seats)).toContain(
            'task 1 flower. The next round’s card brings task 2 fruit. The next round’s card brings task 3 nothing.',
        );
        expect(answer('animals', committing, seats)).toContain('Kindly Cow, asleep');
        expect(answer('gnome fern', committing, seats)).toBe('Fern: vegetable, vegetable, and flower; 2 hours, charisma 0.');
        expect(answer('gnome smurf', committing, seats)).toContain('no gnome');
        expect(answer('tasks', half1, seats)).toContain('Task 3: vegetable for the Kindly Cow. Done by Ben.');
        expect(answer('play a', committing, seats)).toBeUndefined();
    });

    it('tells only one’s own hand: to work out another’s is the other’s own work', () => {
        expect(answer('hand', committing, seats)).toBe('Ben: Fern: vegetable, vegetable, and flower; 2 hours, charisma 0.');
    });
});

it('lets go of a drag when Escape is pressed, and the click at its end chooses nothing', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const box = { left: 0, right: 100, top: 0, bottom: 100 };
    const card = Object.assign(new EventTarget(), {
        style: {} as Record<string, string>,
        setPointerCapture: () => {},
        parentElement: { getBoundingClientRect: () => box },
    });
    const dropped = vi.fn<(out: boolean) => void>();
    const free = draggable(dropped)(card as unknown as HTMLElement);
    const at = (type: string, x: number) =>
        card.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: 10, button: 0, pointerId: 1 }));
    const press = (key: string) => {
        const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
        page.dispatchEvent(event);
        return event.defaultPrevented;
    };

    at('pointerdown', 10);
    expect(press('Escape')).toBe(false);
    at('pointermove', 300);
    expect(card.style['translate']).toBe('290px 0px');
    expect(press('Escape')).toBe(true);
    expect(card.style['translate']).toBe('');
    at('pointermove', 320);
    at('pointerup', 320);
    expect(dropped).not.toHaveBeenCalled();
    const clicked = vi.fn<() => void>();
    card.addEventListener('click', clicked);
    at('click', 320);
    expect(clicked).not.toHaveBeenCalled();

    at('pointerdown', 10);
    at('pointermove', 300);
    at('pointerup', 300);
    expect(dropped).toHaveBeenCalledWith(true);
    free();
    vi.unstubAllGlobals();
});

describe('gnomes in the hand of who looks', () => {
    const shown = (now: GnomeView, side: number, entry: Entry<GnomadicGardeners>) =>
        [
            ...render(Hand, { props: { now, side, name: 'Ada', mine: false, entry, letters: false } }).body.matchAll(
                /class="card gnome([^"]*)"[^>]*aria-label="([^"]*)"/g,
            ),
        ].map(
            ([, classes = '', label = '']) =>
                `${label.split(':')[0]}${classes.includes(' played') ? ' lies there' : ''}${label.includes('face down') ? ' face down' : ''}`,
        );

    it('lie there face down while the other still chooses', () => {
        const entry = new Entry<GnomadicGardeners>();
        expect(shown(committing, 0, entry)).toEqual(['Moss', 'Thistle']);
        entry.sealed = {
            text: 'play b',
            does: {
                events: [{ kind: 'gnomes-revealed', seat: 'P1', gnomes: [{ id: 'b', name: 'Thistle' }], hours: 3, kept: 1, resting: [] }],
                expected: [],
                open: [],
                headline: 0,
            },
        };
        expect(shown(committing, 0, entry)).toEqual(['Moss', 'Thistle lies there face down']);
    });

    it('lie open alone before the automa’s orders do', () => {
        const played: GnomeView = {
            ...committing,
            setup: { edition: 1, seats: 1, chosen: {} },
            month: 'none',
            waitsFor: 'control',
            sides: [{ ...committing.sides[0]!, played: ['b'] }, committing.sides[1]!],
        };
        expect(shown(played, 0, new Entry<GnomadicGardeners>())).toEqual(['Thistle lies there', 'Moss']);
    });
});

describe('the gnomes of the automa', () => {
    const solo = (...automaPile: string[][]): GnomeView => ({
        ...committing,
        setup: { edition: 1, seats: 1, chosen: {} },
        month: 'none',
        automaPile,
        sides: [
            committing.sides[1]!,
            { ...committing.sides[0]!, open: true, party: 'automa', hand: automaPile.flat().sort(), kept: automaPile },
        ],
    });
    const shown = (now: GnomeView) => {
        const { body } = render(Board, { props: { view: now, trail: [], seats, entry: new Entry<GnomadicGardeners>(), letters: false } });
        return [...body.matchAll(/<summary[^>]*>(Its gnomes[^<]*)|aria-label="(Its gnomes[^"]*)"|aria-label="(Moss|Thistle|Fern): /g)].map(
            ([, says, group, name]) => says ?? group ?? name,
        );
    };

    it('are told in no known order where nothing is known of it', () => {
        expect(shown(solo(['a', 'b'])).slice(0, 4)).toEqual(['Its gnomes, in no known order: 2', 'Its gnomes', 'Moss', 'Thistle']);
    });

    it('are told by layers, those on top first, where something is known', () => {
        expect(shown(solo(['b'], ['a', 'c'])).slice(0, 6)).toEqual([
            'Its gnomes, those on top first: 3',
            'Its gnomes on top',
            'Thistle',
            'Its gnomes below, in unknown order',
            'Moss',
            'Fern',
        ]);
        expect(layerWords([['b', 'c'], ['a'], ['d']], 0)).toBe('on top, in unknown order');
        expect(layerWords([['b', 'c'], ['a'], ['d']], 2)).toBe('below these');
    });
});

describe('the pair of task cards', () => {
    const between: GnomeView = { ...half1, waitsFor: 'slide', resolved: 2, left: 'x2', right: '', tasks: [] };
    const step: Frame<GnomadicGardeners> = {
        step: 1,
        by: ['P1'],
        events: [
            { kind: 'no-task-done', seat: 'P1' },
            { kind: 'task-card-slid', card: 'x2' },
        ],
        changes: [[{ op: 'replace', path: ['resolved'], value: 2 }], [{ op: 'replace', path: ['right'], value: '' }]],
        view: between,
    };
    const shown = (trail: readonly GnomeView[]) =>
        render(Board, { props: { view: between, trail, step, seats, entry: new Entry<GnomadicGardeners>(), letters: false } }).body;

    it('lies there with what was done until it slides, in a replay, too', () => {
        const body = shown([half1]);
        expect(body).toContain('task 3: vegetable for the Kindly Cow; 2 bliss for each task done that shows milk; done by Ben');
        expect(body).not.toContain('to come</div>');
        expect(shown([])).toContain('the next card is to come');
    });
});

describe('hands', () => {
    // If there is little room, the viewer's hand lies in the tray.
    const shown = (view: GnomeView, aids = false) => {
        const props = {
            view,
            trail: [],
            seats: seats.map((seat) => ({ ...seat, mine: false })),
            entry: new Entry<GnomadicGardeners>(),
            letters: false,
            aids,
        };
        const body = render(Board, { props }).body + render(Tray, { props }).body;
        return ['Moss', 'Fern'].filter((name) => body.includes(`aria-label="${name}: `));
    };
    /** The view of somebody to whom these hands lie open. */
    const opened = (open: readonly boolean[], viewer: GnomeView['viewer'] = { kind: 'player', seat: 'P1' }): GnomeView => ({
        ...committing,
        viewer,
        sides: committing.sides.map((side, i) => ({ ...side, open: open[i]! })),
    });
    const watched = opened([false, false], { kind: 'spectator' });

    it('are shown to those who hold them', () => {
        expect(shown(committing)).toEqual(['Fern']);
        expect(shown(opened([true, false]))).toEqual(['Moss']);
    });

    it('are not shown to who watches, but with aids, and where everything lies open', () => {
        expect(shown(watched)).toEqual([]);
        expect(shown(watched, true)).toEqual(['Moss', 'Fern']);
        expect(shown(opened([true, true], { kind: 'everyone' }))).toEqual(['Moss', 'Fern']);
    });

    it('keep their place with aids when all gnomes of the rival are in play', () => {
        const props = { trail: [], seats, entry: new Entry<GnomadicGardeners>(), letters: false, aids: true };
        const place = (view: GnomeView) => render(Board, { props: { view, ...props } }).body.includes('In hand (deduced)');
        expect(place(committing)).toBe(true);
        expect(place({ ...committing, sides: committing.sides.map((side) => ({ ...side, kept: [] })) })).toBe(true);
    });

    it('of the rival are in sight with aids where their cards have no room', () => {
        const glance = (aids: boolean) =>
            render(Board, {
                props: { view: committing, trail: [], seats, entry: new Entry<GnomadicGardeners>(), letters: false, aids },
            }).body.match(/data-glance="\w+"/g);
        expect(glance(true)).toHaveLength(committing.sides[0]!.kept.flat().length);
        expect(glance(false)).toBeNull();
    });

    // In a lesson the reader is called "You", and their gnomes were "You’s gnomes".
    it('are called the reader’s own', () => {
        const named = seats.map((seat) => (seat.mine ? { ...seat, name: 'You' } : seat));
        const props = { view: committing, trail: [], seats: named, entry: new Entry<GnomadicGardeners>(), letters: false, aids: true };
        const body = render(Board, { props }).body + render(Tray, { props }).body;
        expect(body).toContain('aria-label="Your side"');
        expect(body).toContain('aria-label="Your gnomes"');
        expect(body).toContain(`aria-label="${seats[0]!.name}’s side"`);
        expect(body).not.toContain('You’s');
    });

    it('lie before who watches once they are in play', () => {
        expect(shown({ ...revealed, viewer: { kind: 'spectator' } })).toEqual(['Moss', 'Fern']);
    });
});
