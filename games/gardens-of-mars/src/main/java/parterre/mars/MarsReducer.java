package parterre.mars;

import java.util.List;
import parterre.engine.Seat;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;

/// Applies the events of Gardens of Mars to a view.
final class MarsReducer implements ViewReducer<MarsEvent> {
    @Override
    public void apply(MarsEvent event, ViewDraft view) {
        switch (event) {
            case MarsEvent.FirstPlayerDrawn(Seat seat) -> view.set("first", seat.number());
            case MarsEvent.PhaseChanged(Seat seat, Phase phase) -> {
                view.set("seat", seat.number());
                view.set("waitsFor", phase);
            }
            case MarsEvent.IdleTurnsCounted(int from, int to) -> view.change("idle", from, to);
            case MarsEvent.GardenerPlaced(Seat seat, String cell) ->
                view.in("players", seat).put("gardeners", new MarsView.Gardener(cell, 0));
            case MarsEvent.FlowersDealt(Seat seat, List<MarsEvent.Pile> flowers) ->
                view.in("players", seat)
                        .set(
                                "flowers",
                                flowers.stream()
                                        .map(pile -> new MarsView.Count(pile.colour(), pile.count()))
                                        .toList());
            case MarsEvent.GardenerChosen(Seat _, String _, int dice) -> view.set("toRoll", dice);
            case MarsEvent.DiceRolled(Seat _, List<Integer> dice) -> {
                view.set("dice", dice);
                view.set("toRoll", 0);
            }
            case MarsEvent.Planted(Seat seat, int die, String from, String cell, Colour colour, int _) -> {
                walked(view, seat, die, from, cell);
                pick(view.in("players", seat), colour);
                plant(view, cell, colour);
            }
            case MarsEvent.SteppedOnFlower(Seat seat, int die, String from, String cell) ->
                walked(view, seat, die, from, cell);
            case MarsEvent.DieWasted(Seat _, int die) -> view.take("dice", die);
            case MarsEvent.Scored(Seat seat, int points, int from, int to) ->
                view.in("players", seat).change("score", from, points, to);
            case MarsEvent.PointLost(Seat seat, int from, int to) ->
                view.in("players", seat).change("score", from, to);
            case MarsEvent.SquaresSkipped(Seat seat, int squares, int from, int to) ->
                view.in("players", seat).change("score", from, to > from ? squares : -squares, to);
            case MarsEvent.ExtraTurnBegan(Seat _, List<Integer> dice) -> {
                view.set("extraTurn", true);
                view.set("dice", dice);
            }
            case MarsEvent.TurnBegan(Seat _, List<Integer> dice, int toRoll) -> {
                view.set("extraTurn", false);
                view.set("dice", dice);
                view.set("toRoll", toRoll);
            }
            case MarsEvent.GameEnded _ -> view.set("extraTurn", false);
            case MarsEvent.PlacingTurnBegan _,
                    MarsEvent.GardenersPlaced _,
                    MarsEvent.Passed _,
                    MarsEvent.ExtraTurnEarned _,
                    MarsEvent.ExtraTurnMissed _,
                    MarsEvent.RuleApplied _,
                    MarsEvent.ColourUsedUp _ -> {
                // They tell why. What they change is told by the events around them.
            }
        }
    }

    @Override
    public List<Derived> derived() {
        return List.of(
                // Connected flowers of the colour are one group.
                new Derived("beds[*].groups", List.of("beds[*].cells", "beds.size")),
                // A square is a score on the track.
                new Derived("players[*].square", List.of("players[*].score")),
                // The neighbouring cells without a flower are counted.
                new Derived(
                        "players[*].gardeners[*].free",
                        List.of("beds", "players[*].gardeners[*].cell", "players[*].gardeners.size")));
    }

    private static void walked(ViewDraft view, Seat seat, int die, String from, String cell) {
        view.take("dice", die);
        var player = view.in("players", seat);
        for (int i = 0; i < player.size("gardeners"); i++) {
            var gardener = player.in("gardeners", i);
            if (gardener.at("cell", String.class).equals(from)) {
                gardener.set("cell", cell);
                return;
            }
        }
        throw new IllegalStateException("no gardener of " + seat + " stands on " + from);
    }

    /// A colour that is used up is not listed.
    private static void pick(ViewDraft player, Colour colour) {
        int index = index(player, "flowers", colour);
        player.in("flowers", index).add("count", -1);
        if (player.in("flowers", index).number("count") == 0) {
            player.remove("flowers[" + index + "]");
        }
    }

    /// Beds lie in the order of the rulebook.
    private static void plant(ViewDraft view, String cell, Colour colour) {
        int index = index(view, "beds", colour);
        if (index < view.size("beds") && view.in("beds", index).at("colour", Colour.class) == colour) {
            view.in("beds", index).put("cells", cell);
        } else {
            view.insert("beds", index, new MarsView.Bed(colour, List.of(cell), List.of()));
        }
    }

    /// Returns the place of a colour in a list that is in the order of the rulebook.
    private static int index(ViewDraft view, String list, Colour colour) {
        int index = 0;
        while (index < view.size(list)
                && view.in(list, index).at("colour", Colour.class).compareTo(colour) < 0) {
            index++;
        }
        return index;
    }
}
