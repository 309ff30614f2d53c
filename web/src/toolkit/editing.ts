// Position editors change the newest position: what was clicked before the server has answered counts, too.
import type { EditorProps, Lines } from './board';
import type { Game } from './words';
import { changed } from './writing';
import type { Changes } from './writing';

/** A position as the server answered it. */
export interface Answered<G extends Game> {
    readonly view: G['View'];
    readonly lines: Lines;
}

/** Returns a function that hands on an edit with its values. They come from the click; the position is read later. */
export const clicked =
    <Position, Edited>(hand: (edit: (position: Position) => Edited) => void) =>
    <Values extends unknown[]>(edit: (position: Position, ...values: Values) => Edited, ...values: Values): void =>
        hand((position) => edit(position, ...values));

/**
 * Returns a function that applies an edit to a position: the fields that it changes. The position is read when all
 * edits before it have been answered.
 */
export const editing = <G extends Game>(change: EditorProps<G>['change']) =>
    clicked<Answered<G>, Changes>((edit) => change((view, lines) => changed(lines, edit({ view, lines }))));
