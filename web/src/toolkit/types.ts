// The words that boards and page share. All of them come from the server's side; only their names are gathered here.
import type {
    Frame as AnyFrame,
    GameEvent,
    GameMessage,
    GameMove,
    ListedMove as AnyListed,
    MovePreview as AnyPreview,
    Preview as Judged,
} from '../wire';

export type { GameEvent, GameMessage, GameMove, LogEntry, OpenDecision, Pick, Seat, Target } from '../wire';

/** The types of one game, as wire.ts names them: `GardensOfMars`. */
export interface Game {
    View: object;
    Event: { kind: string };
    Message: { kind: string };
    Move: { kind: string };
}

/** The types that every game has. The page shows a game's views and events to that game's board only. */
export interface AnyGame {
    View: object;
    Event: GameEvent;
    Message: GameMessage;
    Move: GameMove;
}

/** A step: what happened, and the view after it. */
export type Frame<G extends Game = AnyGame> = Omit<AnyFrame, 'events' | 'view'> & { events: G['Event'][]; view: G['View'] };

/** A move that can be made, and by which choices. */
export type ListedMove<G extends Game = AnyGame> = Omit<AnyListed, 'fields'> & { fields: G['Move'] };

/** The effects that a move would have. */
export type MovePreview<G extends Game = AnyGame> = Omit<AnyPreview, 'events' | 'expected' | 'open'> & {
    events: G['Event'][];
    expected: G['Event'][];
    open: { by: AnyPreview['open'][number]['by']; about: G['Message'] }[];
};

/** The preview of a move by the server. What it has not said yet is left open. */
export type Preview<G extends Game = AnyGame> = Omit<Judged, 'fields' | 'takeBack' | 'does'> & {
    fields?: G['Move'];
    takeBack: boolean | undefined;
    does?: MovePreview<G>;
};
