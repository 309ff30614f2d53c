// Position editors change the newest position: what was clicked before the server has answered counts, too.
import type { FieldParts } from '../wire';
import type { EditorProps, SeatFace } from './board';
import type { Game } from './types';

/** Returns a function that hands on an edit with its values. They come from the click; the position is read later. */
export const clicked =
    <Position, Edited>(hand: (edit: (position: Position) => Edited) => void) =>
    <Values extends unknown[]>(edit: (position: Position, ...values: Values) => Edited, ...values: Values): void =>
        hand((position) => edit(position, ...values));

/**
 * Returns a function that applies an edit to a position: the fields that it changes. The position is read when all
 * edits before it have been answered.
 */
export const editing = <G extends Game>(change: EditorProps<G>['change']) => clicked<G['View'], FieldParts>(change);

/** The seats of a position that nobody plays. */
export const faces = (seats: readonly string[], turn?: string): SeatFace[] =>
    seats.map((seat) => ({ seat, name: seat, mine: false, bot: false, turn: seat === turn }));

/** The whole number in a field; the least one if nothing is written there. */
export const whole = (event: Event, least = 0, most = Infinity): number =>
    Math.min(most, Math.max(least, Math.trunc(Number((event.currentTarget as HTMLInputElement).value)) || least));
