import { Entry } from '$toolkit/entry.svelte';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import Hand from './Hand.svelte';
import { arithmetic, sum } from './accounts';
import { answer } from './answers';
import { monthRule, nearSide, winsTies } from './cards';
import type { GnomeView } from './cards';
import { committing, half1, revealed } from './fixture';
import { draggable } from './drag';
import { foreseen, forgone, help, instead, makes, restIsChoice, restWords, shares } from './foreseen';
import { lesson } from './lesson';
import { phrase, stages, tell } from './telling';
import { reasoning, tiesToken, tiesWords } from './words';
import { animal, blank, did, discard, hand, lay, letRest, moment, option, read as setting, reveal, score, wait, write } from './setting';

const name = (seat: string) => ({ P1: 'Ada', P2: 'Ben' })[seat] ?? seat;
const seats = ['P1', 'P2'].map((seat) => ({ seat, name: name(seat), mine: seat === 'P2', bot: false, turn: false }));

describe('what is read off the view', () => {
    it('is who sits below: who is asked, else who looks, else whose seat it is, else the first', () => {
        expect(nearSide(committing, 'P1', undefined)).toBe(0);
        expect(nearSide(committing, undefined, undefined)).toBe(1);
        expect(nearSide({ ...committing, viewer: { kind: 'everyone' } }, undefined, 'P2')).toBe(1);
        expect(nearSide({ ...committing, viewer: { kind: 'spectator' } }, undefined, undefined)).toBe(0);
    });

    it('is who wins ties: the younger as agreed, the second seat if nothing was, alone the player', () => {
        expect(winsTies(committing)).toBe(0);
        expect(winsTies({ ...committing, setup: { seats: 2, chosen: {} } })).toBe(1);
        expect(winsTies({ ...committing, setup: { seats: 1, chosen: {} } })).toBe(0);
    });

    it('is the month’s rule, if a month is played', () => {
        expect(monthRule(committing)).toContain('give a gnome away');
        expect(monthRule({ ...committing, setup: { seats: 2, chosen: {} } })).toBeUndefined();
    });
});

describe('what the server says of a move', () => {
    it('tells hours, charisma and the sets of tasks that are within reach', () => {
        const says = ['takes 3 hours to prepare', 'alone: 4 bliss for charisma', 'can do tasks 1, 2 and 3 or 3, unless the other is first'];
        expect(foreseen(says)).toEqual({ hours: 3, charisma: 4, sets: [[1, 2, 3], [3]] });
        expect(foreseen(['can do task 3, unless the other is first']).sets).toEqual([[3]]);
        expect(foreseen(['takes 1 hour to prepare', 'can do no task'])).toEqual({ hours: 1, sets: [] });
    });

    it('tells what the score would be', () => {
        expect(makes(['9 bliss for task 1', 'scores 12, which makes 43'])).toEqual({ scores: 12, makes: 43 });
        expect(makes(['stays with you'])).toBeUndefined();
    });
});

