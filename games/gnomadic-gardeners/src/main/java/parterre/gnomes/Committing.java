package parterre.gnomes;

import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.gnomes.GnomeEvent.GnomesRevealed;
import parterre.gnomes.GnomeEvent.Precedence;
import parterre.gnomes.GnomeEvent.ResolvesFirst;
import parterre.gnomes.GnomeEvent.RoundBegan;
import parterre.gnomes.GnomeEvent.Rule;
import parterre.gnomes.GnomeMove.Orders;
import parterre.gnomes.GnomeMove.Play;

/// Chapter 4: the players lay gnomes face down. Chapter 5.1: the revealed gnomes decide which side resolves
/// first.
final class Committing {
    private Committing() {}

    /// Begins a round. The results of the last round stay visible until the next reveal.
    static void begin(Draft table) {
        table.beginRound();
        if (table.isHeard()) {
            table.events().add(new RoundBegan(table.round));
        }
        table.waitFor(Phase.COMMIT);
    }

    /// Asks the players for gnomes. Both choose in secret. A solo player chooses before the control cards come.
    /// GG-4.1 GG-4.2 GG-7.2
    static Next<GnomeMove> next(Position position) {
        if (position.terms().solo()) {
            return new Next.Turn<>(Seat.of(0), moves(position, 0));
        }
        return new Next.Together<>(BySeat.each(2, seat -> moves(position, seat.index())));
    }

    /// Returns the plays of any gnomes of the hand, at least one, useful or not (GG-R5). In July a side with a
    /// hen has each play twice: with the hen at work and at rest.
    static Moves<GnomeMove> moves(Position position, int side) {
        return new Choices(position.side(side).hand(), mayRest(position, side));
    }

    /// Returns the animals that may rest by a choice made with the gnomes: in July those that change the order,
    /// such as the hen. GG-R28
    static Animals mayRest(Position position, int side) {
        return position.terms().month() == Month.JULY
                ? position.side(side).awake().and(Animals.REVEALING)
                : Animals.NONE;
    }

    static Optional<Refusal> refusal(Position position, int side, Play move) {
        var hand = position.side(side).hand();
        if (move.gnomes().isEmpty()) {
            return Refusal.because("GG-4.1", new GnomeRefusal.PlayAGnome());
        }
        if (!hand.has(move.gnomes())) {
            return Refusal.because(
                    "GG-4.1",
                    new GnomeRefusal.NotInHand(
                            position.cards().names(move.gnomes().without(hand)),
                            position.cards().names(hand)));
        }
        return Resting.refusal("GG-R28", mayRest(position, side), move.resting());
    }

    /// Reveals both players' gnomes. GG-4.2
    static Position reveal(Position before, BySeat<GnomeMove> answers, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        for (int side = 0; side < 2; side++) {
            lay(table, side, (Play) answers.of(Seat.of(side)));
        }
        settleOrder(table, prep(table, 0), prep(table, 1));
        return table.position();
    }

    /// Lays a solo player's gnomes. The automa's orders come next. GG-7.2
    static Position play(Position before, Play move, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        lay(table, 0, move);
        table.side1 = table.side1.playing(Gnomes.NONE, Animals.NONE);
        table.waitFor(Phase.CONTROL);
        return table.position();
    }

    /// Lays one player's gnomes open.
    static void lay(Draft table, int side, Play move) {
        table.set(side, table.side(side).playing(move.gnomes(), move.resting()));
        if (table.isHeard()) {
            tellOfGnomes(table, side);
        }
    }

    private static void tellOfGnomes(Draft table, int side) {
        var seat = Seat.of(side);
        var own = table.side(side);
        table.events()
                .add(new GnomesRevealed(
                        seat,
                        table.terms.cards().named(own.played()),
                        prep(table, side),
                        own.hand().size() - own.played().size(),
                        own.resting().list()));
        revealing(own).list().forEach(animal -> table.tellHelp(seat, animal));
    }

    /// Returns the odds of the automa's orders. GG-7.2 GG-R38
    static Odds<GnomeMove> orders(Position position) {
        return PairOdds.top(position.pile(), "GG-7.2", Orders::new);
    }

    /// Lays the automa's orders. GG-7.2 GG-7.3
    static Position play(Position before, Orders move, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        table.controlLeft = move.left();
        table.controlRight = move.right();
        table.pile = table.pile.without(1 << move.left() | 1 << move.right());
        int hours = Automa.prep(table.terms.cards().control(move.left(), move.right()), table.side1);
        if (table.isHeard()) {
            Automa.tell(table);
        }
        settleOrder(table, prep(table, 0), hours);
        return table.position();
    }

    /// Returns the hours to prepare: as printed, or as an animal that works changes them. GG-5.1 GG-R3
    static int prep(Draft table, int side) {
        var own = table.side(side);
        return revealing(own).hours(own, table.terms.cards().prep(own.played()));
    }

    private static Animals revealing(Position.Side own) {
        return own.awake().without(own.resting()).and(Animals.REVEALING);
    }

    /// Decides which side resolves first: the side that takes less time, then the side with less bliss. The
    /// last tie goes to the younger player, or to the solo player. GG-5.1 GG-7.3 GG-R2 GG-R47
    private static void settleOrder(Draft table, int prep0, int prep1) {
        table.first = first(table.terms, prep0, prep1, table.side0.score(), table.side1.score());
        table.side0 = hours(table.side0, prep0);
        table.side1 = hours(table.side1, prep1);
        if (table.isHeard()) {
            tellOfOrder(table);
        }
        table.waitFor(Phase.RESOLVE);
        Resolving.proceed(table);
    }

    private static void tellOfOrder(Draft table) {
        var precedence = precedence(
                table.side0.account().prep(), table.side1.account().prep(), table.side0.score(), table.side1.score());
        table.events()
                .add(new ResolvesFirst(
                        table.seat(table.first),
                        precedence,
                        table.side(table.first).account().prep(),
                        table.side(1 - table.first).account().prep()));
        if (table.terms.solo()) {
            table.tell(Rule.AUTOMA_RESOLVES_IN_ORDER);
        } else if (precedence == Precedence.TIE) {
            table.tell(Rule.YOUNGER_WINS_TIES);
        }
    }

    /// Returns the side that resolves first with these hours and these scores before the round.
    static int first(GnomeTerms terms, int prep0, int prep1, int score0, int score1) {
        return switch (precedence(prep0, prep1, score0, score1)) {
            case HOURS -> prep0 < prep1 ? 0 : 1;
            case BLISS -> score0 < score1 ? 0 : 1;
            case TIE -> terms.winsTies();
        };
    }

    private static Precedence precedence(int prep0, int prep1, int score0, int score1) {
        if (prep0 != prep1) {
            return Precedence.HOURS;
        }
        return score0 != score1 ? Precedence.BLISS : Precedence.TIE;
    }

    private static Position.Side hours(Position.Side side, int prep) {
        return side.withAccount(new Account(prep, Tasks.NONE, 0, Gnomes.NONE));
    }

    /// All subsets of the hand, by the number whose bits take the gnomes in their order. Each comes with every
    /// set of animals that may rest: none first, all last.
    private record Choices(Gnomes hand, Animals mayRest) implements Moves<GnomeMove> {
        @Override
        public int size() {
            return ((1 << hand.size()) - 1) << mayRest.size();
        }

        @Override
        public GnomeMove get(int index) {
            int rests = index & (mayRest.subsets() - 1);
            return new Play(hand.subset((index >> mayRest.size()) + 1), mayRest.subset(rests));
        }
    }
}
