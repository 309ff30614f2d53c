package parterre.flora.playing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.BySeat;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.events.PlayEvent;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Window;
import parterre.flora.events.TurnEvent;
import parterre.flora.material.Hand;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Block;
import parterre.flora.moves.FloraRefusal;
import parterre.flora.table.Purses;
import parterre.flora.table.Table;

/// Windows in which a play may be blocked, and chains of blocks. All seats concerned are asked at once and in
/// secret. The nearest block clockwise counts. FF-7.5 FF-7.6 FF-J16 FF-J17 FF-J18 FF-J19 FF-J20 FF-J43
public final class Blocking {
    private static final FloraMove PASS = new FloraMove.Pass();
    private static final FloraMove ANY_BLOCK = new Block(Resource.WATER);
    private static final int NONE = -1;
    private static final List<Integer> FIRST = List.of(0);
    private static final List<Integer> SECOND = List.of(1);
    private static final List<Integer> BOTH = List.of(0, 1);
    private static final List<Moves<FloraMove>> ANSWERS = answers();

    private Blocking() {}

    /// Returns for each set of types: a pass, and a block with each type.
    private static List<Moves<FloraMove>> answers() {
        var answers = new ArrayList<Moves<FloraMove>>();
        for (int types = 0; types < 1 << Resource.COUNT; types++) {
            var moves = new ArrayList<FloraMove>(List.of(PASS));
            for (var type : Resource.all()) {
                if ((types >>> type.place() & 1) != 0) {
                    moves.add(new Block(type));
                }
            }
            answers.add(Moves.of(moves));
        }
        return answers;
    }

    /// Opens the first window, on every card of the play that can be blocked. FF-7.6 FF-13.5 FF-J47
    static void open(PlayingTable table, FloraMove.Played play) {
        var open = blockable(play);
        if (open.isEmpty() || !table.terms().blocks()) {
            Playing.resolve(table, play);
        } else {
            open(table, new Window(play, open, NONE, 0, Seat.of(table.active())));
        }
    }

    /// Returns the cards of a play that can be blocked, from 0. FF-7.6 FF-J47
    public static List<Integer> blockable(FloraMove.Played play) {
        boolean first = play.card(0).as().blockedBy().isPresent();
        boolean second = play.size() > 1 && play.card(1).as().blockedBy().isPresent();
        return first ? (second ? BOTH : FIRST) : (second ? SECOND : List.of());
    }

