package parterre.thirstypots;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parterre.engine.EndCause;
import parterre.engine.EventSink;
import parterre.engine.GameInfo;
import parterre.engine.Lines;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.RecordGame;
import parterre.thirstypots.ThirstyPotsMove.Deal;
import parterre.thirstypots.ThirstyPotsMove.Roll;
import parterre.thirstypots.ThirstyPotsMove.Stop;
import parterre.thirstypots.ThirstyPotsMove.Water;
import parterre.thirstypots.ThirstyPotsTable.Pot;

/// The rules. Moves are written as [ThirstyPotsMove] declares (TP-4.1).
public final class ThirstyPotsGame
        implements RecordGame<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView, ThirstyPotsEvent> {
    private static final GameInfo INFO =
            new GameInfo("thirsty-pots", "Thirsty Pots", "TP", 2, 4, 1, 1, List.of(ThirstyPotsTable.GOAL), List.of());

    /// The reasons for which a game ends.
    public enum Cause implements EndCause {
        TALL_ENOUGH;

        @Override
        public String notation() {
            return "tall enough";
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
    public ThirstyPotsTable play(ThirstyPotsTable table, ThirstyPotsMove move, EventSink<ThirstyPotsEvent> events) {
        var seat = table.turn();
        var next = seat.next(table.setup().seats());
        var after = switch (move) {
            case Deal(Seat owner, int seed) -> {
                events.add(new ThirstyPotsEvent.SeedDealt(owner, Optional.of(seed)));
                yield table.with(owner, new Pot(0, seed));
            }
            case Water() -> {
                events.add(new ThirstyPotsEvent.Watered(seat));
                yield table.at(seat, true, table.die(), table.can());
            }
            // The can spills. TP-2.3
            case Roll(int pips)
            when pips == 1 -> {
                events.add(new ThirstyPotsEvent.Spilled(seat));
                yield table.at(next, false, pips, 0);
            }
            // The can fills. TP-2.2
            case Roll(int pips) -> {
                events.add(new ThirstyPotsEvent.Rolled(seat, pips, table.can() + pips));
                yield table.at(seat, false, pips, table.can() + pips);
            }
            // The plant grows. TP-2.4
            case Stop() -> {
                var grown = table.pot(seat).grown(table.can());
                events.add(new ThirstyPotsEvent.Grew(seat, table.can(), grown.height()));
                yield table.at(next, false, table.die(), 0).with(seat, grown);
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

    /// Draws each hidden seed by itself: all three are equally likely. TP-1.2
    @Override
    public ThirstyPotsTable fillIn(ThirstyPotsView view, Luck luck) {
        var pots = view.pots().stream()
                .map(plant ->
                        new Pot(plant.height(), plant.sown() ? plant.seed().orElseGet(() -> 1 + luck.below(3)) : 0))
                .toList();
        return new ThirstyPotsTable(view.setup(), view.turn(), view.rolling(), view.die(), view.can(), pots);
    }

    /// Hides the seeds of others (TP-1.2).
    @Override
    public String line(ThirstyPotsTable before, Step<ThirstyPotsMove> step, Viewer viewer) {
        return step instanceof Step.Chance<ThirstyPotsMove>(Deal(Seat seat, int _)) && !viewer.sees(seat)
                ? "*: deal " + seat + " " + Lines.HIDDEN
                : Lines.full(notation(), step);
    }

    /// Hides the seeds of others (TP-1.2).
    @Override
    public ThirstyPotsEvent seenBy(ThirstyPotsEvent event, Viewer viewer) {
        return event instanceof ThirstyPotsEvent.SeedDealt(Seat seat, var _) && !viewer.sees(seat)
                ? new ThirstyPotsEvent.SeedDealt(seat, Optional.empty())
                : event;
    }
}
