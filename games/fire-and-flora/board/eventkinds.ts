// Sorts the kinds of events for the board: by what they do to a land, and by the moment to which they belong.
import type { FloraEvent } from './cards';

/** An effect on a land or on its plant and building. */
export type Effect =
    'grows' | 'shrinks' | 'dies' | 'pushed-out' | 'comes' | 'child' | 'has-child' | 'saved' | 'asked' | 'built' | 'stays' | 'lost';

/** Comes of what has just happened, is a moment apart, or is not seen. */
type Elsewhere = 'follows' | 'apart' | 'unseen';

/** Each kind of event: its effect if it happens on a land. The type check names a new kind until it is sorted here. */
const SORTED = {
    'headquarters-dealt': 'apart',
    'lot-drawn': 'apart',
    'lots-tied': 'apart',
    'first-player-found': 'apart',
    'stage-changed': 'unseen',
    'window-answered': 'unseen',
    'cards-known': 'follows',
    'turn-began': 'apart',
    'buildings-readied': 'apart',
    'turn-ended': 'apart',
    'land-turned-up': 'apart',
    'resources-shuffled': 'apart',
    'card-drawn': 'apart',
    'coins-gained': 'apart',
    'coins-paid': 'follows',
    'plant-grew': 'grows',
    'plant-damaged': 'shrinks',
    'plant-died': 'dies',
    'plant-pushed-out': 'pushed-out',
    'plant-came': 'comes',
    'plant-saved': 'saved',
    scored: 'follows',
    'parcel-bought': 'apart',
    'building-bought': 'built',
    'building-used': 'follows',
    'card-bought': 'apart',
    'card-sold': 'apart',
    'cards-played': 'apart',
    'pocket-announced': 'apart',
    'purse-announced': 'apart',
    'sowing-announced': 'apart',
    'block-laid': 'apart',
    'nobody-blocked': 'apart',
    'play-cancelled': 'apart',
    'card-stolen': 'apart',
    'pocket-found-empty': 'apart',
    'coins-stolen': 'apart',
    'event-cards-shuffled': 'apart',
    'event-card-turned-up': 'apart',
    'event-card-looked-at': 'apart',
    'event-card-forecast': 'apart',
    'event-card-put-under': 'apart',
    'die-rolled': 'apart',
    'event-card-done': 'apart',
    'card-discarded': 'follows',
    'card-passed': 'apart',
    'choice-declined': 'apart',
    'building-saved': 'stays',
    'building-lost': 'lost',
    'trade-offered': 'apart',
    'trade-accepted': 'apart',
    'cards-given': 'apart',
    'coins-given': 'apart',
    'parcel-given': 'apart',
    'trade-declined': 'apart',
    'offers-closed': 'apart',
    'counter-suggested': 'apart',
    'game-ended': 'apart',
} as const satisfies Readonly<Record<FloraEvent['kind'], Effect | Elsewhere>>;

type Sorted = typeof SORTED;
type LandKind = { [K in keyof Sorted]: Sorted[K] extends Effect ? K : never }[keyof Sorted];

const ELSEWHERE: Readonly<Record<Elsewhere, true>> = { follows: true, apart: true, unseen: true };

const isOnLand = (event: FloraEvent): event is Extract<FloraEvent, { kind: LandKind }> => !(SORTED[event.kind] in ELSEWHERE);

/** Returns the effect of an event on a land; undefined if it changes no land. */
export const changeBy = (event: FloraEvent): { readonly effect: Effect; readonly land: string } | undefined =>
    isOnLand(event)
        ? { effect: event.kind === 'plant-came' && event.origin === 'child' ? 'child' : SORTED[event.kind], land: event.land.id }
        : undefined;

/** Whether an event comes of what has just happened, and belongs to its moment. */
export const follows = ({ kind }: FloraEvent): boolean => SORTED[kind] === 'follows';

/** Whether something of an event is seen on the board. */
export const isSeen = ({ kind }: FloraEvent): boolean => SORTED[kind] !== 'unseen';
