package parterre.stalks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Preview;
import parterre.engine.Preview.Decider;
import parterre.engine.Preview.Open;
import parterre.engine.Seat;
import parterre.stalks.StalkEvent.ActionsEnded;
import parterre.stalks.StalkEvent.Composted;
import parterre.stalks.StalkEvent.PortfolioScored;
import parterre.stalks.StalkEvent.SlotFilled;
import parterre.stalks.StalkEvent.TurnBegan;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Harvest;
import parterre.stalks.StalkOpen.BustByLot;
import parterre.stalks.StalkOpen.HarvestOrder;
import parterre.stalks.StalkOpen.HiddenPortfolios;
import parterre.stalks.StalkOpen.MoreActions;
import parterre.stalks.StalkOpen.SlotsToFill;

/// Computes what a move would do. The rules play it on a table that is imagined from the view, and then play
/// the rest of the turn without further actions. Events that depend on imagined flowers are left out.
final class Previewing {
    private final Seat seat;
    private final Draft table;
    private final Luck luck = Generator.of(0);
    private final List<Open> open = new ArrayList<>();

    /// The slots that are filled by a draw before the upkeep moves the exchange.
    private final Set<Integer> unknown = new HashSet<>();

    Previewing(Seat seat, Draft table) {
        this.seat = seat;
        this.table = table;
    }

    /// Returns the preview of a move that is allowed.
    Preview<StalkEvent> preview(StalkMove move) {
        var done = Draft.listening(table);
        StalkGame.carryOut(done, move);
        var certain = knowable(done.events().events());
        if (isTurnOf(done)) {
            return new Preview<>(certain, rest(done), open);
        }
        open.add(new Open(Decider.OTHERS, new HiddenPortfolios()));
        return new Preview<>(certain, List.of(), open);
    }

    /// Returns true if the turn of the move still goes on.
    private boolean isTurnOf(Draft then) {
        return then.turn == table.turn && then.phase != Phase.OVER;
    }

    /// Plays the turn on without further actions, until it is over or the player must choose.
    private List<StalkEvent> rest(Draft from) {
        var then = Draft.listening(from);
        var events = new ArrayList<StalkEvent>();
        while (isTurnOf(then)) {
            var step = Draft.listening(then);
            switch (then.phase) {
                case FILL, FLUSH, REFILL -> {
                    fill(step);
                    if (isDrawDecisive(then)) {
                        return events;
                    }
                }
                case ACT -> {
                    open.add(new Open(Decider.SAME_SEAT, new MoreActions(step.actions, step.tokens(step.seat))));
                    // The rules let the turn end once no basic action is left.
                    step.actions = 0;
                    StalkGame.carryOut(step, new End());
                }
                case HARVEST -> {
                    open.add(new Open(Decider.SAME_SEAT, new HarvestOrder(groups(step))));
                    return events;
                }
                case BUST -> {
                    open.add(new Open(Decider.CHANCE, new BustByLot(Drawing.highest(step))));
                    return events;
                }
                case BEGIN, DEAL, STOCK, SOW, OVER ->
                    throw new IllegalStateException("no turn goes on in " + then.phase);
            }
            events.addAll(knowable(step.events().events()));
            // The player has not decided to end the actions.
            events.removeIf(ActionsEnded.class::isInstance);
            then = step;
        }
        return events;
    }

    /// Draws flowers for all slots that are to be filled now. Their number is known, but not their types.
    private void fill(Draft step) {
        var phase = step.phase;
        int slots = 0;
        while (step.phase == phase && isTurnOf(step)) {
            StalkGame.draw(step, Bunch.draw(step.greenhouse, luck));
            slots++;
        }
        open.add(new Open(Decider.CHANCE, new SlotsToFill(slots)));
    }

    /// Returns true if the player can act after the draw of some types, but not after the draw of others. SX-3.8
    private static boolean isDrawDecisive(Draft then) {
        return Flower.all().stream()
                        .map(flower -> Turns.mayAct(filled(then, flower.type())))
                        .distinct()
                        .count()
                > 1;
    }

    private static Draft filled(Draft then, int type) {
        var table = new Draft(then);
        while (Exchange.hole(table.exchange, table.terms.slots()) != Exchange.NO_SLOT) {
            Exchange.fillRightmost(table, type);
        }
        return table;
    }

    private static List<String> groups(Draft table) {
        return Acting.groups(table).stream()
                .map(Harvest::cell)
                .map(Cell::toString)
                .toList();
    }

    /// Returns the events that do not depend on hidden flowers. Events after the beginning of another turn may
    /// depend on another portfolio.
    private List<StalkEvent> knowable(List<StalkEvent> events) {
        var known = new ArrayList<StalkEvent>();
        for (var event : events) {
            if (event instanceof SlotFilled filled) {
                unknown.add(filled.slot());
            } else if (isKnowable(event)) {
                known.add(event);
            }
            if (event instanceof TurnBegan) {
                break;
            }
        }
        return known;
    }

    private boolean isKnowable(StalkEvent event) {
        boolean isUnknownFlower = event instanceof Composted composted && unknown.contains(composted.slot());
        boolean isOthersPortfolio =
                event instanceof PortfolioScored scored && !scored.seat().equals(seat);
        return !isUnknownFlower && !isOthersPortfolio;
    }
}
