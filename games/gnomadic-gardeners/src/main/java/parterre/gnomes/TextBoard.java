package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Ink;
import parterre.engine.box.Ink.Colour;

/// The table as text, at most 100 columns wide. A viewer is shown his own hand; the other's he can work out.
final class TextBoard {
    private static final int WIDTH = 100;

    private final Position position;
    private final Viewer viewer;
    private final Set<Integer> marked;
    private final Ink ink;
    private final List<String> lines = new ArrayList<>();

    TextBoard(Position position, Viewer viewer, Set<Integer> marked, Ink ink) {
        this.position = position;
        this.viewer = viewer;
        this.marked = marked;
        this.ink = ink;
    }

    String draw() {
        heading();
        tasks();
        orders();
        for (int side = 0; side < 2; side++) {
            side(side);
        }
        return String.join("\n", lines) + "\n";
    }

    private void heading() {
        var month = position.terms().month();
        lines.add(ink.paint("Round " + position.round(), Colour.BRIGHT));
        if (month != Month.NONE) {
            lines.add("     " + month.word());
        }
    }

    private void tasks() {
        if (position.left() == Position.NO_CARD) {
            return;
        }
        var piles = "pile " + position.pile().size()
                + (position.discards() == 0 ? "" : ", discarded " + Names.tasks(position.discards()));
        if (position.right() == Position.NO_CARD) {
            lines.add("Task cards " + Names.task(position.left()) + " and the next one; " + piles);
            return;
        }
        lines.add("Task cards " + Names.task(position.left()) + " and " + Names.task(position.right()) + "; " + piles);
        var tasks = position.tasks();
        for (int number = 1; number <= Tasks.COUNT; number++) {
            var reward = number == Tasks.COUNT
                    ? tasks.animal().word()
                    : tasks.bliss(number) + " bliss" + (tasks.milk().has(number) ? " + milk" : "");
            lines.add(fit(String.format(
                    Locale.ROOT, "  %d  %-42s %-20s %s", number, tasks.need(number), reward, doneBy(number))));
        }
        var next = position.cards().task(position.right()).right();
        var needs = new ArrayList<String>();
        for (int number = 1; number <= Tasks.COUNT; number++) {
            needs.add(number + " " + next.needs().get(number - 1));
        }
        spread("     next round needs", needs).forEach(line -> lines.add(ink.paint(line, Colour.FAINT)));
    }

    /// Parts behind one another, on as many lines as they take.
    private static List<String> spread(String lead, List<String> parts) {
        var spread = new ArrayList<String>();
        var line = new StringBuilder(lead);
        for (int i = 0; i < parts.size(); i++) {
            if (line.length() + parts.get(i).length() > WIDTH - 14) {
                spread.add(line.toString());
                line = new StringBuilder("        ");
            }
            line.append(' ').append(parts.get(i)).append(i + 1 < parts.size() ? ";" : "");
        }
        spread.add(fit(line.toString()));
        return spread;
    }

    private String doneBy(int number) {
        var by = new ArrayList<String>();
        for (int side = 0; side < 2; side++) {
            boolean resolved = position.resolved() == 2 || (position.resolved() == 1 && side == position.first());
            if (resolved && position.side(side).account().did().has(number)) {
                by.add(Viewing.party(position, side));
            }
        }
        return by.isEmpty() ? "" : "done by " + String.join(" and ", by);
    }

    private void orders() {
        if (position.controlLeft() != Position.NO_CARD) {
            var automa = position.side(Automa.SIDE);
            lines.addAll(spread(
                    "Automa (" + Names.task(position.controlLeft()) + " " + Names.task(position.controlRight()) + "):",
                    List.of(Automa.words(
                                    position.control(),
                                    Automa.counted(automa),
                                    automa.hand().size())
                            .split("; "))));
        }
    }

    private void side(int number) {
        var side = position.side(number);
        var party = Viewing.party(position, number);
        var animals = new ArrayList<String>();
        for (var animal : side.animals().list()) {
            animals.add(animal.word() + (side.asleep().has(animal) ? " (asleep)" : ""));
        }
        lines.add(ink.paint(party, Colour.BRIGHT) + "  " + side.score() + " bliss, "
                + side.hand().size() + " gnomes"
                + (number == position.first() && position.phase() == Phase.RESOLVE ? ", resolves first" : "")
                + (number == winsTies() ? ", wins ties" : ""));
        if (!animals.isEmpty()) {
            lines.add(fit("     " + String.join(", ", animals)));
        }
        if (!side.played().isEmpty()) {
            lines.add("     plays " + Names.gnomes(side.played()) + " (prep "
                    + side.account().prep() + ")");
        }
        if (!side.account().did().isEmpty() || side.account().bliss().total() > 0) {
            lines.add(fit("     " + accountWords(side.account())));
        }
        boolean automa = position.terms().solo() && number == Automa.SIDE;
        if (automa && !position.automaPile().isEmpty()) {
            pile();
        }
        boolean own = !automa && viewer.sees(Seat.of(number));
        if (own) {
            side.hand().list().forEach(this::gnome);
        }
    }

    private int winsTies() {
        return position.terms().solo() ? 0 : position.terms().younger();
    }

    /// The automa's hand is a pile of parts that everybody knows, each in an order that nobody knows. GG-2.1 GG-7.4
    private void pile() {
        var parts = new ArrayList<String>();
        for (int bag : position.automaPile().list()) {
            parts.add(Names.gnomes(new Gnomes(bag)));
        }
        lines.add(fit("     pile, " + (parts.size() > 1 ? "top first, no part in a known order" : "in no known order")
                + ": " + String.join(" / ", parts)));
    }

    /// "did tasks 1 and 3: 10 for task-1 + 2 for charisma = 12, gained cow".
    static String accountWords(Account account) {
        var parts = new ArrayList<String>();
        for (var part : account.bliss().paid()) {
            parts.add(account.bliss().of(part) + " for " + part.word());
        }
        return "did " + account.did().named() + ": "
                + (parts.isEmpty() ? "0" : String.join(" + ", parts))
                + (parts.size() > 1 ? " = " + account.bliss().total() : "")
                + (account.gained().isEmpty() ? "" : ", gained " + account.gained());
    }

    private void gnome(int place) {
        var gnome = position.cards().gnome(place);
        var name = Names.gnome(place);
        lines.add("     " + (marked.contains(place) ? ink.paint(name, Colour.BRIGHT) : name)
                + fit(String.format(
                        Locale.ROOT,
                        "  %-12.12s prep %d  charisma %-2d  %s",
                        gnome.name(),
                        gnome.prep(),
                        gnome.charisma(),
                        gnome.icons())));
    }

    private static String fit(String line) {
        var bare = line.stripTrailing();
        return bare.length() <= WIDTH - 10 ? bare : bare.substring(0, WIDTH - 11) + "…";
    }
}