describe('what the server says for those who resolve', () => {
    it('tells who could do which task, by names alone', () => {
        expect(shares(['task 1 by Moss (g01) and Fern (g03)', 'scores 3, which makes 4'])).toEqual([{ task: 1, by: 'Moss and Fern' }]);
    });

    it('tells why a task is let go of for another', () => {
        expect(instead(['1'], ['3'], ['task 1 by Moss (g01) and Fern (g03)'], ['task 3 by Fern (g03), Dill (g04) and Ivy (g09)'])).toBe(
            'Let go of task 1: Fern is needed for task 3.',
        );
        expect(instead(['1', '2'], ['3'], [], [])).toBe('Let go of tasks 1 and 2: your gnomes cannot do 1, 2 and 3 together.');
    });

    it('tells what is forgone', () => {
        expect(forgone(['leaves task 2 undone (4 bliss)', 'leaves task 3 undone (Kindly Cow)'])).toEqual(['task 2 (4 bliss)', 'task 3 (Kindly Cow)']);
    });

    it('tells what an animal will do', () => {
        const told = [{ at: 'hen', says: 'Watchful Hen makes each gnome take 1 hour' }];
        expect(help(committing, 'hen', told)).toBe('makes each gnome take 1 hour');
        expect(help(committing, 'cow', told)).toBeUndefined();
    });

    it('tells why the automa resolves when it does', () => {
        const solo = (prep: number, first: number): GnomeView => ({
            ...revealed,
            first,
            orders: { ...revealed.orders, says: 'prep 5 - 2 (animals) = 3; scores 6; does 1 and 2; passes 1' },
            sides: [revealed.sides[0]!, { ...revealed.sides[1]!, party: 'automa', account: { ...revealed.sides[1]!.account, prep } }],
        });
        expect(reasoning(solo(3, 2))).toBe('prep 5 - 2 (animals) = 3, against your 4 hours: it resolves first; scores 6; does 1 and 2; passes 1');
        expect(reasoning(solo(4, 1))).toContain('= 3, a tie: you resolve first;');
    });

    it('says who wins ties as one says it', () => {
        expect(tiesToken('Ada')).toBe('wins ties');
        expect(tiesToken('You')).toBe('win ties');
    });

    it('says why somebody wins ties', () => {
        expect(tiesWords(committing, 'Ada')).toContain('then Ada');
        expect(tiesWords({ ...committing, setup: { seats: 1, chosen: {} } }, 'Ada')).toContain('you win');
    });
});

describe('a position set up by hand', () => {
    it('begins with the first round, for one and for two', () => {
        expect(write(blank(2))).toBe(
            'seats: 2\nphase: commit\nround: 1\ntasks: t1 t2\npile: t3 t4 t5 t6 t7\ndiscard: -\nP1: score 0, hand g01 g02 g03 g04 g05 g06\nP2: score 0, hand g07 g08 g09 g10 g11 g12\n',
        );
        expect(write(blank(1))).toContain('automa: score 0, pile g07');
    });

    it('goes on from what a view shows, with animals and options', () => {
        const text = write(setting(committing));
        expect(text).toContain('option month: june');
        expect(text).toContain('P2: score 31, hand c, animals goat cow, asleep cow');
        expect(text).toContain('pile: x3 / x4 x5');
    });

    it('keeps a card file of its own, however many lines it has', () => {
        const own = { ...committing, setup: { seats: 2, chosen: { cards: 'mine.json\n{\n}', month: 'june' } } };
        const text = write(hand(setting(own), 'c'));
        expect(text).toContain('option cards: mine.json\n  {\n  }\noption month: june\n');
    });

    it('goes on from the middle of a round, and says nothing that the rules tell', () => {
        const text = write(setting(revealed));
        expect(text).toContain('phase: resolve');
        expect(text).toContain('P1: score 20, hand a b, plays a b, animals hen\n');
        expect(text).not.toContain('order');
        const second = write(setting(half1));
        expect(second).toContain('order: resolved 1\n');
        expect(second).toContain('P2: score 36, hand c, plays c, animals goat cow, asleep cow, did 3, prep 2, from charisma 4, from goat 1, gained hen\n');
    });

    it('lays gnomes open and takes them back', () => {
        const open = wait(blank(2), 'first');
        expect(moment(open)).toBe('first');
        expect(open.sides.map((side) => side.plays)).toEqual([['g01'], ['g07']]);
        expect(reveal(open, 'g03').sides[0].plays).toEqual(['g01', 'g03']);
        expect(reveal(reveal(open, 'g03'), 'g01').sides[0].plays).toEqual(['g03']);
        expect(hand(open, 'g01').sides.map((side) => side.plays)).toEqual([[], ['g07']]);
        expect(wait(wait(open, 'second'), 'commit')).toEqual({ ...blank(2), pile: [...blank(2).pile, []], control: undefined, order: undefined });
    });

    it('knows what has been done in the round until something else is changed', () => {
        const second = did(did(wait(blank(2), 'second'), 1, 3), 1, 1);
        expect(second.sides.map((side) => side.did)).toEqual([undefined, [1, 3]]);
        expect(did(second, 1, 3).sides[1].did).toEqual([1]);
        expect(reveal(second, 'g02').sides[1].did).toBeUndefined();
        expect(letRest(second, 0, 'hen').sides[0].rests).toEqual(['hen']);
        const keep = wait(option(blank(2), 'month', 'august'), 'keep');
        expect(keep.sides[0].plays).toEqual(['g01', 'g02', 'g03']);
        expect(option(keep, 'month', 'may').phase).toBe('commit');
    });

    it('turns up the automa’s orders and puts them back', () => {
        const open = wait(blank(1), 'first');
        expect(open.control).toEqual(['t3', 't4']);
        expect(open.sides[1].plays).toBeUndefined();
        expect(write(open)).toContain('pile: t5 t6 t7\ncontrol: t3 t4\n');
        expect(lay(open, 0, 't7', 'control').control).toEqual(['t7', 't4']);
        expect(lay(open, 0, 't4').tasks).toEqual(['t4', 't2']);
        expect(wait(open, 'commit').pile.flat().sort()).toEqual(['t3', 't4', 't5', 't6', 't7']);
    });

    it('sends gnomes over, sets scores, and moves animals in and out', () => {
        const start = blank(2);
        expect(hand(start, 'g03').sides.map((side) => side.hand.length)).toEqual([5, 7]);
        expect(score(start, 1, 40).sides[1].score).toBe(40);
        const cow = animal(start, 0, 'cow');
        expect(cow.sides[0].animals).toEqual(['cow']);
        expect(animal(cow, 0, 'cow').sides[0].animals).toEqual([]);
        const sleeping = animal(animal(option(start, 'month', 'october'), 0, 'cow'), 0, 'cow');
        expect(sleeping.sides[0].asleep).toEqual(['cow']);
        expect(option(sleeping, 'month', 'may').sides[0].asleep).toBeUndefined();
    });

    it('keeps every task card in one place', () => {
        const laid = lay(blank(2), 0, 't5');
        expect(laid.tasks).toEqual(['t5', 't2']);
        expect(laid.pile).toEqual([['t3', 't4', 't1', 't6', 't7']]);
        expect(lay(blank(2), 0, 't2').tasks).toEqual(['t2', 't1']);
        const gone = discard(laid, 't3');
        expect(gone.discard).toEqual(['t3']);
        expect(discard(gone, 't3').pile).toEqual([['t1', 't3', 't4', 't6', 't7']]);
    });
});

