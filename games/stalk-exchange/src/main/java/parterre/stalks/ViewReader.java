package parterre.stalks;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;

/// Reads a view that may come from outside, field by field. It refuses every view that [StalkGame#view] could
/// not have made, and names a field.
final class ViewReader {
    private ViewReader() {}

    /// The open part of the table. Hidden portfolios are empty.
    ///
    /// @throws IllegalArgumentException naming the first field that holds an impossible value
    static Draft table(StalkView view) {
        checkSetup(view.setup());
        var table = new Draft(Terms.of(view.setup()));
        int seats = table.terms.seats();
        checkSize("players", view.players(), seats);
        table.phase = view.phase();
        table.seat = within("seat", view.seat(), 1, seats) - 1;
        table.first = within("first", view.first(), 1, seats) - 1;
        table.turn = within("turn", view.turn(), 0, StalkPositions.MOST_TURNS);
        table.actions = within("actions", view.actions(), 0, Turns.BASIC_ACTIONS);
        table.slot = within("slot", view.slot(), 0, table.terms.slots()) - 1;
        table.garden = garden(view.garden(), table.terms.shape().size());
        table.exchange = exchange(view.exchange(), table.terms.slots());
        table.market = bunch("market", view.market());
        table.compost = bunch("compost", view.compost());
        within("greenhouse", view.greenhouse(), 0, Bunch.size(Bunch.ALL));
        table.crashed = view.crashed();
        table.triggered = view.triggered();
        table.bust = view.bust().map(Flower::type).orElse(Draft.NO_TYPE);
        for (int player = 0; player < seats; player++) {
            var shed = view.players().get(player);
            within("players", shed.size(), 0, Flower.EACH);
            table.setTokens(player, within("players", shed.tokens(), 0, table.terms.seedyTokens()));
            table.setKnown(player, bunch("players", shed.known()));
            table.setPortfolio(
                    player,
                    shed.portfolio().map(counts -> bunch("players", counts)).orElse(Bunch.NONE));
        }
        return table;
    }

    private static void checkSize(String field, List<?> items, int size) {
        if (items.size() != size) {
            throw viewException(field, "has " + items.size() + " items, not " + size);
        }
    }

    private static Garden garden(List<StalkView.Growth> growths, int cells) {
        checkSize("garden", growths, cells);
        var garden = Garden.EMPTY;
        for (int cell = 0; cell < cells; cell++) {
            var growth = growths.get(cell);
            if (growth.flower().isPresent()) {
                garden = garden.planted(cell, growth.flower().get().type());
                garden = growth.bloom() ? garden.bloomed(1L << cell) : garden;
            }
        }
        return garden;
    }

    private static long exchange(List<StalkView.Slot> contents, int slots) {
        checkSize("exchange", contents, slots);
        long exchange = Exchange.EMPTY;
        for (int slot = 0; slot < slots; slot++) {
            var flower = contents.get(slot).flower();
            exchange = flower.isEmpty()
                    ? exchange
                    : Exchange.with(exchange, slot, flower.get().type());
        }
        return exchange;
    }

    private static void checkSetup(Setup setup) {
        if (Terms.isStandard(setup)) {
            return;
        }
        var read = good("setup", Setup.read(StalkOptions.INFO, setup.edition(), setup.seats(), setup.chosen()));
        StalkOptions.refusal(setup).ifPresent(refusal -> {
            throw viewException("setup", refusal.toString());
        });
        if (!read.equals(setup)) {
            throw viewException("setup", "is written otherwise: " + read.chosen());
        }
    }

    /// Checks that no type has more visible flowers than the game has. SX-1.1
    static void checkFlowers(long taken) {
        for (var flower : Flower.all()) {
            if (Bunch.count(taken, flower.type()) > Flower.EACH) {
                throw viewException(
                        "garden, exchange, market, compost or players",
                        "there are more than " + flower.counted(Flower.EACH));
            }
        }
    }

    /// Checks that the rules allow a position drawn from the view, and that this position has this view. Hidden
    /// flowers affect neither check.
    static void check(StalkView view, Position drawn) {
        PositionValidator.INVARIANT.first(drawn.table()).ifPresent(problem -> {
            throw viewException(field(problem.where()), problem.fault().toString());
        });
        var shown = Viewing.view(drawn.table(), viewer(view));
        if (!shown.equals(view)) {
            Stream.of(StalkView.class.getRecordComponents())
                    .filter(part -> !value(part, shown).equals(value(part, view)))
                    .findFirst()
                    .ifPresent(part -> {
                        throw viewException(
                                part.getName(), "does not fit the rest, which makes it " + value(part, shown));
                    });
        }
    }

    /// Returns the viewer who would see these portfolios.
    private static Viewer viewer(StalkView view) {
        var open = Seat.first(view.players().size()).stream()
                .filter(seat -> view.players().get(seat.index()).portfolio().isPresent())
                .toList();
        if (open.size() == view.players().size()) {
            return Viewer.everyone();
        }
        return open.size() == 1 ? Viewer.player(open.getFirst()) : Viewer.spectator();
    }

    /// Returns the view's field for a line of a position's text.
    private static String field(String line) {
        return switch (line) {
            case "fired" -> "crashed or triggered";
            case "P1", "P2", "P3", "P4", "P5" -> "players";
            default -> line;
        };
    }

    private static Object value(RecordComponent part, StalkView view) {
        try {
            return part.getAccessor().invoke(view);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(part + " of a public record cannot be read", e);
        }
    }

    private static long bunch(String field, List<Integer> counts) {
        if (counts.size() != Flower.TYPES) {
            throw viewException(field, "has " + counts.size() + " counts, not one for each of " + Flower.words());
        }
        counts.forEach(count -> within(field, count, 0, Flower.EACH));
        return Bunch.of(counts);
    }

    private static int within(String field, int number, int least, int most) {
        if (number < least || number > most) {
            throw viewException(field, number + " is not within " + least + " and " + most);
        }
        return number;
    }

    private static <T> T good(String field, Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(var problems) ->
                throw viewException(field, problems.getFirst().toString());
        };
    }

    /// The exception for a view that is impossible.
    static IllegalArgumentException viewException(String field, String says) {
        return new IllegalArgumentException(field + ": " + says);
    }
}
