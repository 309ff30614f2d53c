package parterre.flora.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Fault;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.ViewCheck;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;
import parterre.engine.Viewer;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Piles;
import parterre.flora.material.Plant;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;
import parterre.flora.table.Decks;
import parterre.flora.table.Purses;
import parterre.flora.text.PositionFault;
import parterre.flora.text.PositionValidator;

/// Turns a view back into whole positions. Hidden hands and hidden event cards are drawn from the cards that
/// the viewer has not seen. Every single card is equally likely in each hidden place, except cards that the
/// viewer knows to be in a hand. FF-D6
public final class Imagining implements Game.Imagination<Position> {
    private static final int MOST_LOOKED_AT = 2;
    private static final int MOST = 9_999;
    private static final int MOST_IN_TURN = 999;

    /// The cards of a type, or of a hand, that [Hand] can count.
    private static final int MOST_CARDS = 255;

    private final Draft seen;
    private final int[] hidden;
    private final long[] known;
    private final long unseen;
    private final int looked;
    private final List<Integer> hiddenUnder = new ArrayList<>();

    /// Reads a view.
    ///
    /// @throws ViewException naming the component, if the position that is found looks different
    public static Imagining of(FloraView view) {
        var imagining = new Imagining(view);
        ViewCheck.same(view, Viewing.view(imagining.draw(Generator.of(0)).table(), view.viewer()));
        return imagining;
    }

    /// Checks a view that comes from outside, as strictly as the text of a position.
    ///
    /// @throws ViewException naming the component, if no position looks like this
    public static void check(FloraView view) {
        checkSeats(view);
        checkNumbers(view);
        var drawn = new Imagining(view).draw(Generator.of(0));
        var valid = ViewCheck.read(
                PositionValidator.checked(drawn.draft()).mapProblems(problem -> problem.about(field(view, problem))));
        ViewCheck.same(view, Viewing.view(valid.table(), view.viewer()));
    }

    /// Returns the view's field for the line of a position's text that has this problem.
    private static String field(FloraView view, Reading.Problem problem) {
        var line = problem.where();
        if (Seat.read(line) instanceof Reading.Good<Seat>(Seat seat)) {
            return "players[" + seat.index() + "]";
        }
        return switch (line) {
            case "in-turn" -> problem.fault() instanceof PositionFault.TooMuchInTurn ? "proposals" : "closed";
            case "lands-under" -> "landsUnder";
            case "looked" -> view.looked().isPresent() ? line : "eventDeck";
            case "turns", "discard", "known", "event", "stage" -> line;
            default -> "pool";
        };
    }

    private static void checkNumbers(FloraView view) {
        int seats = view.setup().seats();
        ViewCheck.length("players", view.players(), seats);
        ViewCheck.within("turns", view.turns(), 0, MOST);
        ViewCheck.within("cardsBought", view.cardsBought(), 0, MOST_IN_TURN);
        ViewCheck.within("proposals", view.proposals(), 0, MOST_IN_TURN);
        ViewCheck.within("eventDeck", view.eventDeck(), 0, MOST_IN_TURN);
        checkHand("discard", view.discard());
        view.known().forEach(known -> checkHand("known", known.cards()));
        for (int seat = 0; seat < seats; seat++) {
            var player = view.players().get(seat);
            var field = "players[" + seat + "].";
            ViewCheck.within(field + "coins", player.coins(), 0, MOST);
            ViewCheck.within(field + "size", player.size(), 0, MOST_CARDS);
            player.hand().ifPresent(hand -> checkHand(field + "hand", hand));
        }
    }

    private static void checkHand(String field, List<Integer> counts) {
        ViewCheck.length(field, counts, Resource.COUNT);
        counts.forEach(count -> ViewCheck.within(field, count, 0, MOST_CARDS));
    }

