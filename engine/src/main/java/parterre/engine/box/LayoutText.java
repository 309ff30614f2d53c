package parterre.engine.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Seat;

/// Draws a [Layout] as text, at most 100 columns wide.
///
/// @param game the game's slug
/// @param chosen the ids of the targets that are marked
record LayoutText(String game, List<String> chosen, Ink ink, MessageFormatter formatter) {
    private static final int WIDEST = 100;
    private static final String INDENT = "    ";

    LayoutText {
        chosen = List.copyOf(chosen);
    }

    /// Draws what belongs to everybody, then what belongs to each seat.
    String draw(Layout layout) {
        var seats = layout.parts().stream()
                .flatMap(part -> part.seat().stream())
                .distinct()
                .sorted()
                .map(Optional::of);
        return Stream.concat(Stream.of(Optional.<Seat>empty()), seats)
                .flatMap(seat -> of(seat, layout).stream())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private List<String> of(Optional<Seat> seat, Layout layout) {
        var lines = new ArrayList<String>();
        seat.ifPresent(owner -> lines.add(ink.paint(owner.toString(), Ink.Colour.BRIGHT)));
        var indent = seat.isPresent() ? "  " : "";
        layout.parts().stream()
                .filter(part -> part.seat().equals(seat))
                .flatMap(part -> lines(part).stream())
                .forEach(line -> lines.add(indent + line));
        return lines;
    }

    private List<String> lines(Layout.Part part) {
        var heading = name(part.name()) + ": ";
        return switch (part) {
            case Layout.Counter(String _, Optional<Seat> _, int value, int most) ->
                List.of(heading
                        + (most > 0
                                ? formatter.say(new BoardWords.LayoutCounter(value, most))
                                : Integer.toString(value)));
            case Layout.Cards(String _, Optional<Seat> _, List<Layout.Card> cards)
            when cards.isEmpty() -> List.of(heading + formatter.say(new BoardWords.LayoutEmpty()));
            case Layout.Cards(String _, Optional<Seat> _, List<Layout.Card> cards) ->
                wrapped(heading, cards.stream().map(this::card).toList());
            case Layout.Cells cells -> grid(heading, cells);
        };
    }

    private List<String> grid(String heading, Layout.Cells part) {
        var faces = part.cells().stream()
                .map(cell -> cell.shows().map(this::name).orElse(".")
                        + cell.of().map(seat -> "/" + seat.number()).orElse(""))
                .toList();
        int most = Math.max(1, (WIDEST - INDENT.length()) / part.columns() - 1);
        int width = Math.min(most, faces.stream().mapToInt(String::length).max().orElse(1));
        var lines = new ArrayList<String>();
        lines.add(heading.strip());
        for (int from = 0; from < faces.size(); from += part.columns()) {
            var row = new StringBuilder(INDENT.substring(2));
            for (int i = from; i < Math.min(faces.size(), from + part.columns()); i++) {
                var face = faces.get(i);
                var cut = face.substring(0, Math.min(width, face.length()));
                row.append(marked(part.cells().get(i).id(), cut)).append(" ".repeat(width - cut.length() + 1));
            }
            lines.add(row.toString().stripTrailing());
        }
        return lines;
    }

    private String card(Layout.Card card) {
        var face = card.shows().map(this::name).orElseGet(() -> formatter.say(new BoardWords.FaceDown()));
        return marked(card.id(), "[" + face + "]");
    }

    private String marked(Optional<String> id, String text) {
        return id.filter(chosen::contains).isPresent() ? ink.paint(text, Ink.Colour.BRIGHT) : text;
    }

    private String name(String id) {
        return formatter.say(new BoardWords.LayoutName(game, id));
    }

    /// Writes the words after the heading, on as many lines as they need.
    private static List<String> wrapped(String heading, List<String> words) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(heading);
        int length = heading.length();
        for (var word : words) {
            if (length > INDENT.length() && length + word.length() > WIDEST - INDENT.length()) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(INDENT);
                length = INDENT.length();
            }
            line.append(word).append(' ');
            length += word.length() + 1;
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }
}
