package parterre.engine;

import java.util.Optional;

/// Tells why something is not allowed. It is a value, never an exception, and the mistake is never silently
/// repaired.
///
/// It is computed only from what the asker may know, so that a refusal tells no secret.
///
/// @param rule the id of the rule in the game's RULES.md (`GM-3.4`), or one of the table's own (`table/wrong-seat`)
/// @param reason tells the person who asked what is wrong and what would be right
public record Refusal(String rule, Reason reason) implements Message {
    /// Returns the refusal as the answer to whether something is allowed.
    public static Optional<Refusal> because(String rule, Reason reason) {
        return Optional.of(new Refusal(rule, reason));
    }

    // --- The table's own rules: one code for one mistake, whatever the game -----------------------------------------

    /// Returns the first reason that applies: the game is over, it is a move of chance, the seat is not at this table,
    /// or the seat is not asked. Then the rules need not be asked. Empty if the seat is asked.
    ///
    /// @param next whom the position waits for
    /// @param seats how many seats the table has
    public static <M extends Move> Optional<Refusal> atTheEdge(Next<M> next, int seats, Seat seat, M move) {
        if (next instanceof Next.Over<M>) {
            return Optional.of(over());
        }
        if (move instanceof ChanceMove) {
            return Optional.of(chanceIsNotYours());
        }
        if (seat.index() >= seats) {
            return Optional.of(noSuchSeat(seat, seats));
        }
        boolean asked = switch (next) {
            case Next.Turn<M>(Seat turn, Moves<M> _) -> turn.equals(seat);
            case Next.Together<M> together -> together.open().has(seat);
            case Next.Chance<M> _, Next.Over<M> _ -> false;
        };
        return asked ? Optional.empty() : Optional.of(wrongSeat(seat, next.waiting()));
    }

    /// Returns why this seat may not make this move in a game whose listed moves are all that is legal; empty
    /// if it may.
    ///
    /// @param next whom the position waits for
    /// @param seats how many seats the table has
    public static <M extends Move> Optional<Refusal> unlisted(Next<M> next, int seats, Seat seat, M move) {
        var edge = atTheEdge(next, seats, seat, move);
        boolean listed = switch (next) {
            case Next.Turn<M>(Seat _, Moves<M> moves) -> moves.list().contains(move);
            case Next.Together<M> together ->
                together.open().has(seat) && together.open().of(seat).list().contains(move);
            case Next.Chance<M> _, Next.Over<M> _ -> false;
        };
        return edge.isPresent() || listed ? edge : Optional.of(notListed());
    }

    /// The move is not among those that are listed, and the game allows no others.
    static Refusal notListed() {
        return new Refusal("table/not-listed", new TableRefusal.NotListed());
    }

    /// The game has ended.
    public static Refusal over() {
        return new Refusal("table/over", new TableRefusal.GameIsOver());
    }

    /// A player handed in a move that only chance can make.
    public static Refusal chanceIsNotYours() {
        return new Refusal("table/chance", new TableRefusal.OnlyChance());
    }

    /// The table does not have this seat.
    public static Refusal noSuchSeat(Seat seat, int seats) {
        return new Refusal("table/no-such-seat", new TableRefusal.NoSuchSeat(seat, Seat.of(seats - 1)));
    }

    /// A move by a seat that is not asked, here or now.
    ///
    /// @param waiting whom the game waits for ([Next#waiting])
    public static Refusal wrongSeat(Seat seat, Reason waiting) {
        return new Refusal("table/wrong-seat", new TableRefusal.WrongSeat(seat, waiting));
    }

    /// A record has a move of chance where a seat is asked.
    static Refusal notChance(Next<?> next) {
        return new Refusal("table/not-chance", new TableRefusal.NotChance(next.waiting()));
    }

    /// A record has answers of several seats where seats are not asked together.
    static Refusal notTogether(Next<?> next) {
        return new Refusal("table/not-together", new TableRefusal.NotTogether(next.waiting()));
    }

    /// A record has one seat's answer alone where several are asked together.
    static Refusal together(Seat seat, Next<?> together) {
        return new Refusal("table/together", new TableRefusal.NotAlone(seat, together.waiting()));
    }

    /// A record lacks the answer of a seat that is asked together with others.
    static Refusal missingAnswer(Seat seat, Next<?> together) {
        return new Refusal("table/missing-answer", new TableRefusal.MissingAnswer(seat, together.waiting()));
    }

    /// A seat that has answered answers again.
    public static Refusal answered(Seat seat) {
        return new Refusal("table/answered", new TableRefusal.HasAnswered(seat));
    }

    /// A seat tried to take back a question that it did not ask.
    public static Refusal notAsker(Seat seat) {
        return new Refusal("table/not-asker", new TableRefusal.NotAsker(seat));
    }

    /// For logs and exceptions; a person is told the message.
    @Override
    public String toString() {
        return rule + ": " + reason;
    }
}
