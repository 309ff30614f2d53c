package parterre.stalks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import parterre.engine.Fault;
import parterre.engine.Message;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.box.Board;
import parterre.engine.box.Decision;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.engine.box.Pick;
import parterre.engine.box.Pick.Target;
import parterre.engine.box.Selection;
import parterre.engine.box.SelectionReader;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Cost;
import parterre.stalks.StalkMove.Draw;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Flush;
import parterre.stalks.StalkMove.Harvest;
import parterre.stalks.StalkMove.Plant;
import parterre.stalks.StalkMove.Swap;

/// Defines how decisions are entered. A slot (`s3`) with a cell (`d4`) is a plant. A slot with a type to give
/// (`tulip`) is a swap. `flush` and `end` are targets of their own. The turn decides whether an action is basic
/// or extra.
final class StalkBoard implements Board<StalkMove, StalkView> {
    private static final String SLOT = "slot";
    private static final String CELL = "cell";
    private static final String GIVE = "give";
    private static final String OTHER = "other";
    private static final String GROUP = "group";
    private static final String FLUSH = "flush";
    private static final String END = "end";
    private static final List<String> PICKS = List.of(SLOT, CELL, GIVE, OTHER, GROUP);

    @Override
    public Decision decision(StalkView view, Seat seat, Moves<StalkMove> moves) {
        var slots = new TreeSet<Integer>();
        var cells = new TreeSet<>(Comparator.comparingInt(Cell::row).thenComparingInt(Cell::file));
        var given = new TreeSet<Flower>();
        var others = new ArrayList<Target>();
        var groups = new ArrayList<Target>();
        for (var move : moves.list()) {
            switch (move) {
                case Plant(Cost _, int slot, Cell cell) -> {
                    slots.add(slot);
                    cells.add(cell);
                }
                case Swap(Cost _, int slot, Flower flower) -> {
                    slots.add(slot);
                    given.add(flower);
                }
                case Flush _ -> others.add(new Target(FLUSH, new StalkAsk.FlushTarget()));
                case End _ -> others.add(new Target(END, new StalkAsk.EndTarget()));
                case Harvest(Cell cell) ->
                    groups.add(new Target(cell.toString(), new StalkAsk.GroupTarget(cell.toString())));
                case Begin _, Draw _, Bust _ -> {}
            }
        }
        if (!groups.isEmpty()) {
            return new Decision(
                    new StalkAsk.HarvestAsked(), List.of(new Pick.One(GROUP, new StalkAsk.WhichGroup(), groups)));
        }
        var picks = new ArrayList<Pick>();
        add(
                picks,
                SLOT,
                new StalkAsk.WhichSlot(),
                slots.stream().map(slot -> slot(view, slot)).toList());
        add(
                picks,
                CELL,
                new StalkAsk.WhichCell(),
                cells.stream()
                        .map(cell -> new Target(cell.toString(), new StalkAsk.CellTarget(cell.toString())))
                        .toList());
        add(
                picks,
                GIVE,
                new StalkAsk.WhichGiven(),
                given.stream().map(flower -> give(view, seat, flower)).toList());
        add(picks, OTHER, new StalkAsk.WhichOther(), others);
        return new Decision(new StalkAsk.ActionAsked(view.actions()), picks);
    }

    private static void add(List<Pick> picks, String name, Message asks, List<Target> targets) {
        if (!targets.isEmpty()) {
            picks.add(new Pick.One(name, asks, targets));
        }
    }

    private static Target slot(StalkView view, int slot) {
        return new Target(
                slotId(slot),
                new StalkAsk.SlotTarget(slot + 1, view.exchange().get(slot).flower()));
    }

    private static Target give(StalkView view, Seat seat, Flower flower) {
        int count = view.players()
                .get(seat.index())
                .portfolio()
                .map(counts -> counts.get(flower.type()))
                .orElse(1);
        return new Target(flower.word(), new StalkAsk.GivenTarget(flower, count));
    }

    private static String slotId(int slot) {
        return "s" + (slot + 1);
    }

    @Override
    public Selection selection(StalkView view, Seat seat, StalkMove move) {
        return switch (move) {
            case Plant(Cost _, int slot, Cell cell) ->
                Selection.none().with(SLOT, slotId(slot)).with(CELL, cell.toString());
            case Swap(Cost _, int slot, Flower given) ->
                Selection.none().with(SLOT, slotId(slot)).with(GIVE, given.word());
            case Flush _ -> Selection.none().with(OTHER, FLUSH);
            case End _ -> Selection.none().with(OTHER, END);
            case Harvest(Cell cell) -> Selection.none().with(GROUP, cell.toString());
            case Begin _, Draw _, Bust _ -> Selection.none();
        };
    }

    @Override
    public Reading<StalkMove> move(StalkView view, Seat seat, Selection selection) {
        return new Entry(view, selection).move();
    }

    @Override
    public boolean hasMoments() {
        return true;
    }

    @Override
    public String draw(StalkView view, List<StalkMove> marked, Ink ink, MessageFormatter formatter) {
        return new TextBoard(view, targets(marked), ink, formatter).draw();
    }

    private static Set<String> targets(List<StalkMove> moves) {
        var targets = new LinkedHashSet<String>();
        for (var move : moves) {
            switch (move) {
                case Plant(Cost _, int _, Cell cell) -> targets.add(cell.toString());
                case Harvest(Cell cell) -> targets.add(cell.toString());
                case Swap _, Flush _, End _, Begin _, Draw _, Bust _ -> {}
            }
        }
        return targets;
    }

    /// A selection being read as a move.
    private static final class Entry {
        private final StalkView view;
        private final SelectionReader picked;

        Entry(StalkView view, Selection selection) {
            this.view = view;
            picked = new SelectionReader(selection, PICKS);
        }

        Reading<StalkMove> move() {
            return picked.finish(
                    picked.has(GROUP)
                            ? picked.alone(GROUP, Cell::read).map(Harvest::new)
                            : picked.has(OTHER) ? picked.alone(OTHER, Entry::other) : action());
        }

        private static Reading<StalkMove> other(String id) {
            return switch (id) {
                case FLUSH -> Reading.good(new Flush());
                case END -> Reading.good(new End());
                default -> Reading.bad(id, new Fault.NotOneOf(FLUSH + ", " + END));
            };
        }

        private Optional<? extends StalkMove> action() {
            if (!picked.has(SLOT)) {
                picked.wrong(SLOT, new StalkFault.SlotMissing());
                return Optional.empty();
            }
            if (picked.has(CELL) == picked.has(GIVE)) {
                picked.wrong(CELL, picked.has(CELL) ? new StalkFault.CellAndGive() : new StalkFault.CellMissing());
                return Optional.empty();
            }
            var cost = Acting.cost(view.actions());
            var slot = picked.one(SLOT, Entry::slot);
            return picked.has(CELL)
                    ? slot.flatMap(from -> picked.one(CELL, Cell::read).map(cell -> new Plant(cost, from, cell)))
                    : slot.flatMap(
                            from -> picked.one(GIVE, StalkNotation::flower).map(given -> new Swap(cost, from, given)));
        }

        private static Reading<Integer> slot(String id) {
            return id.startsWith("s")
                    ? StalkNotation.slot(id.substring(1))
                    : Reading.bad(id, new StalkFault.NotASlotPick());
        }
    }
}
