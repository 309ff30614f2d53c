package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Preview;
import parterre.engine.Preview.Decider;
import parterre.engine.Preview.Open;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.engine.walk.Variations;
import parterre.stalks.StalkEvent.Composted;
import parterre.stalks.StalkEvent.PortfolioScored;
import parterre.stalks.StalkEvent.SlotFilled;
import parterre.stalks.StalkEvent.TurnBegan;
import parterre.stalks.StalkMove.Cost;
import parterre.stalks.StalkOpen.BustByLot;
import parterre.stalks.StalkOpen.HarvestOrder;
import parterre.stalks.StalkOpen.HiddenPortfolios;
import parterre.stalks.StalkOpen.MoreActions;
import parterre.stalks.StalkOpen.SlotsToFill;
import parterre.testkit.Covers;

/// Compares previews with the events that follow, under every option: the rules carry out the move on the true
/// table, and the player does nothing more.
final class PreviewTest {
    private static final StalkGame GAME = new StalkGame();
    private static final int GAMES = 200;
    private static final int MOST_STEPS = 400;
    private static final int MOVES = 2;

    /// Small gardens, little to draw, early ends: values that make rare things happen, beside the telling ones.
    private static final Map<String, List<String>> RARE = Map.of(
            "garden-shape", List.of("side-1", "side-2", "side-3", "0,0 1,0 2,0 0,1 1,1 5,5"),
            "exchange-slots", List.of("2", "4"),
            "portfolio-size", List.of("1", "2", "20"),
            "seedy-tokens", List.of("1", "2"),
            "market-start", List.of("3", "8", "14"),
            "value-limit", List.of("2", "4", "12"),
            "value-start", List.of("0", "1"),
            "turn-cap", List.of("5", "30"));

    private final TreeSet<String> seen = new TreeSet<>();

    @Test
    @Covers({"SX-4.1", "SX-A5", "SX-A11"})
    void previewedEventsHappenUnderAllOptions() {
        var luck = Generator.of(1);
        for (int game = 0; game < GAMES; game++) {
            play(setup(luck), luck);
        }
        assertThat(seen)
                .contains(
                        "ActionsLost",
                        "Bloomed",
                        "BustByLot",
                        "CompostReturned",
                        "EndTriggered",
                        "GameEnded",
                        "Harvested",
                        "HarvestOrder",
                        "MarketCrashed",
                        "MoreActions",
                        "PortfolioScored",
                        "SlotsToFill",
                        "TurnBegan",
                        "ValueBusted");
    }

    /// Every second option at some telling or rare value.
    private static Setup setup(Luck luck) {
        while (true) {
            int seats = 2 + luck.below(4);
            var chosen = new TreeMap<String, String>();
            for (var option : StalkOptions.SINGLE) {
                if (luck.below(2) == 0) {
                    var values = new ArrayList<>(Variations.values(option, seats));
                    values.addAll(RARE.getOrDefault(option.name(), List.of()));
                    chosen.put(option.name(), values.get(luck.below(values.size())));
                }
            }
            var setup = Setup.read(StalkOptions.INFO, 1, seats, chosen).orThrow();
            if (GAME.refusal(setup).isEmpty()) {
                return setup;
            }
        }
    }

    private void play(Setup setup, Luck luck) {
        var position = GAME.start(setup);
        for (int i = 0; i < MOST_STEPS; i++) {
            if (GAME.next(position) instanceof Next.Turn<StalkMove>(Seat seat, var moves)) {
                for (int j = 0; j < MOVES; j++) {
                    compare(position, seat, moves.get(luck.below(moves.size())), luck);
                }
                // The end of the actions is one of very many moves; it is what lets a turn end early.
                var last = moves.get(moves.size() - 1);
                var move = luck.below(4) == 0 ? last : moves.get(luck.below(moves.size()));
                position = GAME.play(position, new Step.Turn<>(seat, move));
            } else {
                var step = Playout.step(GAME, position, luck);
                if (step.isEmpty()) {
                    return;
                }
                position = GAME.play(position, step.get());
            }
        }
    }

    private void compare(Position before, Seat seat, StalkMove move, Luck luck) {
        var preview = GAME.preview(GAME.view(before, Viewer.player(seat)), seat, move);
        var about = new StalkNotation().write(move) + " on\n" + before;
        var events = GAME.events(before, new Step.Turn<>(seat, move), Viewer.player(seat));
        var open = new ArrayList<Open>();
        assertThat(preview.events()).as(about).isEqualTo(knowable(events, seat));
        var after = GAME.play(before, move);
        var rest = rest(before, after, luck, open);
        if (after.table().turn != before.table().turn || after.table().phase == Phase.OVER) {
            open.add(new Open(Decider.OTHERS, new HiddenPortfolios()));
        }
        assertThat(preview.expected()).as(about).isEqualTo(knowable(rest, seat));
        assertThat(preview.open()).as(about).isEqualTo(open);
        preview.events().forEach(event -> seen.add(event.getClass().getSimpleName()));
        preview.expected().forEach(event -> seen.add(event.getClass().getSimpleName()));
        open.forEach(one -> seen.add(one.about().getClass().getSimpleName()));
    }

