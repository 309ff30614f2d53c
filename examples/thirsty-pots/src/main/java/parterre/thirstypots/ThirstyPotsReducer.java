package parterre.thirstypots;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.view.ViewDraft;
import parterre.engine.view.ViewReducer;

/// Applies events to a view.
final class ThirstyPotsReducer implements ViewReducer<ThirstyPotsEvent> {
    @Override
    public void apply(ThirstyPotsEvent event, ViewDraft view) {
        switch (event) {
            case ThirstyPotsEvent.SeedDealt(Seat seat, Optional<Integer> seed) -> {
                view.in("pots", seat).set("sown", true);
                seed.ifPresent(value -> view.in("pots", seat).set("seed", value));
            }
            case ThirstyPotsEvent.Watered(Seat _) -> view.set("rolling", true);
            case ThirstyPotsEvent.Rolled(Seat _, int pips, int can) -> {
                view.set("rolling", false);
                view.set("die", pips);
                view.set("can", can);
            }
            case ThirstyPotsEvent.Spilled(Seat seat) -> {
                view.set("die", 1);
                over(seat, view);
            }
            case ThirstyPotsEvent.Grew(Seat seat, int _, int height) -> {
                view.in("pots", seat).set("height", height);
                over(seat, view);
            }
            case ThirstyPotsEvent.GameEnded(List<Integer> seeds) -> {
                for (int i = 0; i < seeds.size(); i++) {
                    view.in("pots", i).set("seed", seeds.get(i));
                }
            }
        }
    }

    /// A turn is over: the can is empty, and the next seat is on.
    private static void over(Seat seat, ViewDraft view) {
        view.set("rolling", false);
        view.set("can", 0);
        view.set("turn", seat.next(view.size("pots")));
    }

    @Override
    public List<Derived> derived() {
        return List.of(new Derived("layout", List.of("die", "can", "pots")));
    }
}
