package parterre.review;

import parterre.engine.Seat;

/// The parts of one party's result. All numbers are shares of the win, or points in an account in points.
/// `start + luck + own + others + hidden` is `end`, up to rounding.
///
/// @param start the share before the first step
/// @param luck what chance brought
/// @param own what the party's own decisions brought
/// @param others what the decisions of others brought
/// @param hidden what nobody could know when they decided
/// @param end the share after the last step: of a finished game, the result
public record Balance(double start, double luck, double own, double others, double hidden, double end) {
    /// Adds up the account of one party.
    ///
    /// @param party the index of the party; below the number of seats it is the seat's
    static Balance of(GameAccount account, int party) {
        double luck = 0;
        double own = 0;
        double others = 0;
        double hidden = 0;
        for (var step : account.steps()) {
            for (var part : step) {
                double change = part.change().get(party);
                switch (part.cause()) {
                    case Cause.Luck() -> luck += change;
                    case Cause.Hidden() -> hidden += change;
                    case Cause.Decision(Seat seat) -> {
                        if (seat.index() == party) {
                            own += change;
                        } else {
                            others += change;
                        }
                    }
                }
            }
        }
        return new Balance(
                account.shares().getFirst().get(party),
                luck,
                own,
                others,
                hidden,
                account.shares().getLast().get(party));
    }
}
