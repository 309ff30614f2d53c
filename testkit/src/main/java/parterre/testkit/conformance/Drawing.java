package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.engine.Lines;
import parterre.engine.Seat;
import parterre.engine.box.Ink;
import parterre.engine.box.MessageFormatter;
import parterre.testkit.conformance.ShedLabel.Waiting;

/// The board as text: the pile, then a line for each seat, then the question.
final class Drawing {
    private static final int WIDTH = 96;

    private Drawing() {}

    static String of(ShedView view, List<ShedMove> marked, Ink ink, MessageFormatter formatter) {
        var lines = new ArrayList<String>();
        var under = view.shelf().isEmpty() ? "-" : shelf(view.shelf());
        lines.add(formatter.say(new ShedLabel.BagLabel(view.round(), view.bag(), under, view.hare())));
        lines.add(formatter.say(new ShedLabel.DiscardLabel(cards(view.discard(), ink))));
        view.looked().ifPresent(two -> lines.add(formatter.say(new ShedLabel.LookedLabel(cards(two, ink)))));
        for (var seat : Seat.first(view.gardens().size())) {
            lines.add(ink.paint(seat.toString(), Ink.Colour.BRIGHT) + "  " + garden(view.garden(seat), ink, formatter));
        }
        lines.add(ink.paint(formatter.say(stage(view.stage())), Ink.Colour.FAINT));
        return String.join("\n", lines) + "\n" + (marked.isEmpty() ? "" : wrapped(marked));
    }

    private static ShedLabel stage(Stage stage) {
        return switch (stage) {
            case Stage.Refill refill -> waiting(Waiting.REFILL, refill.seat());
            case Stage.Sow _ -> new ShedLabel.StageLabel(Waiting.SOW, Optional.empty(), Optional.empty());
            case Stage.Turn turn -> waiting(Waiting.TURN, turn.seat());
            case Stage.Window window -> waiting(Waiting.WINDOW, window.thief(), window.victim());
            case Stage.Steal steal -> waiting(Waiting.STEAL, steal.thief(), steal.victim());
            case Stage.Look look -> waiting(Waiting.LOOK, look.seat());
            case Stage.Keep keep -> waiting(Waiting.KEEP, keep.seat());
            case Stage.Storm storm -> waiting(Waiting.STORM, storm.raiser(), storm.struck());
            case Stage.Offered offered -> waiting(Waiting.OFFERED, offered.asker(), offered.asked());
            case Stage.Over _ -> new ShedLabel.StageLabel(Waiting.OVER, Optional.empty(), Optional.empty());
        };
    }

    private static ShedLabel waiting(Waiting stage, Seat seat) {
        return new ShedLabel.StageLabel(stage, Optional.of(seat), Optional.empty());
    }

    private static ShedLabel waiting(Waiting stage, Seat seat, Seat other) {
        return new ShedLabel.StageLabel(stage, Optional.of(seat), Optional.of(other));
    }

    private static String shelf(List<ShedView.Shelved> shelf) {
        return shelf.stream()
                .map(shelved -> shelved.card()
                        .map(card -> String.valueOf(card.letter()))
                        .orElse(Lines.HIDDEN))
                .collect(Collectors.joining());
    }

    private static String garden(ShedView.Plot plot, Ink ink, MessageFormatter formatter) {
        var hand = plot.hand()
                .map(cards -> cards(cards, ink))
                .orElse(plot.handSize() == 0 ? "-" : Lines.HIDDEN.repeat(plot.handSize()));
        var nest = plot.nest()
                .map(hidden -> formatter.say(new ShedLabel.NestLabel(
                        hidden.card().map(card -> cards(Cards.one(card), ink)).orElse(Lines.HIDDEN),
                        hidden.from(),
                        hidden.dry())))
                .orElse("-");
        return formatter.say(
                new ShedLabel.GardenLabel(plot.petals(), hand, plot.dry(), nest, cards(plot.basket(), ink)));
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
