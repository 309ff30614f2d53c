// The words that boards and page share. All of them come from the server's side; only their names are gathered here.
import type { Preview as Judged } from '../wire';

export type { Consequence, Frame, GameEvent, GameMessage, LogEntry, MovePreview, OpenDecision, Pick, Seat, Target } from '../wire';

/** What the server says a move does. What it has not said yet is left open. */
export type Preview = Omit<Judged, 'takeBack'> & { takeBack: boolean | undefined };
