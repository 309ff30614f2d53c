package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.gnomes.GnomeEvent.GnomeKept;
import parterre.gnomes.GnomeEvent.GnomesHandedOver;
import parterre.gnomes.GnomeEvent.GnomesPutUnder;
import parterre.gnomes.GnomeEvent.GnomesSetAside;
import parterre.gnomes.GnomeEvent.KeepingDue;
import parterre.gnomes.GnomeEvent.TaskCardDiscarded;
import parterre.gnomes.GnomeEvent.TaskCardDrawn;
import parterre.gnomes.GnomeEvent.TaskCardSlid;
import parterre.gnomes.GnomeEvent.TaskCardsPutUnder;
import parterre.gnomes.GnomeEvent.TaskPileShuffled;
import parterre.gnomes.GnomeMove.Keep;
import parterre.gnomes.GnomeMove.Pass;
import parterre.gnomes.GnomeMove.Slide;

/// Chapters 6 and 7.4: the game ends, or gnomes are passed and the task cards slide. In a solo game the
/// automa's side is reset in its own way. GG-7.4
final class Resetting {
    /// A player who has played this many gnomes in August keeps one. GG-8.August
    static final int HOT = 3;

    private static final Bags.Draw PASS = new Bags.Draw() {
        @Override
        public GnomeMove move(int cards) {
            return new Pass(new Gnomes(cards));
        }

        @Override
        public int cards(GnomeMove move) {
            return move instanceof Pass(Gnomes gnomes) ? gnomes.bits() : -1;
        }

        @Override
        public Refusal refusal(int count) {
            return new Refusal("GG-7.4b", new GnomeRefusal.AutomaPasses(count));
        }
    };

    private static final Bags.Draw SLIDE = new Bags.Draw() {
        @Override
        public GnomeMove move(int cards) {
            return new Slide(Integer.numberOfTrailingZeros(cards));
        }

        @Override
        public int cards(GnomeMove move) {
            return move instanceof Slide(int card) ? 1 << card : -1;
        }

        @Override
        public Refusal refusal(int count) {
            return new Refusal("GG-6.3", new GnomeRefusal.NotTheNextTask());
        }
    };

    private Resetting() {}

    /// Begins the reset after both have resolved. Only now can the game end. GG-6.1
    static void begin(Draft table) {
        if (Ending.isReached(table.side0, table.side1)) {
            if (table.isHeard()) {
                Ending.tell(table);
            }
            table.waitFor(Phase.OVER);
        } else if (keepers(table.terms, table.side0, table.side1).isEmpty()) {
            pass(table, Gnomes.NONE, Gnomes.NONE);
        } else {
            if (table.isHeard()) {
                keepers(table.terms, table.side0, table.side1)
                        .forEach(seat -> table.events().add(new KeepingDue(seat)));
            }
            table.waitFor(Phase.KEEP);
        }
    }

    /// Returns true if the month has sides keep a gnome. GG-8.August
    static boolean mayKeep(GnomeTerms terms) {
        return terms.month() == Month.AUGUST;
    }

    /// Returns the sides that must keep one gnome. GG-8.August GG-R32 GG-R37
    private static List<Seat> keepers(GnomeTerms terms, Position.Side side0, Position.Side side1) {
        var keepers = new ArrayList<Seat>();
        if (mayKeep(terms)) {
            if (side0.played().size() == HOT) {
                keepers.add(Seat.of(0));
            }
            if (!terms.solo() && side1.played().size() == HOT) {
                keepers.add(Seat.of(1));
            }
        }
        return keepers;
    }

    static List<Seat> keepers(Position position) {
        return keepers(position.terms(), position.side(0), position.side(1));
    }

    /// Asks the players who must keep a gnome, in secret. A solo player answers before the automa passes.
    /// GG-R32
    static Next<GnomeMove> nextKeep(Position position) {
        var keepers = keepers(position);
        if (keepers.size() == 1) {
            return new Next.Turn<>(keepers.getFirst(), keeps(position, keepers.getFirst()));
        }
        return new Next.Together<>(BySeat.each(2, seat -> keeps(position, seat)));
    }

    private static Moves<GnomeMove> keeps(Position position, Seat seat) {
        return Moves.of(position.side(seat.index()).played().list().stream()
                .<GnomeMove>map(Keep::new)
                .toList());
    }

