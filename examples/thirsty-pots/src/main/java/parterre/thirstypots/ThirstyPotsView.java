package parterre.thirstypots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Layout;
import parterre.engine.box.Layout.Card;
import parterre.engine.box.Layout.Cards;
import parterre.engine.box.Layout.Counter;

/// The view of a position: everything except the seeds of others (TP-1.2).
///
/// @param layout the picture, which follows from the rest
public record ThirstyPotsView(
        Setup setup, Viewer viewer, Seat turn, boolean rolling, int die, int can, List<Plant> pots, Layout layout) {
    /// A seat's plant.
    ///
    /// @param sown true if the seat has its seed
    /// @param seed empty for viewers who do not see it
    public record Plant(int height, boolean sown, Optional<Integer> seed) {}

    public ThirstyPotsView {
        pots = List.copyOf(pots);
    }

    /// Returns what a viewer knows. Everybody sees the seeds when the game is over (TP-3.2).
    static ThirstyPotsView of(ThirstyPotsTable table, Viewer viewer) {
        var plants = new ArrayList<Plant>();
        for (var seat : Seat.first(table.setup().seats())) {
            var pot = table.pot(seat);
            boolean sown = pot.seed() > 0;
            boolean shown = sown && (viewer.sees(seat) || table.isOver());
            plants.add(new Plant(pot.height(), sown, shown ? Optional.of(pot.seed()) : Optional.empty()));
        }
        var layout = layout(table, plants);
        return new ThirstyPotsView(
                table.setup(), viewer, table.turn(), table.rolling(), table.die(), table.can(), plants, layout);
    }

    /// Returns the picture: the die and the can, and each seat's plant and seed.
    private static Layout layout(ThirstyPotsTable table, List<Plant> plants) {
        int goal = table.setup().value(ThirstyPotsTable.GOAL);
        var parts = new ArrayList<Layout.Part>();
        parts.add(new Cards("die", table.die() > 0 ? List.of(new Card(Optional.of("" + table.die()))) : List.of()));
        parts.add(new Counter("can", table.can()));
        for (var seat : Seat.first(plants.size())) {
            var plant = plants.get(seat.index());
            parts.add(new Counter("height", Optional.of(seat), plant.height(), goal));
            var face = plant.seed().map(seed -> "seed-" + seed);
            parts.add(new Cards("seed", Optional.of(seat), plant.sown() ? List.of(new Card(face)) : List.of()));
        }
        return new Layout(parts);
    }
}
