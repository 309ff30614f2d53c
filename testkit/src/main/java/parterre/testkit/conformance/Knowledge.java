package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.ViewCheck;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;
import parterre.engine.Viewer;

/// Computes who knows what, and the worlds that fit it (chapter 8).
final class Knowledge {
    private static final PottingShed GAME = new PottingShed();

    private Knowledge() {}

    /// Returns what a viewer knows (CF-8.1, CF-8.2).
    static ShedView view(Position position, Viewer viewer) {
        var shelf = new ArrayList<ShedView.Shelved>(position.shelf().size());
        for (var shelved : position.shelf()) {
            shelf.add(new ShedView.Shelved(known(viewer.sees(shelved.by()), shelved.card()), shelved.by()));
        }
        var plots = new ArrayList<ShedView.Plot>(position.seats());
        for (int i = 0; i < position.seats(); i++) {
            plots.add(plot(position.gardens().get(i), Seat.of(i), viewer));
        }
        boolean looks = position.stage() instanceof Stage.Keep(Seat seat) && viewer.sees(seat);
        return new ShedView(
                position.terms().setup(),
                viewer,
                position.round(),
                position.bag().size(),
                shelf,
                looks ? Optional.of(position.looked()) : Optional.empty(),
                position.discard(),
                plots,
                position.hare(),
                position.stage());
    }

    private static ShedView.Plot plot(Garden garden, Seat seat, Viewer viewer) {
        boolean own = viewer.sees(seat);
        var nest = Optional.<ShedView.Nest>empty();
        if (garden.nest().isPresent()) {
            var hidden = garden.nest().get();
            boolean robbed =
                    hidden.from().isPresent() && viewer.sees(hidden.from().get());
            nest = Optional.of(new ShedView.Nest(known(own || robbed, hidden.card()), hidden.from(), hidden.dry()));
        }
        return new ShedView.Plot(
                own ? Optional.of(garden.hand()) : Optional.empty(),
                garden.hand().size(),
                garden.dry(),
                nest,
                garden.basket(),
                garden.petals());
    }

    private static Optional<Kind> known(boolean sees, Kind card) {
        return sees ? Optional.of(card) : Optional.empty();
    }

    /// Returns one world that fits a view, each assignment of labelled cards to hidden places as likely as another
    /// (CF-8.3).
    ///
    /// @throws ViewException naming the component, if no position looks like this
    static Position imagine(ShedView view, Luck luck) {
        var terms = terms(view);
        var world = world(terms, view, new Pool(unseen(terms, view)), luck);
        checkThatItCouldBeSeen(view, world);
        return world;
    }

    /// Returns the same for many worlds: the view is judged once, by one of them.
    static Game.Imagination<Position> imagination(ShedView view) {
        var terms = terms(view);
        var unseen = unseen(terms, view);
        checkThatItCouldBeSeen(view, world(terms, view, new Pool(unseen), FIRST_CARDS));
        return luck -> world(terms, view, new Pool(unseen), luck);
    }

    /// Some world that fits a view: for what is the same in all of them.
    ///
    /// @throws ViewException naming the component, if no position looks like this
    static Position anyWorld(ShedView view) {
        return imagine(view, FIRST_CARDS);
    }

    private static Terms terms(ShedView view) {
        ViewCheck.setup(GAME, view.setup());
        ViewCheck.viewer(view.viewer(), view.setup().seats());
        var terms = Terms.of(view.setup());
        ViewCheck.length("gardens", view.gardens(), terms.seats());
        return terms;
    }

    /// Returns all cards but those that the viewer knows the place of.
    private static Cards unseen(Terms terms, ShedView view) {
        var unseen = terms.cards().minus(view.discard()).minus(view.looked().orElse(Cards.NONE));
        for (var plot : view.gardens()) {
            unseen = unseen.minus(plot.basket()).minus(plot.hand().orElse(Cards.NONE));
            if (plot.nest().isPresent() && plot.nest().get().card().isPresent()) {
                unseen = unseen.minus(plot.nest().get().card().get());
            }
        }
        for (var shelved : view.shelf()) {
            if (shelved.card().isPresent()) {
                unseen = unseen.minus(shelved.card().get());
            }
        }
        return unseen;
    }

    /// Returns true if the viewer can tell whether a hand has a rain, by counting the unseen cards (CF-8.2, CF-8.3).
    static boolean knowsOfRain(ShedView view, Seat seat) {
        var plot = view.garden(seat);
        if (plot.hand().isPresent() || plot.dry()) {
            return true;
        }
        var unseen = unseen(terms(view), view);
        int others = unseen.size() - unseen.rain();
        for (var dry : view.gardens()) {
            others -= dry.hand().isEmpty() && dry.dry() ? dry.handSize() : 0;
            others -= dry.nest()
                            .filter(nest -> nest.card().isEmpty() && nest.dry())
                            .isPresent()
                    ? 1
                    : 0;
        }
        return unseen.rain() == 0 || others < plot.handSize();
    }

