// The words that boards and page share. All of them come from the server's side; only their names are gathered here.
import type { Frame as AnyFrame, GameEvent, GameMessage, MovePreview as AnyPreview, Preview as Judged } from '../wire';

export type { GameEvent, GameMessage, LogEntry, OpenDecision, Pick, Seat, Target } from '../wire';

/** The types of one game, as wire.ts names them: `GardensOfMars`. */
export interface Game {
    View: object;
    Event: { kind: string };
    Message: { kind: string };
}

/** What is true of every game. The page shows a game's views and events to that game's board only. */
export interface AnyGame {
    View: object;
    Event: GameEvent;
    Message: GameMessage;
}

/** A step: what happened, and the view after it. */
export type Frame<G extends Game = AnyGame> = Omit<AnyFrame, 'events' | 'view'> & { events: G['Event'][]; view: G['View'] };

/** What a move would do. */
export type MovePreview<G extends Game = AnyGame> = Omit<AnyPreview, 'events' | 'expected' | 'open'> & {
    events: G['Event'][];
    expected: G['Event'][];
    open: { by: AnyPreview['open'][number]['by']; about: G['Message'] }[];
};

/** What the server says a move does. What it has not said yet is left open. */
export type Preview<G extends Game = AnyGame> = Omit<Judged, 'takeBack' | 'does'> & {
    takeBack: boolean | undefined;
    does?: MovePreview<G>;
};
