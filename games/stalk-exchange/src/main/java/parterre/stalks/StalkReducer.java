package parterre.stalks;

import java.util.List;
import java.util.Locale;
import parterre.engine.Seat;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;
import parterre.stalks.StalkEvent.ActionsEnded;
import parterre.stalks.StalkEvent.ActionsLost;
import parterre.stalks.StalkEvent.Bloomed;
import parterre.stalks.StalkEvent.BustDrawn;
import parterre.stalks.StalkEvent.CompostReturned;
import parterre.stalks.StalkEvent.Composted;
import parterre.stalks.StalkEvent.EndTriggered;
import parterre.stalks.StalkEvent.ExchangeSlid;
import parterre.stalks.StalkEvent.FirstPlayerDrawn;
import parterre.stalks.StalkEvent.FlowerSown;
import parterre.stalks.StalkEvent.FlowersKnown;
import parterre.stalks.StalkEvent.Flushed;
import parterre.stalks.StalkEvent.GameEnded;
import parterre.stalks.StalkEvent.Harvested;
import parterre.stalks.StalkEvent.MarketCrashed;
import parterre.stalks.StalkEvent.PhaseChanged;
import parterre.stalks.StalkEvent.Planted;
import parterre.stalks.StalkEvent.PortfolioDrawn;
import parterre.stalks.StalkEvent.PortfolioRevealed;
import parterre.stalks.StalkEvent.PortfolioScored;
import parterre.stalks.StalkEvent.RuleApplied;
import parterre.stalks.StalkEvent.SlotFilled;
import parterre.stalks.StalkEvent.Swapped;
import parterre.stalks.StalkEvent.TokenSpent;
import parterre.stalks.StalkEvent.TrackFilled;
import parterre.stalks.StalkEvent.TurnBegan;
import parterre.stalks.StalkEvent.UpkeepBegan;
import parterre.stalks.StalkEvent.ValueBusted;
import parterre.stalks.StalkEvent.ValueRose;
import parterre.stalks.StalkMove.Cost;

/// Applies events to a view.
final class StalkReducer implements ViewReducer<StalkEvent> {
    @Override
    public void apply(StalkEvent event, ViewDraft view) {
        switch (event) {
            case FirstPlayerDrawn(Seat seat) -> view.set("first", seat.number());
            case PortfolioDrawn(Seat seat, var flower) -> {
                view.add("greenhouse", -1);
                view.in("players", seat).add("size", 1);
                flower.ifPresent(drawn -> view.in("players", seat).add(count("portfolio", drawn), 1));
            }
            case FlowerSown(String cell, Flower flower) -> {
                view.add("greenhouse", -1);
                grow(view, cell, flower);
                bloom(view, cell, true);
            }
            case PhaseChanged(Phase phase, Seat seat, int slot) -> {
                view.set("phase", phase);
                view.set("seat", seat.number());
                view.set("slot", slot);
            }
            case TurnBegan(Seat seat, int turn, int actions) -> {
                view.set("seat", seat.number());
                view.set("turn", turn);
                view.set("actions", actions);
            }
            case Planted(Seat _, int slot, Flower flower, String cell, Cost cost) -> {
                clear(view, slot);
                grow(view, cell, flower);
                pay(view, cost);
            }
            case Swapped(Seat seat, int slot, Flower taken, Flower given, Cost cost) -> {
                lay(view, slot, given);
                var own = view.in("players", seat);
                if (own.has("portfolio")) {
                    own.add(count("portfolio", taken), 1);
                    own.add(count("portfolio", given), -1);
                }
                pay(view, cost);
            }
            case Flushed(Seat _, List<FlowerCount> flowers) -> {
                flowers.forEach(some -> view.add(count("compost", some.flower()), some.count()));
                for (int slot = 1; slot <= view.size("exchange"); slot++) {
                    clear(view, slot);
                }
            }
            case TokenSpent(Seat seat, int from, int to) ->
                view.in("players", seat).change("tokens", from, -1, to);
            case ActionsLost(Seat _, int lost) -> view.add("actions", -lost);
            case PortfolioRevealed(Seat seat, FlowerCount flowers) ->
                view.in("players", seat).set("known", counts(List.of(flowers)));
            case FlowersKnown(Seat seat, List<FlowerCount> flowers) ->
                view.in("players", seat).set("known", counts(flowers));
            case Harvested(Flower flower, List<String> cells) -> {
                cells.forEach(cell -> {
                    view.remove(growth(view, cell) + ".flower");
                    bloom(view, cell, false);
                });
                view.add(count("market", flower), cells.size());
            }
            case ValueRose(Flower flower, int from, int to) -> view.change(count("values", flower), from, to);
            case TrackFilled(int from, int to) -> view.change("lowest", from, to);
            case Bloomed(List<String> cells) -> cells.forEach(cell -> bloom(view, cell, true));
            case Composted(int slot, Flower flower) -> {
                clear(view, slot);
                view.add(count("compost", flower), 1);
            }
            case ExchangeSlid(List<StalkEvent.Slide> slides) ->
                slides.forEach(slide -> {
                    lay(view, slide.to(), view.at(lying(slide.from()), Flower.class));
                    clear(view, slide.from());
                });
            case SlotFilled(int slot, Flower flower) -> {
                view.add("greenhouse", -1);
                lay(view, slot, flower);
            }
            case CompostReturned(int flowers) -> {
                view.set("compost", List.of(0, 0, 0, 0, 0));
                view.add("greenhouse", flowers);
            }
            case MarketCrashed _ -> view.set("crashed", true);
            case EndTriggered _ -> view.set("triggered", true);
            case BustDrawn(Flower flower) -> view.set("bust", flower);
            case ValueBusted(Flower flower, int from, int to) -> {
                openFinals(view);
                view.change(count("finals", flower), from, to);
            }
            case PortfolioScored(Seat seat, List<FlowerCount> flowers, int score) -> {
                openFinals(view);
                view.in("players", seat).set("portfolio", counts(flowers));
                view.in("players", seat).set("worth", score);
            }
            case ActionsEnded _, UpkeepBegan _, GameEnded _, RuleApplied _ -> {}
        }
    }