    static Optional<Refusal> refusal(Position position, Seat seat, Keep move) {
        var played = position.side(seat.index()).played();
        return played.has(move.gnome())
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "GG-8.August",
                        new GnomeRefusal.KeepOneOf(position.cards().names(played))));
    }

    static Position keep(Position before, BySeat<GnomeMove> answers, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        pass(table, kept(table, answers, 0), kept(table, answers, 1));
        return table.position();
    }

    private static Gnomes kept(Draft table, BySeat<GnomeMove> answers, int side) {
        var seat = Seat.of(side);
        if (!answers.has(seat)) {
            return Gnomes.NONE;
        }
        int gnome = ((Keep) answers.of(seat)).gnome();
        if (table.isHeard()) {
            table.events().add(new GnomeKept(seat, table.terms.cards().named(gnome)));
        }
        return Gnomes.one(gnome);
    }

    /// Passes gnomes to the other side: all that were played except those kept, and a gift. GG-6.2 GG-R22
    private static void pass(Draft table, Gnomes kept0, Gnomes kept1) {
        var from0 = leaving(table.side0, kept0);
        if (table.terms.solo()) {
            table.side0 = table.side0.cleared(table.side0.hand().without(from0));
            if (table.isHeard()) {
                table.events()
                        .add(new GnomesSetAside(Seat.of(0), table.terms.cards().named(from0)));
            }
            table.waitFor(Phase.PASS);
            return;
        }
        var from1 = leaving(table.side1, kept1);
        var hand0 = table.side0.hand().without(from0).with(from1);
        table.side1 = table.side1.cleared(table.side1.hand().without(from1).with(from0));
        table.side0 = table.side0.cleared(hand0);
        if (table.isHeard()) {
            tellOfPassing(table, 0, from0);
            tellOfPassing(table, 1, from1);
        }
        slide(table);
    }

    private static void tellOfPassing(Draft table, int from, Gnomes gnomes) {
        table.events()
                .add(new GnomesHandedOver(
                        table.seat(from), Seat.of(1 - from), table.terms.cards().named(gnomes)));
    }

    private static Gnomes leaving(Position.Side side, Gnomes kept) {
        return side.played().without(kept).with(side.account().gift());
    }

    /// Returns the odds of the gnomes from the top of the automa's pile. If it has fewer, all of them come.
    /// GG-7.4b GG-R44
    static Next<GnomeMove> nextPass(Position position) {
        int count = Math.min(position.control().pass(), position.automaPile().size());
        return new Next.Chance<>(Bags.top(position.automaPile(), count, PASS));
    }

    /// The player takes these gnomes. The gnomes that they let go of go under the pile. Then the control cards
    /// and the left task card go under the task pile. GG-7.4b GG-7.4c GG-7.4d GG-R31 GG-R45
    static Position play(Position before, Pass move, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        var hand = table.side0.hand().with(move.gnomes());
        var automas = Gnomes.ALL.without(hand);
        var under = automas.without(new Gnomes(table.automaPile.all()));
        table.automaPile = table.automaPile.without(move.gnomes().bits()).under(under.bits());
        table.side0 = table.side0.withHand(hand);
        table.side1 = table.side1.withHand(automas);
        if (table.isHeard()) {
            tellOfPassing(table, Automa.SIDE, move.gnomes());
            table.events().add(new GnomesPutUnder(table.terms.cards().named(under)));
        }
        slide(table);
        return table.position();
    }

    /// Removes the left card and slides the right one. An empty pile is refilled from the discards, with the
    /// newest one. GG-6.3 GG-7.4d GG-7.4e GG-R23
    private static void slide(Draft table) {
        if (table.terms.solo()) {
            int under = 1 << table.left | 1 << table.controlLeft | 1 << table.controlRight;
            if (table.isHeard()) {
                table.events().add(new TaskCardsPutUnder(Names.list(under)));
            }
            table.pile = table.pile.under(under);
            table.controlLeft = Position.NO_CARD;
            table.controlRight = Position.NO_CARD;
        } else {
            if (table.isHeard()) {
                table.events().add(new TaskCardDiscarded(Names.task(table.left)));
            }
            table.discards |= 1 << table.left;
            if (table.pile.isEmpty()) {
                if (table.isHeard()) {
                    table.events().add(new TaskPileShuffled(Names.list(table.discards)));
                }
                table.pile = Layers.shuffled(table.discards);
                table.discards = 0;
            }
        }
        table.left = table.right;
        table.right = Position.NO_CARD;
        if (table.isHeard()) {
            table.events().add(new TaskCardSlid(Names.task(table.left)));
        }
        table.waitFor(Phase.SLIDE);
    }

    static Next<GnomeMove> nextSlide(Position position) {
        return new Next.Chance<>(Bags.top(position.pile(), 1, SLIDE));
    }

    static Position play(Position before, Slide move, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        table.right = move.card();
        table.pile = table.pile.without(1 << move.card());
        if (table.isHeard()) {
            table.events().add(new TaskCardDrawn(Names.task(move.card())));
            if (table.terms.solo()) {
                table.tell(GnomeEvent.Rule.CARD_AGAINST_AUTOMA);
            }
            ActiveTasks.tell(table);
        }
        Committing.begin(table);
        return table.position();
    }
}
