package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import parterre.testkit.Census;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// Runs the suite that every game must pass.
final class ContractTest implements GameContract<Position, GnomeMove, GnomeView> {
    @Override
    public Subject<Position, GnomeMove, GnomeView> subject() {
        return Subject.of(new GnomeBox())
                .withGames(1)
                .stoppedAfter(60)
                .withCensus(ContractTest::pieces)
                .withDerived(
                        "sides[*].mayRest",
                        view -> view.sides().stream()
                                .map(GnomeView.SideView::mayRest)
                                .toList(),
                        view -> view.sides().stream()
                                .map(side -> mayRest(view.month(), side))
                                .toList());
    }

    /// In July a hen that is awake may rest by a choice that goes with the gnomes. GG-R28
    private static List<Animal> mayRest(Month month, GnomeView.SideView side) {
        return side.animals().stream()
                .filter(animal -> month == Month.JULY
                        && animal == Animal.HEN
                        && !side.asleep().contains(animal))
                .toList();
    }

    /// All cards: gnomes, task cards.
    private static List<Census.Count> pieces(Position position) {
        var counts = new ArrayList<Census.Count>();
        for (int gnome = 0; gnome < Gnomes.COUNT; gnome++) {
            int held = 0;
            for (int side = 0; side < 2; side++) {
                int here = position.side(side).hand().has(gnome) ? 1 : 0;
                counts.add(new Census.Count(Names.gnome(gnome), "side " + side, here));
                held += here;
            }
            counts.add(new Census.Count(Names.gnome(gnome), "box or on its way", 1 - held));
        }
        for (int card = 0; card < Cards.TASK_CARDS; card++) {
            var name = Names.task(card);
            counts.add(new Census.Count(name, "left", position.left() == card ? 1 : 0));
            counts.add(new Census.Count(name, "right", position.right() == card ? 1 : 0));
            counts.add(new Census.Count(name, "control left", position.controlLeft() == card ? 1 : 0));
            counts.add(new Census.Count(name, "control right", position.controlRight() == card ? 1 : 0));
            counts.add(new Census.Count(name, "pile", position.pile().all() >>> card & 1));
            counts.add(new Census.Count(name, "discards", position.discards() >>> card & 1));
        }
        return counts;
    }
}
