// Words the steps of a game, live and in replay.
import { sentences } from '$toolkit/messages';
import type { GameBoard, SayMessages, Stage } from '$toolkit/board';
import { say, type GameMessage, type Naming } from '../messages/say';
import { person } from '../person.svelte';
import type { Frame } from '../wire';

/**
 * Says events and other messages of a game, one sentence after the other. Its catalogue is loaded with its board. Quiet
 * kinds of events are left out.
 */
export const messageFormatter =
    (slug: string, naming: Naming): SayMessages =>
    (told) =>
        sentences(
            told.filter(({ kind }) => !person.game(slug)?.quiet.includes(kind)).map((message: GameMessage) => say(slug, message, naming)),
        );

/** Returns a step as several moments; empty where one picture shows all of it. */
export const stagesOf =
    (board: GameBoard, says: SayMessages) =>
    (frame: Frame, before: Frame): readonly Stage[] =>
        board.moments?.(frame, before, says) ?? [];