it('teaches by positions of which each wants one move, and has a word for every other', () => {
    expect(lesson.length).toBe(8);
    for (const step of lesson) {
        expect(step.instead, step.title).toBeDefined();
        expect(step.wanted?.('do none'), step.title).toBe(false);
        expect(step.rival, step.title).toBe(step.position.includes('automa:') ? 'The automa' : undefined);
    }
});

describe('what happened', () => {
    it('is told with names from the cards, hours, and who goes first', () => {
        expect(tell('& P1: play a b | P2: play c', name, committing, revealed)).toBe(
            'Ada plays Moss and Thistle (4 hours); Ben plays Fern (2 hours). Ben resolves first, with fewer hours.',
        );
        expect(tell('& P1: play a b | P2: play c', name, undefined, undefined)).toBe('Ada plays a and b; Ben plays c.');
    });

    it('says so where a tie decided', () => {
        const tied: GnomeView = { ...revealed, sides: revealed.sides.map((side) => ({ ...side, account: { ...side.account, prep: 2 } })) };
        expect(tell('& P1: play a | P2: play c', name, committing, tied)).toContain('Ben resolves first, with the same hours and less bliss.');
        const level = (view: GnomeView): GnomeView => ({ ...view, sides: view.sides.map((side) => ({ ...side, score: 31 })) });
        expect(tell('& P1: play a | P2: play c', name, level(committing), level(tied))).toContain('Ben resolves first, with the same hours and bliss, by the tie.');
    });

    it('is told with the arithmetic of the score', () => {
        expect(tell('P2: do 3', name, revealed, half1)).toBe(
            'Ben does task 3: 4 for charisma + 1 for Gregarious Goat = 5; gains the Watchful Hen.',
        );
        expect(tell('P2: do none give c', name, revealed, { ...half1, sides: revealed.sides })).toBe('Ben does no task, gives Fern away.');
        expect(arithmetic(half1.sides[0]!.account)).toBe('');
    });

    it('names in July the animals whose rest brought bliss', () => {
        const july = (resting: string[], animals: string[], bliss: number): GnomeView => ({
            ...half1,
            setup: { seats: 2, chosen: { month: 'july' } },
            sides: [
                half1.sides[0]!,
                { ...half1.sides[1]!, animals, resting, account: { ...half1.sides[1]!.account, gained: '', total: bliss + 1, parts: [{ part: 'month', says: 'the month’s rule', bliss }, { part: 'goat', says: 'Gregarious Goat', bliss: 1 }] } },
            ],
        });
        expect(tell('P2: do none', name, revealed, july([], ['goat', 'cow'], 2))).toBe('Ben does no task: 2 for the resting Kindly Cow + 1 for Gregarious Goat = 3.');
        expect(tell('P2: do none', name, revealed, july(['hen'], ['goat', 'cow', 'hen', 'piggy'], 6))).toContain('2 for the resting Kindly Cow + 2 for the resting Watchful Hen + 2 for the resting piggy + 1');
        expect(tell('P2: do none', name, revealed, july([], ['goat', 'hen', 'piggy'], 2))).toContain('2 for the resting piggy + 1');
        // When the gnomes have been passed, nothing says any more that the hen was to rest.
        const passed = (prep: number, did: number[]): GnomeView => {
            const view = { ...july([], ['goat', 'hen', 'piggy'], 2), first: 0, resolved: 0 };
            const [own, other] = [view.sides[1]!, view.sides[0]!];
            return { ...view, sides: [{ ...other, account: { ...other.account, prep: 2, did: [1] } }, { ...own, account: { ...own.account, prep, did } }] };
        };
        expect(tell('P2: do 1', name, revealed, passed(3, [1]))).toContain('2 for the resting Watchful Hen + 1');
        expect(tell('P2: do 1', name, revealed, passed(1, [1]))).toContain('2 for the resting piggy + 1');
        expect(tell('P2: do 2', name, revealed, passed(3, [2]))).toContain('2 for the resting piggy + 1');
        expect(tell('P2: do 1', name, revealed, passed(2, [1]))).toContain('2 for the month’s rule + 1');
        expect(sum([{ view: revealed }, { view: july([], ['goat', 'cow'], 2) }], 'P2')).toContainEqual({ says: 'the resting Kindly Cow', points: 2 });
    });

    it('asks about a rest only where it would change something', () => {
        expect(restIsChoice('brings 2 bliss', false)).toBe(true);
        expect(restIsChoice(undefined, false)).toBe(true);
        expect(restIsChoice('rests for 2 bliss', false)).toBe(false);
        expect(restIsChoice('rests for 2 bliss', true)).toBe(true);
    });

    it('says what letting an animal rest would change', () => {
        expect(restWords(committing, 'cow', 'brings 2 bliss')).toBe('Let the Kindly Cow rest (now: brings 2 bliss)');
        expect(restWords(committing, 'hen', undefined)).toBe('Let the Watchful Hen rest (each gnome takes 1 hour to prepare)');
    });

    it('is told of chance', () => {
        expect(tell('*: deal a b', name, undefined, committing)).toBe('Ben is dealt Fern.');
        expect(tell('*: deal a b', name, undefined, { ...committing, viewer: { kind: 'player', seat: 'P1' } })).toBe('Ada is dealt Moss and Thistle.');
        expect(tell('*: deal a b', name, undefined, { ...committing, viewer: { kind: 'spectator' } })).toBe('The gnomes are dealt.');
        expect(tell('*: slide x2', name, undefined, committing)).toBe(
            'The task cards slide. Now task 1: grain, fruit for 9 bliss and milk; task 2: herbs for 3 bliss; task 3: vegetable for the Kindly Cow.',
        );
        expect(tell('P1: keep b', name, undefined, committing)).toBe('Ada keeps Thistle.');
    });

    it('tells what the automa does within somebody’s step', () => {
        const alone = (view: GnomeView, resolved: number): GnomeView => ({
            ...view,
            resolved,
            first: 2,
            sides: [view.sides[0]!, { ...half1.sides[1]!, party: 'automa' }],
            orders: { ...view.orders, says: 'prep 2' },
        });
        const told = tell('*: orders x1 x2', name, { ...committing, sides: [committing.sides[0]!, { ...committing.sides[1]!, party: 'automa' }] }, alone(revealed, 1));
        expect(told).toBe(
            'The automa’s orders: prep 2. The automa resolves first, with fewer hours. The automa does task 3: 4 for charisma + 1 for Gregarious Goat = 5; gains the Watchful Hen.',
        );
        expect(tell('P1: do none', name, alone(revealed, 1), alone(revealed, 2))).toBe('Ada does no task.');
    });

    it('is told with what changes hands, by name', () => {
        const passed: GnomeView = {
            ...half1,
            waitsFor: 'slide',
            resolved: 2,
            tasks: [],
            sides: [
                { ...half1.sides[0]!, hand: ['c'], played: [] },
                { ...half1.sides[1]!, hand: ['a', 'b'], played: [] },
            ],
        };
        const told = stages('P1: do none', name, half1, passed);
        expect(told.map((one) => one.says)).toEqual(['Ada does no task.', 'Moss and Thistle go to Ben; Fern goes to Ada.']);
        const [deed, pass] = told.map((one) => one.view as GnomeView);
        expect(deed!.sides.map((side) => side.hand)).toEqual([['a', 'b'], ['c']]);
        expect(deed!.tasks).toEqual(half1.tasks);
        expect(pass).toBe(passed);
        expect(tell('P1: do none', name, half1, passed)).toBe('Ada does no task. Moss and Thistle go to Ben; Fern goes to Ada.');
        expect(tell('P2: keep c', name, half1, passed)).toContain('go to Ben');
        expect(tell('P2: do 3', name, revealed, half1)).not.toContain('go to');
    });

    it('is told in moments alone: the automa resolves after what was done, and after the reveal', () => {
        const alone = (view: GnomeView, first: number): GnomeView => ({ ...view, first, sides: [view.sides[0]!, { ...view.sides[1]!, party: 'automa' }] });
        const after = { ...alone(half1, 1), resolved: 2 };
        const own = stages('P1: do 1', name, alone(revealed, 1), { ...after, sides: [{ ...after.sides[0]!, account: { ...after.sides[0]!.account, did: [1] } }, after.sides[1]!] });
        expect(own.map((one) => one.says)).toEqual([
            'Ada does task 1.',
            'The automa does task 3: 4 for charisma + 1 for Gregarious Goat = 5; gains the Watchful Hen.',
        ]);
        expect((own[0]!.view as GnomeView).sides[1]!.score).toBe(31);
        expect((own[0]!.view as GnomeView).tasks.map((task) => task.doneBy)).toEqual([[1], [], []]);

        const orders = stages('*: orders x1 x2', name, alone(committing, 0), { ...alone(half1, 2), orders: { ...half1.orders, says: 'prep 2' } });
        expect(orders.map((one) => one.says)).toEqual([
            'The automa’s orders: prep 2. The automa resolves first, with fewer hours.',
            'The automa does task 3: 4 for charisma + 1 for Gregarious Goat = 5; gains the Watchful Hen.',
        ]);
        const open = orders[0]!.view as GnomeView;
        expect([open.sides[1]!.score, open.sides[1]!.account.prep, open.sides[1]!.account.did, open.resolved]).toEqual([31, 2, [], 0]);
        expect((orders[1]!.view as GnomeView).sides[1]!.score).toBe(36);
    });

    it('has its reading time', () => {
        const [reveal] = stages('& P1: play a b | P2: play c', name, committing, revealed);
        expect(reveal!.view).toBe(revealed);
        expect(reveal!.weigh).toBeGreaterThan(2);
    });

    it('tells what goes under the automa’s pile', () => {
        const before: GnomeView = { ...committing, sides: [{ ...committing.sides[0]!, hand: [] }, { ...committing.sides[1]!, party: 'automa' }] };
        const after: GnomeView = { ...before, sides: [{ ...before.sides[0]!, hand: ['c'] }, { ...before.sides[1]!, hand: ['a', 'b'] }] };
        expect(tell('*: pass c', name, before, after)).toBe('The automa passes Fern to Ada. Moss and Thistle go under its pile.');
    });

    it('adds up to the score', () => {
        const frames = [{ view: committing }, { line: '&', view: revealed }, { line: 'P2: do 3', view: half1 }];
        expect(sum(frames, 'P2')).toEqual([
            { says: 'charisma', points: 4 },
            { says: 'Gregarious Goat', points: 1 },
        ]);
        expect(sum(frames, 'P1')).toEqual([]);
    });
});

