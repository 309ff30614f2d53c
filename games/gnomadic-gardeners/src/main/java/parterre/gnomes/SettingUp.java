package parterre.gnomes;

import java.util.Optional;
import parterre.engine.EventSink;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.gnomes.GnomeEvent.AnimalGained;
import parterre.gnomes.GnomeEvent.GnomesDealt;
import parterre.gnomes.GnomeEvent.TaskCardsLaid;
import parterre.gnomes.GnomeMove.Adopt;
import parterre.gnomes.GnomeMove.Deal;
import parterre.gnomes.GnomeMove.Lay;

/// Chapters 2 and 7.1: two task cards are laid, gnomes are dealt, and in September the automa finds an animal.
final class SettingUp {
    private static final int ALL_TASK_CARDS = (1 << Cards.TASK_CARDS) - 1;

    private SettingUp() {}

    /// Returns the first position, before any shuffle or deal. The automa has the head start of its scenario.
    /// GG-8.0
    static Position start(GnomeTerms terms) {
        var table = new Draft(terms);
        table.pile = Layers.shuffled(ALL_TASK_CARDS);
        if (terms.solo()) {
            table.side1 = table.side1.withScore(terms.month().headStart());
        }
        return table.position();
    }

    /// Returns the first two task cards. GG-2.1
    static Next<GnomeMove> lay(Position position) {
        return new Next.Chance<>(PairOdds.top(position.pile(), "GG-2.1", Lay::new));
    }

    static Position play(Position before, Lay move, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        table.left = move.left();
        table.right = move.right();
        table.pile = table.pile.without(1 << move.left() | 1 << move.right());
        if (table.isHeard()) {
            tellOfCards(table);
        }
        table.waitFor(Phase.DEAL);
        return table.position();
    }

    private static void tellOfCards(Draft table) {
        table.events().add(new TaskCardsLaid(Names.task(table.left), Names.task(table.right)));
        ActiveTasks.tell(table);
    }

    static Next<GnomeMove> deal(Position position) {
        return new Next.Chance<>(new DealOdds(position.terms().firstHand()));
    }

    /// Deals the gnomes. The other side gets all gnomes that the first is not dealt. GG-2.2 GG-7.1 GG-R46
    static Position play(Position before, Deal move, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        var others = Gnomes.ALL.without(move.first());
        table.side0 = table.side0.withHand(move.first());
        table.side1 = table.side1.withHand(others);
        if (table.isHeard()) {
            tellOfDeal(table, 0);
            tellOfDeal(table, 1);
        }
        if (!table.terms.solo()) {
            Committing.begin(table);
        } else {
            table.tell(GnomeEvent.Rule.AUTOMA_HAS_PILE);
            table.automaPile = Layers.shuffled(others.bits());
            if (table.terms.month() == Month.SEPTEMBER) {
                table.waitFor(Phase.ADOPT);
            } else {
                Committing.begin(table);
            }
        }
        return table.position();
    }

    private static void tellOfDeal(Draft table, int side) {
        table.events()
                .add(new GnomesDealt(
                        table.seat(side),
                        table.terms.cards().named(table.side(side).hand())));
    }

    /// In September the automa starts with an animal. GG-8.0 GG-R48
    static Next<GnomeMove> adopt(Position position) {
        return new Next.Chance<>(Odds.uniform(
                position.cards().animals().stream()
                        .<GnomeMove>map(animal -> new Adopt(animal.alone()))
                        .toList(),
                new Refusal("GG-R48", new GnomeRefusal.AutomaGetsAnimal())));
    }

    static Position play(Position before, Adopt move, EventSink<GnomeEvent> events) {
        var table = Draft.of(before, events);
        table.side1 = table.side1.withAnimals(move.animal(), Animals.NONE);
        if (table.isHeard()) {
            table.events()
                    .add(new AnimalGained(
                            table.seat(Automa.SIDE), move.animal().list().getFirst()));
        }
        Committing.begin(table);
        return table.position();
    }

    /// The odds of a deal: all hands are equally likely. There are too many to list.
    ///
    /// @param count how many gnomes the first player is dealt
    private record DealOdds(int count) implements Odds<GnomeMove> {
        @Override
        public GnomeMove sample(Luck luck) {
            var left = Gnomes.ALL;
            for (int i = 0; i < count; i++) {
                left = left.without(Gnomes.one(left.nth(luck.below(left.size()))));
            }
            return new Deal(Gnomes.ALL.without(left));
        }

        @Override
        public Optional<Refusal> refusal(GnomeMove outcome) {
            return outcome instanceof Deal(Gnomes first) && first.size() == count
                    ? Optional.empty()
                    : Optional.of(new Refusal("GG-2.2", new GnomeRefusal.FirstIsDealt(count)));
        }
    }
}
