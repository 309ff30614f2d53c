// How the steps of a game are told, live and in replay.
import type { GameBoard, SayMessages, Stage } from '$toolkit/board';
import { say, type GameMessage, type Naming } from '../messages/say';
import type { Frame } from '../wire';
import type { Told } from './captions';

/** Says events and other messages of a game, one sentence after the other. Its catalogue is loaded with its board. */
export const sayer =
    (slug: string, naming: Naming): SayMessages =>
    (told) =>
        told
            .map((message: GameMessage) => say(slug, message, naming))
            .filter((sentence) => sentence !== '')
            .join(' ');

export interface Telling {
    /** A step in a sentence. */
    tell(frame: Told, before: Told | undefined): string;
    /** A step as several moments; empty where one picture shows all of it. */
    moments(frame: Frame, before: Frame): readonly Stage[];
}

/** The game's messages tell its events; a board may group them into moments. */
export function telling(board: GameBoard, says: SayMessages, name: (seat: string) => string): Telling {
    return {
        tell: (frame, before) =>
            board.tell && frame.line ? board.tell(frame.line, name, before?.view, frame.view) : says(frame.events ?? []),
        moments: (frame, before) =>
            board.moments?.(frame, before, says) ??
            (frame.line ? board.stages?.(frame.line, name, before.view, frame.view) : undefined) ??
            [],
    };
}