    /// Opens a window. It closes at once if only the layer holds a card. FF-J51 FF-D5
    private static void open(PlayingTable table, Window window) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (isAsked(table.purses(), window, seat)) {
                table.waitFor(window);
                return;
            }
        }
        close(table, window);
    }

    /// Returns true for every seat that holds any card, except the layer. The kinds of cards must not decide
    /// who is asked. FF-J51
    public static boolean isAsked(Purses purses, Window window, int seat) {
        return seat != window.layer().index() && purses.hand(seat) != Hand.NONE;
    }

    /// Returns the types that block here, a bit for each.
    static int blockers(Window window) {
        if (window.answered() != NONE) {
            return bit(last(window).blockedBy().orElseThrow());
        }
        int types = 0;
        for (int card : window.open()) {
            types |= bit(window.play().card(card).as().blockedBy().orElseThrow());
        }
        return types;
    }

    /// Returns the type laid last, after a card of the play has been answered: a block, or a block of a block.
    /// FF-7.6
    public static Resource last(Window window) {
        return type(window, window.chain());
    }

    /// Returns the cards that lie on the play, in the order in which they were laid. FF-7.6
    public static List<Resource> laid(Window window) {
        return IntStream.rangeClosed(1, window.chain())
                .mapToObj(card -> type(window, card))
                .toList();
    }

    /// Returns the type of a card of the chain. Number 0 is the card of the play that was answered.
    private static Resource type(Window window, int card) {
        var original = window.play().card(window.answered()).as();
        return card % 2 == 0 ? original : original.blockedBy().orElseThrow();
    }

    private static int bit(Resource type) {
        return 1 << type.place();
    }

    private static int held(Purses purses, int seat, int types) {
        return types & Hand.held(purses.hand(seat));
    }

    public static Next<FloraMove> next(PlayingTable table, Window window) {
        int types = blockers(window);
        BySeat<Moves<FloraMove>> open = BySeat.each(
                table.seats(),
                seat -> isAsked(table.purses(), window, seat.index())
                        ? ANSWERS.get(held(table.purses(), seat.index(), types))
                        : null);
        return new Next.Together<>(open, open.map((_, _) -> PASS), Optional.empty());
    }

    public static Optional<Refusal> refusal(PlayingTable table, Window window, Seat seat, FloraMove move) {
        if (move instanceof FloraMove.Pass) {
            return Optional.empty();
        }
        if (!(move instanceof Block(Resource card))) {
            return Optional.of(new Refusal("FF-7.5", new FloraRefusal.BlockOrPass()));
        }
        if ((blockers(window) & bit(card)) == 0) {
            return Optional.of(new Refusal("FF-7.5", new FloraRefusal.DoesNotBlock(card)));
        }
        return Hand.has(table.purses().hand(seat.index()), card)
                ? Optional.empty()
                : Optional.of(new Refusal("FF-7.5", new FloraRefusal.NoCardToBlock(card)));
    }

    /// Returns the seat whose block counts: the nearest one clockwise from the player who laid the last card.
    /// Empty if all passed. FF-J19
    public static Optional<Seat> nearest(Table table, Window window, BySeat<FloraMove> answers) {
        int layer = window.layer().index();
        for (int seat = table.after(layer); seat != layer; seat = table.after(seat)) {
            if (answers.has(Seat.of(seat)) && answers.of(Seat.of(seat)) instanceof Block) {
                return Optional.of(Seat.of(seat));
            }
        }
        return Optional.empty();
    }

    /// Returns true if this answer had an effect and is known to all: the block that counts, and the passes
    /// before it. FF-J19
    public static boolean isSeen(Table table, Window window, BySeat<FloraMove> answers, Seat seat) {
        var nearest = nearest(table, window, answers);
        return nearest.isEmpty() || distance(table, window, seat) <= distance(table, window, nearest.get());
    }

    /// Returns true if this answer counts whatever the others answer. It does if it counts when all others block.
    /// FF-J19
    public static boolean isDecisive(PlayingTable table, Window window, Seat seat, FloraMove answer) {
        var answers = BySeat.<FloraMove>each(
                        table.seats(), other -> isAsked(table.purses(), window, other.index()) ? ANY_BLOCK : null)
                .with(seat, answer);
        var nearest = nearest(table, window, answers);
        return answer instanceof Block ? nearest.equals(Optional.of(seat)) : nearest.isEmpty();
    }

    private static int distance(Table table, Window window, Seat seat) {
        return Math.floorMod(seat.index() - window.layer().index(), table.seats());
    }

    /// Takes the answers of all seats. FF-7.5
    public static void answer(PlayingTable table, Window window, BySeat<FloraMove> answers) {
        if (table.isHeard()) {
            table.tell(new TurnEvent.WindowAnswered(answers.size()));
        }
        var nearest = nearest(table, window, answers);
        if (nearest.isEmpty()) {
            if (table.isHeard()) {
                table.tell(new PlayEvent.NobodyBlocked());
            }
            close(table, window);
            return;
        }
        var layer = nearest.get();
        var card = ((Block) answers.of(layer)).card();
        if (table.isHeard()) {
            table.tell(new PlayEvent.BlockLaid(layer, card, card.blockedBy().orElseThrow()));
        }
        table.lay(layer.index(), card);
        int answered = window.answered() == NONE ? answered(window, card) : window.answered();
        open(table, new Window(window.play(), window.open(), answered, window.chain() + 1, layer));
    }

    /// Returns the first card of the play that this type blocks. FF-J47
    private static int answered(Window window, Resource block) {
        for (int card : window.open()) {
            if (window.play().card(card).as().blockedBy().orElseThrow() == block) {
                return card;
            }
        }
        throw new IllegalStateException(block + " blocks nothing of " + window.play());
    }

    /// Closes the window after everybody has passed. Every second card of a chain stands, counted from the
    /// last. If a card of the play is cancelled, the play is cancelled. Otherwise its other card may still be
    /// blocked. FF-7.5 FF-7.6
    private static void close(PlayingTable table, Window window) {
        if (window.chain() % 2 != 0) {
            if (table.isHeard()) {
                table.tell(new PlayEvent.PlayCancelled(Seat.of(table.active())));
            }
            table.waitFor(Stage.Action.FREE);
            return;
        }
        if (window.chain() == 0 || window.open().size() == 1) {
            Playing.resolve(table, window.play());
        } else {
            var left = window.answered() == 0 ? SECOND : FIRST;
            open(table, new Window(window.play(), left, NONE, 0, Seat.of(table.active())));
        }
    }
}
