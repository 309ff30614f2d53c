package parterre.flora.moves;

import parterre.engine.Reason;

/// The mistakes that a move or a selection of Fire and Flora can have. Each message tells what would be right.
public sealed interface FloraFault extends Reason {
    record NotAMove() implements FloraFault {}

    record NotADecision() implements FloraFault {}

    record NotACardId() implements FloraFault {}

    record NotACardType() implements FloraFault {}

    record NotADieFace() implements FloraFault {}

    record NotTradable() implements FloraFault {}
}
