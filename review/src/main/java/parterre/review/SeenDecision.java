package parterre.review;

import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// A decision as its seat sees it. It holds nothing that the seat cannot know.
///
/// @param step the number of the step that answers it, from 1
/// @param view what the seat knows
/// @param listed the moves that are listed for the seat
/// @param chosen the move to be judged
public record SeenDecision<M extends Move, V>(Setup setup, int step, Seat seat, V view, Moves<M> listed, M chosen) {}
