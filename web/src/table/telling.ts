// How the steps of a game are told, live and in replay.
import type { GameBoard, SayEvents, Stage } from '$toolkit/board';
import type { Frame } from '../wire';
import type { Told } from './captions';

/** Names the events: for a game whose messages are not loaded. */
export const kinds: SayEvents = (events) => events.map((event: { kind: string }) => event.kind).join(', ');

export interface Telling {
    /** A step in a sentence. */
    tell(frame: Told, before: Told | undefined): string;
    /** A step as several moments; empty where one picture shows all of it. */
    moments(frame: Frame, before: Frame): readonly Stage[];
}

/** The game's messages tell its events; a board may group them into moments. */
export function telling(board: GameBoard, say: SayEvents, name: (seat: string) => string): Telling {
    return {
        tell: (frame, before) =>
            board.tell && frame.line ? board.tell(frame.line, name, before?.view, frame.view) : say(frame.events ?? []),
        moments: (frame, before) =>
            board.moments?.(frame, before, say) ??
            (frame.line ? board.stages?.(frame.line, name, before.view, frame.view) : undefined) ??
            [],
    };
}
