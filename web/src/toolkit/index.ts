/**
 * What boards are made of: shapes, the state of a decision being answered, and the words shared with the server.
 * Boards import from here and from their own folder, and from nowhere else.
 */
export type { BoardProps, GameBoard, SeatFace, SeatProps } from './board';
export { Entry } from './entry.svelte';
export { default as Die } from './Die.svelte';
export type { Consequence, OpenDecision, Pick, Preview, Seat, Target } from './words';
