// The effects of the chosen cards on each land, as the rules preview them.
import type { Entry } from '$toolkit/entry.svelte';
import { byCause, every } from '$toolkit/kinds';
import { clauses, heading, sections } from '$toolkit/messages';
import type { MovePreview } from '$toolkit/types';
import type { FireAndFlora } from '$wire';
import { t } from '$words/fire-and-flora';
import { cardName } from './cards';
import type { Card, FloraEvent, FloraOpen } from './cards';
import { changeBy } from './eventkinds';
import type { Effect } from './eventkinds';
import { PICK } from './picks';

/** Whether a change is for the better, for the worse, or still undecided. */
export type Way = 'gain' | 'loss' | 'none';

/** What an effect means: its way, and whether it is seen as fire if a fire brings it. A plant comes by a fire from its seed. */
const MEANS: Readonly<Record<Effect, { readonly way: Way; readonly burns: boolean }>> = {
    grows: { way: 'gain', burns: true },
    shrinks: { way: 'loss', burns: true },
    dies: { way: 'loss', burns: true },
    'pushed-out': { way: 'loss', burns: false },
    comes: { way: 'gain', burns: true },
    child: { way: 'gain', burns: false },
    'has-child': { way: 'gain', burns: false },
    saved: { way: 'gain', burns: false },
    asked: { way: 'none', burns: false },
    built: { way: 'gain', burns: false },
    stays: { way: 'gain', burns: false },
    lost: { way: 'loss', burns: false },
};

/** A change of a land. */
export interface Change {
    readonly effect: Effect;
    readonly land: string;
    /** The change of the owner's stars. */
    readonly stars: number;
    /** The events that say it. */
    readonly events: readonly FloraEvent[];
    /** The open question in place of events. */
    readonly asked?: FloraOpen;
}

/** The effect of a move on a land. */
export interface LandEffects {
    readonly changes: readonly Change[];
    /** True if other players or chance take part. */
    readonly open: boolean;
    /** The certain events that say it, those that follow if nobody steps in, and open questions. */
    readonly events: readonly FloraEvent[];
    readonly expected: readonly FloraEvent[];
    readonly asked: readonly FloraOpen[];
    /** The card that must be played besides those that are chosen. */
    readonly more?: string;
}

/** Returns the effects of events on lands, each with the stars that it brings. The rules emit them behind it. */
const changesOf = (events: readonly FloraEvent[]): readonly Change[] =>
    byCause(events, (event) => (event.kind === 'scored' ? undefined : event)).flatMap(({ cause, events }) => {
        const change = cause && changeBy(cause);
        return change ? [{ ...change, stars: starsBy(events), events }] : [];
    });

const starsBy = (events: readonly FloraEvent[]) => every(events, 'scored').reduce((sum, { from, to }) => sum + to - from, 0);

/** Returns the last change of each land. */
export const lastChanges = (happened: readonly FloraEvent[]): ReadonlyMap<string, Change> =>
    new Map(changesOf(happened).map((change) => [change.land, change]));

/** The land on which an event is seen as fire. One that is saved, or to which a child comes, does not burn. */
export function burns(event: FloraEvent): string | undefined {
    const change = changeBy(event);
    return change && MEANS[change.effect].burns ? change.land : undefined;
}

/** An effect in a word or two, as it is drawn on a land. Screen readers say the messages of the events. */
export const effectWords = (effect: Effect): string => t(`told.${effect}`);

/** Returns the effects on lands, in the order of the events. */
function changesBy(does: MovePreview<FireAndFlora>): readonly Change[] {
    const asked = does.open.flatMap(({ about }): readonly Change[] =>
        about.kind === 'question-ahead' && about.land
            ? [{ effect: about.about === 'place' ? 'has-child' : 'asked', land: about.land.id, stars: 0, events: [], asked: about }]
            : [],
    );
    return [...changesOf([...does.events, ...does.expected]), ...asked];
}