    private static void checkSeats(FloraView view) {
        int seats = view.setup().seats();
        ViewCheck.viewer(view.viewer(), seats);
        ViewCheck.seat("first", view.first(), seats);
        ViewCheck.seat("active", view.active(), seats);
        view.closed().forEach(seat -> ViewCheck.seat("closed", seat, seats));
        view.known().forEach(known -> {
            ViewCheck.seat("known", known.of(), seats);
            known.by().ifPresent(by -> ViewCheck.seat("known", by, seats));
            ViewCheck.fits("known", () -> !known.by().equals(Optional.of(known.of())));
        });
        view.eventsUnder().forEach(under -> ViewCheck.seat("eventsUnder", under.by(), seats));
    }

    /// Reads the visible part of a view into a table, and collects the hidden places. Trusts all values that
    /// the hidden places do not depend on.
    ///
    /// @throws ViewException naming the component, if there are other cards than in the game
    public Imagining(FloraView view) {
        seen = new Draft(FloraTerms.of(view.setup()));
        seen.waitFor(view.stage());
        var turn = seen.turn();
        turn.build(view.first().index(), view.turns(), seen.terms());
        ViewCheck.same("active", view.active(), Seat.of(turn.active()));
        if (view.bought()) {
            turn.setBought();
        }
        turn.countCards(view.cardsBought());
        turn.countProposals(view.proposals());
        view.closed().forEach(seat -> turn.close(seat.index()));
        lands(view);
        hidden = new int[seen.seats()];
        known = new long[seen.seats()];
        hands(view);
        unseen = seen.decks().resources();
        looked = events(view);
        checkCards(view);
    }

    private int land(String id, String field) {
        int land = seen.facts().land(id);
        if (land < 0 || !seen.decks().lands().has(land)) {
            throw new ViewException(field, new ViewFault.NoSuchPiece(id));
        }
        seen.decks().takeLand(land);
        return land;
    }

    private int species(String id, String field) {
        int species = seen.facts().species(id);
        if (species < 0) {
            throw new ViewException(field, new ViewFault.NoSuchPiece(id));
        }
        return species;
    }

    private void lands(FloraView view) {
        for (int seat = 0; seat < seen.seats(); seat++) {
            for (var ground : view.players().get(seat).lands()) {
                int land = land(ground.land(), "players");
                int holding = 0;
                if (ground.plant().isPresent()) {
                    int species = species(ground.plant().get(), "players");
                    holding = Holding.withPlant(holding, Plant.of(species, ground.big() ? Size.BIG : Size.SMALL));
                }
                if (ground.building().isPresent()) {
                    holding =
                            Holding.withBuilding(holding, land(ground.building().get(), "players"));
                }
                if (ground.seed().isPresent()) {
                    holding = Holding.withSeed(holding, species(ground.seed().get(), "players"));
                }
                seen.lands().build(seat, land, ground.used() ? Holding.asUsed(holding) : holding);
            }
        }
        view.market().forEach(id -> seen.decks().addToMarket(land(id, "market")));
        view.landsUnder().forEach(id -> seen.decks().putLandUnder(land(id, "landsUnder")));
    }

    private void hands(FloraView view) {
        seen.decks().buildDiscard(Hand.of(view.discard()));
        for (var known : view.known()) {
            seen.purses().know(new Purses.Known(known.by(), known.of(), Hand.of(known.cards())));
        }
        int own = view.viewer() instanceof Viewer.Player(Seat seat) ? seat.index() : seen.seats();
        for (int seat = 0; seat < hidden.length; seat++) {
            var player = view.players().get(seat);
            seen.purses().gain(seat, player.coins());
            if (player.hand().isPresent()) {
                long hand = Hand.of(player.hand().get());
                seen.purses().setHand(seat, hand);
                seen.decks().takeResources(hand);
            } else {
                known[seat] = seen.purses().known(own, seat);
                hidden[seat] = player.size() - Hand.size(known[seat]);
                seen.decks().takeResources(known[seat]);
            }
        }
    }