    /// One world stands for all: they differ in nothing that can be seen. Cheaper than making its view and
    /// comparing.
    private static void checkThatItCouldBeSeen(ShedView view, Position world) {
        for (int i = 0; i < view.gardens().size(); i++) {
            var plot = view.gardens().get(i);
            boolean own = view.viewer().sees(Seat.of(i));
            boolean sizeFits = world.gardens().get(i).hand().size() == plot.handSize();
            if (plot.hand().isPresent() != own || !sizeFits) {
                throw new ViewException("gardens", new ViewFault.OtherSight());
            }
            if (plot.nest().isPresent()
                    && plot.nest().get().card().isPresent() != (own || robbed(plot, view.viewer()))) {
                throw new ViewException("gardens", new ViewFault.OtherSight());
            }
        }
        for (var shelved : view.shelf()) {
            if (shelved.card().isPresent() != view.viewer().sees(shelved.by())) {
                throw new ViewException("shelf", new ViewFault.OtherSight());
            }
        }
        boolean looks =
                view.stage() instanceof Stage.Keep(Seat seat) && view.viewer().sees(seat);
        if (view.looked().isPresent() != looks) {
            throw new ViewException("looked", new ViewFault.OtherSight());
        }
        ViewCheck.same("bag", view.bag(), world.bag().size());
        ViewCheck.refuse(Validity.INVARIANT
                .first(world)
                .map(problem -> Seat.read(problem.where()) instanceof Reading.Good<Seat>(Seat seat)
                        ? problem.about("gardens[" + seat.index() + "]")
                        : problem));
    }

    private static boolean robbed(ShedView.Plot plot, Viewer viewer) {
        var from = plot.nest().flatMap(ShedView.Nest::from);
        return from.isPresent() && viewer.sees(from.get());
    }

    /// Fills the hidden places from the unseen cards, one by one. Those that can hold no rain come first. Whatever
    /// they take, the number of ways to fill the others is the same. So all assignments stay equally likely
    /// (CF-8.3). The remaining cards are the bag.
    private static Position world(Terms terms, ShedView view, Pool pool, Luck luck) {
        int seats = view.gardens().size();
        var hands = new Cards[seats];
        var nests = new Kind[seats];
        for (int i = 0; i < seats; i++) {
            var plot = view.gardens().get(i);
            hands[i] = plot.hand().isPresent()
                    ? plot.hand().get()
                    : pool.drawWithoutRain(plot.dry() ? plot.handSize() : 0, luck);
            nests[i] = NO_CARD;
            if (plot.nest().isPresent()) {
                var nest = plot.nest().get();
                nests[i] =
                        nest.card().isPresent() ? nest.card().get() : nest.dry() ? pool.drawWithoutRain(luck) : NO_CARD;
            }
        }
        var gardens = new Garden[seats];
        for (int i = 0; i < seats; i++) {
            var plot = view.gardens().get(i);
            if (plot.hand().isEmpty() && !plot.dry()) {
                hands[i] = pool.draw(plot.handSize(), luck);
            }
            Optional<Garden.Nest> nest = Optional.empty();
            if (plot.nest().isPresent()) {
                var seen = plot.nest().get();
                boolean open = seen.card().isEmpty() && !seen.dry();
                nest = Optional.of(new Garden.Nest(open ? pool.draw(luck) : nests[i], seen.from(), seen.dry()));
            }
            gardens[i] = new Garden(hands[i], plot.dry(), nest, plot.basket(), plot.petals());
        }
        var shelf = new ArrayList<Position.Shelved>(view.shelf().size());
        for (var seen : view.shelf()) {
            var card = seen.card().isPresent() ? seen.card().get() : pool.draw(luck);
            shelf.add(new Position.Shelved(card, seen.by()));
        }
        boolean hidden = view.looked().isEmpty() && view.stage() instanceof Stage.Keep;
        var looked = hidden ? pool.draw(Turns.LOOKED_AT, luck) : view.looked().orElse(Cards.NONE);
        return new Position(
                terms,
                view.round(),
                pool.rest(),
                shelf,
                looked,
                view.discard(),
                List.of(gardens),
                view.hare(),
                view.stage());
    }

    /// Stands where no card lies or none has been drawn yet.
    private static final Kind NO_CARD = Kind.RAIN;

    /// Luck that always takes the first card: for the one world by which a view is judged.
    private static final Luck FIRST_CARDS = new Luck() {
        @Override
        public long bits() {
            return 0;
        }

        @Override
        public int below(int bound) {
            return 0;
        }
    };
}
