package parterre.thirstypots;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parterre.engine.EndCause;
import parterre.engine.EventSink;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Lines;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Odds;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.ViewCheck;
import parterre.engine.Viewer;
import parterre.engine.text.RecordNotation;
import parterre.thirstypots.ThirstyPotsMove.Deal;
import parterre.thirstypots.ThirstyPotsMove.Roll;
import parterre.thirstypots.ThirstyPotsMove.Stop;
import parterre.thirstypots.ThirstyPotsMove.Water;
import parterre.thirstypots.ThirstyPotsTable.Pot;

/// The rules.
public final class ThirstyPotsGame implements Game<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> {
    private static final GameInfo INFO =
            new GameInfo("thirsty-pots", "Thirsty Pots", "TP", 2, 4, 1, 1, List.of(ThirstyPotsTable.GOAL), List.of());

    /// Moves are written as TP-4.1 says.
    private static final Notation<ThirstyPotsMove> NOTATION = RecordNotation.of(ThirstyPotsMove.class);

    /// The reasons for which a game ends.
    public enum Cause implements EndCause {
        TALL_ENOUGH("tall enough");

        private final String notation;

        Cause(String notation) {
            this.notation = notation;
        }

        @Override
        public String notation() {
            return notation;
        }
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    /// TP-1.1
    @Override
    public ThirstyPotsTable start(Setup setup) {
        var pots = Collections.nCopies(setup.seats(), new Pot(0, 0));
        return new ThirstyPotsTable(setup, Seat.of(0), false, 0, 0, pots);
    }

    @Override
    public Setup setup(ThirstyPotsTable table) {
        return table.setup();
    }

    /// Deals the seeds (TP-1.2). Then a seat chooses (TP-2.1, TP-2.4) or the die is rolled (TP-2.1).
    @Override
    public Next<ThirstyPotsMove> next(ThirstyPotsTable table) {
        int dealt = ThirstyPotsTable.dealt(table.pots());
        if (dealt < table.setup().seats()) {
            return new Next.Chance<>(Odds.uniform(3, seed -> new Deal(Seat.of(dealt), seed)));
        }
        if (table.isOver()) {
            return new Next.Over<>(result(table));
        }
        if (table.rolling()) {
            return new Next.Chance<>(Odds.uniform(6, Roll::new));
        }
        List<ThirstyPotsMove> moves = table.can() > 0 ? List.of(new Water(), new Stop()) : List.of(new Water());
        return new Next.Turn<>(table.turn(), Moves.of(moves));
    }

    /// Adds the seeds to the heights. TP-3.2
    private static Result result(ThirstyPotsTable table) {
        var scores = table.pots().stream()
                .map(pot -> (long) pot.height() + pot.seed())
                .toList();
        return Result.Placed.byScore(Cause.TALL_ENOUGH.notation(), scores);
    }

    @Override
    public ThirstyPotsTable play(ThirstyPotsTable table, ThirstyPotsMove move) {
        return after(table, move, EventSink.silent());
    }

    private static ThirstyPotsTable after(
            ThirstyPotsTable table, ThirstyPotsMove move, EventSink<ThirstyPotsEvent> events) {
        var seat = table.turn();
        var pot = table.pot(seat);
        var after = switch (move) {
            case Deal(Seat owner, int seed) -> {
                events.add(new ThirstyPotsEvent.SeedDealt(owner, Optional.of(seed)));
                yield table.with(owner, new Pot(0, seed));
            }
            case Water() -> {
                events.add(new ThirstyPotsEvent.Watered(seat));
                yield table.asked();
            }
            // The can spills. TP-2.3
            case Roll(int pips)
            when pips == 1 -> {
                events.add(new ThirstyPotsEvent.Spilled(seat));
                yield table.passed(pips);
            }
            // The can fills. TP-2.2
            case Roll(int pips) -> {
                events.add(new ThirstyPotsEvent.Rolled(seat, pips, table.can() + pips));
                yield table.rolled(pips);
            }
            // The plant grows. TP-2.4
            case Stop() -> {
                var grown = new Pot(pot.height() + table.can(), pot.seed());
                events.add(new ThirstyPotsEvent.Grew(seat, table.can(), grown.height()));
                yield table.passed(table.die()).with(seat, grown);
            }
        };
        if (after.isOver()) {
            var seeds = after.pots().stream().map(Pot::seed).toList();
            events.add(new ThirstyPotsEvent.GameEnded(seeds));
        }
        return after;
    }

    @Override
    public ThirstyPotsView view(ThirstyPotsTable table, Viewer viewer) {
        return ThirstyPotsView.of(table, viewer);
    }

    /// Draws each hidden seed by itself: all three are equally likely. Refuses views that [#view] could not
    /// have made. TP-1.2
    @Override
    public ThirstyPotsTable imagine(ThirstyPotsView view, Luck luck) {
        ViewCheck.setup(this, view.setup());
        ViewCheck.viewer(view.viewer(), view.setup().seats());
        var pots = view.pots().stream()
                .map(plant ->
                        new Pot(plant.height(), plant.sown() ? plant.seed().orElseGet(() -> 1 + luck.below(3)) : 0))
                .toList();
        var table = new ThirstyPotsTable(view.setup(), view.turn(), view.rolling(), view.die(), view.can(), pots);
        ViewCheck.same(view, view(table, view.viewer()));
        return table;
    }

    /// Hides the seeds of others (TP-1.2).
    @Override
    public String line(ThirstyPotsTable before, Step<ThirstyPotsMove> step, Viewer viewer) {
        return step instanceof Step.Chance<ThirstyPotsMove>(Deal(Seat seat, int _)) && !viewer.sees(seat)
                ? "*: deal " + seat + " " + Lines.HIDDEN
                : Lines.full(NOTATION, step);
    }

    @Override
    public List<ThirstyPotsEvent> events(ThirstyPotsTable before, Step<ThirstyPotsMove> step, Viewer viewer) {
        var events = EventSink.<ThirstyPotsEvent>listening();
        var _ = after(before, step.single(), events);
        return events.events().stream().map(event -> event.seenBy(viewer)).toList();
    }

    @Override
    public Notation<ThirstyPotsMove> notation() {
        return NOTATION;
    }
}