    /// Everything but what is drawn, what others hold, effects of rules, and what comes in the next turn.
    private static List<StalkEvent> knowable(List<StalkEvent> events, Seat seat) {
        var drawn = new HashSet<Integer>();
        var known = new ArrayList<StalkEvent>();
        for (var event : events) {
            if (event instanceof SlotFilled filled) {
                drawn.add(filled.slot());
            }
            boolean hides = event instanceof SlotFilled
                    || event instanceof StalkEvent.RuleApplied
                    || (event instanceof Composted composted && drawn.contains(composted.slot()))
                    || (event instanceof PortfolioScored scored
                            && !scored.seat().equals(seat));
            if (!hides) {
                known.add(event);
            }
            if (event instanceof TurnBegan) {
                break;
            }
        }
        return known;
    }

    /// Returns the events of the rest of the turn on the true table, if the player does nothing more. Adds to
    /// `open` who decides in it.
    private static List<StalkEvent> rest(Position before, Position after, Luck luck, List<Open> open) {
        var events = new ArrayList<StalkEvent>();
        var position = after;
        int drawn = 0;
        boolean isDecisive = false;
        while (position.table().turn == before.table().turn) {
            var table = position.table();
            switch (table.phase) {
                case FILL, FLUSH, REFILL -> {
                    isDecisive |= drawn == 0
                            && table.phase != Phase.REFILL
                            && table.actions > 0
                            && table.tokens(table.seat) == 0
                            && table.empty() == 0
                            && Bunch.kinds(table.portfolio(table.seat) + Exchange.bunch(table.exchange)) == 1;
                    var step = Playout.step(GAME, position, luck).orElseThrow();
                    if (!isDecisive) {
                        events.addAll(GAME.events(position, step, Viewer.everyone()));
                    }
                    position = GAME.play(position, step);
                    drawn++;
                    if (position.table().phase != table.phase || position.table().turn != table.turn) {
                        open.add(new Open(Decider.CHANCE, new SlotsToFill(drawn)));
                        drawn = 0;
                        if (isDecisive) {
                            return events;
                        }
                    }
                }
                case ACT -> {
                    open.add(new Open(Decider.SAME_SEAT, new MoreActions(table.actions, table.tokens(table.seat))));
                    var idle = Draft.listening(table);
                    idle.actions = 0;
                    Turns.endActions(idle);
                    Turns.keepUp(idle);
                    events.addAll(idle.events().events());
                    position = new Draft(idle).position();
                }
                case HARVEST -> {
                    var groups = Acting.groups(table).stream()
                            .map(group -> group.cell().toString())
                            .toList();
                    open.add(new Open(Decider.SAME_SEAT, new HarvestOrder(groups)));
                    return events;
                }
                case BUST -> {
                    open.add(new Open(Decider.CHANCE, new BustByLot(Drawing.highest(table))));
                    return events;
                }
                case BEGIN, DEAL, STOCK, SOW, OVER -> {
                    return events;
                }
            }
        }
        return events;
    }

    @Test
    @Covers("SX-7.1")
    void drawsAreNotPredicted() {
        var position = Scene.usual().position();
        var preview =
                GAME.preview(GAME.view(position, Viewer.player(Seat.of(0))), Seat.of(0), Scene.move("plant 3 d4"));
        assertThat(preview)
                .isEqualTo(new Preview<StalkEvent>(
                        List.of(new StalkEvent.Planted(Seat.of(0), 3, Flower.GLOBEMASTER, "d4", Cost.BASIC)),
                        List.of(
                                new StalkEvent.UpkeepBegan(Seat.of(0)),
                                new StalkEvent.Bloomed(List.of("d4")),
                                new Composted(6, Flower.DAHLIA),
                                new StalkEvent.ExchangeSlid(List.of(
                                        new StalkEvent.Slide(5, 6),
                                        new StalkEvent.Slide(4, 5),
                                        new StalkEvent.Slide(2, 4),
                                        new StalkEvent.Slide(1, 3))),
                                new StalkEvent.PhaseChanged(Phase.REFILL, Seat.of(0), 0),
                                new TurnBegan(Seat.of(1), 2, 2)),
                        List.of(
                                new Open(Decider.SAME_SEAT, new MoreActions(1, 4)),
                                new Open(Decider.CHANCE, new SlotsToFill(2)))));
    }

    @Test
    void illegalMovesHaveNoPreview() {
        var view = GAME.view(Scene.usual().position(), Viewer.player(Seat.of(0)));
        assertThat(GAME.preview(view, Seat.of(0), Scene.move("end")).events()).isEmpty();
        assertThat(GAME.preview(view, Seat.of(1), Scene.move("plant 1 d4")).events())
                .isEmpty();
    }
}
