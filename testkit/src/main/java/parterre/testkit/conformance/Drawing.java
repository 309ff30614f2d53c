package parterre.testkit.conformance;

import java.util.List;
import java.util.stream.Collectors;
import parterre.engine.Lines;
import parterre.engine.Seat;
import parterre.engine.box.Ink;

/// The board as text: the pile, then a line for each seat, then what may be done.
final class Drawing {
    private static final int WIDTH = 96;

    private Drawing() {}

    static String of(ShedView view, List<ShedMove> marked, Ink ink) {
        var text = new StringBuilder();
        text.append("round ").append(view.round());
        text.append("   bag ").append(view.bag());
        text.append("   under it ").append(view.shelf().isEmpty() ? "-" : shelf(view.shelf()));
        if (view.hare() > 0) {
            text.append("   hare ").append(view.hare());
        }
        text.append('\n').append("discard ").append(cards(view.discard(), ink)).append('\n');
        view.looked()
                .ifPresent(
                        two -> text.append("looked at ").append(cards(two, ink)).append('\n'));
        for (var seat : Seat.first(view.gardens().size())) {
            text.append(garden(view.garden(seat), seat, ink)).append('\n');
        }
        text.append(ink.paint(StageForm.FORM.write(view.stage()), Ink.Colour.FAINT))
                .append('\n');
        if (!marked.isEmpty()) {
            text.append(wrapped(marked));
        }
        return text.toString();
    }

    private static String shelf(List<ShedView.Shelved> shelf) {
        return shelf.stream()
                .map(shelved -> shelved.card()
                        .map(card -> String.valueOf(card.letter()))
                        .orElse(Lines.HIDDEN))
                .collect(Collectors.joining());
    }

    private static String garden(ShedView.Plot plot, Seat seat, Ink ink) {
        var hand = plot.hand()
                .map(cards -> cards(cards, ink))
                .orElse(plot.handSize() == 0 ? "-" : Lines.HIDDEN.repeat(plot.handSize()));
        var nest = plot.nest()
                .map(hidden -> hidden.card()
                                .map(card -> cards(Cards.one(card), ink))
                                .orElse(Lines.HIDDEN)
                        + hidden.from().map(from -> " (from " + from + ")").orElse("")
                        + (hidden.dry() ? " (no rain)" : ""))
                .orElse("-");
        return ink.paint(seat.toString(), Ink.Colour.BRIGHT) + "  petals " + plot.petals() + "  hand " + hand
                + (plot.dry() ? " (no rain)" : "") + "  nest " + nest + "  basket " + cards(plot.basket(), ink);
    }

    private static String cards(Cards cards, Ink ink) {
        return cards.toString()
                .chars()
                .mapToObj(letter -> ink.paint(Character.toString(letter), colour(letter)))
                .collect(Collectors.joining());
    }

    private static Ink.Colour colour(int letter) {
        return Kind.of(letter)
                .map(kind -> switch (kind) {
                    case RAIN -> Ink.Colour.BLUE;
                    case SUN -> Ink.Colour.YELLOW;
                    case BEE -> Ink.Colour.GREEN;
                    case CROW -> Ink.Colour.GRAY;
                })
                .orElse(Ink.Colour.FAINT);
    }

    private static String wrapped(List<ShedMove> marked) {
        var text = new StringBuilder();
        int column = 0;
        for (var move : marked) {
            var words = ShedNotation.NOTATION.write(move);
            if (column > 0 && column + words.length() + 2 > WIDTH) {
                text.append('\n');
                column = 0;
            }
            text.append(column > 0 ? "; " : "").append(words);
            column += words.length() + 2;
        }
        return text.append('\n').toString();
    }
}
