// The record's lines and moves as sentences, and answers to questions typed into the move box.
import type { SeatFace, Stage, SumPart } from '$toolkit/board';
import {
    TYPES,
    bunch,
    capital,
    count,
    eventOf,
    goal,
    groundOf,
    incomeOf,
    landName,
    landOf,
    plantName,
    read,
    seatIndex,
    speciesOf,
    standing,
    starsOn,
} from './cards';
import type { FloraView, Ground, LandFace } from './cards';
import { changes, eventsIn, scores } from './changes';
import { spreading } from './spreading';

type Naming = (seat: string) => string;

/** "water" or "time=water" as words. */
const card = (word: string) => {
    const [type = '', as] = word.split('=');
    if (type === '?') return 'a card unseen';
    return as ? `${capital(type)} as ${capital(as)}` : capital(type);
};

/** "water+3+point-lobos" as words. */
export function goods(text: string, view: FloraView | undefined): string {
    if (text === '-') return 'nothing';
    const parts = text.split('+');
    const types = TYPES.map((type) => parts.filter((part) => part === type).length);
    const rest = parts.filter((part) => !TYPES.some((type) => type === part));
    return [
        ...(types.some((many) => many > 0) ? [bunch(types)] : []),
        ...rest.map((part) => (/^\d+$/.test(part) ? count(Number(part), 'coin') : landName(view, part))),
    ].join(', ');
}

const aim = (land: string, view: FloraView | undefined, name: Naming, own: boolean) => {
    const found = view && groundOf(view, land);
    if (!view || !found) return landName(view, land);
    const what = found.ground.plant ? `the ${plantName(view, found.ground)}` : 'the open land';
    return `${what} on ${landName(view, land)}${own ? '' : ` (${name(`P${found.owner + 1}`)})`}`;
};

const kind = (id: string, view: FloraView | undefined) => (view && speciesOf(view, id)?.name) || id;

/** What somebody does, without his name: in the third person, or as an instruction to oneself. */
function deed(text: string, view: FloraView | undefined, name: Naming, own: boolean): string | undefined {
    const [verb = '', a = '', b = '', c = ''] = text.split(' ');
    const s = (word: string) =>
        own ? word : /(ss|sh|ch|x)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
    switch (verb) {
        case 'play':
            return `${s('play')} ${a.split('+').map(card).join(' and ')} on ${aim(b, view, name, own)}`;
        case 'pocket':
            return `${s('pick')} ${name(b)}’s pocket with ${card(a)}`;
        case 'purse':
            return `${s('pick')} ${name(b)}’s purse with ${card(a)}`;
        case 'sow':
            return `${s('sow')} a small ${kind(c, view)} at ${name(b)}’s with ${card(a)}`;
        case 'buy':
            return `${s('buy')} ${landName(view, a)}${b === 'on' ? ` for ${landName(view, c)}` : ''}${priceOf(a, view)}`;
        case 'buy-card':
            return `${s('buy')} a Resource Card`;
        case 'sell':
            return `${s('sell')} ${card(a)} for 1 coin`;
        case 'vend':
            return `${s('sell')} ${card(a)} at the Farmers Market`;
        case 'nurse':
            return `${s('put')} a small ${kind(a, view)} of the Nursery on ${landName(view, b)}`;
        case 'weed':
            return `${s('weed')} ${landName(view, a)}`;
        case 'offer':
            return `${s('offer')} ${name(a)} ${goods(b, view)} for ${goods(text.split(' ')[4] ?? '-', view)}`;
        case 'counter':
            return `${own ? 'decline, and suggest' : 'declines and would give'} ${goods(a, view)} for ${goods(c, view)}`;
        case 'end':
            return `${s('end')} ${own ? 'your' : 'the'} turn`;
        case 'at':
            return `${s('choose')} ${landName(view, a)}`;
        case 'save':
            return `${s('save')} ${matter(view)}${view?.stage.question === 'station' ? ' with Water' : ''}`;
        case 'leave':
            return `${s('let')} ${matter(view)} go`;
        case 'forecast':
            return `${s('choose')} ${(view && eventOf(view, a)?.name) || a}`;
        case 'pass':
            return own ? 'do not block' : 'passes';
        case 'block':
            return `${s('block')} with ${card(a)}`;
        case 'accept':
            return `${s('accept')} the trade`;
        case 'decline':
            if (a === 'unanswered') return own ? 'give no answer' : 'gives no answer';
            return `${s('decline')}${REASONS[a] ?? ''}`;
        default:
            return undefined;
    }
}

