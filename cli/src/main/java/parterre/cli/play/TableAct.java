package parterre.cli.play;

import parterre.engine.Seat;

/// An act of the table outside the rules, as it is written in the record: `take-back P1 2 agreed`. Records are
/// the same in every language, so these are words of a notation.
sealed interface TableAct {
    String TAKE_BACK = "take-back";

    /// Returns the line for the record.
    String write();

    /// A person took back this many steps.
    ///
    /// @param agreed true if the others were asked
    record TakenBack(Seat seat, int steps, boolean agreed) implements TableAct {
        @Override
        public String write() {
            return TAKE_BACK + " " + seat + " " + steps + (agreed ? " agreed" : "");
        }
    }

    /// A bot failed, and another took its seat.
    record BotReplaced(Seat seat, String bot) implements TableAct {
        @Override
        public String write() {
            return "replace " + seat + " " + bot;
        }
    }

    /// Returns true if the line of a record tells of a take-back.
    static boolean isTakeBack(String line) {
        return line.startsWith(TAKE_BACK + " ");
    }
}