it('says a move as an instruction', () => {
    expect(phrase('play a c', committing)).toBe('Play Moss and Fern');
    expect(phrase('play b rest hen', committing)).toBe('Play Thistle, let the Watchful Hen rest');
    expect(phrase('do none', committing)).toBe('Do no task');
    expect(phrase('do 1 3 give a', committing)).toBe('Do tasks 1 and 3, give Moss away');
    expect(phrase('keep a', committing)).toBe('Keep Moss');
    expect(phrase('resign', committing)).toBe('resign');
});

describe('the move box', () => {
    it('answers questions', () => {
        expect(answer('scores', committing, seats)).toBe('Ada 20, Ben 31; 77 end the game. Ada wins ties.');
        expect(answer('next', committing, seats)).toContain('task 1 flower; task 2 fruit; task 3 nothing');
        expect(answer('animals', committing, seats)).toContain('Kindly Cow, asleep');
        expect(answer('gnome fern', committing, seats)).toBe('Fern: vegetable, vegetable, flower; prep 2, charisma 0.');
        expect(answer('gnome smurf', committing, seats)).toContain('no gnome');
        expect(answer('tasks', half1, seats)).toContain('done by Ben');
        expect(answer('play a', committing, seats)).toBeUndefined();
    });

    it('tells only one’s own hand: to work out another’s is the other’s own work', () => {
        expect(answer('hand', committing, seats)).toBe('Ben: Fern: vegetable, vegetable, flower; prep 2, charisma 0.');
    });
});