/** What a question in the middle of an event is about: a plant, or a building. */
function matter(view: FloraView | undefined): string {
    const work = view?.stage.work;
    const ground = view?.players[seatIndex(work?.seat ?? 'P1')]?.lands[work?.slot ?? 0];
    if (!view || !work || !ground || !['station', 'vault', 'quake'].includes(view.stage.question ?? '')) return 'it';
    const what = view.stage.question === 'quake' ? landName(view, ground.building ?? '') : `the ${plantName(view, ground)}`;
    return `${what} on ${landName(view, ground.land)}`;
}

/** What is said with a decline. */
const REASONS: Readonly<Record<string, string>> = {
    all: ' all offers of this turn',
    'too-little': ': it is too little',
    'keeps-it': ': that is not for sale',
    'not-with-you': ': no trade with who is ahead',
};

function priceOf(land: string, view: FloraView | undefined): string {
    const price = view?.prices[view.market.indexOf(land)];
    return price === undefined ? '' : `, ${count(price, 'coin')}`;
}

function chance(text: string, view: FloraView | undefined, name: Naming): string {
    const [verb, a = '', b = ''] = text.split(' ');
    const event = (id: string) => view && eventOf(view, id);
    switch (verb) {
        case 'deal':
            return `${name(a)} gets a Headquarters${view ? ` in ${capital(landOf(view, b)?.region ?? '')} California` : ''}.`;
        case 'lot':
            return `${name(a)} draws ${landName(view, b)}${view ? `, ${landOf(view, b)?.cost} coins` : ''}.`;
        case 'first':
            return `${name(a)} begins.`;
        case 'land':
            return `${landName(view, a)} comes to the Market.`;
        case 'event':
            return `${event(a)?.name ?? a}: ${event(a)?.says ?? ''}`;
        case 'look':
            return a === '?' ? 'An event is looked at.' : `${event(a)?.name ?? a} is looked at.`;
        case 'die':
            return a === 'both' ? 'The die shows both regions.' : `The die shows ${capital(a)} California.`;
        case 'draw':
            return b === '?' ? `${name(a)} draws a card.` : `${name(a)} draws ${card(b)}.`;
        case 'rob':
            return a === '?' ? 'A card is stolen.' : `${card(a)} is stolen.`;
        case 'rats':
            return 'The Pack Rat carries a card from everybody to the next.';
        default:
            return text;
    }
}

/** What came of it: every plant and building that changed, coins that were lost, and the scores. */
function outcome(line: string, before: FloraView | undefined, after: FloraView | undefined, name: Naming): string {
    if (!before || !after) return '';
    return (
        changes(before, after)
            .map((one) => ` ${one.says}.`)
            .join('') + account(before, after, name, purses(line, before, after, name))
    );
}

/** What was done with one's own goods tells by itself what it cost. */
const PAID = /^P\d: (buy|buy-card|sell|vend|nurse|weed|offer)\b|: accept$/;
/** These lay a card, or bring one. */
const LAID = /^P\d: (play|pocket|purse|sow)\b|^\*: draw\b/;

/** The coins and cards that came or went, where the line itself does not say so. */
function purses(line: string, before: FloraView, after: FloraView, name: Naming): string {
    const told = (what: string, of: (one: FloraView['players'][number]) => number) => {
        const moved = after.players.flatMap((one, i) => {
            const more = of(one) - of(before.players[i] ?? one);
            return more === 0 ? [] : [`${name(`P${i + 1}`)} ${more > 0 ? '+' : '−'}${Math.abs(more)}`];
        });
        return moved.length > 0 ? ` ${what}: ${moved.join(', ')}.` : '';
    };
    if (PAID.test(line)) return '';
    return told('Coins', (one) => one.coins) + (LAID.test(line) ? '' : told('Cards', (one) => one.size));
}

