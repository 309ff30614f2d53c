package parterre.flora.text;

import parterre.engine.ProblemCollector;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.position.Draft;
import parterre.flora.table.TurnState;

/// Lays out a table from a [Sheet], each card once. An instance is used once. FF-D3
final class Layout {
    private final Draft table;
    private final ProblemCollector problems = new ProblemCollector();

    Layout(FloraTerms terms) {
        table = new Draft(terms);
    }

    /// Returns the table, or the problems of cards that are named more often than they exist.
    Reading<Draft> table(Sheet sheet) {
        table.waitFor(sheet.stage());
        if (sheet.event() != TurnState.NO_EVENT_CARD && take("event", sheet.event())) {
            table.turn().setEventCard(sheet.event());
        }
        turn(sheet.turns(), sheet.inTurn());
        table.decks().buildDiscard(sheet.discard());
        for (int seat = 0; seat < table.seats(); seat++) {
            player(Seat.of(seat), sheet.players().get(seat));
        }
        sheet.known().forEach(table.purses()::know);
        sheet.market().stream().filter(land -> takeLand("market", land)).forEach(table.decks()::addToMarket);
        sheet.landsUnder().stream()
                .filter(land -> takeLand("lands-under", land))
                .forEach(table.decks()::putLandUnder);
        eventCards(sheet);
        return problems.isEmpty() ? Reading.good(table) : new Reading.Bad<>(problems.found());
    }

    private void turn(Sheet.Turns turns, Sheet.InTurn now) {
        int ended = turns.ended();
        int first = turns.first().index();
        boolean capped = ended > 0 && ended == table.terms().turnCap();
        table.turn().build(first, ended, (first + ended - (capped ? 1 : 0)) % table.seats());
        if (now.bought()) {
            table.turn().setBought();
        }
        table.turn().countCards(now.cards());
        table.turn().countProposals(now.proposals());
        now.closed().forEach(seat -> table.turn().close(seat.index()));
    }

    private void player(Seat seat, Sheet.Player player) {
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

    private void eventCards(Sheet sheet) {
        sheet.looked().stream().filter(card -> take("looked", card)).forEach(table.decks()::look);
        for (var under : sheet.eventsUnder()) {
            if (take("events-under", under.event())) {
                table.decks().putEventUnder(under.event(), under.by().index());
            }
        }
        for (var done : sheet.done()) {
            for (int copy = 0; copy < done.count() && take("events-done", done.event()); copy++) {
                table.decks().discardEventCard(done.event());
            }
        }
    }

    /// Takes a land from the deck. Returns false if it is named for the second time.
    private boolean takeLand(String name, int land) {
        if (!table.decks().lands().has(land)) {
            wrong(name, new PositionFault.LandTwice(table.facts().landId(land)));
            return false;
        }
        table.decks().takeLand(land);
        return true;
    }

    /// Takes an event card from the deck. Returns false if there is none left.
    private boolean take(String name, int card) {
        if (table.decks().eventCards()[card] == 0) {
            wrong(
                    name,
                    new PositionFault.TooManyEventCards(
                            table.facts().eventCardId(card), table.terms().copies(card)));
            return false;
        }
        table.decks().takeEventCard(card);
        return true;
    }

    private void wrong(String where, PositionFault fault) {
        problems.add(Reading.Problem.of(where, fault));
    }
}
