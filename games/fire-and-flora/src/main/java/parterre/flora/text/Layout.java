package parterre.flora.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.flora.material.Holding;
import parterre.flora.position.Draft;

/// A table whose cards the lines of a position lay out, each card once. Cards are given by their places in the card
/// table. FF-D3
final class Layout {
    private final Draft table;
    private final Set<Reading.Problem> problems = new LinkedHashSet<>();
    private String stage = "";

    Layout(Draft table) {
        this.table = table;
    }

    /// Returns the table as it is now.
    Draft table() {
        return table;
    }

    /// Returns the table that waits for its stage, or the problems of cards that are named more often than they exist.
    Reading<Draft> complete() {
        return StageForm.of(table)
                .read(stage)
                .mapProblems(problem -> problem.about(("stage " + problem.where()).strip()))
                .then(waits -> {
                    table.waitFor(waits);
                    return problems.isEmpty() ? Reading.good(table) : new Reading.Bad<>(List.copyOf(problems));
                });
    }

    /// The form of the stage depends on other lines, so its text waits for them.
    void stage(String text) {
        stage = text;
    }

    void player(Seat seat, Player player) {
        var line = seat.toString();
        table.purses().gain(seat.index(), player.coins());
        table.purses().setHand(seat.index(), player.hand());
        table.decks().takeResources(player.hand());
        for (var ground : player.lands()) {
            int building = Holding.building(ground.holding());
            if (takeLand(line, ground.land()) && (building == Holding.NO_BUILDING || takeLand(line, building))) {
                table.lands().build(seat.index(), ground.land(), ground.holding());
            }
        }
    }

    /// Takes a land from the deck. Returns false if it is named for the second time.
    boolean takeLand(String line, int land) {
        boolean isThere = table.decks().lands().has(land);
        if (isThere) {
            table.decks().takeLand(land);
        } else {
            var fault = new PositionFault.LandTwice(table.facts().landId(land));
            problems.add(Reading.Problem.of(line, fault));
        }
        return isThere;
    }

    /// Takes an event card from the deck. Returns false if there is none left.
    boolean takeEventCard(String line, int card) {
        boolean isThere = table.decks().eventCards()[card] > 0;
        if (isThere) {
            table.decks().takeEventCard(card);
        } else {
            var fault = new PositionFault.TooManyEventCards(
                    table.facts().eventCardId(card), table.terms().copies(card));
            problems.add(Reading.Problem.of(line, fault));
        }
        return isThere;
    }

    /// A land of a row.
    ///
    /// @param holding its content ([Holding])
    record Ground(int land, int holding) {}

    /// The coins, hand and lands of one player.
    record Player(int coins, long hand, List<Ground> lands) {
        static Player of(Draft table, int seat) {
            return new Player(table.purses().coins(seat), table.purses().hand(seat), row(table, seat));
        }

        static List<Ground> row(Draft table, int seat) {
            return IntStream.range(0, table.lands().size(seat))
                    .mapToObj(slot -> new Ground(
                            table.lands().landAt(seat, slot), table.lands().holdingAt(seat, slot)))
                    .toList();
        }
    }
}