/** The scores that changed, and whether that was the end. */
function account(before: FloraView, after: FloraView, name: Naming, purses = ''): string {
    const stars = scores(before, after, (index) => name(`P${index + 1}`));
    const won = after.stage.kind === 'over' && before.stage.kind !== 'over' ? winner(before, after, name) : '';
    return `${stars ? ` Stars: ${stars}.` : ''}${purses}${won}`;
}

/** A step in which an event goes from land to land, as its moments. */
export function stages(line: string, name: Naming, seenBefore: unknown, seenAfter: unknown): readonly Stage[] {
    const before = read(seenBefore);
    const after = read(seenAfter);
    const opening = line.startsWith('*: ') ? chance(line.slice(3), after, name) : tell(line, name, undefined, seenAfter);
    const moments = spreading(opening, before, after);
    return moments.map((one, i) =>
        i < moments.length - 1 ? one : { ...one, says: one.says + account(before, after, name, purses(line, before, after, name)) },
    );
}

/** What decides between equal stars when the last round is over. */
function settling(view: FloraView, index: number): string {
    const one = view.players[index];
    const natives = one?.lands.filter((ground) => ground.big && speciesOf(view, ground.plant)?.kind === 'native').length ?? 0;
    return `${count(natives, 'big native')}, ${count(one?.coins ?? 0, 'coin')}`;
}

/** Who has won and by what, also where it was somebody else's turn. */
function winner(before: FloraView, view: FloraView, name: Naming): string {
    const best = Math.max(...view.players.map((one) => one.score));
    const at = view.players.findIndex((one) => one.score === best);
    if (best < goal(view) || at < 0) {
        return ` The last round is over: ${view.players.map((one, i) => `${name(`P${i + 1}`)} ${count(one.score, 'star')}, ${settling(view, i)}`).join('; ')}.`;
    }
    const seat = `P${at + 1}`;
    const event = eventOf(view, eventsIn([before], view));
    const play = [before.stage.play?.first, before.stage.play?.second, before.stage.play?.card].flatMap((one) =>
        one ? [capital(one.as)] : [],
    );
    const cause = event ? ` by ${event.name}` : play.length > 0 ? ` by the ${play.join(' and ')} that was played` : '';
    return ` ${name(seat)} has ${best} stars and wins${seat === view.active ? '' : `${cause}, in ${name(view.active)}’s turn`}.`;
}

/** What became of a play that was blocked, once nobody blocks any more. */
function verdict(line: string, before: FloraView | undefined): string {
    const chain = before?.stage.kind === 'window' ? (before.stage.chain ?? 0) : 0;
    if (chain === 0 || / block /.test(line)) return '';
    return chain % 2 === 1 ? ' The play comes to nothing.' : ' The play stands.';
}

/** A line of the record as a sentence; with what came of it where the views before and after are known. */
export function tell(line: string, name: Naming, seenBefore: unknown, seenAfter: unknown): string {
    const before = seenBefore ? read(seenBefore) : undefined;
    const after = seenAfter ? read(seenAfter) : undefined;
    if (line.startsWith('*: ')) return chance(line.slice(3), after ?? before, name) + outcome(line, before, after, name);
    const parts = line
        .replace(/^& /, '')
        .split(' | ')
        .flatMap((part) => {
            const [, who = '', what = ''] = /^(P\d): (.*)$/.exec(part) ?? [];
            const said = who && deed(what, before ?? after, name, false);
            return said ? [{ who, what, said }] : [];
        });
    if (parts.length === 0) return line;
    // Of a window only blocks are told; that all others passed goes without saying.
    const loud = parts.length > 1 ? parts.filter((part) => part.what !== 'pass' && part.what !== '?') : parts;
    const said = loud.length > 0 ? loud.map((part) => `${name(part.who)} ${part.said}.`).join(' ') : 'Nobody blocks.';
    return said + verdict(line, before) + outcome(line, before, after, name);
}

/** A move as an instruction to oneself. */
export function phrase(move: string, view?: unknown): string {
    const said = deed(move, view ? read(view) : undefined, (seat) => seat, true);
    return said ? capital(said) : move;
}