    /// The rules' judgement of an unchanged table is not a change of the table.
    @Override
    public List<Derived> derived() {
        return List.of(
                // The exchange as it lies is moved in the upkeep.
                new Derived("conveyor", List.of("exchange", "phase")),
                // Values and flowers on the track come nearer to each other.
                new Derived("spacesToCrash", List.of("values", "lowest")),
                // The highest values bust.
                new Derived("busting", List.of("values", "bust")),
                // Each of these ends the game by itself.
                new Derived("lastTurn", List.of("crashed", "triggered", "turn")),
                // Open flowers are in no hidden portfolio, and the game waits only for seats that can do something.
                new Derived(
                        "players[*].deduced",
                        List.of(
                                "garden",
                                "exchange",
                                "market",
                                "compost",
                                "greenhouse",
                                "phase",
                                "seat",
                                "players[*].tokens",
                                "players[*].size",
                                "players[*].known",
                                "players[*].portfolio")),
                // Each flower counts the value of its type.
                new Derived("players[*].worth", List.of("values", "finals", "players[*].portfolio")),
                new Derived("players[*].points", List.of("values", "finals", "players[*].portfolio")),
                // The bust lowers final values.
                new Derived("players[*].busted", List.of("values", "finals", "players[*].portfolio")),
                new Derived("players[*].expected", List.of("values", "players[*].deduced")),
                // Final values decide ties.
                new Derived("players[*].tiebreak", List.of("finals", "players[*].portfolio")));
    }

    private static void pay(ViewDraft view, Cost cost) {
        view.add("actions", cost == Cost.BASIC ? -1 : 0);
    }

    /// Values that nothing busts are final as they are.
    private static void openFinals(ViewDraft view) {
        if (view.size("finals") == 0) {
            for (var flower : Flower.all()) {
                view.put("finals", view.number(count("values", flower)));
            }
        }
    }

    private static String count(String list, Flower flower) {
        return list + "[" + flower.type() + "]";
    }

    private static List<Integer> counts(List<FlowerCount> flowers) {
        var counts = new Integer[] {0, 0, 0, 0, 0};
        flowers.forEach(some -> counts[some.flower().type()] = some.count());
        return List.of(counts);
    }

    /// Returns the path of a slot's flower.
    ///
    /// @param slot from 1
    private static String lying(int slot) {
        return "exchange[" + (slot - 1) + "].flower";
    }

    private static void lay(ViewDraft view, int slot, Flower flower) {
        view.set(lying(slot), flower);
    }

    private static void clear(ViewDraft view, int slot) {
        view.remove(lying(slot));
    }

    /// Returns the path of the state of a cell.
    private static String growth(ViewDraft view, String cell) {
        return "garden[" + view.items("spaces", String.class).indexOf(cell.toLowerCase(Locale.ROOT)) + "]";
    }

    private static void grow(ViewDraft view, String cell, Flower flower) {
        view.set(growth(view, cell) + ".flower", flower);
    }

    private static void bloom(ViewDraft view, String cell, boolean isBloom) {
        view.set(growth(view, cell) + ".bloom", isBloom);
    }
}
