package parterre.flora.moves;

import parterre.engine.Reason;

/// What can be wrong with a move or a selection in Fire and Flora. Each tells what would be right.
public sealed interface FloraFault extends Reason {
    record NotAMove() implements FloraFault {}

    record NotADecision() implements FloraFault {}

    record NotACardId() implements FloraFault {}

    record NotACardType() implements FloraFault {}

    record NotADieFace() implements FloraFault {}

    record NotTradable() implements FloraFault {}
}
