package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;
import parterre.gnomes.GnomeEvent.AnimalGained;
import parterre.gnomes.GnomeEvent.AnimalHelped;
import parterre.gnomes.GnomeEvent.AnimalsFellAsleep;
import parterre.gnomes.GnomeEvent.AnimalsRested;
import parterre.gnomes.GnomeEvent.BlissPart;
import parterre.gnomes.GnomeEvent.GameEnded;
import parterre.gnomes.GnomeEvent.GiftChosen;
import parterre.gnomes.GnomeEvent.GnomeKept;
import parterre.gnomes.GnomeEvent.GnomeName;
import parterre.gnomes.GnomeEvent.GnomesDealt;
import parterre.gnomes.GnomeEvent.GnomesHandedOver;
import parterre.gnomes.GnomeEvent.GnomesPutUnder;
import parterre.gnomes.GnomeEvent.GnomesRevealed;
import parterre.gnomes.GnomeEvent.GnomesSetAside;
import parterre.gnomes.GnomeEvent.KeepingDue;
import parterre.gnomes.GnomeEvent.NoAnimalGained;
import parterre.gnomes.GnomeEvent.NoTaskDone;
import parterre.gnomes.GnomeEvent.OrdersRevealed;
import parterre.gnomes.GnomeEvent.PhaseChanged;
import parterre.gnomes.GnomeEvent.ResolvesFirst;
import parterre.gnomes.GnomeEvent.RoundBegan;
import parterre.gnomes.GnomeEvent.RuleApplied;
import parterre.gnomes.GnomeEvent.Scored;
import parterre.gnomes.GnomeEvent.SideResolved;
import parterre.gnomes.GnomeEvent.TaskCardDiscarded;
import parterre.gnomes.GnomeEvent.TaskCardDrawn;
import parterre.gnomes.GnomeEvent.TaskCardSlid;
import parterre.gnomes.GnomeEvent.TaskCardsLaid;
import parterre.gnomes.GnomeEvent.TaskCardsPutUnder;
import parterre.gnomes.GnomeEvent.TaskDone;
import parterre.gnomes.GnomeEvent.TaskOpened;
import parterre.gnomes.GnomeEvent.TaskPileShuffled;
import parterre.gnomes.GnomeView.AccountView;
import parterre.gnomes.GnomeView.OrdersView;
import parterre.gnomes.GnomeView.TaskView;

/// Applies events to a view.
final class GnomeReducer implements ViewReducer<GnomeEvent> {
    private static final AccountView NOT_YET = new AccountView(0, List.of(), 0, "");