/** Returns the effect of the chosen cards on each land, or of the move once it is chosen. */
export function effects(entry: Entry<FireAndFlora>): ReadonlyMap<string, LandEffects> {
    const found = new Map<string, LandEffects>();
    const does = (text: string) => entry.preview(text)?.does;
    const chosen = entry.move === undefined ? undefined : does(entry.move);
    if (entry.move !== undefined) {
        for (const change of chosen ? changesBy(chosen) : []) {
            found.set(change.land, effectsOf(chosen!, [...(found.get(change.land)?.changes ?? []), change]));
        }
        return found;
    }
    const cards = entry.chosen(PICK.card);
    if (cards.length === 0) return found;
    // First what these cards do by themselves, then what they do with one more.
    for (const further of [0, 1]) {
        for (const { text, selection } of entry.left) {
            const land = selection[PICK.land]?.[0];
            const all = selection[PICK.card] ?? [];
            const preview = does(text);
            if (land === undefined || found.has(land) || all.length !== cards.length + further || !preview) continue;
            const changes = changesBy(preview);
            if (changes.length === 0) continue;
            const here = changes.map((one) =>
                one.effect === 'child' && one.land !== land ? { ...one, effect: 'has-child' as const } : one,
            );
            const more = further > 0 && { more: added(entry, cards, all) };
            // The announcement names the card that is missing.
            found.set(land, { ...effectsOf(preview, here, further > 0 ? announced(preview) : []), ...more });
        }
    }
    return found;
}

function effectsOf(does: MovePreview<FireAndFlora>, changes: readonly Change[], first: readonly FloraEvent[] = []): LandEffects {
    const told = [...first, ...changes.flatMap(({ events }) => events)];
    const isExpected = (event: FloraEvent) => does.expected.includes(event);
    return {
        changes,
        open: does.open.length > 0,
        events: told.filter((event) => !isExpected(event)),
        expected: told.filter(isExpected),
        asked: changes.flatMap(({ asked }) => asked ?? []),
    };
}

const announced = ({ events, expected }: MovePreview<FireAndFlora>) => every([...events, ...expected], 'cards-played');

/** The card that all of them have more than these. */
const added = (entry: Entry, some: readonly string[], all: readonly string[]) =>
    cardWords(entry, all.find((id) => all.filter((other) => other === id).length > some.filter((other) => other === id).length) ?? '');

/** The card that this target of the cards' pick names: a type, or a type that is played as another. */
export function cardOf(entry: Entry, id: string): Card | undefined {
    const pick = entry.pick(PICK.card);
    const says = pick && 'targets' in pick ? pick.targets.find((target) => target.id === id)?.says : undefined;
    return says?.kind === 'played-card' ? { type: says.type, as: says.as ?? says.type } : undefined;
}

/** A card of a pick in words. */
export function cardWords(entry: Entry, id: string): string {
    const card = cardOf(entry, id);
    return card ? cardName(card) : id;
}

const signed = (stars: number) => `${stars > 0 ? '+' : '−'}${Math.abs(stars)}`;

const starsOf = (changes: readonly Change[]) => changes.reduce((sum, one) => sum + one.stars, 0);

/** Returns whether the outcome is a gain or a loss: by the stars, or by its first change where they stay the same. */
export function wayOf({ changes }: LandEffects): Way {
    const stars = starsOf(changes);
    return stars > 0 ? 'gain' : stars < 0 ? 'loss' : changes[0] ? MEANS[changes[0].effect].way : 'none';
}

/** Returns the outcome in a few words: "grows, +1". */
export function atLength({ changes, more }: LandEffects): string {
    const all = sections(changes.map(({ effect, stars }) => clauses([effectWords(effect), ...(stars === 0 ? [] : [signed(stars)])])));
    return more === undefined ? all : heading(`+${more}`, all);
}

/** Returns the outcome in one word, for small places: a card that is missing first, then stars. */
export function inShort({ changes, more }: LandEffects): string {
    if (more !== undefined) return `+${more}`;
    const stars = starsOf(changes);
    const [first] = changes;
    return stars !== 0 ? `★${signed(stars)}` : first ? effectWords(first.effect) : '';
}
