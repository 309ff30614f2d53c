package parterre.flora.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import parterre.engine.Lines;
import parterre.engine.Seat;
import parterre.engine.box.Ink;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Species;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.FloraView.Ground;
import parterre.flora.knowledge.FloraView.Landscape;
import parterre.flora.moves.FloraMove;

/// The table as text: decks and Market, then each landscape, parcel by parcel from the left.
final class TextBoard {
    private static final int WIDTH = 96;

    private final FloraView view;
    private final Ink ink;

    TextBoard(FloraView view, Ink ink) {
        this.view = view;
        this.ink = ink;
    }

    String draw(List<FloraMove> marked) {
        var targets = targets(marked);
        var text = new ArrayList<String>();
        text.add("round " + view.round() + "   lands " + view.landDeck() + "+"
                + view.landsUnder().size() + "   resources " + view.deck() + "   events " + view.eventDeck() + "+"
                + view.eventsUnder().size()
                + view.event().map(event -> "   event " + event).orElse(""));
        text.addAll(wrapped("discard ", counts(view.discard())));
        text.addAll(wrapped("market  ", market()));
        for (int seat = 0; seat < view.players().size(); seat++) {
            landscape(text, Seat.of(seat), view.players().get(seat), targets);
        }
        view.looked().ifPresent(looked -> text.add("you look at " + String.join(", ", looked)));
        return String.join("\n", text) + "\n";
    }

    private static Set<String> targets(List<FloraMove> marked) {
        var targets = new LinkedHashSet<String>();
        for (var move : marked) {
            switch (move) {
                case FloraMove.Play play -> targets.add(play.land());
                case FloraMove.At(String land) -> targets.add(land);
                case FloraMove.Weed(String land) -> targets.add(land);
                case FloraMove.Nurse(String _, String land) -> targets.add(land);
                case FloraMove.OfTurn _, FloraMove.Reply _, FloraMove.ByChance _ -> {}
            }
        }
        return targets;
    }

    private static List<String> counts(List<Integer> cards) {
        var words = new ArrayList<String>();
        for (var type : Resource.all()) {
            if (cards.get(type.place()) > 0) {
                words.add(type.word() + " " + cards.get(type.place()));
            }
        }
        return words;
    }

    private List<String> market() {
        var words = new ArrayList<String>();
        for (int place = 0; place < view.market().size(); place++) {
            words.add(view.market().get(place) + " " + view.prices().get(place));
        }
        return words;
    }

    /// Words in lines that are not too wide.
    private static List<String> wrapped(String title, List<String> words) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(title);
        for (var word : words) {
            if (line.length() + word.length() + 2 > WIDTH) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(" ".repeat(title.length()));
            }
            line.append(word).append("  ");
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    private void landscape(List<String> text, Seat seat, Landscape player, Set<String> targets) {
        var hand = player.hand()
                .map(counts -> player.size() == 0 ? "-" : String.join(", ", counts(counts)))
                .orElse(player.size() == 0 ? "-" : Lines.HIDDEN.repeat(Math.min(player.size(), WIDTH / 2)));
        text.add(ink.paint(seat.toString(), Ink.Colour.BRIGHT) + (seat.equals(view.active()) ? " *" : "  ") + " stars "
                + player.score() + "   coins " + player.coins() + "   hand " + hand);
        for (var ground : player.lands()) {
            text.add("   " + (targets.contains(ground.land()) ? ink.paint(">", Ink.Colour.BRIGHT) : " ") + " "
                    + pad(ground.land()) + on(ground));
        }
    }

    private static String pad(String id) {
        var cut = id.length() > 30 ? id.substring(0, 30) : id;
        return cut + " ".repeat(32 - cut.length());
    }

    private String on(Ground ground) {
        var text = new StringBuilder();
        ground.plant()
                .ifPresent(plant -> text.append(ink.paint(
                        ground.big() ? "BIG " + plant : "small " + plant,
                        isNative(plant) ? Ink.Colour.GREEN : Ink.Colour.YELLOW)));
        ground.building()
                .ifPresent(building -> text.append('[').append(building).append(ground.used() ? ", used]" : "]"));
        ground.seed().ifPresent(seed -> text.append(" (seed of ").append(seed).append(')'));
        return text.toString();
    }

    private boolean isNative(String id) {
        return view.cards().species().stream()
                .anyMatch(species -> species.id().equals(id) && species.kind() == Species.Kind.NATIVE);
    }
}
