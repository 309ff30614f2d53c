package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import parterre.engine.EventSink;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.engine.Seat;

/// Drawing from the bag, and from under it (CF-2.4, CF-2.5, CF-3.1).
final class Refilling {
    /// How many cards a seat draws (CF-3.1).
    static final int DRAWN = 3;

    private static final Refusal NOT_DRAWN = new Refusal("CF-3.1", new ShedRefusal.NotInTheBag());
    private static final Refusal NOT_SHOWN = new Refusal("CF-2.5", new ShedRefusal.BagIsEmpty());

    private Refilling() {}

    /// Returns the position in which the first seat with an empty hand, from this one on, draws. All sow if there is no
    /// such seat or nothing to draw (CF-3.1).
    static Position from(Position position, int seat, EventSink<ShedEvent> events) {
        boolean any = !position.bag().isEmpty() || !position.shelf().isEmpty();
        for (int i = seat; any && i < position.seats(); i++) {
            if (position.gardens().get(i).hand().isEmpty()) {
                if (events.isHeard()) {
                    events.add(new ShedEvent.DrawingBegan(Seat.of(i)));
                }
                return position.at(new Stage.Refill(Seat.of(i), 0));
            }
        }
        if (events.isHeard()) {
            events.add(new ShedEvent.SowingBegan());
        }
        return position.at(new Stage.Sow());
    }

    /// Each card of the bag is as likely as another (CF-2.4). The first card under it is certain, though few know it
    /// (CF-2.5).
    static Next<ShedMove> next(Position position, Stage.Refill stage) {
        if (position.bag().isEmpty()) {
            var first = position.shelf().getFirst().card();
            return new Next.Chance<>(Odds.uniform(List.of(new ShedMove.Show(stage.seat(), first)), NOT_SHOWN));
        }
        return new Next.Chance<>(
                Odds.fromBag(position.bag(), kind -> new ShedMove.Draw(stage.seat(), Kind.ALL.get(kind)), NOT_DRAWN));
    }

    /// A card comes to the seat that draws.
    static Position refill(Position position, Stage.Refill stage, ShedMove.ByChance card, EventSink<ShedEvent> events) {
        return switch (card) {
            case ShedMove.Draw draw -> draw(position, stage, draw, events);
            case ShedMove.Show show -> show(position, stage, show, events);
            case ShedMove.Look _, ShedMove.Steal _ -> throw new IllegalArgumentException("no card is drawn by " + card);
        };
    }

    /// A card from the bag goes unseen to the hand (CF-3.1).
    private static Position draw(
            Position position, Stage.Refill stage, ShedMove.Draw draw, EventSink<ShedEvent> events) {
        if (events.isHeard()) {
            events.add(new ShedEvent.CardDrawn(draw.seat(), Optional.of(draw.card())));
        }
        var garden = position.garden(draw.seat()).withUnseen(draw.card());
        return drawn(position.withBag(position.bag().minus(draw.card())).with(draw.seat(), garden), stage, events);
    }

    /// A card from under the bag goes openly to the basket (CF-2.5).
    private static Position show(
            Position position, Stage.Refill stage, ShedMove.Show show, EventSink<ShedEvent> events) {
        if (events.isHeard()) {
            events.add(new ShedEvent.CardCameUp(show.seat(), show.card()));
        }
        var garden = position.garden(show.seat());
        var shelf = position.shelf();
        return drawn(
                position.withShelf(shelf.subList(1, shelf.size()))
                        .with(show.seat(), garden.withBasket(garden.basket().plus(show.card()))),
                stage,
                events);
    }

    private static Position drawn(Position position, Stage.Refill stage, EventSink<ShedEvent> events) {
        boolean more = !position.bag().isEmpty() || !position.shelf().isEmpty();
        return stage.drawn() + 1 < DRAWN && more
                ? position.at(new Stage.Refill(stage.seat(), stage.drawn() + 1))
                : from(position, stage.seat().index() + 1, events);
    }
}
