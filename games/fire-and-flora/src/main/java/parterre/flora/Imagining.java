package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;

/// From a view back to whole positions: hidden hands and hidden events are drawn from the cards that the viewer has not
/// seen, every single card as likely in one hidden place as in another, but for those of which the viewer knows that
/// somebody has them. FF-D6
final class Imagining implements Game.Imagination<Position> {
    private final Draft seen;
    private final int[] hidden;
    private final long[] known;
    private final long unseen;
    private final int looked;
    private final List<Integer> hiddenUnder = new ArrayList<>();

    /// Reads everything that can be seen into a table and gathers what cannot.
    ///
    /// @throws IllegalArgumentException naming the field, if no position looks like this
    Imagining(FloraView view) {
        seen = new Draft(FloraTerms.of(view.setup()));
        if (view.players().size() != seen.seats()) {
            throw new IllegalArgumentException("players: they are not " + seen.seats());
        }
        seen.stage = view.stage();
        seen.turns = view.turns();
        seen.first = view.first().index();
        seen.active = view.active().index();
        seen.bought = view.bought();
        seen.cheap = view.cardsBought();
        seen.proposals = view.proposals();
        view.closed().forEach(seat -> seen.closed |= 1 << seat.index());
        lands(view);
        hidden = new int[seen.seats()];
        known = new long[seen.seats()];
        hands(view);
        unseen = seen.deck;
        looked = events(view);
        check(view);
    }

    private int land(String id, String field) {
        int land = seen.facts.land(id);
        if (land < 0 || !seen.landDeck.has(land)) {
            throw new IllegalArgumentException(field + ": " + id + " is no land of this game, or is there twice");
        }
        seen.landDeck = seen.landDeck.without(land);
        return land;
    }

    private int species(String id, String field) {
        int species = seen.facts.species(id);
        if (species < 0) {
            throw new IllegalArgumentException(field + ": " + id + " is no species of this game");
        }
        return species;
    }

    private void lands(FloraView view) {
        for (int seat = 0; seat < seen.seats(); seat++) {
            for (var ground : view.players().get(seat).lands()) {
                int land = land(ground.land(), "players");
                seen.append(seat, land);
                int holding = seen.holding(land);
                if (ground.plant().isPresent()) {
                    int species = species(ground.plant().get(), "players");
                    seen.setPool(species, seen.pool(species) - 1);
                    holding = Holding.withPlant(holding, Plant.of(species, ground.big() ? Size.BIG : Size.SMALL));
                }
                if (ground.building().isPresent()) {
                    holding =
                            Holding.withBuilding(holding, land(ground.building().get(), "players"));
                }
                if (ground.seed().isPresent()) {
                    holding = Holding.withSeed(holding, species(ground.seed().get(), "players"));
                }
                seen.setHolding(land, ground.used() ? Holding.asUsed(holding) : holding);
            }
        }
        seen.market = view.market().stream().mapToInt(id -> land(id, "market")).toArray();
        seen.landsUnder = view.landsUnder().stream()
                .mapToInt(id -> land(id, "landsUnder"))
                .toArray();
    }

    private void hands(FloraView view) {
        seen.discard = Hand.of(view.discard());
        seen.deck -= seen.discard;
        for (var known : view.known()) {
            seen.ownPurses().know(known);
        }
        int own = view.viewer() instanceof Viewer.Player(Seat seat) ? seat.index() : seen.seats();
        for (int seat = 0; seat < hidden.length; seat++) {
            var player = view.players().get(seat);
            seen.gain(seat, player.coins());
            if (player.hand().isPresent()) {
                long hand = Hand.of(player.hand().get());
                seen.setHand(seat, hand);
                seen.deck -= hand;
            } else {
                known[seat] = seen.purses().known(own, seat);
                hidden[seat] = player.size() - Hand.size(known[seat]);
                seen.deck -= known[seat];
            }
        }
    }

    private int event(String id, String field) {
        int event = seen.facts.event(id);
        if (event < 0 || seen.eventDeck[event] == 0) {
            throw new IllegalArgumentException(field + ": " + id + " is no event of this game, or is there too often");
        }
        seen.eventDeck = Piles.plus(seen.eventDeck, event, -1);
        return event;
    }

    /// @return how many events are looked at and not seen
    private int events(FloraView view) {
        view.event().ifPresent(id -> seen.event = event(id, "event"));
        view.eventsDone().forEach((id, count) -> {
            for (int i = 0; i < count; i++) {
                seen.eventDiscard = Piles.plus(seen.eventDiscard, event(id, "eventsDone"), 1);
            }
        });
        seen.looked = view.looked().orElse(List.of()).stream()
                .mapToInt(id -> event(id, "looked"))
                .toArray();
        for (var under : view.eventsUnder()) {
            int kind = under.event().isPresent() ? event(under.event().get(), "eventsUnder") : 0;
            if (under.event().isEmpty()) {
                hiddenUnder.add(seen.eventsUnder.length);
            }
            seen.eventsUnder =
                    Piles.with(seen.eventsUnder, Piles.under(kind, under.by().index()));
        }
        return seen.eventDeckSize() - view.eventDeck() - hiddenUnder.size();
    }

    /// That the hidden places and the unseen cards are as many.
    private void check(FloraView view) {
        int hands = 0;
        for (int size : hidden) {
            if (size < 0) {
                throw new IllegalArgumentException("known: there are more cards than somebody has");
            }
            hands += size;
        }
        for (int type = 0; type < Resource.COUNT; type++) {
            if (Hand.count(unseen, type) > Hand.count(seen.facts.resources, type)) {
                throw new IllegalArgumentException(
                        "discard or players: there are more cards of a type than in the game");
            }
        }
        if (Hand.size(unseen) - hands != view.deck()) {
            throw new IllegalArgumentException(
                    "deck: " + (Hand.size(unseen) - hands) + " cards are left for it, not " + view.deck());
        }
        if (looked < 0 || looked > 2) {
            throw new IllegalArgumentException("eventDeck: " + looked + " events are nowhere");
        }
        if (seen.landDeck.size() != view.landDeck()) {
            throw new IllegalArgumentException("landDeck: " + seen.landDeck.size() + " lands are left for it");
        }
    }

    /// The table as the viewer sees it: what is hidden is missing.
    Draft seen() {
        return seen;
    }

    @Override
    public Position draw(Luck luck) {
        var world = new Draft(seen);
        for (int seat = 0; seat < hidden.length; seat++) {
            if (hidden[seat] > 0 || known[seat] != Hand.NONE) {
                long hand = known[seat];
                for (int i = 0; i < hidden[seat]; i++) {
                    long card = Hand.one(Hand.typeAt(world.deck, luck.below(Hand.size(world.deck))));
                    world.deck -= card;
                    hand += card;
                }
                world.setHand(seat, hand);
            }
        }
        if (looked > 0 || !hiddenUnder.isEmpty()) {
            drawEvents(world, luck);
        }
        return world.position();
    }

    private void drawEvents(Draft world, Luck luck) {
        var bag = world.eventDeck.clone();
        int left = Piles.sum(bag);
        var under = world.eventsUnder.clone();
        for (int place : hiddenUnder) {
            under[place] = Piles.under(take(bag, luck.below(left--)), Piles.seatUnder(under[place]));
        }
        world.eventsUnder = under;
        for (int i = 0; i < looked; i++) {
            world.looked = Piles.with(world.looked, take(bag, luck.below(left--)));
        }
        world.eventDeck = bag;
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
