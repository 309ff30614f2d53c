package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Ink;
import parterre.engine.box.Ink.Colour;
import parterre.engine.box.MessageFormatter;

/// The table as text, at most 100 columns wide. Viewers see their own hand; they can work out the other one.
final class TextBoard {
    private static final int WIDTH = 96;
    private static final String INDENT = "     ";

    private final Position position;
    private final Viewer viewer;
    private final Set<Integer> marked;
    private final Ink ink;
    private final MessageFormatter formatter;
    private final List<String> lines = new ArrayList<>();

    TextBoard(Position position, Viewer viewer, Set<Integer> marked, Ink ink, MessageFormatter formatter) {
        this.position = position;
        this.viewer = viewer;
        this.marked = marked;
        this.ink = ink;
        this.formatter = formatter;
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
        lines.add(ink.paint(formatter.say(new GnomeLabel.RoundLabel(position.round())), Colour.BRIGHT));
        if (month != Month.NONE) {
            indented(GnomeLabel.MonthLabel.of(month));
        }
    }

    private void tasks() {
        if (position.left() == Position.NO_CARD) {
            return;
        }
        boolean both = position.right() != Position.NO_CARD;
        lines.add(formatter.say(new GnomeLabel.TaskCardsLabel(
                Names.task(position.left()),
                both ? Optional.of(Names.task(position.right())) : Optional.empty(),
                position.pile().size(),
                position.discards() == 0 ? Optional.empty() : Optional.of(Names.tasks(position.discards())))));
        if (!both) {
            return;
        }
        for (int number = 1; number <= Tasks.COUNT; number++) {
            lines.addAll(spread("  " + formatter.say(GnomeBoard.task(position.tasks(), number)), doneBy(number)));
        }
        var next = position.cards().task(position.right()).right();
        var needs = new ArrayList<String>();
        for (int number = 1; number <= Tasks.COUNT; number++) {
            needs.add(formatter.say(new GnomeLabel.NeedLabel(
                            number, next.needs().get(number - 1).list()))
                    + (number < Tasks.COUNT ? ";" : ""));
        }
        spread(INDENT + formatter.say(new GnomeLabel.NextRoundLabel()), needs)
                .forEach(line -> lines.add(ink.paint(line, Colour.FAINT)));
    }

    /// Writes parts one after the other, on as many lines as necessary.
    private static List<String> spread(String lead, List<String> parts) {
        var spread = new ArrayList<String>();
        var line = new StringBuilder(lead);
        for (var part : parts) {
            if (line.length() + part.length() >= WIDTH) {
                spread.add(line.toString());
                line = new StringBuilder(INDENT + "  ");
            }
            line.append(' ').append(part);
        }
        spread.add(line.toString());
        return spread;
    }

    /// Writes a line below the heading of its part.
    private void indented(Message label) {
        lines.addAll(spread(INDENT.substring(1), List.of(formatter.say(label).split(" "))));
    }

    private List<String> doneBy(int number) {
        var by = new ArrayList<GnomeLabel.PartyLabel>();
        for (int side = 0; side < 2; side++) {
            boolean resolved = position.resolved() == 2 || (position.resolved() == 1 && side == position.first());
            if (resolved && position.side(side).account().did().has(number)) {
                by.add(party(side));
            }
        }
        return by.isEmpty() ? List.of() : List.of("(" + formatter.say(new GnomeLabel.DoneByLabel(by)) + ")");
    }

    private void orders() {
        if (position.controlLeft() != Position.NO_CARD) {
            indented(Automa.revealed(Viewing.orders(position)));
        }
    }

    private GnomeLabel.PartyLabel party(int side) {
        return new GnomeLabel.PartyLabel(isAutoma(side) ? Optional.empty() : Optional.of(Seat.of(side)));
    }

    private boolean isAutoma(int side) {
        return position.terms().solo() && side == Automa.SIDE;
    }

    private void side(int number) {
        var side = position.side(number);
        lines.add(ink.paint(formatter.say(party(number)), Colour.BRIGHT) + "  "
                + formatter.say(new GnomeLabel.SideLabel(
                        side.score(),
                        side.hand().size(),
                        number == position.first() && position.phase() == Phase.RESOLVE,
                        number == position.terms().winsTies())));
        if (!side.animals().isEmpty()) {
            indented(new GnomeLabel.AnimalsLabel(side.animals().list().stream()
                    .map(animal ->
                            new GnomeLabel.AnimalLabel(animal, side.asleep().has(animal)))
                    .toList()));
        }
        if (!side.played().isEmpty()) {
            indented(new GnomeLabel.PlayedLabel(
                    Names.gnomes(side.played()), side.account().prep()));
        }
        if (!side.account().did().isEmpty() || side.account().scored() > 0) {
            indented(new GnomeLabel.AccountLabel(
                    side.account().did().list(), side.account().scored()));
        }
        if (isAutoma(number) && !position.automaPile().isEmpty()) {
            pile();
        }
        if (!isAutoma(number) && viewer.sees(Seat.of(number))) {
            side.hand().list().forEach(this::gnome);
        }
    }

    /// Shows the automa's hand, which is a pile of parts. Everybody knows the gnomes of each part, but nobody
    /// knows their order. GG-2.1 GG-7.4
    private void pile() {
        var parts = new ArrayList<String>();
        for (int bag : position.automaPile().list()) {
            parts.add(Names.gnomes(new Gnomes(bag)));
        }
        indented(new GnomeLabel.PileLabel(parts.size(), String.join(" / ", parts)));
    }

    private void gnome(int place) {
        var name = Names.gnome(place);
        lines.add(INDENT + (marked.contains(place) ? ink.paint(name, Colour.BRIGHT) : name) + "  "
                + formatter.say(GnomeBoard.gnome(position.cards().gnome(place))));
    }
}
