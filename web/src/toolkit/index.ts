/**
 * The parts of boards: shapes, the state of the answer to a decision, and the words shared with the server.
 * Boards import from this folder and from their own, and from nowhere else of the page.
 */
export type { BoardProps, GameBoard, SeatFace, SeatProps } from './board';
export { Entry } from './entry.svelte';
export { default as Die } from './Die.svelte';
export type { OpenDecision, Pick, Preview, Seat, Target } from './types';
