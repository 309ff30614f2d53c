package parterre.flora.text;

import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.ProblemCollector;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.flora.material.Holding;
import parterre.flora.material.Piles;
import parterre.flora.material.Plant;
import parterre.flora.position.Draft;

/// A table whose cards the lines of a position lay out, each card once. Cards are given by their places in the card
/// table. FF-D3
final class Layout {
    private final Draft table;
    private final ProblemCollector problems = new ProblemCollector();
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
                    return problems.isEmpty() ? Reading.good(table) : new Reading.Bad<>(problems.found());
                });
    }

    /// The form of the stage depends on other lines, so its text waits for them.
    void stage(String text) {
        stage = text;
    }

    void turns(Turns turns) {
        int ended = turns.ended();
        int first = turns.first().index();
        boolean capped = ended > 0 && ended == table.terms().turnCap();
        table.turn().build(first, ended, (first + ended - (capped ? 1 : 0)) % table.seats());
    }

    void inTurn(InTurn now) {
        if (now.bought()) {
            table.turn().setBought();
        }
        table.turn().countCards(now.cards());
        table.turn().countProposals(now.proposals());
        now.closed().forEach(seat -> table.turn().close(seat.index()));
    }

    void event(int card) {
        take("event", card);
        table.turn().setEventCard(card);
    }

    void looked(List<Integer> cards) {
        cards.stream().filter(card -> take("looked", card)).forEach(table.decks()::look);
    }

    void market(List<Integer> lands) {
        lands.stream().filter(land -> takeLand("market", land)).forEach(table.decks()::addToMarket);
    }

    void landsUnder(List<Integer> lands) {
        lands.stream().filter(land -> takeLand("lands-under", land)).forEach(table.decks()::putLandUnder);
    }

    /// @param cards as [Piles#under] packs them
    void eventsUnder(List<Integer> cards) {
        for (int card : cards) {
            if (take("events-under", Piles.kindUnder(card))) {
                table.decks().putEventUnder(Piles.kindUnder(card), Piles.seatUnder(card));
            }
        }
    }

    void done(List<Done> cards) {
        for (var done : cards) {
            for (int copy = 0; copy < done.count() && take("events-done", done.event()); copy++) {
                table.decks().discardEventCard(done.event());
            }
        }
    }

    void player(Seat seat, Player player) {
        table.purses().gain(seat.index(), player.coins());
        table.purses().setHand(seat.index(), player.hand());
        table.decks().takeResources(player.hand());
        for (var ground : player.lands()) {
            int building = Holding.building(ground.holding());
            if (takeLand(seat.toString(), ground.land())
                    && (building == Holding.NO_BUILDING || takeLand(seat.toString(), building))) {
                table.lands().append(seat.index(), ground.land());
                table.lands().setHolding(ground.land(), ground.holding());
                int plant = Holding.plant(ground.holding());
                if (plant != Plant.NONE) {
                    int species = Plant.species(plant);
                    table.lands().setPool(species, table.lands().pool(species) - 1);
                }
            }
        }
    }

    /// Takes a land from the deck. Returns false if it is named for the second time.
    private boolean takeLand(String name, int land) {
        if (!table.decks().lands().has(land)) {
            problems.add(Reading.Problem.of(
                    name, new PositionFault.LandTwice(table.facts().landId(land))));
            return false;
        }
        table.decks().takeLand(land);
        return true;
    }

    /// Takes an event card from the deck. Returns false if there is none left.
    private boolean take(String name, int card) {
        if (table.decks().eventCards()[card] == 0) {
            var fault = new PositionFault.TooManyEventCards(
                    table.facts().eventCardId(card), table.terms().copies(card));
            problems.add(Reading.Problem.of(name, fault));
            return false;
        }
        table.decks().takeEventCard(card);
        return true;
    }

    /// The number of ended turns, and the seat that began.
    record Turns(int ended, Seat first) {
        static Turns of(Draft table) {
            return new Turns(table.turn().turns(), Seat.of(table.turn().first()));
        }

        /// Returns the same at the beginning of the next turn of this seat; the turn that goes on counts, too.
        Turns upTo(Seat seat, int seats) {
            return new Turns(ended + Math.floorMod(seat.index() - first.index() - ended, seats), first);
        }
    }

    /// The actions of this turn.
    ///
    /// @param closed seats that want no more offers
    record InTurn(boolean bought, int cards, int proposals, List<Seat> closed) {
        static final InTurn NOTHING = new InTurn(false, 0, 0, List.of());

        static InTurn of(Draft table) {
            var turn = table.turn();
            var closed = Seat.first(table.seats()).stream()
                    .filter(seat -> turn.isClosed(seat.index()))
                    .toList();
            return new InTurn(turn.hasBought(), turn.cardsBought(), turn.proposals(), closed);
        }
    }

    /// Event cards of one kind that have been carried out.
    record Done(int event, int count) {
        static List<Done> of(Draft table) {
            return IntStream.range(0, table.facts().eventCardCount())
                    .mapToObj(event -> new Done(event, table.decks().eventsDone(event)))
                    .filter(done -> done.count() > 0)
                    .toList();
        }
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
