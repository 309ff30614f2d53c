package parterre.flora;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.view.ViewDraft;
import parterre.flora.cards.CardTable;
import parterre.flora.cards.CardTable.SpeciesFace;
import parterre.flora.cards.Names.CardCount;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.events.Reasons.DeckPart;
import parterre.flora.knowledge.FloraView.Ground;
import parterre.flora.knowledge.FloraView.Known;
import parterre.flora.material.Hand;

/// Changes of a view that several events share: rows, hands, plants and piles.
final class PartReducer {
    private final ViewDraft view;

    PartReducer(ViewDraft view) {
        this.view = view;
    }

    /// Closed seats are listed in the order of seats.
    void close(Seat seat) {
        int place = 0;
        while (place < view.size("closed")
                && view.at("closed[" + place + "]", Seat.class).index() < seat.index()) {
            place++;
        }
        view.insert("closed", place, seat);
    }

    ViewDraft row(Seat seat) {
        return view.in("players", seat);
    }

    /// A new parcel comes to the right end of a row.
    void lay(Seat seat, LandName land, Optional<String> building) {
        row(seat).put("lands", new Ground(land.id(), Optional.empty(), false, 0, building, false, Optional.empty()));
    }

    /// A parcel goes to another row, with all that is on it.
    void move(LandName land, Seat to) {
        var path = path(land);
        var parcel = view.in(path);
        var moved = new Ground(
                land.id(),
                text(parcel, "plant"),
                parcel.at("big", Boolean.class),
                parcel.at("stars", Integer.class),
                text(parcel, "building"),
                parcel.at("used", Boolean.class),
                text(parcel, "seed"));
        view.remove(path);
        row(to).put("lands", moved);
    }

    ViewDraft parcel(LandName land) {
        return view.in(path(land));
    }

    private String path(LandName land) {
        for (int seat = 0; seat < view.size("players"); seat++) {
            for (int slot = 0; slot < view.size("players[" + seat + "].lands"); slot++) {
                var path = "players[" + seat + "].lands[" + slot + "]";
                if (view.at(path + ".land", String.class).equals(land.id())) {
                    return path;
                }
            }
        }
        throw new IllegalStateException(land + " is in no row");
    }

    private static Optional<String> text(ViewDraft view, String path) {
        return view.has(path) ? Optional.of(view.at(path, String.class)) : Optional.empty();
    }

    /// Returns the path of a species in the pool.
    String pool(SpeciesName plant) {
        return "pool[" + place(plant) + "]";
    }

    private int place(SpeciesName plant) {
        return faces().stream().map(SpeciesFace::id).toList().indexOf(plant.id());
    }

    private List<SpeciesFace> faces() {
        return view.at("cards", CardTable.class).species();
    }

    /// A plant shows this side, with the stars that are printed on it.
    void turn(LandName land, SpeciesName plant, Size size) {
        var face = faces().get(place(plant));
        parcel(land).set("big", size == Size.BIG);
        parcel(land).set("stars", (size == Size.BIG ? face.big() : face.small()).stars());
    }

    /// A plant goes back to the pool. It may leave a seed.
    void leave(LandName land, SpeciesName plant, Optional<SpeciesName> seed) {
        view.add(pool(plant), 1);
        parcel(land).remove("plant");
        parcel(land).set("big", false);
        parcel(land).set("stars", 0);
        seed.ifPresent(left -> parcel(land).set("seed", left.id()));
    }

    /// A card is taken off a deck, or off the cards under it.
    void take(DeckPart from, String deck, String under) {
        switch (from) {
            case DECK -> view.add(deck, -1);
            case UNDER -> view.takeFirst(under);
        }
    }

    /// A card comes to a hand or leaves it.
    void hold(Seat seat, Optional<Resource> card, int change) {
        row(seat).add("size", change);
        if (card.isPresent() && row(seat).has("hand")) {
            row(seat).add("hand[" + card.get().place() + "]", change);
        }
    }

    /// Known cards are listed by hand, and those that everybody knows first.
    void know(Optional<Seat> by, Seat of, List<CardCount> cards) {
        var known = new Known(by, of, counts(cards));
        var all = view.items("known", Known.class);
        int place =
                (int) all.stream().filter(other -> order(other) < order(known)).count();
        if (place < all.size() && order(all.get(place)) == order(known)) {
            view.remove("known[" + place + "]");
        }
        if (!known.cards().equals(counts(List.of()))) {
            view.insert("known", place, known);
        }
    }

    private static int order(Known known) {
        return known.of().index() * (Seat.MOST + 1)
                + known.by().map(seat -> seat.index() + 1).orElse(0);
    }

    private static List<Integer> counts(List<CardCount> cards) {
        return Hand.counts(cards.stream()
                .mapToLong(some -> some.count() * Hand.one(some.card()))
                .sum());
    }

    /// A card goes from a hand to the discard.
    void discard(Seat seat, Resource card) {
        hold(seat, Optional.of(card), -1);
        view.add("discard[" + card.place() + "]", 1);
    }
}