    @Override
    public void apply(GnomeEvent event, ViewDraft view) {
        switch (event) {
            case TaskCardsLaid(var left, var right) -> {
                takeFromPile(view, "pile", List.of(left, right));
                view.set("left", left);
                view.set("right", right);
            }
            case TaskOpened(int task, var need, int bliss, boolean milk, Optional<Animal> animal) ->
                view.put("tasks", new TaskView(task, need, bliss, milk, animal, List.of()));
            case GnomesDealt(Optional<Seat> seat, var gnomes) -> {
                view.in("sides", side(seat)).set("hand", ids(gnomes));
                if (seat.isEmpty()) {
                    view.set("automaPile", List.of(ids(gnomes)));
                }
                keep(view, side(seat));
            }
            case RoundBegan(int round) -> {
                view.set("round", round);
                view.set("resolved", 0);
                for (int side = 0; side < 2; side++) {
                    view.in("sides", side).set("hasResolved", false);
                }
                view.set("first", 0);
            }
            case GnomesRevealed(Seat seat, var gnomes, int hours, int _, var resting) -> {
                var own = view.in("sides", seat);
                own.set("played", ids(gnomes));
                own.set("resting", resting);
                own.set("account", NOT_YET);
                keep(view, seat.index());
                if (view.at("sides[1].party", String.class).equals("automa")) {
                    view.in("sides", 1).set("account", NOT_YET);
                }
            }
            case OrdersRevealed orders -> {
                takeFromPile(view, "pile", List.of(orders.left(), orders.right()));
                view.set(
                        "orders",
                        new OrdersView(
                                orders.left(),
                                orders.right(),
                                orders.hours(),
                                orders.bliss(),
                                orders.tasks(),
                                orders.passes()));
            }
            case ResolvesFirst(Optional<Seat> seat, var _, int hours, int others) -> {
                view.in("sides", side(seat)).set("account.prep", hours);
                view.in("sides", 1 - side(seat)).set("account.prep", others);
                view.set("first", side(seat) + 1);
            }
            case TaskDone(Optional<Seat> seat, int task, var _) -> {
                view.in("sides", side(seat)).put("account.did", task);
                var doneBy = "tasks[" + (task - 1) + "].doneBy";
                view.set(doneBy, view.size(doneBy) == 0 ? List.of(side(seat) + 1) : List.of(1, 2));
            }
            case Scored(Optional<Seat> seat, int from, int to, var parts) -> {
                var own = view.in("sides", side(seat));
                own.change(
                        "score", from, parts.stream().mapToInt(BlissPart::bliss).sum(), to);
                own.set("account.total", to - from);
            }
            case AnimalGained(Optional<Seat> seat, Animal animal) ->
                view.in("sides", side(seat)).put("animals", animal);
            case AnimalsFellAsleep(Seat seat, var animals) ->
                animals.forEach(animal -> view.in("sides", seat).put("asleep", animal));
            case GiftChosen(Seat seat, GnomeName gnome) ->
                view.in("sides", seat).set("account.gift", gnome.id());
            case GnomesHandedOver(Optional<Seat> from, Seat to, var gnomes) -> {
                leave(view, side(from), gnomes);
                join(view, to.index(), gnomes);
                if (from.isEmpty()) {
                    takeFromPile(view, "automaPile", ids(gnomes));
                }
                clear(view, side(from));
                keep(view, to.index());
            }
            case GnomesSetAside(Seat seat, var gnomes) -> {
                leave(view, seat.index(), gnomes);
                clear(view, seat.index());
            }
            case GnomesPutUnder(var gnomes) -> {
                join(view, Automa.SIDE, gnomes);
                view.put("automaPile", ids(gnomes));
                keep(view, Automa.SIDE);
            }
            case TaskCardDiscarded(var card) -> view.put("discards", card);
            case TaskPileShuffled(var cards) -> {
                view.put("pile", cards);
                view.set("discards", List.of());
            }
            case TaskCardsPutUnder(var cards) -> {
                view.put("pile", cards);
                view.set("orders", new OrdersView("", "", 0, 0, List.of(), 0));
            }
            case TaskCardSlid(var card) -> {
                view.set("left", card);
                view.set("right", "");
                view.set("tasks", List.of());
            }
            case TaskCardDrawn(var card) -> {
                view.set("right", card);
                takeFromPile(view, "pile", List.of(card));
            }
            case PhaseChanged(Phase phase) -> view.set("waitsFor", phase);
            case SideResolved(Optional<Seat> seat, int resolved) -> {
                view.set("resolved", resolved);
                view.in("sides", side(seat)).set("hasResolved", true);
            }
            // These tell why; what they change is told by the events around them.
            case AnimalHelped _,
                    AnimalsRested _,
                    NoTaskDone _,
                    NoAnimalGained _,
                    KeepingDue _,
                    GnomeKept _,
                    RuleApplied _,
                    GameEnded _ -> {}
        }
    }

    @Override
    public List<Derived> derived() {
        // Animals that change the hours, such as the hen, rest in July.
        return List.of(new Derived("sides[*].mayRest", List.of("sides[*].animals", "sides[*].asleep")));
    }

    private static void leave(ViewDraft view, int side, List<GnomeName> gnomes) {
        var own = view.in("sides", side);
        var hand = new ArrayList<>(own.items("hand", String.class));
        hand.removeAll(ids(gnomes));
        own.set("hand", hand);
    }

    private static void join(ViewDraft view, int side, List<GnomeName> gnomes) {
        var own = view.in("sides", side);
        var hand = new ArrayList<>(own.items("hand", String.class));
        hand.addAll(ids(gnomes));
        own.set("hand", hand);
    }

    private static void clear(ViewDraft view, int side) {
        view.in("sides", side).set("played", List.of());
        view.in("sides", side).set("resting", List.of());
        keep(view, side);
    }

    /// A side keeps what it has in hand and not in play. The automa keeps it in the layers of its pile.
    private static void keep(ViewDraft view, int side) {
        var own = view.in("sides", side);
        var kept = new ArrayList<>(own.items("hand", String.class));
        kept.removeAll(own.items("played", String.class));
        var layers = new ArrayList<List<String>>();
        if (side == Automa.SIDE) {
            layers(view, "automaPile")
                    .forEach(layer ->
                            layers.add(layer.stream().filter(kept::contains).toList()));
        }
        if (layers.isEmpty()) {
            layers.add(kept);
        }
        layers.removeIf(List::isEmpty);
        own.set("kept", layers);
    }

    private static int side(Optional<Seat> seat) {
        return seat.map(Seat::index).orElse(Automa.SIDE);
    }

    private static List<String> ids(List<GnomeName> gnomes) {
        return gnomes.stream().map(GnomeName::id).toList();
    }

    /// Takes cards out of the layers of a pile. A layer that is empty then is gone.
    private static void takeFromPile(ViewDraft view, String pile, List<String> cards) {
        var layers = layers(view, pile);
        layers.forEach(layer -> layer.removeAll(cards));
        layers.removeIf(List::isEmpty);
        view.set(pile, layers);
    }

    private static List<List<String>> layers(ViewDraft view, String pile) {
        var layers = new ArrayList<List<String>>();
        for (int layer = 0; layer < view.size(pile); layer++) {
            layers.add(new ArrayList<>(view.items(pile + "[" + layer + "]", String.class)));
        }
        return layers;
    }
}