it('lets go of a drag when Escape is pressed, and the click at its end chooses nothing', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const box = { left: 0, right: 100, top: 0, bottom: 100 };
    const card = Object.assign(new EventTarget(), { style: {} as Record<string, string>, setPointerCapture: () => {}, parentElement: { getBoundingClientRect: () => box } });
    const dropped = vi.fn<(out: boolean) => void>();
    const free = draggable(dropped)(card as unknown as HTMLElement);
    const at = (type: string, x: number) => card.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: 10, button: 0, pointerId: 1 }));
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
    const shown = (now: GnomeView, side: number, entry: Entry) =>
        [...render(Hand, { props: { now, side, name: 'Ada', entry, letters: false } }).body.matchAll(/class="gnome([^"]*)"[^>]*aria-label="([^"]*)"/g)].map(
            ([, classes = '', label = '']) => `${label.split(':')[0]}${classes.includes(' played') ? ' lies there' : ''}${label.includes('face down') ? ' face down' : ''}`,
        );

    it('lie there face down while the other still chooses', () => {
        const entry = new Entry();
        expect(shown(committing, 0, entry)).toEqual(['Moss', 'Thistle']);
        entry.seal('play b');
        expect(shown(committing, 0, entry)).toEqual(['Moss', 'Thistle lies there face down']);
    });

    it('lie open alone before the automa’s orders do', () => {
        const played: GnomeView = { ...committing, setup: { seats: 1, chosen: {} }, waitsFor: 'control', sides: [{ ...committing.sides[0]!, played: ['b'] }, committing.sides[1]!] };
        expect(shown(played, 0, new Entry())).toEqual(['Thistle lies there', 'Moss']);
    });
});