/** Of what a seat's score is made: its stars land by land. */
export function sum(frames: readonly { view: unknown }[], seat: string): SumPart[] {
    const last = frames.at(-1);
    if (!last) return [];
    const view = read(last.view);
    const own = view.players[seatIndex(seat)];
    if (!own) return [];
    const parts = own.lands.flatMap((ground) => {
        const points = starsOn(view, ground);
        return points > 0 ? [{ says: `${plantName(view, ground)} on ${landName(view, ground.land)}`, points }] : [];
    });
    const bonus = own.bonus > 0 ? [{ says: 'different natives', points: own.bonus }] : [];
    const capped = view.stage.kind === 'over' && view.players.every((one) => one.score < goal(view));
    return [
        ...parts,
        ...bonus,
        ...(capped ? [{ says: `the last round is over; between equals: ${settling(view, seatIndex(seat))}` }] : []),
    ];
}

/** A Land Card in a sentence or two: where it is, where it lies, what stands on it or comes with it, what it brings and does. */
function described(view: FloraView, land: LandFace, name: (index: number) => string): string {
    const found = groundOf(view, land.id);
    const price = view.prices[view.market.indexOf(land.id)];
    const income = incomeOf(view, found?.ground.land === land.id ? found.ground : { land: land.id });
    const flora = found?.ground.land === land.id ? found.ground : ground(land);
    const stars = flora.plant ? [count(starsOn(view, flora), 'star')] : [];
    return (
        [
            [
                `${land.name}: ${found ? `${name(found.owner)}’s` : price === undefined ? `${count(land.cost, 'coin')}, not in the Market` : `${count(price, 'coin')} in the Market`}`,
                ...(land.region
                    ? [`${capital(land.region)} California`, standing(view, flora), ...stars]
                    : [found && found.ground.building === land.id ? `on ${landName(view, found.ground.land)}` : 'a building']),
                `brings ${count(income.coins, 'coin')} and ${count(income.cards, 'card')} a turn`,
            ].join(', '),
            ...(land.says ? [land.says.replace(/\.$/, '')] : []),
        ].join('. ') + '.'
    );
}

/** The parcel as it comes from the deck. */
function ground(land: LandFace): Ground {
    const [size, plant] = land.flora.split(' ');
    return { land: land.id, big: size === 'big', used: false, ...(plant ? { plant } : {}) };
}

/** Answers to what can be typed into the move box. */
export function answer(question: string, seen: unknown, seats: readonly SeatFace[]): string | undefined {
    const view = read(seen);
    const [first = '', ...rest] = question.trim().toLowerCase().split(/\s+/);
    const name = (index: number) => seats[index]?.name ?? `P${index + 1}`;
    switch (first) {
        case 'scores':
            return `${view.players.map((one, i) => `${name(i)}: ${count(one.score, 'star')}, ${count(one.coins, 'coin')}, ${count(one.size, 'card')}`).join('. ')}. ${goal(view)} stars win.`;
        case 'hand': {
            const own = view.players.find((one, i) => one.hand && (seats[i]?.mine ?? true));
            return own?.hand ? `${capital(bunch(own.hand))}.` : 'There is no hand that you may see.';
        }
        case 'market':
            return `${view.market.map((id, i) => `${landName(view, id)} ${view.prices[i]}`).join(', ')}; ${view.landDeck} in the deck.`;
        case 'pool':
            return `${view.cards.species.map((one, i) => `${one.name} ${view.pool[i]}`).join(', ')}.`;
        case 'row': {
            const index = Math.max(
                0,
                seats.findIndex((one) => one.name.toLowerCase() === rest.join(' ') || one.seat.toLowerCase() === rest[0]),
            );
            return `${name(index)}: ${view.players[index]?.lands.map((ground) => `${landName(view, ground.land)}, ${standing(view, ground)}`).join('; ')}.`;
        }
        default: {
            const land = view.cards.lands.find(
                (one) => one.id === question.trim() || one.name.toLowerCase() === question.trim().toLowerCase(),
            );
            return land && described(view, land, name);
        }
    }
}