    private int eventCard(String id, String field) {
        int event = seen.facts().eventCard(id);
        if (event < 0 || seen.decks().eventCards()[event] == 0) {
            throw new ViewException(field, new ViewFault.NoSuchPiece(id));
        }
        seen.decks().takeEventCard(event);
        return event;
    }

    /// @return how many event cards the active player looks at but the viewer does not see
    private int events(FloraView view) {
        view.event().ifPresent(id -> seen.turn().setEventCard(eventCard(id, "event")));
        view.eventsDone().forEach((id, count) -> {
            for (int i = 0; i < count; i++) {
                seen.decks().discardEventCard(eventCard(id, "eventsDone"));
            }
        });
        view.looked().orElse(List.of()).forEach(id -> seen.decks().look(eventCard(id, "looked")));
        for (var under : view.eventsUnder()) {
            int kind = under.event().isPresent() ? eventCard(under.event().get(), "eventsUnder") : 0;
            if (under.event().isEmpty()) {
                hiddenUnder.add(seen.decks().eventsUnder().length);
            }
            seen.decks().putEventUnder(kind, under.by().index());
        }
        return seen.decks().eventDeckSize() - view.eventDeck() - hiddenUnder.size();
    }

    /// Checks that there are as many unseen cards as hidden places.
    private void checkCards(FloraView view) {
        int hands = 0;
        for (int size : hidden) {
            if (size < 0) {
                throw new ViewException("known", new ViewFault.KnowsTooMuch());
            }
            hands += size;
        }
        for (int type = 0; type < Resource.COUNT; type++) {
            if (Hand.count(unseen, type) > Hand.count(seen.facts().resources(), type)) {
                throw new ViewException("discard, players", new ViewFault.TooManyPieces());
            }
        }
        ViewCheck.same("deck", view.deck(), Hand.size(unseen) - hands);
        if (looked < 0 || looked > MOST_LOOKED_AT) {
            throw new ViewException(
                    "eventDeck",
                    new Fault.OutOfRange(view.eventDeck() + looked - MOST_LOOKED_AT, view.eventDeck() + looked));
        }
        ViewCheck.same("landDeck", view.landDeck(), seen.decks().lands().size());
    }

    /// Returns the table as the viewer sees it, without the hidden cards.
    public Draft seen() {
        return seen;
    }

    @Override
    public Position draw(Luck luck) {
        var world = new Draft(seen);
        for (int seat = 0; seat < hidden.length; seat++) {
            if (hidden[seat] > 0 || known[seat] != Hand.NONE) {
                long hand = known[seat];
                for (int i = 0; i < hidden[seat]; i++) {
                    long deck = world.decks().resources();
                    long card = Hand.one(Hand.typeAt(deck, luck.below(Hand.size(deck))));
                    world.decks().takeResources(card);
                    hand += card;
                }
                world.purses().setHand(seat, hand);
            }
        }
        if (looked > 0 || !hiddenUnder.isEmpty()) {
            drawEventCards(world.decks(), luck);
        }
        return world.position();
    }

    private void drawEventCards(Decks decks, Luck luck) {
        var bag = decks.eventCards().clone();
        int left = Piles.sum(bag);
        var under = decks.eventsUnder().clone();
        for (int place : hiddenUnder) {
            under[place] = Piles.under(take(bag, luck.below(left--)), Piles.seatUnder(under[place]));
        }
        var lookedAt = decks.looked();
        for (int i = 0; i < looked; i++) {
            lookedAt = Piles.with(lookedAt, take(bag, luck.below(left--)));
        }
        decks.imagine(bag, under, lookedAt);
    }

    private static int take(byte[] bag, int index) {
        int left = index;
        int kind = 0;
        while (left >= bag[kind]) {
            left -= bag[kind++];
        }
        bag[kind]--;
        return kind;
    }
}
